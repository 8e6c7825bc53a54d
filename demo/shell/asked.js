// What the rooms have asked the engine, for the tab that shows an author the call behind the table; it loads with the first
// look at that tab.

/** By room, or by game where no room of that game is in view: by function, the arguments last given. */
const asked = new Map()
/** What the page gives to every call, and no author needs to. */
const OURS = ['signal', 'onProgress', 'lang']
const of = key => asked.get(key) ?? new Map()
const panelOf = room => document.getElementById(room || 'main').querySelector('[data-panel="use"][data-game]')

/** Takes note of a call. */
export function note(game, name, position, options = {}) {
  const { room } = document.documentElement.dataset
  const key = room && panelOf(room)?.dataset.game === game ? room : game
  const kept = Object.fromEntries(Object.entries(options).filter(([name]) => !OURS.includes(name)))
  if (!asked.has(key)) asked.set(key, new Map())
  asked.get(key).set(name, [position, Object.keys(kept).length ? kept : undefined])
}

/** What was asked last in a room, of its game: by function, the arguments. */
export const askedIn = (game, room) => new Map([...of(game), ...of(room)])

/** Fills the tab whenever it is opened. */
export function showUse(engine) {
  async function open() {
    const { room, tab } = document.documentElement.dataset
    const panel = tab === 'use' && room ? panelOf(room) : null
    if (!panel) return
    try {
      const use = await import('../explore/use.js')
      const { call } = document.documentElement.dataset
      delete document.documentElement.dataset.call
      await use.open(panel, () => askedIn(panel.dataset.game, room), engine, call)
    } catch (error) {
      panel.textContent = String(error.message)
    }
  }
  window.addEventListener('tabchange', open)
  open()
}
