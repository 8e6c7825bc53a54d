// The reference site: it is built, its links lead somewhere, it has every function, code and reason, and its search works from a disk.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import test, { before } from 'node:test'
import { fileURLToPath } from 'node:url'
import { inline } from '../../docs/site/markdown.js'
import { visit } from './browser.js'
import { packages } from './packages.js'

const ROOT = new URL('../../', import.meta.url)
const SITE = new URL('dist/docs/', ROOT)
const GAMES = ['poker', 'mnk', 'calculation', 'mahjong', 'daifugo']
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
    assert.ok(types.length > 10)
    for (const name of types) assert.ok(text.includes(`id="type-${name}"`), name)
  })

  test(`${game}: how it decides, in both languages alike`, () => {
    const [en, ja] = ['', '.ja'].map(lang => read(`docs/how/${game}${lang}.md`))
    const shape = text => [...text.matchAll(/^(\*\*)|^(\|)|^( {4})(?=\S)/gm)].map(([all]) => all)
    assert.deepEqual(shape(ja), shape(en))
    assert.ok(shape(en).length > 5)
    // What is measured is measured once: the same figures, however they are written.
    const figures = text => new Set(text.match(/\d[\d,.]{2,}/g).map(each => each.replace(/[,.]+$/, '')))
    const inJapanese = figures(ja), inEnglish = figures(en.replace(/https?:\S+/g, ''))
    for (const figure of inJapanese) assert.ok(inEnglish.has(figure) || /^(201|199)\d$/.test(figure), figure)
    for (const part of ['Rules', 'Strength', 'Limits', 'Sources']) assert.match(en, new RegExp(`^\\*\\*${part}`, 'm'))
  })
}

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
