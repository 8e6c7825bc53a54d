// The tables of README, in both languages, and of the head of docs/bench.md are those that its sections give.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { quote, sectionsOf } from './quoted.js'

const read = name => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const sections = sectionsOf(read('docs/bench.md'))

for (const [lang, name, tables] of [['en', 'README.md', ['sizes']], ['ja', 'README.ja.md', ['sizes']], ['en', 'docs/bench.md', ['poker', 'times']]]) {
  const text = read(name)

  test(`${name} has its tables once, as ./build.sh bench all writes them`, () => {
    assert.deepEqual([...text.matchAll(/<!-- bench:(\w+) -->/g)].map(([, table]) => table), tables)
    assert.equal(quote(text, lang, sections), text)
  })

}

test('other measurements are other tables', () => {
  const text = read('README.md'), others = { ...sections, sizes: sections.sizes.replace(/(tefuda-poker.wasm \| )[\d,]+/, '$1123,456') }
  assert.match(quote(text, 'en', others), /^\| [^|\d]+ \| 123 \|/m)
  assert.equal(quote(quote(text, 'en', others), 'en', sections), text)
})

test('what is not measured is not quoted', () => {
  assert.throws(() => quote('<!-- bench:sizes -->\n<!-- /bench -->', 'en', { sizes: '' }), /no table "file"/)
  assert.throws(() => quote('<!-- bench:nothing -->\n<!-- /bench -->', 'en', sections), /no table bench:nothing, only sizes, poker, times/)
})
