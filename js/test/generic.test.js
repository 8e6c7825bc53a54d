// The match of docs/play.md for any game, with a person at seat 0 who plays random moves and takes moves back.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { chance } from './chance.js'
import { each, engine } from './packages.js'

const BLOCK = /```javascript\nimport \{ init, lists \} from 'tefuda'\n([^]*?)```/
const program = file => BLOCK.exec(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))[1]
const [MATCH, JA] = ['docs/play.md', 'docs/play.ja.md'].map(program)
const AsyncFunction = (async () => {}).constructor
/** A small budget: even a hundredth of the usual ones would be slow here. */
const FEW = { iterations: 12 }
/** How often the person takes a move back. */
const BACK = 3

/** Seat 0: a random move, sometimes with an amount between the bounds, and 'undo' if there is a move to take back. */
function person(lot, past) {
  return view => {
    assert.equal(view.seat, 0)
    assert.equal(view.legal.seat, 0)
    if (past.length && !lot.below(BACK)) {
      past.pop()
      return 'undo'
    }
    past.push(JSON.stringify(view))
    const { moves, bounds = {} } = view.legal
    const move = lot.pick(moves.length > 1 ? moves.filter(move => move !== 'fold') : moves) // who folds has nothing to take back
    const [kind, amount] = move.split(' ')
    const { min, max } = bounds[kind] ?? {}
    return Number(amount) >= 0 && max > min ? `${kind} ${min + lot.below(Math.min(max - min, 50))}` : move
  }
}

each('the match of docs/play.md plays every game: a person\'s seat, three levels, undo, saved and read back, every event in words', async p => {
  assert.ok(MATCH.trim().split('\n').length <= 60)
  assert.equal(JA, MATCH, 'docs/play.ja.md has the same program')
  for (const name of Object.keys(p.lists)) assert.ok(!new RegExp(name, 'i').test(MATCH), `${name} is named`)
  const games = engine(p, 'sync')
  const [body] = MATCH.split('const tefuda =')
  const match = await new AsyncFunction(`${body}return match`)()
  for (const [i, [name, { levels, events }]] of Object.entries(p.lists).filter(([, { levels }]) => levels).entries()) {
    const lot = chance(31 + i)
    const keys = levels.map(({ key }) => key)
    const past = []
    const told = []
    const game = games[name]
    const counted = { undone: 0, deals: 0 }
    const watched = {
      ...game,
      deal: (...args) => {
        counted.deals++
        past.length = 0
        return game.deal(...args)
      },
      choose: (view, options) => game.choose(view, { ...options, budget: FEW }),
      apply: (table, options) => {
        const after = game.apply(table, options)
        for (const event of after.events) assert.ok(events.some(({ key }) => key === event.event), `${name}: ${event.event}`)
        return after
      },
    }
    const anybody = person(lot, past)
    const last = await match(watched, [keys[0], keys[Math.floor(keys.length / 2)], keys.at(-1)], view => {
      const move = anybody(view)
      counted.undone += move === 'undo'
      return move
    }, line => told.push(line), 7)
    assert.equal(last.game, name)
    assert.equal(last.version, 1)
    assert.deepEqual(last.turns, [])
    assert.equal(last.over, true)
    const seats = last.result.places.length
    assert.equal(last.result.points.length, seats)
    assert.ok(last.result.places.every(place => place >= 1 && place <= seats) && last.result.places.includes(1))
    assert.ok(last.moves.every(({ seat, move }) => seat >= 0 && seat < seats && typeof move === 'string' && move))
    assert.ok(counted.deals === 3 || last.result.last, `${name}: ${counted.deals} deals`)
    assert.ok(counted.undone > 0, name)
    assert.ok(told.length > 5)
    for (const line of told) assert.ok(!/undefined|NaN|\[object/.test(line) && line.trim(), `${name}: ${line}`)
    assert.ok(told.some(line => /[ぁ-ん一-龠ァ-ヶ]/.test(line)), name)
    assert.deepEqual(JSON.parse(JSON.stringify(last)), last)
  }
})
