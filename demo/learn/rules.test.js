// The rules drawn, against the engine: each example is what it is called.
import assert from 'node:assert/strict'
import test from 'node:test'
import { initSync } from '../../js/sync.js'
import { GUIDED } from './game.js'

const engine = initSync()
const asking = lang => async (game, name, position, options) => engine[game][name](position, { lang, ...options })
globalThis.document = { documentElement: { lang: 'en' } }

const rules = Object.fromEntries(await Promise.all(GUIDED.map(async room => [room, (await import(new URL(`../rooms/${room}/rules.js`, import.meta.url))).default])))

for (const [room, parts] of Object.entries(rules)) {
  test(`${room}: the engine calls each example what the page calls it, in both languages`, async () => {
    const rows = parts.flatMap(({ rows = [] }) => rows)
    assert.ok(rows.length >= 4)
    assert.equal(new Set(rows.map(({ key }) => key)).size, rows.length, 'one example each')
    for (const lang of ['en', 'ja']) {
      document.documentElement.lang = lang
      for (const { key, named } of rows) {
        const { key: called, name } = await named(asking(lang))
        assert.equal(called, key)
        assert.match(name, lang === 'ja' ? /[ぁ-んァ-ヶ一-龠]|^\d/ : /^[\dA-Za-z-♠]/, `${key}: ${name}`)
      }
    }
  })

  test(`${room}: its rules are said in both languages`, () => {
    for (const { title, says = [] } of parts) for (const [en, ja] of [title, ...says]) assert.ok(/[a-z]/.test(en) && /[ぁ-んァ-ヶ一-龠]/.test(ja), en)
  })
}

for (const room of ['cardroom', 'draw']) {
  test(`${room}: the hands stand in their order, the best first`, async () => {
    const [{ rows }] = rules[room]
    const values = await Promise.all(rows.map(async ({ named }) => (await named(asking('en'))).value))
    assert.deepEqual(values, values.toSorted((a, b) => b - a))
  })
}
