// README's tables, in both languages, are those that docs/bench.md gives.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { TABLES, quote, sectionsOf } from './quoted.js'

const read = name => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const sections = sectionsOf(read('docs/bench.md'))

for (const [lang, name] of [['en', 'README.md'], ['ja', 'README.ja.md']]) {
  const text = read(name)

  test(`${name} has every table once, as ./build.sh bench all writes it`, () => {
    assert.deepEqual([...text.matchAll(/<!-- bench:(\w+) -->/g)].map(([, table]) => table).sort(), Object.keys(TABLES).sort())
    assert.equal(quote(text, lang, sections), text)
  })

  test(`${name}: other measurements are other tables`, () => {
    const others = { ...sections, sizes: sections.sizes.replace(/(tefuda-poker.wasm \| )[\d,]+/, '$1123,456') }
    assert.match(quote(text, lang, others), /^\| [^|\d]+ \| 123 \|/m)
    assert.equal(quote(quote(text, lang, others), lang, sections), text)
  })
}

test('what is not measured is not quoted', () => {
  assert.throws(() => quote('<!-- bench:sizes -->\n<!-- /bench -->', 'en', { sizes: '' }), /no table "file"/)
  assert.throws(() => quote('<!-- bench:nothing -->\n<!-- /bench -->', 'en', sections), /no table bench:nothing, only sizes/)
})
