// Reports of a search, in the form that the board programs of Yixin and Rapfi read.
import { placeOf, shown, unnamed } from './board.js'

/** Bits of INFO show_detail: the best and the lost squares during a search; a block of values for every line of moves. */
const REALTIME = 1
const DETAIL = 2

/**
 * @typedef {Parameters<NonNullable<import('./think.js').Wish['report']>>} Report
 */

/** The score, or the number of moves to a known win or loss. @param {Pick<Report[0][number], 'score' | 'outcome' | 'distance'>} found */
const valued = ({ score, outcome, distance }) =>
  outcome === 'win' || outcome === 'loss' ? `${outcome === 'win' ? '+' : '-'}M${distance ?? '?'}` : String(score)

/**
 * The lines about the best moves, the best first.
 * @param {import('./board.js').Board} board
 * @param {Report[0]} found
 * @param {number} ms
 * @param {number} positions
 * @param {number} detail of INFO show_detail
 */
export function reported(board, found, ms, positions, detail) {
  // A search that is stopped in the middle of a depth may have a best move without a line.
  found = found.map(one => (one.line.length ? one : { ...one, line: [one.move] }))
  const time = Math.round(ms)
  const speed = Math.round(positions * 1000 / Math.max(1, time))
  const lines = found.map(({ depth, line, ...rest }, i) => `MESSAGE ${found.length > 1 ? `(${i + 1}) ` : ''}Depth ${depth} | Eval ${valued(rest)} | Time ${time} ms | ${line.join(' ').toUpperCase()}`)
  if (detail & DETAIL) {
    found.forEach((each, i) => {
      const values = {
        PV: i, NUMPV: found.length, DEPTH: each.depth, SELDEPTH: each.line.length, NODES: positions, TOTALNODES: positions, TOTALTIME: time, SPEED: speed,
        EVAL: valued(each), WINRATE: each.value, BESTLINE: each.line.map(name => shown(unnamed(board, name))).join(' '),
      }
      lines.push(...Object.entries(values).map(([key, value]) => `INFO ${key} ${value}`), 'INFO PV DONE')
    })
  }
  if (detail & REALTIME) {
    lines.push('MESSAGE REALTIME REFRESH', ...found.filter(({ outcome, proved }) => proved && outcome === 'loss').map(({ square }) => `MESSAGE REALTIME LOST ${shown(placeOf(square))}`))
    if (found.length) lines.push(`MESSAGE REALTIME BEST ${shown(placeOf(found[0].square))}`)
  }
  return lines
}

/** Squares that renju forbids: two digits for each column and row. @param {readonly (readonly [row: number, column: number])[]} squares */
export const forbidden = squares => `FORBID ${squares.flatMap(([y, x]) => [x, y]).map(n => String(n).padStart(2, '0')).join('')}.`
