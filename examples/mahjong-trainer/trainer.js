// A trainer for mahjong hands: it deals games and asks for the first discard, then shows the engine's choice with its reasons.
// `?seed=7` begins with that deal.
import { init } from 'tefuda/mahjong'

const $ = id => document.getElementById(id)
const mahjong = await init()
let seed = Number(new URLSearchParams(location.search).get('seed') ?? Math.floor(Math.random() * 2 ** 32))
let asked, right = 0, seen = 0

/** The Unicode picture of a tile like '3s'. Red fives look like other fives. */
const picture = tile => String.fromCodePoint(0x1f000 + { m: 6, p: 24, s: 15, z: -1 }[tile[1]] + (tile[0] === '0' ? 5 : HONOURS(tile))) + '\ufe0e'
// Unicode orders the dragons from red to white, mahjong notation from white to red.
const HONOURS = tile => (tile[1] === 'z' && tile[0] > 4 ? 12 - tile[0] : Number(tile[0]))

/** Deals until the first seat's hand is close enough to winning to make a good question. */
async function question() {
  for (;;) {
    const { views: [view] } = await mahjong.deal({ preset: 'tenhou', winds: 1 }, { seed: seed++ % 2 ** 32, views: ['turn'] })
    const { shanten } = await mahjong.shanten(view.hand)
    if (shanten >= 1 && shanten <= 2) return view
  }
}

async function next() {
  const view = await question()
  asked = { hand: view.hand, options: { dora: view.dora, lang: $('ja').checked ? 'ja' : 'en' }, moves: new Set() }
  $('dora').textContent = view.dora.map(picture).join('')
  const discards = view.legal.actions.filter(({ action, tile }) => action === 'discard' && !asked.moves.has(tile) && asked.moves.add(tile))
  $('hand').replaceChildren(...discards.map(({ tile }) => {
    const button = document.createElement('button')
    button.textContent = picture(tile)
    button.ariaLabel = tile
    button.onclick = () => answer(tile)
    return button
  }))
  $('said').textContent = 'Your turn: discard a tile.'
  $('answers').replaceChildren()
}

async function answer(tile) {
  if (!asked) return
  const { hand, options } = asked
  asked = undefined
  const { best, candidates } = await mahjong.chooseDiscard(hand, options)
  right += best === tile
  $('score').textContent = `${right} of ${++seen}`
  $('said').textContent = best === tile ? `${picture(tile)} Yes.` : `${picture(best)} would be better than ${picture(tile)}.`
  $('answers').replaceChildren(...candidates.slice(0, 5).map(({ move, reasons }, i) => {
    const li = document.createElement('li')
    li.className = i ? '' : 'best'
    li.textContent = `${picture(move)} ${reasons.map(({ words }) => words).join('; ')}`
    return li
  }))
}

$('next').onclick = next
await next()
