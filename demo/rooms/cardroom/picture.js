// The card room's table as a picture: the opponents around it, community cards and pot, the reader's hand; at the end
// the winners and their hands.
import { COLOURS, cardsIn } from '../../shell/picture/brush.js'

const seen = (room, selector) => [...room.querySelectorAll(selector)].filter(element => element.checkVisibility())
const text = (box, part) => box.querySelector(part).textContent

function seats(brush, others) {
  const step = (brush.width - 64) / others.length
  others.forEach((seat, i) => {
    const x = 32 + i * step
    brush.box(x + 4, 4, step - 8, 92, 12, '#0c1f35a6', seat.matches('[data-turn], [data-won]') ? COLOURS.gold : COLOURS.line)
    brush.words(text(seat, '.name'), x + step / 2, 34, { size: 18, weight: 600, font: 'serif', align: 'center', most: step - 24 })
    brush.words([text(seat, '.stack'), text(seat, '.did')].filter(Boolean).join(' · '), x + step / 2, 60, { size: 15, colour: COLOURS.quiet, align: 'center', most: step - 24 })
    brush.words(text(seat, '.bet'), x + step / 2, 84, { size: 16, weight: 700, colour: COLOURS.gold, align: 'center', most: step - 24 })
  })
}

/** The players who stayed to the end, one per line. */
function showdown(brush, rows, top) {
  rows.forEach((row, i) => {
    const y = top + 26 + i * 34
    const colour = row.matches('[data-won]') ? COLOURS.gold : COLOURS.ink
    brush.words(text(row, '.who'), 64, y, { size: 18, weight: 600, font: 'serif', colour, most: 120 })
    const cards = cardsIn(row.querySelectorAll('.card:not([hidden])')).map(({ rank, suit }) => suit === 'joker' ? '★' : rank + '♠♥♦♣'['shdc'.indexOf(suit)])
    brush.words(cards.join(' '), 200, y, { size: 18, colour, most: 200 })
    brush.words(text(row, '.what'), 410, y, { size: 16, colour: COLOURS.quiet, most: 250 })
    brush.words(text(row, '.brings'), brush.width - 64, y, { size: 18, weight: 700, colour: COLOURS.gold, align: 'right', most: 120 })
  })
}

export function table(room) {
  const others = seen(room, '.seat')
  const common = cardsIn(room.querySelectorAll('#cr-board .card'))
  const board = seen(room, '#cr-board').length ? [...common, ...Array(5 - common.length).fill({ empty: true })] : []
  const hand = cardsIn(seen(room, '#cr-hand .card'))
  const rows = seen(room, '.showing')
  const one = id => room.querySelector(`#cr-${id}`).textContent
  const middle = board.length ? 250 : 130
  const low = middle + (rows.length ? 20 + rows.length * 34 : 24)
  const draw = brush => {
    seats(brush, others)
    if (board.length) brush.row(board, 116, { most: 84 })
    brush.words(one('pot'), brush.width / 2, middle + 8, { size: 18, weight: 600, align: 'center' })
    showdown(brush, rows, middle + 14)
    brush.row(hand, low, { most: 96 })
    brush.words([one('my-stack'), one('my-is')].filter(Boolean).join(' · '), brush.width / 2, low + 166, { size: 17, align: 'center' })
  }
  return { width: 840, height: low + 184, says: one('say'), draw }
}
