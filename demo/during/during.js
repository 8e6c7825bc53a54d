// What accompanies a game: the evaluation bar, the level that fits, and a hint's arrow. It loads when the reader has switched on one of
// them, opens the settings, or asks for a hint.
import { watch } from './arrow.js'
import { Bar } from './bar.js'
import { Fit } from './fit.js'
import { ROOMS } from './ladder.js'
import { SCALES } from './scale.js'
import { change, state } from './state.js'
import { strip } from './strip.js'

const root = document.documentElement
const box = document.getElementById('look-bar')
/** The parts made so far, by room. @type {Map<string, Bar>} */
const bars = new Map()
/** @type {Map<string, Fit>} */
const fits = new Map()
/** What the reader of each room sees while its game rests. */
let views = new Map()
let arrow = false

/** Adds to the room in view what its reader has switched on, and the choices in its settings. */
function enter() {
  const { room } = root.dataset
  if (room && 'empty' in document.getElementById(room).dataset) return
  box.closest('label').hidden = !SCALES[room]
  box.checked = state().bars.has(room)
  if (box.checked && !bars.has(room)) {
    bars.set(room, new Bar(room))
    bars.get(room).look(views.get(room))
  }
  if (ROOMS[room] && !fits.has(room)) {
    fits.set(room, new Fit(room))
    fits.get(room).laid()
  }
  if (room === 'calculation' && !arrow) {
    arrow = true
    strip(room) // brings the style sheet
    watch()
  }
}

function turn() {
  const { room } = root.dataset
  change(({ bars }) => (box.checked ? bars.add(room) : bars.delete(room)))
  if (!box.checked) {
    bars.get(room)?.remove()
    bars.delete(room)
  }
  enter()
}

/** main.js calls this when a sheet has been opened. */
export function open() {
  enter()
  fits.get(root.dataset.room)?.show()
}

/** What main.js calls when a game rests or goes on. */
export const rests = (room, view) => bars.get(room)?.look(view)

/** main.js calls this once, with the views that it has heard so far, by room. */
export function begin(heard) {
  views = heard
  box.addEventListener('change', turn)
  window.addEventListener('hashchange', () => {
    for (const [room, bar] of bars) if (room !== root.dataset.room) bar.look()
    enter()
  })
  window.addEventListener('roomfilled', enter)
  window.addEventListener('gamelaid', () => fits.get(root.dataset.room)?.laid())
  window.addEventListener('gamecounted', ({ detail: { room, level, of } }) => fits.get(room)?.counted(level, of))
  window.addEventListener('languagechange', () => {
    for (const part of [...bars.values(), ...fits.values()]) part.draw()
  })
  enter()
}
