// localStorage, the address and sharing, for the Go program and the page. No function here throws: Go built by TinyGo
// could not catch it.

/** A stored text, null if there is none, undefined if the browser forbids access. */
export function read(key) {
  try { return localStorage.getItem(key) } catch { return undefined }
}

/** Stores a text. Returns '' or the reason of a failure: 'full' or 'denied'. */
export function write(key, text) {
  try {
    localStorage.setItem(key, text)
    return ''
  } catch (error) {
    return error.name === 'QuotaExceededError' ? 'full' : 'denied'
  }
}

/** The address of a room with its state, its tab and, in the tab of the puzzles, its puzzle. */
export const fragmentOf = (room, state, { tab, puzzle }) =>
  `#${room}?${[state, tab !== 'play' && `tab=${tab}`, tab === 'puzzles' && puzzle && `puzzle=${encodeURIComponent(puzzle)}`].filter(Boolean).join('&')}`

/** Writes the room's state into the address, unless there is nothing to add to the room. Browsers may refuse frequent changes. */
export function address(room, state) {
  const { tab, puzzle } = document.documentElement.dataset
  if (!state && !(tab === 'puzzles' && puzzle)) return
  try { window.history.replaceState(window.history.state, '', fragmentOf(room, state, { tab, puzzle })) } catch { /* the next change tries again */ }
}

const LEFT = 'tefuda-left'

/** The address that the page was opened at. */
const OPENED = globalThis.location?.hash

/**
 * Notes the address when the page ends. The address may lag behind the game, and cannot be changed any more. `known`: the stored
 * game is the one of the address or continues it. This is false while a link's game is on its way to the table.
 */
export function left(known) {
  try { window.sessionStorage.setItem(LEFT, known ? window.location.hash : '') } catch { /* a reload takes the address for a link */ }
}

/**
 * Whether this tab left the page at the address it shows now. If so, the stored game is the one of the address or continues it.
 * True only once. After a reload it compares only the room, because Firefox may reload the page at the last address but one.
 */
export function again() {
  try {
    const { hash } = window.location
    const before = window.sessionStorage.getItem(LEFT)
    window.sessionStorage.removeItem(LEFT)
    const reloaded = hash === OPENED && performance.getEntriesByType('navigation')[0]?.type === 'reload'
    return before === hash || Boolean(before) && reloaded && before.split('?')[0] === hash.split('?')[0]
  } catch {
    return false
  }
}

/**
 * Hands a text with a link to the browser's share sheet, or else to the clipboard. Returns 'shared', 'copied' or
 * 'failed'.
 */
export async function share(title, text, url) {
  try {
    if (navigator.share) {
      await navigator.share({ title, text, url })
      return 'shared'
    }
    await navigator.clipboard.writeText([text, url].filter(Boolean).join('\n'))
    return 'copied'
  } catch (error) {
    return error.name === 'AbortError' ? 'shared' : 'failed'
  }
}

/** Adds a finished game to a room's results: its level, its id, and one increment for each of the room's numbers. */
export async function count(room, level, id, ...of) {
  try {
    const { count } = await import('./record/results.js')
    if (count(room, level, id, of) !== undefined) window.dispatchEvent(new window.CustomEvent('gamecounted', { detail: { room, level, of } }))
  } catch { /* without the file nothing is counted, and the game goes on */ }
}

/** Stores a game in a room that finds games by position. `how` is a function of its games.js: `ended` or `opened`. */
export async function keepGame(room, how, ...of) {
  try {
    const games = await import(`../rooms/${room}/games.js`)
    games[how](...of)
    window.dispatchEvent(new window.CustomEvent('gamekept'))
  } catch { /* the game is not kept, and the table goes on */ }
}

/** Stores the result of a day's deal. Returns whether it was the first. */
export async function finish(room, day, score, hints) {
  try {
    const { done } = await import('./record/daily.js')
    return done(room, Number(day), score, hints)
  } catch {
    return false
  }
}

/** Asks start.js to store a miniature of a room's table with its game, for the start page. */
export const keepMiniature = id => window.dispatchEvent(new window.CustomEvent('tablekept', { detail: id }))
