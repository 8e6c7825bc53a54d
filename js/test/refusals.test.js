// Input errors in the language of the call.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { DETAILS } from '../sentences.js'
import { CALLS } from './good-calls.js'
import { eachEngine, eachGame, engine, packages } from './packages.js'
import { recorded, revive } from './recorded.js'

eachEngine('in Japanese: field, what is wrong, what it takes and the value; the engine’s sentence with it', async (t, { InputError }) => {
  const cases = [
    [() => t.poker.evaluate('As', { seed: -1, lang: 'ja' }), 'options.seed：使えない値です（0〜4294967295 の整数）：-1'],
    [() => t.poker.evaluate('As', { profile: 'x', lang: 'ja' }), 'options.profile：使えない値です（"standard"・"article" のどれか）："x"'],
    [() => t.poker.range(Array(169).fill(2), { lang: 'ja' }), 'range[0]：使えない値です（0〜1 の数）：2'],
    [() => t.poker.evaluate(undefined, { lang: 'ja' }), 'hand：値がありません'],
    [() => t.poker.evaluate(['As', 'Xx'], { lang: 'ja' }), 'hand[1]：カードの間違いがあります："Xx"'],
    [() => t.poker.evaluate('As', { sed: 1, lang: 'ja' }), 'options.sed：そのような指定はありません'],
    [() => t.poker.evaluate('As Ks Qs Js Ts 9s 8s 7s', { lang: 'ja' }), 'hand：数が合いません（8枚あるが、7枚まで）'],
    [() => t.mnk.pairs('...\n..', { lang: 'ja' }), /^board：盤面として正しくありません（行 1（0から数えて）が2マス。はじめの行は3マス）/],
    [() => t.daifugo.deal('seed', { lang: 'ja' }), 'rules：使えない値です（"article"・"uec"・"common"・"dragonQuest"・"tycoon"・"boardoor"・"official" のどれか）："seed"'],
    [() => t.daifugo.deal({ diamondStart: true, spadeLeads: true }, { lang: 'ja' }), 'rules：対局の局面として正しくありません（diamondStart と spadeLeads は両立しない。どちらかを false にする）'],
    [() => t.mnk.apply({ rules: 'tic-tac-toe' }, { move: 'j10', lang: 'ja' }), /^options\.move.*：/],
  ]
  for (const [call, says] of cases) {
    await assert.rejects(async () => call(), error => {
      assert.ok(error instanceof InputError)
      if (says instanceof RegExp) assert.match(error.message, says)
      else assert.equal(error.message, says)
      assert.match(error.english, /^[ -~×…–’^±]+$/)
      return true
    })
  }
  await assert.rejects(async () => t.poker.evaluate('As', { seed: -1 }), ({ message, english }) => message === english)
})

/** Every recorded call, with further options. */
async function* told(more) {
  const t = await engine(packages[0], 'sync')
  for (const { game, calls } of recorded) {
    for (const { name, args } of calls) {
      const [position, options, ...rest] = args.map(revive)
      if (rest.length || (options !== undefined && Object.prototype.toString.call(options) !== '[object Object]')) continue
      try {
        t[game][name.split('.')[1]](position, { ...options, ...more })
      } catch (error) {
        yield { name: `${game} ${name}`, ...error, message: error.message }
      }
    }
  }
}

/** The longest text that all sentences of a form have. */
const literal = form => form.source.replace(/[$^]/g, '').replace(/\(\?:[^)]*\)|\([^)]*\)|\[[^\]]*\]|\\[dwSs][*+]?|\.[*+]/g, '\0').replace(/\\(.)/g, '$1').split('\0').reduce((a, b) => (b.length > a.length ? b : a))

test('every form of a sentence that has words in Japanese is one that the engine says', async () => {
  const said = []
  for await (const { field, english } of told({ lang: 'ja' })) said.push(english.slice(field.length + 1))
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const source = ['core', 'wasm'].flatMap(folder => readdirSync(`${root}${folder}`, { recursive: true }).filter(file => /(?<!_test)\.go$/.test(file)).map(file => readFileSync(`${root}${folder}/${file}`, 'utf8'))).join('\n').replaceAll('\\"', '"')
  // A sentence that no recorded call causes must at least be in the source, part by part.
  const unsaid = DETAILS.filter(([form]) => !said.some(sentence => form.test(sentence)) && !literal(form).split(/: |, /).every(part => source.includes(part.trim())))
  assert.deepEqual(unsaid, [])
  assert.ok(said.length > 700)
})

/** English words that should be Japanese. Quotes, names of fields, squares, jokers, keys, moves and the parts of a file may stay. */
const english = message => message.replace(/"[^"]*"|\bJk\b|\bINIT \w+|\btwo more\b/gs, '').match(/[A-Za-z]{2,}(?: [A-Za-z]{2,})+/g) ?? []

