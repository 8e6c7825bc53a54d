// The arrow of a hint at Calculation: from the card to the place it should go to. The room's program marks both. In the other rooms the
// recommended card, tile, square or button is marked itself.
const SVG = 'http://www.w3.org/2000/svg'
const TABLE = '#calculation .table'
const FROM = '[data-at][data-best]'
const TO = '[data-at]:has(> .badge[data-best]:not([hidden]))'
/** The arrow's head, in pixels. */
const HEAD = 16

/** The path from one point to another, bent a little, with its head. */
export function pathOf([x0, y0], [x1, y1]) {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const length = Math.hypot(dx, dy)
  const [cx, cy] = [(x0 + x1) / 2 - dy * 0.12, (y0 + y1) / 2 + dx * 0.12]
  const angle = Math.atan2(y1 - cy, x1 - cx)
  const wing = turn => `${(x1 - HEAD * Math.cos(angle + turn)).toFixed(1)} ${(y1 - HEAD * Math.sin(angle + turn)).toFixed(1)}`
  return length < 2 * HEAD ? '' : `M${x0.toFixed(1)} ${y0.toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}M${wing(0.5)}L${x1.toFixed(1)} ${y1.toFixed(1)}L${wing(-0.5)}`
}

/** The middle of a place's card: the top one of a pile. */
function middle(place, table) {
  const card = place.querySelector('.card:is([data-top], .slot)') ?? place.querySelector('.card:last-of-type') ?? place
  const [own, all] = [card.getBoundingClientRect(), table.getBoundingClientRect()]
  return [own.left + own.width / 2 - all.left, own.top + own.height / 2 - all.top]
}

/** Draws the arrow whenever the marks change. */
export function watch() {
  const table = document.querySelector(TABLE)
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', 'arrow')
  svg.setAttribute('aria-hidden', 'true')
  const path = svg.appendChild(document.createElementNS(SVG, 'path'))
  table.append(svg)
  let asked = 0
  const draw = () => {
    const [from, to] = [table.querySelector(FROM), table.querySelector(TO)]
    path.setAttribute('d', from && to && from !== to ? pathOf(middle(from, table), middle(to, table)) : '')
  }
  const later = () => {
    window.cancelAnimationFrame(asked)
    asked = window.requestAnimationFrame(draw)
  }
  new window.MutationObserver(later).observe(table.querySelector('.surface'), { subtree: true, childList: true, attributeFilter: ['data-best', 'hidden', 'data-top'] })
  new window.ResizeObserver(later).observe(table)
  later()
}
