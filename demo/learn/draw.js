// The pieces of the tab Learn: cards, tiles and stones as the rooms' style sheets draw them. Pieces to press are buttons.
import { make, said } from '../ui/make.js'

const SUITS = { s: ['spades', 'スペード'], h: ['hearts', 'ハート'], d: ['diamonds', 'ダイヤ'], c: ['clubs', 'クラブ'] }
const COURT = { A: ['ace', 'A'], K: ['king', 'K'], Q: ['queen', 'Q'], J: ['jack', 'J'], T: ['10', '10'] }
const KINDS = { m: ['characters', '萬'], p: ['dots', '筒'], s: ['bamboos', '索'] }
const HONOURS = [['east', '東'], ['south', '南'], ['west', '西'], ['north', '北'], ['white dragon', '白'], ['green dragon', '發'], ['red dragon', '中']]
const DIGITS = [...'〇一二三四五六七八九']

/** Cuts cards or tiles written with spaces between. */
export const cut = text => text.split(' ').filter(Boolean)

/** A card's name. */
export function cardName(card) {
  if (card.startsWith('Jk')) return said(['joker', 'ジョーカー'])
  const [rank, suit] = card
  const [en, ja] = COURT[rank] ?? [rank, rank]
  return said([`${en} of ${SUITS[suit][0]}`, `${SUITS[suit][1]}の${ja}`])
}

/** A tile's name. */
export function tileName([number, kind]) {
  if (kind === 'z') return said(HONOURS[number - 1])
  const red = number === '0'
  const n = red ? 5 : Number(number)
  const [en, ja] = KINDS[kind]
  return said([`${red ? 'red ' : ''}${n} of ${en}`, `${red ? '赤' : ''}${DIGITS[n]}${ja}`])
}

/** A piece that the reader may press: a button named `key`, which keeps the focus when the table is drawn again. */
export const pressed = (attributes, key, press, ...children) => make('button', { ...attributes, 'data-key': key, onclick: press }, ...children)

const CARD = card => {
  const joker = card.startsWith('Jk')
  return { class: 'card', 'data-rank': joker ? '' : card[0] === 'T' ? '10' : card[0], 'data-suit': joker ? 'joker' : card[1] }
}

/** A card that only shows. */
export const card = text => make('span', { ...CARD(text), role: 'img', 'aria-label': cardName(text) })
/** A card to press. */
export const cardButton = (text, key, press, more = {}) => pressed({ ...CARD(text), 'aria-label': cardName(text), ...more }, key, press)
/** A place without a card. */
export const gap = name => make('span', { class: 'card', 'data-empty': true, role: 'img', 'aria-label': name })

export const tile = (text, more = {}) => make('span', { class: 'tile', 'data-tile': text, role: 'img', 'aria-label': tileName(text), ...more })
export const tileButton = (text, key, press, more = {}) => pressed({ class: 'tile', 'data-tile': text, 'aria-label': tileName(text), ...more }, key, press)

/** A row of pieces. */
export const row = (pieces, more = {}) => make('div', { ...more, class: `row-learnt ${more.class ?? ''}`.trim() }, ...pieces)
/** A row with a label above it. */
export const labelled = (words, ...pieces) => make('div', { class: 'part-learnt' }, make('p', { class: 'label-learnt' }, said(words)), ...pieces)
/** A button with words. */
export const wordButton = (words, key, press, more = {}) => pressed(more, key, press, words)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const STONES = { o: ['black', '黒'], x: ['white', '白'], '.': ['empty', '空き'] }

/**
 * A board of lines.
 * @param {string[]} rows from the top, o black, x white, . empty
 * @param {{ label: [string, string], press?: (square: string) => void, marks?: string[], most?: number }} options marks: squares with a ring
 */
export function board(rows, { label, press, marks = [], focus }) {
  const squares = rows.map((line, i) => [...line].map((stone, j) => {
    const name = `${LETTERS[j].toLowerCase()}${rows.length - i}`
    const words = `${name.toUpperCase()}: ${said(STONES[stone])}`
    const common = { 'data-name': LETTERS[j], 'data-stone': stone, 'data-marked': marks.includes(name), 'aria-label': words }
    if (!press) return make('span', { class: 'square', role: 'gridcell', ...common })
    return pressed({ class: 'square', role: 'gridcell', tabindex: '-1', ...common }, name, () => press(name))
  }))
  const grid = make('div', { class: 'squares', role: press ? 'grid' : 'table', 'aria-label': said(label) },
    ...squares.map((line, i) => make('div', { role: 'row', 'data-name': String(rows.length - i) }, ...line)))
  if (!press) for (const cell of grid.querySelectorAll('[role="gridcell"]')) cell.setAttribute('role', 'cell')
  else {
    const at = squares.flat().find(({ dataset: { key } }) => key === focus) ?? squares[rows.length >> 1][rows[0].length >> 1]
    at.tabIndex = 0
    grid.addEventListener('keydown', event => move(event, squares))
  }
  const frame = make('div', { class: 'board', 'data-lines': true }, grid)
  frame.style.setProperty('--rows', rows.length)
  frame.style.setProperty('--columns', rows[0].length)
  return make('div', { class: 'board-learnt' }, frame)
}

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }

/** Moves the focus over the board: one stop of the Tab key for all squares. */
function move(event, squares) {
  const by = ARROWS[event.key]
  if (!by) return
  event.preventDefault()
  const i = squares.findIndex(line => line.includes(event.target))
  const to = squares[i + by[0]]?.[squares[i].indexOf(event.target) + by[1]]
  if (!to) return
  event.target.tabIndex = -1
  to.tabIndex = 0
  to.focus()
}
