import { useAnswer, useTable, useTefuda } from 'tefuda/react'
import { init } from 'tefuda/mnk'

const SIZE = 9
const RULES = { columns: SIZE, rows: SIZE, k: 5 }
const CHOICE = { level: 4, budget: { iterations: 20000 } }

/** Five in a row on nine squares a side. You are black, and see the engine's value of your moves. */
export function Gomoku() {
  const { engine, error } = useTefuda(init)
  const { view, play, next } = useTable(engine, { rules: RULES, levels: CHOICE.level, budget: CHOICE.budget })
  const mine = view?.legal
  const { answer } = useAnswer(engine, (mnk, asked) => mine && mnk.choose(view, { ...CHOICE, ...asked }), [view])

  if (error) return <p role="alert">{error.message}</p>
  const hint = mine && answer?.candidates[0]
  return <>
    <h1>Gomoku</h1>
    {view && <Board board={view.board} legal={mine} play={play} />}
    <p role="status">{!view ? 'Loading …' : view.over ? view.result.words : mine ? 'Your turn.' : '…'}</p>
    {hint && <p>A hint: row {hint.square[0] + 1}, column {hint.square[1] + 1}. {hint.reasons[0]?.words}</p>}
    <button onClick={next}>New game</button>
  </>
}

function Board({ board, legal, play }) {
  const moveOf = (r, c) => legal?.moves[legal.squares.findIndex(([row, column]) => row === r && column === c)]
  const squares = board.split('\n').flatMap((row, r) => [...row].map((stone, c) => (
    <button key={`${r} ${c}`} aria-label={`row ${r + 1}, column ${c + 1}`} disabled={!moveOf(r, c)} onClick={() => play(moveOf(r, c))}>
      {{ o: '⚫', x: '⚪' }[stone] ?? ''}
    </button>
  )))
  return <div style={{ display: 'grid', grid: `repeat(${SIZE}, 44px) / repeat(${SIZE}, 44px)` }}>{squares}</div>
}
