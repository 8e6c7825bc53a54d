// The reference of a game: its functions with an example that is run here, the reasons it gives, its lists and its types.
import { readFileSync } from 'node:fs'
import { describe } from '../../demo/explore/describe.js'
import { linkTo } from '../../demo/explore/explorer.js'
import { read } from '../../demo/explore/literal.js'
import { escape, inline } from './markdown.js'

const JS = new URL('../../js/', import.meta.url)
const source = path => readFileSync(new URL(path, JS), 'utf8')

/** Sample values for the fields of reasons, to show the words of every reason. */
const VALUES = {
  rank: '7', line: 'pair:J-A', cards: 3, straights: 2, count: 4, share: 0.5, amount: 20, category: 'flush', ranks: '', length: 4, foundation: 2, pile: 3, steps: 2,
  value: 588.888, tile: '5m', n: 3, moves: 3, of: 3, against: true,
}
const valueOf = (game, field) => {
  if (game === 'mnk' && field === 'line') return ['b2', 'c3']
  if (!(field in VALUES)) throw new Error(`${game}: no sample value for a reason's field ${field}`)
  return VALUES[field]
}
/** By game: the function whose candidates have reasons. */
const CHOICES = { poker: 'poker.videoAdvise', mnk: 'mnk.search', calculation: 'calculation.choose', mahjong: 'mahjong.chooseDiscard', daifugo: 'daifugo.choose' }

/** A game's reasons, each with its fields and its words in both languages. */
export async function reasonsOf(game) {
  const { reasons } = await import(new URL(`games/${game}/lists.js`, JS))
  const { words } = await import(new URL(`games/${game}/words.js`, JS))
  return Object.entries(reasons).map(([code, fields]) => {
    const said = [0, 1].map(lang => {
      const reason = { code, ...Object.fromEntries(fields.map(field => [field, valueOf(game, field)])) }
      words[CHOICES[game]]({ candidates: [{ move: '3s', card: 'T', reasons: [reason] }], kans: [], lines: [], unit: 'points' }, lang)
      return reason.words
    })
    return { code, fields, en: said[0], ja: said[1] }
  })
}

const LONGEST = 900
const written = value => {
  const plain = JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : ArrayBuffer.isView(each) ? [...each] : each), 1) ?? 'undefined'
  // Short arrays and objects go on one line.
  const text = plain.replace(/[[{][^[\]{}]{0,100}[\]}]/g, part => part.replace(/\s*\n\s*/g, ' '))
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

/** The rooms of the demo page; this site is published in a folder of it. */
const ROOMS = JSON.parse(readFileSync(new URL('../../demo/rooms.json', import.meta.url), 'utf8'))
/** The room of a game. Of several it is the one with the game's name. It is null for a game that only analyses. */
const roomOf = game => (ROOMS.find(({ name }) => name === game) ?? ROOMS.find(room => room.game === game))?.name ?? null

/** Runs an example of the explorer. Returns the call and its result as text, and the link that opens it in the explorer. */
export function ran(engine, game, name, example) {
  const args = example.map(text => (text === '' ? undefined : read(text)))
  const told = example.filter(text => text !== '').join(', ')
  return { call: `${game}.${name}(${told})`, result: written(engine[game][name](...args)), link: roomOf(game) && `../${linkTo(roomOf(game), name, args)}` }
}

const KINDS = { text: 'text', number: 'number', boolean: 'true or false', choice: 'one of', fields: 'object', value: 'value', none: '' }

function rows(fields, under = '') {
  return fields.flatMap(field => {
    const choices = field.of?.length ? `: ${field.of.map(one => `<code>${escape(JSON.stringify(one))}</code>`).join(', ')}` : ''
    const row = `<tr><td><code>${under}${escape(field.name)}</code>${field.need ? '' : '<small> optional</small>'}</td><td>${KINDS[field.kind] ?? ''}${choices}</td><td>${inline(field.doc ?? '')}</td></tr>`
    return [row, ...rows(field.fields ?? [], `${under}${field.name}.`)]
  })
}

