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

/** The same words in both languages. The page shows one of them. */
export const both = ([en, ja]) => [make('span', { lang: 'en' }, en), make('span', { lang: 'ja' }, ja)]

/** The words of one language, the page's, out of words in both. */
export const said = ([en, ja]) => (document.documentElement.lang === 'ja' ? ja : en)

/** Loads a style sheet into the page, once. @param {URL} url */
export function wear({ href }) {
  if (!document.querySelector(`link[href="${href}"]`)) document.head.append(make('link', { rel: 'stylesheet', href }))
}
