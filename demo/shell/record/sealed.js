// Texts in localStorage with a version and a checksum, in the form of keep/keep.go: damage is noticed, and the damaged
// text moved aside.
import { read, write } from '../kept.js'

const VERSION = '1'

/** FNV-1a of 32 bits, in base 36. */
export function sum(text) {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}

const sealed = text => `${VERSION} ${sum(text)} ${text}`

/** The text stored under a name, '' for none, and whether it was damaged. A damaged text is moved aside unchanged. */
export function open(name) {
  const stored = read(`tefuda-${name}`)
  if (!stored) return { text: '', damaged: false }
  const [, version, check, text] = /^(\S+) (\S+) ([^]*)$/.exec(stored) ?? []
  if (version === VERSION && check === sum(text)) return { text, damaged: false }
  write(`tefuda-aside-${name}`, stored)
  return { text: '', damaged: true }
}

/** Stores a text. Returns '' or the reason of a failure, as write does. */
export const keep = (name, text) => write(`tefuda-${name}`, sealed(text))
