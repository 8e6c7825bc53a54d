// The position that a review shows, as a picture: cards, tiles and words where the page lays them out, in a width of its
// own, and the paths of a drawn board.
const MADE = '#ffb3a1'
const BETTER = '#8fe3a8'

/** Functions that draw an element of the position, by its kind. box is its rectangle in the picture. */
const KINDS = {
  card: ({ dataset: { rank, suit, empty } }, { x, y, width }) => brush => brush.card(x, y, width, { rank, suit, empty: empty !== undefined }),
  tile: ({ dataset: { tile } }, { x, y, width, height }) => {
    const across = width > height
    return brush => brush.tile(x, across ? y - (width - height) : y, Math.min(width, height), tile, { across })
  },
  words: (element, { x, y, width, height }) => {
    const { fontSize, fontWeight } = window.getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    return brush => brush.words(element.textContent, x + width / 2, y + height / 2 + size * .36, { size, weight: fontWeight, align: 'center', most: width })
  },
  path: (element, box, from) => {
    const { fill, stroke, strokeWidth, strokeDasharray, vectorEffect } = window.getComputedStyle(element)
    const { a, e, f } = element.getScreenCTM()
    const scale = vectorEffect === 'none' ? 1 : a
    const shape = new window.Path2D(element.getAttribute('d'))
    return ({ context }) => {
      context.save()
      context.translate(e - from.x, f - from.y)
      context.scale(a, a)
      context.setLineDash((strokeDasharray.match(/[\d.]+/g) ?? []).map(length => length / scale))
      if (fill !== 'none') Object.assign(context, { fillStyle: fill }).fill(shape)
      if (stroke !== 'none') Object.assign(context, { strokeStyle: stroke, lineWidth: Number.parseFloat(strokeWidth) / scale }).stroke(shape)
      context.restore()
    }
  },
}

/** Draws the edges of elements that belong to the move made or to the better one. */
function marked({ dataset: { made, better } }, { x, y, width, height }) {
  return brush => {
    if (better !== undefined) brush.box(x - 2, y - 2, width + 4, height + 4, 6, null, BETTER, 4)
    if (made === undefined) return
    brush.context.setLineDash([6, 4])
    brush.box(x - 6, y - 6, width + 12, height + 12, 8, null, MADE, 3)
    brush.context.setLineDash([])
  }
}

const kindOf = element => (element.matches('path') ? 'path' : ['card', 'tile'].find(kind => element.classList.contains(kind)) ?? 'words')

/** @param {HTMLElement} review the tab */
export function table(review) {
  const then = review.querySelector('.then')
  then.toggleAttribute('data-shared', true)
  const from = then.getBoundingClientRect()
  const parts = [...then.querySelectorAll('.card, .tile, path, .words-then, .both-moves > span')].filter(part => part.checkVisibility())
  const steps = parts.flatMap(part => {
    const { x, y, width, height } = part.getBoundingClientRect()
    const box = { x: x - from.x, y: y - from.y, width, height }
    const kind = kindOf(part)
    const edges = kind === 'words' && part.parentElement.matches('.both-moves') ? { dataset: { [part.className]: '' } } : part
    return [KINDS[kind](part, box, from), ...(kind === 'path' ? [] : [marked(edges, box)])]
  })
  then.toggleAttribute('data-shared', false)
  const says = ['.grade', '.verdict-line'].map(part => review.querySelector(part)).filter(part => part.checkVisibility()).map(part => part.textContent)
  return {
    width: from.width,
    height: from.height,
    tiles: parts.filter(part => part.matches('.tile')),
    says: says.join(' – '),
    draw: brush => { for (const step of steps) step(brush) },
  }
}
