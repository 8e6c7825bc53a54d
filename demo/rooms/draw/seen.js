// Reads what the video poker room shows.
/** The hand, the cards held and the best hold, pay table, judgement, list of holds, totals. */
export const machine = page =>
  page.locator('#draw').evaluate(room => {
    const text = id => room.querySelector(`#${id}`).textContent
    const label = id => room.querySelector(`#${id}`).getAttribute('aria-label')
    const places = [...room.querySelectorAll('[data-place]')]
    const shown = ({ dataset: { rank, suit } }) => (suit === 'joker' ? 'Jk' : rank.replace('10', 'T') + suit)
    const those = which => places.flatMap((place, i) => (place.matches(which) ? [i] : []))
    const cells = row => [...row.children].map(cell => cell.textContent)
    const rows = id => [...room.querySelectorAll(`#${id} > *`)].filter(row => row.checkVisibility())
    const part = (row, name) => row.querySelector(`.${name}`).textContent
    const totals = ['hands', 'in', 'out', 'return', 'lost', 'perfect']
    const verdict = room.querySelector('#draw-verdict')
    return {
      game: room.querySelector('#draw-game').value,
      seed: room.querySelector('#draw-seed').value,
      cards: places.map(shown),
      reads: places.map(place => place.getAttribute('aria-label')),
      held: those('[aria-pressed=true]'),
      best: those('[data-best]'),
      shut: those('[aria-disabled=true]').length === 5,
      does: room.querySelector('#draw-go').dataset.does,
      result: text('draw-result'),
      call: globalThis.tefudaDemo.askedIn('poker', 'draw').get('videoAdvise'),
      pays: rows('draw-pay-rows').map(cells),
      hit: rows('draw-pay-rows').filter(row => row.matches('[data-hit]')).map(row => row.dataset.line),
      judged: verdict.checkVisibility({ visibilityProperty: true }) ? ['yours-ev', 'best-ev', 'cost'].map(part => text(`draw-${part}`)) : null,
      compared: [label('draw-yours'), label('draw-best')],
      perfect: verdict.matches('[data-perfect]'),
      holds: rows('draw-hold-rows').map(row => ({ place: part(row, 'margin').match(/\d+/)[0], ev: part(row, 'chance').replace(' bets', ''), why: part(row, 'why'), yours: row.matches('[data-yours]') })),
      totals: Object.fromEntries(totals.map(part => [part, text(`draw-${part}`)])),
    }
  })
