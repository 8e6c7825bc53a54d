// What the tab and its explorer say, and how they copy.
import { make } from '../ui/make.js'

/**
 * A function or a field with what is said of it, and of the fields in it, in the page's language: the declarations are
 * English, and japanese/<game>.json has a sentence for each of theirs. What is code alone needs none.
 */
export const inWords = (described, japanese) => ({
  ...described,
  ...(described.doc && { doc: (document.documentElement.lang === 'ja' && japanese[described.doc]) || described.doc }),
  ...(described.fields && { fields: described.fields.map(each => inWords(each, japanese)) }),
})

/** Words in which `…` is code. */
export const prose = words => words.split('`').map((part, i) => (i % 2 ? make('code', {}, part) : part)).filter(part => part !== '')

/** Copies the text of an element, or where that is forbidden selects it, and says which. */
export async function copy(from, says, words) {
  try {
    await navigator.clipboard.writeText(from.textContent)
    says.textContent = words.copied
  } catch {
    window.getSelection().selectAllChildren(from)
    says.textContent = words.uncopied
  }
}