test('no recorded fault is told in English to who asks for Japanese', async () => {
  const left = []
  let all = 0
  for await (const { name, message } of told({ lang: 'ja' })) {
    all++
    if (english(message).length) left.push(`${name}: ${message}`)
  }
  assert.deepEqual(left, [])
  assert.ok(all > 700, `${all} faults`)
})

test('what a reader of the page may type wrong is told without a word of English', async () => {
  const t = await engine(packages[0], 'sync')
  const wrong = {
    'poker.evaluate': ['As Xx', 'As As', 'As Ks Qs Js Ts 9s 8s 7s', '', 'Jk Jk Jk Jk'],
    'poker.equity': ['AKs', 'KA', 'AAs', 'AA+-', '55-22+', 'AsAs', 'AKs-QJs', 'Jk', '7', 'AKo+x'].map(range => [[range, 'QQ'], { jokers: 0 }]).concat([
      [['AsKsQsJsTs9s', ...Array(8).fill('random')], { omaha: true }],
      [Array(9).fill('AA-JJ, AJ+, KJ+, QJ'), {}],
    ]),
    'poker.range': [2, -0.5, 'x'].map(weight => [Array(169).fill(weight)]),
    'poker.videoAdvise': ['As Ks', 'As As Ks Qs Js', 'Jk Ks Qs Js Ts'].map(hand => [hand, { game: 'jacks-or-better-9-6' }]),
    'poker.videoGames': [],
    'poker.importGame': ["variant = 'NT", 'x', "variant = 'NT'\nantes = [0", "variant = 'XX'", "variant = 'NT'\nvariant = 'NT'", "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\nactions = ['p1 f']"],
    'mnk.pairs': ['', 'oxy', 'o.\n.', `${'.'.repeat(21)}`],
    'mnk.deal': ['chess', { board: 'ooo\n...\n...', k: 3 }, { board: 'ooo\nxxx\n...', k: 3 }, { board: '...', k: 9 }, { board: 'ooxx', turn: 'x' }, { board: '...', columns: 4 }, [undefined, { from: {} }], ['renju', { from: {} }]],
    'mnk.legal': [{ moves: [{ move: 'z' }] }, { moves: [{ seat: 1, move: 'h8' }] }, { moves: [{ move: 'h8' }, { move: 'h8' }] }, { turns: [1] }, { version: 2 }],
    'mnk.choose': [{}, { seat: 1 }, { rules: { board: 'ooo\nxx.\n...', k: 3 }, seat: 0 }],
    'mnk.apply': [[{ seat: 0 }, { move: 'h8', seat: 1 }]],
    'mnk.importGame': ['h8 z99', '99x99', 'Piskvorky 99x99', 'Piskvorky 15x15\nx', 'h8 h8'],
    'mahjong.chooseDiscard': ['1m', '11111m', '0055p123456789s', '123456789m12345p', '12z8z', '123m x'],
    'mahjong.importGame': ['{', '{}', '[', '{"log":[[]]}', 'x'],
    'daifugo.evaluate': ['As As', 'Xx', 'Jk Jk Jk'],
    'calculation.deal': [[{ piles: 9 }], [{ piles: 4, lead: 99 }]],
  }
  let refused = 0
  for (const [name, inputs] of Object.entries(wrong)) {
    const [game, call] = name.split('.')
    for (const input of inputs) {
      const [position, options] = Array.isArray(input) ? input : [input]
      try {
        t[game][call](position, { ...options, lang: 'ja' })
      } catch ({ message, code, field }) {
        refused++
        assert.deepEqual(english(message), [], `${name}(${JSON.stringify(input)}): ${message}`)
        assert.ok(code && field && /[ぁ-んァ-ヶ一-龠]/.test(message), message)
      }
    }
  }
  assert.ok(refused > 40, `${refused} were refused`)
})

eachGame('every recorded fault has words in Japanese, and its field in them', async (p, game) => {
  const t = await engine(p, 'sync')
  let faults = 0
  for (const { name, args } of recorded.find(one => one.game === game).calls) {
    const [position, options] = args.map(revive)
    if (args.length > 2 || (options !== undefined && Object.prototype.toString.call(options) !== '[object Object]')) continue
    try {
      t[game][name.split('.')[1]](position, { ...options, lang: 'ja' })
    } catch ({ field, message, english }) {
      faults++
      assert.ok(message.startsWith(`${field}：`) && /[ぁ-ん]/.test(message) && english.startsWith(field), `${message} / ${english}`)
    }
  }
  assert.ok(faults > 10 && CALLS[game], `${faults} faults`)
})
