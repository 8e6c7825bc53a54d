// The strip above a room's table: it holds what accompanies a game.
import { make } from '../ui/make.js'

/** The strip of a room. */
export function strip(room) {
  const table = document.querySelector(`#${room} .table`)
  const { href } = new URL('during.css', import.meta.url)
  if (!document.querySelector(`link[href="${href}"]`)) document.head.append(make('link', { rel: 'stylesheet', href }))
  const before = table.querySelector(':scope > .strip')
  if (before) return before
  const made = make('div', { class: 'strip' })
  table.prepend(made)
  return made
}
