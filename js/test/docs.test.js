// The reference site: it builds, its links work, it has every function, code and reason, and its search works from a disk.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import test, { before } from 'node:test'
import { fileURLToPath } from 'node:url'
import { callOf } from '../../demo/explore/explorer.js'
import { inline } from '../../docs/site/markdown.js'
import { read as literal } from '../../demo/explore/literal.js'
import { visit } from './browser.js'
import { packages } from './packages.js'

const ROOT = new URL('../../', import.meta.url)
const SITE = new URL('dist/docs/', ROOT)
const GAMES = ['poker', 'mnk', 'calculation', 'mahjong', 'daifugo', 'solver', 'histories']
const read = path => readFileSync(new URL(path, ROOT), 'utf8')
const page = name => readFileSync(new URL(name, SITE), 'utf8')

before(() => {
  execFileSync(process.execPath, [fileURLToPath(new URL('docs/site/build.js', ROOT)), packages.at(-1).folder.href], { encoding: 'utf8' })
})

const pages = () => readdirSync(SITE).filter(name => name.endsWith('.html'))
const ids = new Map()
const idsOf = name => ids.get(name) ?? ids.set(name, new Set([...page(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))).get(name)

test('every link of every page leads to a page and a heading that are there', () => {
  assert.ok(pages().length >= 30)
  for (const name of pages()) {
    for (const [, link] of page(name).matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (/^(https?|data):/.test(link)) {
        const [, path] = /^https:\/\/github\.com\/tefuda\/tefuda\/(?:blob|raw|tree)\/main\/([^#"]+)/.exec(link) ?? []
        if (path) assert.ok(existsSync(new URL(path, ROOT)), `${name}: ${link}`)
        continue
      }
      // A link to the page that contains this site.
      if (link.startsWith('../#')) continue
      const [file, anchor] = link.split('#')
      assert.ok(!file || existsSync(new URL(file, SITE)), `${name}: ${link}`)
      if (anchor) assert.ok(idsOf(file || name).has(decodeURI(anchor)), `${name}: ${link}`)
    }
  }
})

test('no Markdown is left over, and no value is missing', () => {
  for (const name of pages()) {
    const text = page(name).replace(/<pre>[^]*?<\/pre>|<pre class[^]*?<\/pre>|<code[^]*?<\/code>/g, '')
    assert.doesNotMatch(text, /\]\(|\*\*|^#+ |`|undefined|\[object/m, name)
  }
})

test('code goes on over the end of a line', () => {
  assert.equal(inline('`a.go\nfor<b>`, **c\nd** and `e`'), '<code>a.go for&lt;b&gt;</code>, <strong>c\nd</strong> and <code>e</code>')
})

test('code stays as it is inside strong words and links', () => {
  assert.equal(inline('**Of `a*b*`.** [`c`](d)'), '<strong>Of <code>a*b*</code>.</strong> <a href="d"><code>c</code></a>')
})

for (const game of GAMES) {
  test(`${game}: every function with an example that was run, every reason in both languages, every list and type`, async () => {
    const { functions, lists, reasons } = await import(`../games/${game}/lists.js`)
    const text = page(`${game}.html`)
    for (const name of functions) {
      const [, section] = new RegExp(`<h3 id="${name}">([^]*?)</section>`).exec(text) ?? assert.fail(name)
      assert.match(section, new RegExp(`${game}\\.${name}\\(`))
      assert.match(section, /<pre class="result"><code>[^<]{2}/, name)
    }
    for (const code of Object.keys(reasons)) {
      const [row] = new RegExp(`<tr id="reason-${code}">.*`).exec(text) ?? assert.fail(code)
      const [, en, ja] = /<td>([^<]+)<\/td><td lang="ja">([^<]+)<\/td><\/tr>$/.exec(row) ?? assert.fail(row)
      assert.match(ja, /[ぁ-んァ-ヶ一-龠]/, code)
      assert.doesNotMatch(en, /[ぁ-ん]|NaN/, code)
    }
    for (const list of Object.keys(lists)) assert.ok(text.includes(`id="list-${list}"`), list)
    const types = [...read(`js/games/${game}/types.d.ts`).matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name)
    assert.ok(types.length > 1)
    for (const name of types) assert.ok(text.includes(`id="type-${name}"`), name)
  })

  test(`${game}: how it decides, in both languages alike`, () => {
    const [en, ja] = ['', '.ja'].map(lang => read(`docs/how/${game}${lang}.md`))
    const shape = text => [...text.matchAll(/^(\*\*)|^(\|)|^( {4})(?=\S)/gm)].map(([all]) => all)
    assert.deepEqual(shape(ja), shape(en))
    assert.ok(shape(en).length > 5)
    // Both have the same figures, however they are written.
    const figures = text => new Set(text.match(/\d[\d,.]{2,}/g).map(each => each.replace(/[,.]+$/, '')))
    const inJapanese = figures(ja), inEnglish = figures(en.replace(/https?:\S+/g, ''))
    for (const figure of inJapanese) assert.ok(inEnglish.has(figure) || /^(201|199)\d$/.test(figure), figure)
    for (const part of ['Rules', 'Strength', 'Limits', 'Sources']) assert.match(en, new RegExp(`^\\*\\*${part}`, 'm'))
  })
}

for (const game of GAMES) {
  test(`${game}: every function leads to the page's explorer, in a room of the game, with its example`, async () => {
    const functions = JSON.parse(read(`demo/explore/functions/${game}.json`))
    const links = [...page(`${game}.html`).matchAll(/href="\.\.\/#(\w+)\?tab=use&amp;call=([^"]+)"/g)]
    // A game that only analyses has no room on the page.
    assert.equal(links.length, read('demo/rooms.json').includes(`"game": "${game}"`) ? Object.keys(functions).length : 0)
    for (const [[, room, call], [name, { example }]] of links.map((link, i) => [link, Object.entries(functions)[i]])) {
      assert.match(read(`demo/rooms/${room}/room.html`), new RegExp(`data-panel="use" data-game="${game}"`))
      const args = example.map(text => (text === '' ? undefined : literal(text)))
      assert.deepEqual(callOf(decodeURIComponent(call)), [name, args.slice(0, args.findLastIndex(each => each !== undefined) + 1)])
    }
  })
}

test('llms.txt: a title, a summary, and every page once with a line of its own', () => {
  const text = page('llms.txt')
  assert.match(text, /^# tefuda\n\n> \w/)
  const [, ...sections] = text.split(/^## /m)
  assert.equal(sections.at(-1).split('\n')[0], 'Optional')
  const links = sections.flatMap(section => section.trim().split('\n').slice(2).map(line => /^- \[[^\]]+\]\(([^)]+)\): \S.+$/.exec(line)?.[1] ?? assert.fail(line)))
  assert.deepEqual(links.sort(), pages().sort())
  assert.ok(text.includes('](llms-full.txt)'))
})

test('llms-full.txt: the text of every page, every function with its call, and links that lead somewhere', async () => {
  const [, ...parts] = page('llms-full.txt').split(/^<!-- (\S+\.html) -->$/m)
  const texts = new Map(parts.flatMap((name, i) => (i % 2 ? [] : [[name, parts[i + 1]]])))
  assert.deepEqual([...texts.keys()].sort(), pages().sort())
  for (const [name, text] of texts) {
    assert.match(text, /^\n\n# ./, name)
    const prose = text.replace(/^```[^]*?^```/gm, '').replace(/`[^`]*`/g, '')
    assert.doesNotMatch(prose, /&(?:lt|gt|amp|quot);|<\/?(?:p|a|code|table|tr|td|section|h\d)\b|undefined|\[object/, name)
    for (const [, link] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:|^\.\.\/#/.test(link)) continue
      const [file, anchor] = link.split('#')
      assert.ok(existsSync(new URL(file, SITE)), `${name}: ${link}`)
      if (anchor) assert.ok(idsOf(file).has(decodeURI(anchor)), `${name}: ${link}`)
    }
  }
  for (const game of GAMES) {
    const { functions, reasons } = await import(`../games/${game}/lists.js`)
    const text = texts.get(`${game}.html`)
    for (const name of functions) {
      const [, section] = new RegExp(`^### ${game}\\.${name}\n([^]*?)(?=^##)`, 'm').exec(text) ?? assert.fail(name)
      assert.match(section, new RegExp(`\\n\`\`\`js\n${game}\\.${name}\\([^]*?\n\`\`\`\n\n\`\`\`\n[^]{2}`), name)
    }
    for (const code of Object.keys(reasons)) assert.ok(text.includes(`| \`${code}\` |`), code)
    for (const [, name] of read(`js/games/${game}/types.d.ts`).matchAll(/^(export (?:interface|type) \w+)/gm)) assert.ok(text.includes(name), name)
  }
})

test('every error code has cause and cure, and no other is there', () => {
  const types = read('js/types.d.ts')
  const codes = name => [...new RegExp(`export type ${name} = ([^]*?)\\n\\n`).exec(types)[1].matchAll(/'([a-z]+)'/g)].map(([, code]) => code)
  const rows = [...read('docs/errors.md').matchAll(/^\| `(\w+)` \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(([, code]) => code).filter(code => code !== 'code')
  assert.deepEqual(rows.sort(), [...codes('InputCode'), ...codes('EngineCode')].sort())
})

test('search, from a disk', async context => {
  const tab = await visit(context, new URL('index.html', SITE).href)
  await tab.fill('#search', 'double-threat')
  assert.equal(await tab.locator('#found a').first().getAttribute('href'), 'mnk.html#reason-double-threat')
  await tab.fill('#search', '禁手')
  await tab.locator('#found a').first().waitFor()
  await tab.fill('#search', 'chooseDiscard')
  await tab.press('#search', 'Enter')
  await tab.waitForURL(/mahjong\.html#chooseDiscard$/)
  await tab.fill('#search', 'xyzzyx')
  await tab.getByText('–', { exact: true }).waitFor()
  assert.deepEqual(tab.said, [])
})
