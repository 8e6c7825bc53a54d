import { useEffect, useState } from 'react'
import { useAnswer, useTefuda } from 'tefuda/react'
import { init } from 'tefuda/mnk'

const SIZE = 9
const EMPTY = { board: Array(SIZE).fill('.'.repeat(SIZE)).join('\n'), turn: 'o', winner: null, over: false }
const RULES = { k: 5 }

/** Five in a row on nine squares a side: you are black, and see what the engine thinks of your moves. */
export function Gomoku() {
  const { engine, error } = useTefuda(init)
  const [game, setGame] = useState(EMPTY)
  const { answer } = useAnswer(engine, (mnk, asked) => (game.over ? null : mnk.search(game.board, { ...RULES, level: 4, seed: 1, budget: { iterations: 20000 }, ...asked })), [game])
  const mine = game.turn === 'o'
  const play = async move => setGame(await engine.apply(game.board, { ...RULES, move }))

  // In the engine's turn its answer is its move.
  useEffect(() => {
    if (!mine && !game.over && answer) play(answer.best)
  }, [answer])

  if (error) return <p role="alert">{error.message}</p>
  return <>
    <h1>Gomoku</h1>
    <Board board={game.board} open={engine && mine && !game.over} play={play} />
    <p role="status">{game.over ? { o: 'You win.', x: 'The engine wins.' }[game.winner] ?? 'A draw.' : !engine ? 'Loading …' : mine ? 'Your turn.' : '…'}</p>
    {mine && !game.over && answer && <p>A hint: row {answer.best[0] + 1}, column {answer.best[1] + 1}. {answer.candidates[0].reasons[0]?.words}</p>}
    <button onClick={() => setGame(EMPTY)}>New game</button>
  </>
}

function Board({ board, open, play }) {
  const squares = board.split('\n').flatMap((row, r) => [...row].map((stone, c) => (
    <button key={`${r} ${c}`} aria-label={`row ${r + 1}, column ${c + 1}`} disabled={!open || stone !== '.'} onClick={() => play([r, c])}>
      {{ o: '⚫', x: '⚪' }[stone] ?? ''}
    </button>
  )))
  return <div style={{ display: 'grid', grid: `repeat(${SIZE}, 44px) / repeat(${SIZE}, 44px)` }}>{squares}</div>
}
