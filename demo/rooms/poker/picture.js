// The two hands as a picture: the cards, their names, and the winner.
import { COLOURS, cardsIn } from '../../shell/picture/brush.js'

export function table(room) {
  const text = id => room.querySelector(`#${id}`).textContent
  const hands = ['hand-a', 'hand-b'].map(id => ({
    title: room.querySelector(`#${id}-title`).innerText,
    name: text(`${id}-name`),
    value: text(`${id}-value`),
    cards: cardsIn(room.querySelectorAll(`#${id}-tray .card`)),
  }))
  const draw = brush => hands.forEach(({ title, name, value, cards }, i) => {
    const y = 20 + i * 250
    brush.words(title, 60, y + 20, { size: 18, weight: 600, colour: COLOURS.gold })
    brush.words(name, brush.width - 60, y + 20, { size: 22, weight: 600, font: 'serif', align: 'right', most: 480 })
    brush.row(cards, y + 36, { most: 112, gap: 10 })
    brush.words(value, brush.width / 2, y + 218, { size: 18, colour: COLOURS.quiet, align: 'center' })
  })
  return { width: 780, height: 510, says: text('poker-verdict'), draw }
}
