// Draws a picture: cloth, cards, tiles, stones and words on a canvas, in the look of the style sheets.

const CLOTH = ['#1b3a5e', '#132b47']
const PAPER = { fill: '#fffefb', edge: '#a9b4bf', joker: '#fff6df' }
const INK = { s: '#17202b', c: '#17202b', h: '#c0261a', d: '#c0261a', joker: '#7d4a00' }
/** The colours of the cards in the second design, by suit. Its ink is white. */
const COLOURED = { s: '#26323f', c: '#26323f', h: '#b3261c', d: '#b3261c' }
const HONOURS = 'ESWNPFC'
const FOUR = { c: '#0b6b3a', d: '#1556b8' }
export const COLOURS = { ink: '#f3f6fa', quiet: '#bccbdb', line: '#ffffff38', gold: '#f4bd4b', wood: '#e5c88f', grain: '#6d4e1c' }

const FILES = { s: 'spade', h: 'heart', c: 'club', d: 'diamond' }
const page = name => new URL(`../../${name}`, import.meta.url).href

/** Loads a picture from the page's own files. */
function image(name) {
  return new Promise((resolve, reject) => {
    const picture = new window.Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error(`${name} cannot be loaded`))
    picture.src = page(name)
  })
}

const textOf = async name => (await fetch(page(name))).text()

/** The outline of a suit, from its file. */
const outline = async name => new window.Path2D(/ d="([^"]+)"/.exec(await textOf(`ui/${name}.svg`))[1])

/**
 * The picture of all tiles, and each tile's rectangle in it. A separate picture for each tile, named in the fragment,
 * fails in WebKit: it holds one picture for all addresses that differ in the fragment alone, shows the part last asked
 * for, and does so for the style sheets too.
 */
async function sheetOfTiles() {
  const file = 'rooms/mahjong/tiles.svg'
  const [picture, text] = await Promise.all([image(`${file}?whole`), textOf(file)])
  const views = text.matchAll(/<view id="v-(\w+)" viewBox="([^"]+)"/g)
  return { picture, places: Object.fromEntries(Array.from(views, ([, tile, box]) => [tile, box.split(' ').map(Number)])) }
}

/** A canvas with its size in points, two pixels each, and the methods that draw on it. */
export class Brush {
  constructor(width, height) {
    this.canvas = document.createElement('canvas')
    Object.assign(this, { width, height })
    Object.assign(this.canvas, { width: 2 * width, height: 2 * height })
    this.context = this.canvas.getContext('2d')
    this.context.scale(2, 2)
    const style = window.getComputedStyle(document.documentElement)
    this.fonts = { serif: style.getPropertyValue('--serif'), sans: style.getPropertyValue('--sans') }
    const { dataset } = document.documentElement
    this.four = 'four' in dataset
    this.coloured = dataset.deck === 'colour'
    this.figures = 'figures' in dataset
  }

  /** Loads the pictures that cards, and these tiles, are drawn from. */
  async prepare(tiles = []) {
    const suits = Object.entries(FILES).map(async ([suit, name]) => [suit, await outline(name)])
    this.suits = Object.fromEntries(await Promise.all(suits))
    this.joker = await image('ui/joker.svg')
    if (tiles.length) this.tiles = await sheetOfTiles()
  }

  cloth() {
    const { context, width, height } = this
    const shade = context.createRadialGradient(width / 2, height / 2, Math.min(width, height) / 3, width / 2, height / 2, Math.hypot(width, height) / 2)
    shade.addColorStop(0, CLOTH[0])
    shade.addColorStop(1, CLOTH[1])
    context.fillStyle = shade
    context.fillRect(0, 0, width, height)
  }

  box(x, y, width, height, radius, fill, stroke, line = 1) {
    const { context } = this
    context.beginPath()
    context.roundRect(x, y, width, height, radius)
    if (fill) Object.assign(context, { fillStyle: fill }).fill()
    if (stroke) Object.assign(context, { strokeStyle: stroke, lineWidth: line }).stroke()
  }

  /** One line of words, made smaller until it fits. */
  words(text, x, y, { size = 20, weight = 400, font = 'sans', colour = COLOURS.ink, align = 'left', most = this.width - 64 } = {}) {
    const { context } = this
    const set = size => { context.font = `${weight} ${size}px ${this.fonts[font]}` }
    set(size)
    const room = context.measureText(text).width
    if (room > most) set(Math.max(11, size * most / room))
    Object.assign(context, { fillStyle: colour, textAlign: align, textBaseline: 'alphabetic' })
    context.fillText(text, x, y, most)
  }

