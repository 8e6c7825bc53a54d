// The tabs of a newcomer: a guided first game, the rules drawn, and the results as graphs. They load when one of them is
// first in view. A room gives its game in lesson.js, its rules in rules.js.
import { make, said, wear } from '../ui/make.js'
import { Game } from './game.js'
import { Results } from './results.js'
import { Pages } from './rules.js'

const WORDS = {
  sections: ['What to learn here', '学びかた'],
  learn: ['First game', 'はじめての一局'],
  rules: ['Rules', 'ルール'],
  results: ['Results', '成績'],
}

/** Makes the part of each tab. Its draw() fills its element, again after a change of language. */
const SECTIONS = {
  learn: async room => new Game(room, (await import(`../rooms/${room}/lesson.js`)).default),
  rules: async room => new Pages((await import(`../rooms/${room}/rules.js`)).default, ask),
  results: async room => new Results(room, (await import(`../rooms/${room}/tally.js`)).default),
}

const root = document.documentElement
const ask = (...args) => globalThis.tefudaDemo.ask(...args)
/** The parts that have been made, by room and tab. */
const made = new Map()

const turn = tab => window.dispatchEvent(new window.CustomEvent('opentab', { detail: tab }))

function navigation(tab) {
  const buttons = Object.keys(SECTIONS).map(name => make('button', { 'data-section': name, 'aria-pressed': String(name === tab), onclick: () => turn(name) }, said(WORDS[name])))
  return make('div', { class: 'sections-learnt', role: 'group', 'aria-label': said(WORDS.sections) }, ...buttons)
}

/** Shows the tab in view. */
export async function look() {
  wear(new URL('learn.css', import.meta.url))
  const { room, tab } = root.dataset
  if (!room || !(tab in SECTIONS)) return // the reader has left the tab while this module loaded
  const panel = document.querySelector(`#${room} .learn`)
  const key = `${room} ${tab}`
  if (!made.has(key)) made.set(key, SECTIONS[tab](room, ask))
  const part = await made.get(key)
  if (root.dataset.room !== room || root.dataset.tab !== tab) return
  const { activeElement } = document
  const focus = activeElement?.closest('.learn') === panel && activeElement.dataset.section
  panel.replaceChildren(navigation(tab), part.element)
  if (focus) panel.querySelector('.sections-learnt [aria-pressed="true"]').focus()
  await part.draw()
}