function functionOf(engine, game, name, { doc, position, options, example }) {
  const { call, result, link } = ran(engine, game, name, example)
  const shared = options.fields ?? []
  const table = [...(position.kind === 'none' ? [] : rows([position])), ...rows(shared)]
  return `<section><h3 id="${name}">${game}.${name}</h3>
<p>${inline(doc)}</p>${options.doc ? `<p>Options: ${inline(options.doc)}</p>` : ''}
${table.length ? `<div class="wide"><table><thead><tr><th>field</th><th>kind</th><th>what it says</th></tr></thead><tbody>${table.join('\n')}</tbody></table></div>` : ''}
<pre><code class="js">${escape(call)}</code></pre><pre class="result"><code>${escape(result)}</code></pre>
${link ? `<p><a href="${escape(link)}">Try it with other values</a></p>` : ''}</section>`
}

/** A game's type declarations, unchanged, each with an anchor, and with links on the names of other types. */
function typesOf(game) {
  const text = `${source(`games/${game}/types.d.ts`)}\n${source(`games/${game}/lists.d.ts`)}`
  const parts = text.split(/\n(?=\/\*\*|export (?:interface|type) )/).filter(part => /^export (interface|type) \w+[^{]*[={<]/m.test(part) && !/^export type \{/m.test(part))
  const joined = []
  for (const part of parts) {
    const name = /^export (?:interface|type) (\w+)/m.exec(part)[1]
    const before = joined.find(one => one.name === name)
    if (before) before.text += `\n${part}`
    else joined.push({ name, text: part })
  }
  const names = new Map(joined.map(({ name }) => [name, `type-${name}`]))
  const linked = (text, own) => escape(text.trim()).replace(/\b[A-Z]\w+\b/g, word => (names.has(word) && word !== own ? `<a href="#${names.get(word)}">${word}</a>` : word))
  return joined.map(({ name, text }) => `<h3 id="type-${name}">${name}</h3><pre><code class="ts">${linked(text, name)}</code></pre>`).join('\n')
}

/** A game's page. */
export async function reference(engine, game) {
  const functions = await describe(game)
  const { lists } = await import(new URL(`games/${game}/lists.js`, JS))
  const reasons = await reasonsOf(game)
  const name = engine[game] ? game : ''
  const sections = Object.entries(functions).map(([each, about]) => functionOf(engine, game, each, about))
  const names = all => all.map(({ key, en, ja }) => `<tr><td><code>${escape(String(key))}</code></td><td>${escape(en)}</td><td lang="ja">${escape(ja)}</td></tr>`).join('\n')
  return `<h1>tefuda/${name}</h1>
<p>As <code>init</code> gives them the functions return promises, as <code>initSync</code> plain values. Every call takes <code>signal</code>,
<code>onProgress</code> and <code>lang</code> in its options, too, where it can be long. Each example was run when this page was made; what it gave stands below it.</p>
<p><a href="how-${game}.html">How it decides</a>${reasons.length ? ' · <a href="#reasons">Reasons</a>' : ''} · <a href="#lists">Lists</a> · <a href="#types">Types</a> · <a href="errors.html">Errors</a></p>
<h2 id="functions">Functions</h2>${sections.join('\n')}
${reasons.length ? `<h2 id="reasons">Reasons</h2><p>What a choice says of its candidates, with examples of the words.</p>
<div class="wide"><table><thead><tr><th>code</th><th>fields</th><th>words</th><th>言葉</th></tr></thead><tbody>
${reasons.map(({ code, fields, en, ja }) => `<tr id="reason-${code}"><td><code>${code}</code></td><td>${fields.map(field => `<code>${field}</code>`).join(' ')}</td><td>${escape(en)}</td><td lang="ja">${escape(ja)}</td></tr>`).join('\n')}
</tbody></table></div>` : ''}
<h2 id="lists">Lists</h2><p><code>lists.${game}</code> of <code>tefuda</code>, <code>lists</code> of <code>tefuda/${game}</code>: the keys that calls take and give.</p>
${Object.entries(lists).map(([list, all]) => `<h3 id="list-${list}">${list}</h3><div class="wide"><table><tbody>${names(all)}</tbody></table></div>`).join('\n')}
<h2 id="types">Types</h2>${typesOf(game)}`
}