  /** A card by its data-rank and data-suit: face down without a suit, an outline if empty. */
  card(x, y, width, { rank = '', suit = '', back = false, empty = false, faded = false, mark = '' } = {}) {
    const { context } = this
    const height = width * 1.4
    const radius = width * .09
    context.save()
    if (faded) context.globalAlpha = .5
    if (empty) {
      context.setLineDash([6, 5])
      this.box(x, y, width, height, radius, '#0c1f3540', '#8fa5bd', 2)
    } else if (back) {
      this.box(x, y, width, height, radius, '#b5301a', '#fffefb', Math.max(2, width * .05))
    } else {
      const paper = this.coloured && ((this.four && FOUR[suit]) || COLOURED[suit])
      this.box(x, y, width, height, radius, paper || (suit === 'joker' ? PAPER.joker : PAPER.fill), paper ? PAPER.fill : PAPER.edge)
      this.face(x, y, width, rank, suit)
    }
    if (mark) this.box(x - 2, y - 2, width + 4, height + 4, radius + 2, null, mark, 4)
    context.restore()
  }

  face(x, y, width, rank, suit) {
    const { context } = this
    const colour = this.coloured ? '#fff' : (this.four && FOUR[suit]) || INK[suit]
    const size = width * .46
    if (suit === 'joker') {
      context.drawImage(this.joker, x + width * .18, y + width * .38, width * .64, width * .64)
      return
    }
    this.words(rank, x + width * .08, y + width * .46, { size: width * .48, weight: 600, font: 'serif', colour, most: width * .7 })
    context.save()
    context.translate(x + width * .92 - size, y + width * 1.4 - width * .08 - size)
    context.scale(size / 24, size / 24)
    context.fillStyle = colour
    context.fill(this.suits[suit])
    context.restore()
  }

  /** A centred row of cards, smaller if there are many. */
  row(cards, y, { most = 92, gap = 6 } = {}) {
    const step = Math.min(most + gap, (this.width - 64 + gap) / cards.length)
    const left = (this.width - step * cards.length + gap) / 2
    cards.forEach((card, i) => this.card(left + i * step, y, step - gap, card))
  }

  tile(x, y, width, name, { across = false } = {}) {
    const { context } = this
    const height = width * 4 / 3
    context.save()
    context.translate(x, y)
    if (across) {
      context.translate(0, height)
      context.rotate(-Math.PI / 2)
    }
    this.box(1, 3, width - 2, height - 1, width * .1, '#c8913c')
    context.drawImage(this.tiles.picture, ...this.tiles.places[name], 0, 0, width, height)
    if (this.figures) this.figure(width, name)
    context.restore()
  }

  /** The second design of tiles: a figure in the corner, the letter of an honour, or a back in its colour. */
  figure(width, name) {
    if (name === 'back') {
      this.box(0, 0, width, width * 4 / 3, width * .1, '#2f7d5b', '#fffcf4')
      return
    }
    const sign = name[1] === 'z' ? HONOURS[name[0] - 1] : name[0] === '0' ? '5' : name[0]
    const size = Math.max(13, width * .26)
    this.box(width * .04, width * .03, size * .9, size * 1.05, size * .2, '#fffcf4')
    this.words(sign, width * .04 + size * .45, width * .03 + size * .9, { size, weight: 750, colour: '#16212c', align: 'center', most: size })
  }

  stone(x, y, radius, black) {
    const { context } = this
    const shade = context.createRadialGradient(x - radius * .3, y - radius * .4, radius * .1, x, y, radius * 1.1)
    for (const [at, colour] of black ? [[0, '#56616d'], [.45, '#232b34'], [1, '#0b0f14']] : [[0, '#fff'], [.6, '#f4f1ea'], [1, '#d3ccbe']]) shade.addColorStop(at, colour)
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    Object.assign(context, { fillStyle: shade }).fill()
    if (!black) Object.assign(context, { strokeStyle: '#6d6250', lineWidth: 1 }).stroke()
  }

  line(points, colour, width = 1) {
    const { context } = this
    context.beginPath()
    points.forEach(([x, y], i) => (i ? context.lineTo(x, y) : context.moveTo(x, y)))
    Object.assign(context, { strokeStyle: colour, lineWidth: width, lineCap: 'round' }).stroke()
  }
}

/** The cards that elements of a room show. */
export const cardsIn = elements => [...elements].filter(card => !card.hidden && card.dataset.suit).map(({ dataset: { rank, suit } }) => ({ rank, suit }))
