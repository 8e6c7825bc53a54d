// README quotes what docs/bench.md says was measured, in both languages, and nothing that is not there.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { CLAIMS, claimsOf, quoted, sectionsOf, withFigures } from './claims.js'

const read = name => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const page = read('docs/bench.md')
const texts = { en: read('README.md'), ja: read('README.ja.md') }

const kilobytes = ([figure]) => Number(figure.replaceAll(',', ''))
/** What a section of the page printed, undefined where it was not measured. */
const sectionOf = name => sectionsOf(page)[name]
const measured = CLAIMS.filter(({ section }) => sectionOf(section))

test('docs/bench.md has the figures of its sections in its table, and says which claims it has none of', () => {
  const known = claimsOf(page)
  assert.deepEqual(Object.keys(known), measured.map(({ what }) => what))
  assert.ok(measured.length >= 6)
  for (const claim of measured) assert.deepEqual(known[claim.what], claim.figures(sectionOf(claim.section)), claim.what)
  for (const claim of CLAIMS.filter(one => !measured.includes(one))) assert.ok(page.includes(claim.what), claim.what)
})

for (const [lang, text] of Object.entries(texts)) {
  test(`README in ${lang} quotes these figures`, () => {
    const known = claimsOf(page)
    for (const claim of measured) {
      const [said, found] = [quoted(claim, text, lang), known[claim.what]]
      // Sizes move with every change of a game, and have their budgets in build.sh: here they may be some changes old.
      if (claim.section !== 'sizes') assert.deepEqual(said, found, claim.what)
      else assert.ok(Math.abs(kilobytes(said) / kilobytes(found) - 1) < 0.15, `${claim.what}: ${said}, measured ${found}`)
    }
  })

  test(`README in ${lang}: other figures are put where they are read`, () => {
    for (const claim of CLAIMS) {
      const figures = quoted(claim, text, lang).map((_, i) => `${i + 2}`)
      assert.deepEqual(quoted(claim, withFigures(claim, text, lang, figures), lang), figures, claim.what)
    }
  })
}

test('README has no other figures in milliseconds or ratios of speed', () => {
  // What is left of README when the claims are taken out.
  const rest = CLAIMS.reduce((text, { en }) => text.replace(en, ''), texts.en)
  assert.deepEqual(rest.match(/\d+(?:[.–-]\d+)? (?:ms|µs)\b|× as fast/g) ?? [], [])
})
