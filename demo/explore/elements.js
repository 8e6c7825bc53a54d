// Texts of the tab and its explorer, and copying.
import { make } from '../ui/make.js'

/**
 * A function or a field with its text, and the texts of the fields in it, in the page's language. The declarations are
 * English; japanese/<game>.json has each sentence in Japanese. Code alone needs no translation.
 */
export const inWords = (described, japanese) => ({
  ...described,
  ...(described.doc && { doc: (document.documentElement.lang === 'ja' && japanese[described.doc]) || described.doc }),
  ...(described.fields && { fields: described.fields.map(each => inWords(each, japanese)) }),
})

/** Turns words into nodes: `…` becomes code. */
export const prose = words => words.split('`').map((part, i) => (i % 2 ? make('code', {}, part) : part)).filter(part => part !== '')

/** Copies the text of an element, or selects it if copying is forbidden, and says which. */
export async function copy(from, says, words) {
  try {
    await navigator.clipboard.writeText(from.textContent)
    says.textContent = words.copied
  } catch {
    window.getSelection().selectAllChildren(from)
    says.textContent = words.uncopied
  }
}
