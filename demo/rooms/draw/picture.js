// The video poker hand as a picture; held cards are marked.
import { COLOURS, cardsIn } from '../../shell/picture/brush.js'
import { said } from '../../ui/make.js'

const HELD = ['held', '残す']

export function table(room) {
  const places = [...room.querySelectorAll('[data-place]')]
  const cards = cardsIn(places)
  const text = id => room.querySelector(`#${id}`).textContent
  const menu = room.querySelector('#draw-game')
  const judged = room.querySelector('#draw-verdict').hidden ? '' : `EV ${text('draw-yours-ev')} / ${text('draw-best-ev')}`
  const draw = brush => {
    const [width, gap] = [128, 14]
    const left = (brush.width - (5 * width + 4 * gap)) / 2
    cards.forEach((card, i) => {
      const held = places[i].getAttribute('aria-pressed') === 'true'
      const x = left + i * (width + gap)
      brush.card(x, 16, width, { ...card, mark: held ? COLOURS.gold : '' })
      if (held) brush.words(said(HELD), x + width / 2, 226, { size: 16, weight: 600, colour: COLOURS.gold, align: 'center', most: width })
    })
    brush.words(`${menu.selectedOptions[0]?.textContent ?? ''}${judged && ` · ${judged}`}`, brush.width / 2, 262, { size: 18, align: 'center' })
  }
  return { width: 820, height: 276, says: text('draw-result'), draw }
}
