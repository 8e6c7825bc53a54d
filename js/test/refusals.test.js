// Faults of the input in the language of the call.
import assert from 'node:assert/strict'
import test from 'node:test'
import { DETAILS } from '../refusals.js'
import { CALLS } from './good-calls.js'
import { eachEngine, eachGame, engine, packages } from './packages.js'
import { recorded, revive } from './recorded.js'

eachEngine('in Japanese: field, what is wrong, what it takes and the value; the engine’s sentence beside it', async (t, { InputError }) => {
  const cases = [
    [() => t.poker.evaluate('As', { seed: -1, lang: 'ja' }), 'options.seed：使えない値です（0〜4294967295 の整数）：-1'],
    [() => t.poker.evaluate('As', { profile: 'x', lang: 'ja' }), 'options.profile：使えない値です（"standard"・"article" のどれか）："x"'],
    [() => t.poker.evaluate(undefined, { lang: 'ja' }), 'hand：値がありません'],
    [() => t.poker.evaluate(['As', 'Xx'], { lang: 'ja' }), 'hand[1]：カードの間違いがあります："Xx"'],
    [() => t.poker.evaluate('As', { sed: 1, lang: 'ja' }), 'options.sed：そのような指定はありません'],
    [() => t.poker.evaluate('As Ks Qs Js Ts 9s 8s 7s', { lang: 'ja' }), 'hand：数が合いません（8枚あるが、7枚まで）'],
    [() => t.mnk.pairs('...\n..', { lang: 'ja' }), /^board：盤面として正しくありません（行 1（0から数えて）が2マス。はじめの行は3マス）/],
    [() => t.daifugo.deal('seed', { lang: 'ja' }), 'rules：使えない値です（"article"・"uec"・"common"・"dragonQuest"・"tycoon"・"boardoor" のどれか）："seed"'],
    [() => t.mnk.apply('...\n...\n...', { k: 3, move: [9, 9], lang: 'ja' }), /^options\.move.*：/],
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

test('every form of a sentence that has words in Japanese is one that the engine says', async () => {
  const t = await engine(packages[0], 'sync')
  const said = recorded.flatMap(({ game, calls }) => calls.flatMap(({ name, args }) => {
    try {
      t[game][name.split('.')[1]](...args.map(revive))
      return []
    } catch ({ field, english }) {
      return english?.slice(field.length + 1) ?? []
    }
  }))
  // Two fouls of renju are told in the same words as the one that is recorded.
  const unsaid = DETAILS.filter(([form]) => !said.some(sentence => form.test(sentence)) && !/double-four|overline/.test(String(form)))
  assert.deepEqual(unsaid, [])
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
