// Turns Markdown into HTML, as far as this repository uses it: headings, paragraphs, lists, tables, code, links, pictures, quotes.

export const escape = text => text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[sign]))
const unescape = text => text.replace(/&(amp|lt|gt|quot);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' }[name]))
/** The text of some HTML, without tags. */
export const wordsOf = html => unescape(html.replace(/<[^>]+>/g, ''))

/** A heading's anchor, as GitHub makes it. */
export const anchorOf = heading => heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase().replace(/[^\p{L}\p{N}\-_ ]/gu, '').replaceAll(' ', '-')

/**
 * A text inside a block.
 * @param link turns the address of a link into the one on the site
 */
export function inline(text, link = address => address) {
  const codes = []
  const prose = text.replace(/`([^`]+)`/g, (_, code) => `\0${codes.push(`<code>${escape(code.replaceAll('\n', ' '))}</code>`) - 1}\0`)
  return escape(prose)
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, alt, address) => `<img alt="${alt}" src="${link(address)}" loading="lazy">`)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(（])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g, (_, words, address) => `<a href="${link(address)}">${words}</a>`)
    .replace(/\0(\d+)\0/g, (_, i) => codes[i])
}

const cells = row => row.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map(cell => cell.trim().replaceAll('\\|', '|'))

function table(rows, link) {
  const [head, marks, ...body] = rows.map(cells)
  const side = i => (/:$/.test(marks[i] ?? '') ? ' class="number"' : '')
  const row = (tag, all) => `<tr>${all.map((cell, i) => `<${tag}${side(i)}>${inline(cell, link)}</${tag}>`).join('')}</tr>`
  return `<div class="wide"><table><thead>${row('th', head)}</thead><tbody>${body.map(each => row('td', each)).join('\n')}</tbody></table></div>`
}

const list = (lines, link) => {
  const items = lines.join('\n').split(/^(?:- |\d+\. )/m).slice(1)
  const tag = /^\d/.test(lines[0]) ? 'ol' : 'ul'
  return `<${tag}>${items.map(item => `<li>${inline(item.trim().replace(/\n\s*/g, ' '), link)}</li>`).join('\n')}</${tag}>`
}

/** The kinds of blocks: the form of its first line, whether a further line belongs to it, and its HTML. */
const BLOCKS = [
  [/^#+ /, () => false, ([line], link) => {
    const [, marks, words] = /^(#+) (.+)$/.exec(line)
    return `<h${marks.length} id="${anchorOf(words)}">${inline(words, link)}</h${marks.length}>`
  }],
  [/^\|/, line => line.startsWith('|'), table],
  [/^(- |\d+\. )/, line => /^(- |\d+\. |\s+\S)/.test(line), list],
  [/^> /, line => line.startsWith('>'), (lines, link) => `<blockquote>${inline(lines.map(line => line.slice(2)).join(' '), link)}</blockquote>`],
  [/^ {4}/, line => /^ {4}/.test(line), lines => `<pre><code>${escape(lines.map(line => line.slice(4)).join('\n'))}</code></pre>`],
  [/^\S/, line => /^\S/.test(line) && !/^(#+ |\||- |```|<!--)/.test(line), (lines, link) => `<p>${inline(lines.join('\n'), link)}</p>`],
]

/** A page's HTML. */
export function html(text, link) {
  const lines = text.split('\n'), made = []
  for (let at = 0; at < lines.length;) {
    const first = lines[at]
    // Comments are for authors: they are left out.
    if (!first.trim() || /^<!--.*-->$/.test(first)) { at++; continue }
    if (first.startsWith('```')) {
      const end = lines.indexOf('```', at + 1)
      made.push(`<pre><code class="${first.slice(3)}">${escape(lines.slice(at + 1, end).join('\n'))}</code></pre>`)
      at = end + 1
      continue
    }
    const [, goesOn, make] = BLOCKS.find(([begins]) => begins.test(first)) ?? BLOCKS.at(-1)
    let end = at + 1
    while (end < lines.length && goesOn(lines[end])) end++
    made.push(make(lines.slice(at, end), link))
    at = end
  }
  return made.join('\n')
}

const marked = words => wordsOf(words.replace(/<code>(.*?)<\/code>/g, '`$1`').replace(/<a href="([^"]*)">(.*?)<\/a>/g, '[$2]($1)'))

function tableText(table) {
  const rows = [...table.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)].map(([, row]) => [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell]) => marked(cell).replace(/\s+/g, ' ').replaceAll('|', '\\|')))
  const head = table.startsWith('<thead>') ? rows.shift() : rows[0].map(() => '')
  return [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}

/** Markdown from the HTML of the reference, the one page that has no Markdown source. */
export const markdown = html => html.split(/<pre[^>]*><code(?: class="(\w+)")?>([^]*?)<\/code><\/pre>/).map((part, i, parts) => {
  if (i % 3 === 1) return ''
  if (i % 3 === 2) return `\n\n\`\`\`${parts[i - 1] ?? ''}\n${wordsOf(part)}\n\`\`\`\n\n`
  const tables = part.split(/<table>([^]*?)<\/table>/)
  return tables.map((text, i) => (i % 2 ? `\n\n${tableText(text)}\n\n` : marked(text.replace(/<h([1-3])[^>]*>(.*?)<\/h\1>/g, (_, depth, words) => `\n\n${'#'.repeat(depth)} ${words}\n\n`).replace(/<\/p>/g, '\n\n')))).join('')
}).join('').replace(/\n{3,}/g, '\n\n')
