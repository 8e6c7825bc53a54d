// The odds as a picture: the board, and for every player the cards and the share of the pot.
import { COLOURS, cardsIn } from '../../shell/picture/brush.js'

const ROW = 104
const BOARD = 132

export function table(room) {
  const text = id => room.querySelector(`#${id}`).textContent
  const players = [...room.querySelectorAll('li.player')].filter(row => !row.hidden).map(row => ({
    name: row.querySelector('.spot-title').innerText,
    cards: cardsIn(row.querySelectorAll('.tray-of-hand .card')),
    range: room.querySelector(`#${row.id}-text`).value,
    equity: text(`${row.id}-equity`),
    shares: text(`${row.id}-shares`),
    leads: row.matches('[data-leads]'),
  }))
  const board = cardsIn(room.querySelectorAll('#equity-board .card'))
  const top = board.length ? BOARD : 0
  const draw = brush => {
    if (board.length) brush.row(board, 4, { most: 76, gap: 8 })
    players.forEach((player, i) => {
      const y = top + i * ROW
      const right = brush.width - 32
      brush.words(player.name, 32, y + 46, { size: 18, weight: 600, most: 120 })
      const step = Math.min(62, 168 / player.cards.length)
      if (player.cards.length) player.cards.forEach((card, j) => brush.card(165 + j * step, y + 6, step - 6, card))
      else brush.words(player.range, 165, y + 46, { size: 18, most: 150 })
      brush.words(player.equity, right, y + 30, { size: 24, weight: 600, font: 'serif', align: 'right', colour: player.leads ? COLOURS.gold : COLOURS.ink })
      brush.box(340, y + 40, right - 340, 12, 6, '#0c1f35', COLOURS.line)
      const share = Math.min(1, Math.max(0, Number.parseFloat(player.equity) / 100)) || 0
      if (share > 0) brush.box(340, y + 40, Math.max(12, share * (right - 340)), 12, 6, player.leads ? COLOURS.gold : COLOURS.quiet)
      brush.words(player.shares, right, y + 76, { size: 15, colour: COLOURS.quiet, align: 'right', most: right - 340 })
    })
  }
  return { width: 820, height: top + players.length * ROW + 12, says: text('equity-verdict'), draw }
}
