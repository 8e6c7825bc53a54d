// Search without a server: the index is a script next to the pages, so that it works from a disk, too.
const field = document.querySelector('#search'), found = document.querySelector('#found')

/** The entries that have all words. An entry comes first if the words are in its title. */
function find(words) {
  const scored = globalThis.INDEX.map(([page, anchor, title, text]) => {
    const head = title.toLowerCase(), body = text.toLowerCase()
    if (!words.every(word => head.includes(word) || body.includes(word))) return null
    return { href: `${page}${anchor ? `#${anchor}` : ''}`, title, page, score: words.filter(word => head.includes(word)).length + (words.join(' ') === head ? 9 : 0) }
  }).filter(Boolean)
  return scored.sort((a, b) => b.score - a.score).slice(0, 30)
}

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const all = words.length ? find(words) : []
  found.hidden = !words.length
  found.replaceChildren(...all.map(({ href, title, page }) => {
    const item = document.createElement('li'), link = item.appendChild(document.createElement('a'))
    link.href = href
    link.textContent = title
    item.append(` ${page.replace('.html', '')}`)
    return item
  }))
  if (words.length && !all.length) found.append(Object.assign(document.createElement('li'), { textContent: '–' }))
}

field.addEventListener('input', show)
field.addEventListener('keydown', event => {
  if (event.key === 'Enter') found.querySelector('a')?.click()
})
