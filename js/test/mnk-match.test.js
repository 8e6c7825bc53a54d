// Functions for a whole game of gomoku: the table kept from search to search, and the forbidden squares in views.
import assert from 'node:assert/strict'
import { each, engine } from './packages.js'

const GAME = ['...............', '...............', '...............', '...............', '...............', '......x........', '.......o.......',
  '......x.x......', '.......oo......', '...............', '...............', '...............', '...............', '...............', '...............']
const OTHER = GAME.toReversed()
const own = { k: 5, turn: 'o', depth: 5, budget: { iterations: 50_000 } }
const told = ({ best, score, depth, stats, candidates }) => ({ best, score, depth, iterations: stats.iterations, candidates })

each('without keep every search stands alone', async p => {
  const { mnk } = await engine(p, 'sync')
  const first = told(mnk.search(GAME, own))
  mnk.search(OTHER, own)
  assert.deepEqual(told(mnk.search(GAME, own)), first)
  assert.deepEqual(told(mnk.search(GAME, { ...own, keep: 5 })), first, 'the first of a game')
})

each('with keep a search goes on from the one before, and with another number or none it does not', async p => {
  const { mnk } = await engine(p, 'sync')
  const alone = told(mnk.search(GAME, own))
  const search = keep => told(mnk.search(GAME, { ...own, ...(keep ? { keep } : {}) }))
  assert.deepEqual(search(3), alone)
  const again = search(3)
  assert.ok(again.iterations < alone.iterations, `${again.iterations} positions after ${alone.iterations}`)
  assert.equal(again.depth, alone.depth)
  assert.deepEqual(search(4), alone, 'another game')
  search(3)
  assert.deepEqual(search(), alone, 'none')
  assert.deepEqual(search(3), alone, 'the search without keep came in between')
})

each('numbers that keep does not take', async p => {
  const { mnk } = await engine(p, 'sync')
  for (const keep of [0, -1, 1.5, 2 ** 31, '1', null, NaN]) assert.throws(() => mnk.search(GAME, { ...own, keep }), /^InputError: options\.keep /, String(keep))
})

each('apply tells with a view what black may not play in renju', async p => {
  const { mnk } = await engine(p, 'sync')
  const board = ['.........', '.........', '...o.....', '...o.....', '.oo......', '.........', '......x.x', '.........', 'x........']
  const rules = { k: 5, rule: 'renju', board, turn: 'x' }
  const next = mnk.apply({ rules }, { move: 'i1', views: ['turn'] })
  assert.deepEqual(next.views[0].legal, mnk.legal(next))
  assert.deepEqual(next.views[0].legal.forbidden, [{ move: 'd5', square: [4, 3], foul: 'double-three' }])
  const after = mnk.apply(next, { move: 'a9', views: ['turn'] })
  assert.deepEqual(after.views[0].legal.forbidden, [], 'white may play everywhere')
})
