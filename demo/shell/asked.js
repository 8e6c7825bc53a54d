// Records the rooms' last questions to the engine. The tab "use" shows them to authors as code; it loads when it is
// first opened.

/** The last arguments of each function, by room; by game if no room of that game is in view. */
const asked = new Map()
/** Options that the page adds to every call and that an author does not need. */
const OURS = ['signal', 'onProgress', 'lang']
const of = key => asked.get(key) ?? new Map()
const panelOf = room => document.getElementById(room || 'main').querySelector('[data-panel="use"][data-game]')

/** Records a call. */
export function note(game, name, position, options = {}) {
  const { room } = document.documentElement.dataset
  const key = room && panelOf(room)?.dataset.game === game ? room : game
  const kept = Object.fromEntries(Object.entries(options).filter(([name]) => !OURS.includes(name)))
  if (!asked.has(key)) asked.set(key, new Map())
  asked.get(key).set(name, [position, Object.keys(kept).length ? kept : undefined])
}

/** The last arguments of each function of a room and its game. */
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
