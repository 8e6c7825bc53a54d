// Even openings of m,n,k boards, and proofs.
import assert from 'node:assert/strict'
import { eachEngine } from './packages.js'

const empty = (columns, rows) => Array(rows).fill('.'.repeat(columns))

eachEngine('an opening: stones in turn, that leave the game as even as it says', async t => {
  const at = empty(15, 15)
  const { board, turn, moves, squares, score } = await t.mnk.opening(at, { seed: 3, budget: { iterations: 20_000 } })
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
  ]) assert.equal((await t.mnk.prove(board, options)).outcome, result, board.join('/'))
})
