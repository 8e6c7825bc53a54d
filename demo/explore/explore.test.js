// The parts of the call explorer without a browser: literals, and the descriptions of functions.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { GAMES } from '../../js/games/all.js'
import { asText, describe, file, japaneseFile, sentences } from './describe.js'
import { callOf, linkTo } from './explorer.js'
import { named, textOf, valueOf } from './fields.js'
import { LiteralError, read, written } from './literal.js'
import { program } from './use.js'

const ROOT = new URL('../../', import.meta.url)
const engines = ['go', 'tinygo'].filter(compiler => existsSync(new URL(`dist/${compiler}/wasm_exec.js`, ROOT)))

const VALUES = [
  ['1', 1], ['-0x1F', -31], ['1_000.5e-1', 100.05], ['.5', 0.5], ['-0', -0], ['10n', 10n], ['0xffn', 255n], ['-Infinity', -Infinity],
  ['true', true], ['null', null], [' undefined ', undefined],
  ["'it\\'s'", "it's"], ['"a\\n\\u0041\\u{1F0CF}"', 'a\nA🃏'], ['`♠A`', '♠A'], ["''", ''],
  ['[]', []], ['[1, [2], ]', [1, [2]]], ['{}', {}], ["{ piles: 3, 'a-b': [true], 7: {}, }", { piles: 3, 'a-b': [true], 7: {} }],
  ['Int8Array.of(1, -1)', Int8Array.of(1, -1)], ['new Int8Array([1, 2])', Int8Array.of(1, 2)], ['BigUint64Array.of(0n, 257n)', BigUint64Array.of(0n, 257n)],
  ["{ __proto__: 'own' }", Object.defineProperty({}, '__proto__', { value: 'own', enumerable: true, writable: true, configurable: true })],
]

test('literals are read', () => {
  for (const [text, want] of VALUES) assert.deepStrictEqual(read(text), want, text)
})

test('what is no literal is refused, with the place', () => {
  for (const [text, code, at] of [
    ['', 'unexpected', 0], ['[1', 'open', 2], ["'a", 'open', 2], ['{a 1}', 'unexpected', 3], ['[1 2]', 'unexpected', 3], ['1 2', 'unexpected', 2],
    ['alert(1)', 'unexpected', 5], ['document', 'unexpected', 8], ['new Date()', 'unexpected', 8], ['{ a: 1', 'open', 6], ['[,]', 'unexpected', 1],
    ['Int8Array.of(1n)', 'unexpected', 16], ["'\\u{110000}'", 'unexpected', 2], ['['.repeat(50), 'deep', 41], ['`${1}', 'open', 5],
  ]) {
    assert.throws(() => read(text), error => error instanceof LiteralError && error.code === code && error.at === at, `${text}: ${code} at ${at}`)
  }
})

