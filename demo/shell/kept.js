// What outlasts the page, and what leaves it: localStorage and sharing, out of which nothing is ever thrown. The Go program
// calls these: by TinyGo it could not catch it.

/** A stored text, null if there is none, undefined if the browser forbids to look. */
export function read(key) {
  try { return localStorage.getItem(key) } catch { return undefined }
}

/** Stores a text; says what it is that keeps it from that: '', 'full' or 'denied'. */
export function write(key, text) {
  try {
    localStorage.setItem(key, text)
    return ''
  } catch (error) {
    return error.name === 'QuotaExceededError' ? 'full' : 'denied'
  }
}

/** Changes the address, which some browsers refuse a page that does so too often. */
export function address(fragment) {
  try { window.history.replaceState(null, '', fragment) } catch { /* the next change tries again */ }
}

const LEFT = 'tefuda-left'

/** The page ends. Its address may be behind its game, and can no longer be changed for a reload. */
export function left() {
  try { window.sessionStorage.setItem(LEFT, window.location.hash) } catch { /* a reload takes the address for a link */ }
}

/** Whether this tab left the page at the address that it now shows: the game that is kept is then the address's own, or further on. Says it once. */
export function again() {
  try {
    const same = window.sessionStorage.getItem(LEFT) === window.location.hash
    window.sessionStorage.removeItem(LEFT)
    return same
  } catch {
    return false
  }
}

/** Gives a text with a link to whatever the reader shares with, else to the clipboard: 'shared', 'copied' or 'failed'. */
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

/** Adds a game that has ended to a room's results: level, which game, and what it adds to the room's numbers. */
export async function count(room, level, id, ...of) {
  try {
    const { count } = await import('./record/results.js')
    count(room, level, id, of)
  } catch { /* without the file nothing is counted, and the game goes on */ }
}

/** Keeps how a day's deal has ended; says whether it was the first time. */
export async function finish(room, day, score, hints) {
  try {
    const { done } = await import('./record/daily.js')
    return done(room, Number(day), score, hints)
  } catch {
    return false
  }
}

/** Has a room's table kept in little beside its game, for the start page. */
export const keepMiniature = id => window.dispatchEvent(new window.CustomEvent('tablekept', { detail: id }))
