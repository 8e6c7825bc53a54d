// The Daifugō table as a picture: the opponents with their numbers of cards, the field, and the reader's hand.
import { COLOURS, cardsIn } from '../../shell/picture/brush.js'

const seen = (room, selector) => [...room.querySelectorAll(selector)].filter(element => element.checkVisibility())

function seats(brush, others) {
  const step = (brush.width - 64) / others.length
  others.forEach((seat, i) => {
    const [name, title, count, did] = ['.name', '.title', '.count', '.did'].map(part => seat.querySelector(part).textContent)
    const x = 32 + i * step
    brush.box(x + 4, 4, step - 8, 84, 12, '#0c1f35a6', seat.matches('[data-turn]') ? COLOURS.gold : COLOURS.line)
    brush.words([name, title].filter(Boolean).join(' · '), x + step / 2, 36, { size: 18, weight: 600, font: 'serif', align: 'center', most: step - 24 })
    brush.words([count, did].filter(Boolean).join(' · '), x + step / 2, 66, { size: 15, colour: COLOURS.quiet, align: 'center', most: step - 24 })
  })
}

/** The ranks at the end, one player per line. */
function places(brush, rows) {
  rows.forEach((row, i) => {
    const [place, who, points, total] = [row.children[0], row.children[1].firstElementChild, row.children[2], row.children[3]].map(cell => cell.textContent)
    const y = 150 + i * 42
    const colour = row.matches('[data-you]') ? COLOURS.gold : COLOURS.ink
    brush.words(place, 64, y, { size: 20, weight: 600, colour, most: 80 })
    brush.words(who, 160, y, { size: 20, colour, most: 470 })
    brush.words(`${points} (${total})`, brush.width - 64, y, { size: 20, colour, align: 'right', most: 120 })
  })
}

export function table(room) {
  const others = seen(room, '.seat')
  const field = cardsIn(room.querySelectorAll('#dfg-field .trick:last-child .card'))
  const hand = cardsIn(room.querySelectorAll('#dfg-hand .card'))
  const results = seen(room, '#dfg-results-rows tr')
  const text = id => room.querySelector(`#dfg-${id}`).textContent
  const draw = brush => {
    seats(brush, others)
    if (results.length) return places(brush, results)
    brush.row(field.length ? field : [{ empty: true }], 112, { most: 100 })
    brush.words(text('owner'), brush.width / 2, 282, { size: 17, weight: 600, align: 'center' })
    brush.row(hand, 306, { most: 92 })
  }
  return { width: 840, height: results.length ? 150 + 42 * results.length : 440, says: text('say'), draw }
}