/** Pseudo-random numbers, the same in every run. */
function chance(seed) {
  let state = seed
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function anything(below, depth) {
  const kinds = [() => below(1e6) / 7, () => -below(9), () => "a'\\\n\t♠\u0007".slice(below(9)), () => below(2) > 0, () => null, () => Int8Array.from([below(9), -1])]
  if (depth > 0) {
    kinds.push(() => Array.from({ length: below(5) }, () => anything(below, depth - 1)))
    kinds.push(() => Object.fromEntries(Array.from({ length: below(5) }, (_, i) => [['a', 'b c', "d'", '1', '$x'][i], anything(below, depth - 1)])))
  }
  return kinds[below(kinds.length)]()
}

test('what is written is read back', () => {
  const below = chance(7)
  for (let i = 0; i < 2000; i++) {
    const value = anything(below, 4)
    for (const width of [20, 96]) assert.deepStrictEqual(read(written(value, width)), value)
  }
})

test('no text makes the reader fail but by a LiteralError', () => {
  const below = chance(8)
  const parts = ['[', ']', '{', '}', ',', ':', "'", '"', '\\', 'a', '1', 'n', ' ', 'new ', 'Int8Array', '.of(', ')', '-', '.', 'u{', '\n', '♠']
  for (let i = 0; i < 20000; i++) {
    const text = Array.from({ length: below(12) }, () => parts[below(parts.length)]).join('')
    try { read(text) } catch (error) { assert.ok(error instanceof LiteralError, `${text}: ${error}`) }
  }
})

test('a field reads text as text, and values as values', () => {
  for (const [kind, text, want, need] of [
    ['text', 'As Ks', 'As Ks'], ['text', '', undefined], ['text', '', '', true], ['text', "''", ''], ['text', "['As']", ['As']], ['text', "{ pays: 'x' }", { pays: 'x' }],
    ['number', '7', 7], ['number', 'null', null], ['number', 'seven', 'seven'], ['number', '', undefined], ['choice', "'uec'", 'uec'], ['boolean', 'false', false],
    ['value', '[1, 2]', [1, 2]], ['value', '', undefined, true], ['none', 'x', undefined],
  ]) {
    assert.deepStrictEqual(valueOf(kind, text, need), want, `${kind} ${text}`)
    if (want !== undefined) assert.deepStrictEqual(valueOf(kind, textOf(kind, want), need), want, `${kind} ${text}, again`)
  }
  assert.throws(() => valueOf('value', 'As Ks'), LiteralError)
})

test('a fault finds its field, or the nearest around it', () => {
  const fields = ['players', 'options', 'options.budget', 'options.budget.ms', 'options.board'].map(path => ({ path }))
  for (const [name, path] of [
    ['players[1]', 'players'], ['options.budget.ms', 'options.budget.ms'], ['options.budget', 'options.budget'], ['options.nothing', 'options'], ['options.boards', 'options'], ['else', undefined],
  ]) assert.equal(named(fields, name)?.path, path, name)
})

test('the descriptions are those of the declarations: node demo/explore/describe.js', async () => {
  for (const { name } of GAMES) assert.equal(readFileSync(file(name), 'utf8'), asText(await describe(name)), name)
})

test('what the descriptions say, japanese/<game>.json says in Japanese, with the same code', () => {
  const codes = words => [...words.matchAll(/`([^`]*)`/g)].map(([, code]) => code).sort()
  for (const { name } of GAMES) {
    const japanese = JSON.parse(readFileSync(japaneseFile(name), 'utf8'))
    const english = sentences(JSON.parse(readFileSync(file(name), 'utf8')))
    assert.deepEqual(english.filter(sentence => !japanese[sentence]), [], `${name}: wants Japanese words in ${japaneseFile(name).pathname}`)
    assert.deepEqual(Object.keys(japanese).filter(sentence => !english.includes(sentence)), [], `${name}: is said nowhere any more`)
    for (const [said, words] of Object.entries(japanese)) {
      assert.match(words, /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u, said)
      assert.deepEqual(codes(words), codes(said), said)
    }
  }
})

test('no choice is offered twice', () => {
  const seen = []
  const look = (field, path) => {
    if (field.of) seen.push(field.of) && assert.equal(new Set(field.of).size, field.of.length, path)
    for (const each of field.fields ?? []) look(each, `${path}.${each.name}`)
  }
  for (const { name } of GAMES) {
    for (const [called, { position, options }] of Object.entries(JSON.parse(readFileSync(file(name), 'utf8')))) {
      look(position, `${name}.${called}`)
      look(options, `${name}.${called}.options`)
    }
  }
  assert.ok(seen.length > 20)
})

for (const compiler of engines) {
  test(`every function is described, and its example is a call that ${compiler}'s engine takes`, async () => {
    const { initSync } = await import(new URL(`dist/${compiler}/node-sync.js`, ROOT))
    const tefuda = await initSync()
    for (const { name: game } of GAMES) {
      const functions = JSON.parse(readFileSync(file(game), 'utf8'))
      const known = Object.keys(tefuda[game]).filter(name => typeof tefuda[game][name] === 'function' && name !== 'close')
      assert.deepEqual(Object.keys(functions).sort(), known.sort(), game)
      for (const [name, { example }] of Object.entries(functions)) {
        const [position, options] = example.map(text => (text === '' ? undefined : read(text)))
        assert.doesNotThrow(() => tefuda[game][name](position, { budget: { iterations: 1 }, ...options }), `${game}.${name}`)
      }
    }
    tefuda.close?.()
  })
}

test('a link has a call, and other text has none', () => {
  for (const args of [[], ["a'b\n?&#+%;"], [undefined, { seed: 7 }], [{ a: [1, null] }, undefined]]) {
    const linked = new URLSearchParams(linkTo('poker', 'evaluate', args).split('?')[1])
    assert.equal(linked.get('tab'), 'use')
    assert.deepEqual(callOf(linked.get('call')), ['evaluate', args.slice(0, args.findLastIndex(each => each !== undefined) + 1)])
  }
  for (const text of ['', 'evaluate', 'evaluate(', 'evaluate(x)', 'a.b()', 'evaluate(1) ', "evaluate('As'))"]) assert.equal(callOf(text), undefined, text)
})

test('the program around a call imports the game alone', () => {
  assert.equal(program('poker', 'evaluate', ['As Ks', undefined]), `import { init } from 'tefuda/poker'

const poker = await init()
const answer = await poker.evaluate('As Ks')`)
  assert.equal(program('mnk', 'search', ['oo.\nxx.', { k: 3 }]).split('\n').at(-1), "const answer = await mnk.search('oo.\\nxx.', { k: 3 })")
})

test('the tab and the menu link to pages that the reference site has', () => {
  const has = readFileSync(new URL('../../docs/site/build.js', import.meta.url), 'utf8')
  for (const { name } of GAMES) assert.match(has, new RegExp(`GAMES = \\[[^\\]]*'${name}'`))
  for (const page of ['`${game}.html`', '`how-${game}.html`', '`how-${game}.ja.html`', "'index.html'", "'index.ja.html'"]) assert.ok(has.includes(page), page)
  const menu = readFileSync(new URL('../shell/page.html', import.meta.url), 'utf8')
  assert.deepEqual([...menu.matchAll(/href="docs\/([^"]*)"/g)].map(([, page]) => page), ['index.html', 'index.ja.html'])
})

test('every game has the page that the tab links to, in both languages', () => {
  for (const { name: game } of GAMES) for (const language of ['', '.ja']) assert.ok(existsSync(new URL(`docs/games/${game}${language}.md`, ROOT)), `${game}${language}`)
})
