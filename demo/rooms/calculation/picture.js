// The patience as a picture: foundations, the turned card, the stock, and the piles as columns.
import { COLOURS, cardsIn } from '../../shell/picture/brush.js'

const CARD = 84
const LAP = 34 // the visible part of a card under the next one of its pile

export function table(room) {
  const one = id => room.querySelector(`#calc-${id}`)
  const bases = [1, 2, 3, 4].map(n => ({ card: cardsIn(one(`f${n}`).querySelectorAll('.card'))[0], next: one(`f${n}-next`).textContent, step: one(`f${n}-step`).textContent }))
  const [turned] = cardsIn(one('card').querySelectorAll('.card'))
  const left = Number(one('left').textContent)
  const piles = [...room.querySelectorAll('.pile:not([hidden]) .column')].map(column => cardsIn(column.querySelectorAll('.card')))
  const most = Math.max(1, ...piles.map(({ length }) => length))
  const width = 720
  const draw = brush => {
    if (left) brush.card(32, 8, CARD, { back: true })
    else brush.card(32, 8, CARD, { empty: true })
    brush.words(String(left), 32 + CARD / 2, 8 + CARD * .82, { size: 30, weight: 600, font: 'serif', align: 'center' })
    brush.card(32 + CARD + 16, 8, CARD, turned ?? { empty: true })
    bases.forEach(({ card, next, step }, i) => {
      const x = width - 32 - (4 - i) * (CARD + 16) + 16
      brush.card(x, 8, CARD, card ?? { empty: true })
      brush.words(`${step} → ${next}`, x + CARD / 2, 8 + CARD * 1.4 + 26, { size: 17, weight: 600, colour: COLOURS.quiet, align: 'center', most: CARD + 12 })
    })
    const step = (width - 64) / piles.length
    piles.forEach((cards, i) => {
      const x = 32 + i * step + (step - CARD) / 2
      if (!cards.length) brush.card(x, 176, CARD, { empty: true })
      cards.forEach((card, j) => brush.card(x, 176 + j * LAP, CARD, card))
    })
  }
  return { width, height: Math.ceil(184 + (most - 1) * LAP + CARD * 1.4), says: one('say').textContent, draw }
}
