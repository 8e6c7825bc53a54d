// Makes elements: make('p', { class: 'hint' }, 'text', child, …). A handler is given by the name of its property, onclick.

/** @param {string} tag @param {Record<string, unknown>} attributes @param {(Node | string | undefined)[]} children */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children.filter(child => child !== undefined))
  return element
}

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
