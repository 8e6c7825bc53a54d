// Even openings of m,n,k boards, and proofs.
import assert from 'node:assert/strict'
import { lists } from '../games/mnk/lists.js'
import { eachEngine } from './packages.js'

const empty = (columns, rows) => Array(rows).fill('.'.repeat(columns))

eachEngine('an opening: stones in turn, that leave the game as even as it says', async t => {
  const at = empty(15, 15)
  const { board, turn, moves, squares, score } = await t.mnk.opening(at, { seed: 3, budget: { iterations: 100_000 } })
  let played = await t.mnk.deal()
  for (const move of moves) played = await t.mnk.apply(played, { move })
  assert.deepEqual([played.board, turn, moves.length, squares.length], [board, 'x', 3, 3])
  assert.ok(Math.abs(score) < 120, String(score))
  const more = await t.mnk.opening(board, { stones: 2, seed: 3, budget: { iterations: 5000 } })
  assert.deepEqual([more.moves.length, more.turn], [2, 'x'])
})

eachEngine('proofs: who wins, whoever is to move, and nothing where the budget is too small', async t => {
  for (const [board, options, result] of [
    [empty(6, 4), { k: 4 }, 'draw'],
    [empty(6, 5), { k: 4 }, 'win'],
    [['o..', '.x.', '..o'], { k: 3 }, 'draw'],
    [['o.x', '.x.', '.oo'], { k: 3 }, 'win'],
    [['o..', 'xx.', 'o.o'], { k: 3, turn: 'x' }, 'win'],
    [['.....', '.....', '.oo..', '.....', '....x'], { k: 3 }, 'loss'],
    [empty(6, 4), { k: 4, budget: { iterations: 20 } }, null],
    [empty(6, 4), { k: 4, rule: 'gravity' }, 'loss'],
  ]) assert.equal((await t.mnk.prove(board, options)).outcome, result, board.join('/'))
})

eachEngine('connect four: stones fall, every level plays, and sizes are proved in as many stones as published', async t => {
  for (const [columns, rows, outcome, distance] of [[6, 4, 'loss', 24], [5, 5, 'draw', null], [4, 6, 'draw', null], [7, 6, 'win', 41]]) {
    const proof = await t.mnk.prove(empty(columns, rows), { k: 4, rule: 'gravity' })
    assert.deepEqual([proof.outcome, proof.distance], [outcome, distance], `${columns} × ${rows}`)
  }
  const table = await t.mnk.deal('connect-four')
  assert.deepEqual((await t.mnk.legal(table)).moves, ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1'])
  await assert.rejects(async () => t.mnk.apply(table, { move: 'd2' }), { code: 'move', message: /lowest empty square of its column/ })
  for (const level of [1, 2, 3, 4, 5]) {
    let played = table
    while (!played.over) {
      const { best } = await t.mnk.choose(await t.mnk.view(played, { seat: played.turns[0] }), { level, seed: played.moves.length, budget: { iterations: 300 } })
      played = await t.mnk.apply(played, { move: best })
    }
    assert.ok(['line', 'full'].includes(played.result.why), String(level))
  }
})

eachEngine('misère: a row loses, and every level can play it', async t => {
  const rules = { preset: 'tic-tac-toe', rule: 'misere' }
  const over = await t.mnk.apply({ rules, moves: ['a1', 'b1', 'a2', 'b2'].map(move => ({ move })) }, { move: 'a3' })
  assert.deepEqual([over.result.winner, over.result.why, over.line], ['x', 'own-line', ['a3', 'a2', 'a1']])
  assert.equal(over.events[1].words, 'white wins: the other side has three in a row')
  const { outcome, proved } = await t.mnk.search(empty(3, 3), { k: 3, rule: 'misere' })
  assert.deepEqual([outcome, proved], ['draw', true])
  for (const level of [1, 2, 3, 4]) {
    let played = await t.mnk.deal(rules)
    while (!played.over) played = await t.mnk.apply(played, { move: (await t.mnk.choose(await t.mnk.view(played, { seat: played.turns[0] }), { level, seed: 5 })).best })
    assert.ok(['own-line', 'full'].includes(played.result.why), String(level))
  }
})

eachEngine('the openings of renju have their names, however they are turned', async t => {
  const named = async (...stones) => (await t.mnk.evaluate((await t.mnk.importGame(stones.join(' '))).board)).opening
  assert.deepEqual([await named('h8', 'h9', 'i9'), await named('h8', 'g8', 'g7'), await named('h8', 'i9', 'i7'), await named('h8', 'g7', 'i7')], ['kagetsu', 'kagetsu', 'hogetsu', 'hogetsu'])
  assert.deepEqual([await named('h8', 'h9'), await named('h8', 'h9', 'k9'), await named('h7', 'h8', 'i8')], [null, null, null])
})

eachEngine('every opening rule: games by people and levels, with views kept up by apply', async t => {
  let n = 34
  const lot = () => (n = (n * 48271) % 2147483647) / 2147483647
  for (const { key: opening } of lists.openingRules) {
    let table = await t.mnk.deal({ opening }, { seed: 1 })
    let views = await Promise.all([0, 1, null].map(seat => t.mnk.view(table, { seat })))
    assert.equal(table.rules.opening, opening)
    const seen = []
    for (let i = 0; i < 26 && !table.over; i++) {
      const [seat] = table.turns
      const { moves, squares } = await t.mnk.legal(table)
      assert.deepEqual(moves, views[seat].legal.moves)
      assert.ok(squares.length <= moves.length)
      let move = moves[Math.floor(lot() * moves.length)]
      if (seat === 0) {
        const choice = await t.mnk.choose(views[seat], { level: 1 + (i % 5), seed: i, budget: { iterations: 500 } })
        assert.ok(moves.includes(choice.best) && choice.best === choice.candidates[0].move, `${opening} ${choice.best}`)
        assert.equal(choice.square === null, !/\d$/.test(choice.best) || /^offer \d+$/.test(choice.best), choice.best)
        move = choice.best
      }
      table = await t.mnk.apply(table, { move, seat })
      views = await Promise.all(views.map(view => t.mnk.apply(view, { move, seat })))
      for (const view of views) assert.deepEqual(view, { ...(await t.mnk.view(table, { seat: view.seat })), events: view.events })
      assert.ok(table.events.every(({ words }) => words && !/undefined/.test(words)), JSON.stringify(table.events))
      seen.push(table.events[0].event)
    }
    // The game is the same again from its text.
    const text = await t.mnk.exportGame(table)
    const again = await t.mnk.importGame(text, { opening })
    assert.deepEqual([again.moves, again.board, again.black], [table.moves, table.board, table.black])
    if (opening !== 'none') assert.ok(seen.some(event => event === 'swap' || event === 'stay' || event === 'declare'), `${opening}: ${seen}`)
  }
})
