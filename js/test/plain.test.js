// Plain words (CONTRIBUTING.md, "Words"): documents have short sentences, and neither they nor the code nor the product use words that the
// glossary rules out.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', '.git', 'testdata', 'records', 'tefuda'])
const LONGEST = 40

/** All files below a folder whose names end so. */
function below(folder, ending) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    if (SKIPPED.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? below(path, ending) : entry.name.endsWith(ending) ? [path] : []
  })
}

const read = path => readFileSync(join(ROOT, path), 'utf8')
const PAGES = ['README.md', 'ARCHITECTURE.md', 'RATIONALE.md', 'CONTRIBUTING.md', ...below('docs', '.md'), ...below('core', 'DESIGN.md'), 'demo/README.md', 'js/bots/README.md', 'js/standard/README.md']

/** The sentences of a page in English: of paragraphs, items of lists and cells of tables, without code, with the text of links. */
export function sentencesOf(text) {
  const prose = text.replace(/^```[^]*?^```/gm, '\n').replace(/<!--[^]*?-->/g, '').replace(/`[^`]*`/g, 'code').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
  const blocks = prose.split(/\n\s*\n|^#+ |\n(?=\s*(?:- |\d+\. |\|))/m).flatMap(block => (block.trim().startsWith('|') ? block.split('|') : [block]))
  return blocks.flatMap(block => block.replace(/\s+/g, ' ').split(/(?<=[.!?][)”"’']?) (?=\S)/)).map(sentence => sentence.trim()).filter(Boolean)
}

const words = sentence => sentence.split(' ').filter(word => /\p{L}/u.test(word)).length

for (const page of PAGES.filter(page => !page.includes('.ja.'))) {
  test(`${page}: no sentence is longer than ${LONGEST} words`, () => {
    assert.deepEqual(sentencesOf(read(page)).filter(sentence => words(sentence) > LONGEST), [])
  })
}

test('what counts as a sentence', () => {
  assert.deepEqual(sentencesOf('# A b\n\nOne [two](three.md). Four\nfive: six; seven\n\n```js\nno\n```\n\n- a\n- b `c. d`\n\n| x | y |\n'), ['A b', 'One two.', 'Four five: six; seven', '- a', '- b code', 'x', 'y'])
  assert.equal(words('One two – 3 four.'), 3)
})

/** What the glossary rules out everywhere. Words that also have a plain use, such as "told" or "place", are left to readers. */
const RULED_OUT = /\b(beside|but for|outlooks?|afterstates?|levers?|of ours|(?<!there |\/\/ )(?:is|are) none|the reference player|the articles?['’]s? player|evenings?)\b/gi
const found = text => [...text.matchAll(RULED_OUT)].map(([word]) => word)

for (const page of PAGES.filter(page => page !== 'CONTRIBUTING.md')) {
  test(`${page}: no word that the glossary rules out`, () => {
    assert.deepEqual(sentencesOf(read(page)).filter(sentence => found(sentence).length), [])
  })
}

/** The words of names: "newCallButtons" has three. */
const apart = text => text.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_-]/g, ' ')

test('neither code nor comments nor what the product says has a word that the glossary rules out', () => {
  const files = ['core', 'wasm', 'js', 'demo', 'bench', 'docs', 'examples'].flatMap(folder => ['.go', '.js', '.mjs', '.ts', '.css', '.html', 'examples.json', 'rooms.json'].flatMap(ending => below(folder, ending))).concat('build.sh')
  assert.ok(files.length > 800, `${files.length}`)
  const wrong = files.filter(file => !/plain\.test\.js$|^demo\/(index\.html|page\.css)$/.test(file)).flatMap(file => read(file).split('\n').flatMap((line, i) => found(apart(line)).map(word => `${file}:${i + 1}: ${word}`)))
  assert.deepEqual(wrong, [])
})
