// What the tab and its explorer say, and how they copy.
import { make } from '../ui/make.js'

/** What the declarations say is English in every language of the page. */
export const ENGLISH = { lang: 'en', 'data-both': true }

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
