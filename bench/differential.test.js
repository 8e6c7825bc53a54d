// tefuda against the other evaluators, on seeded random hands. pokersolver's known faults are distinguished from new differences.
import assert from 'node:assert/strict'
import test from 'node:test'
import { allChunks, count, ours, sampleOf, theirs } from './counts.js'
import { chance, deal, toCodes, toWords } from './deal.js'
import { loadEngines } from './engines.js'
import { agreement, omahaPeer, peersOf } from './peers.js'
import { FAULTS, agrees, canRun, expect, order, ruleOf, solve } from './solver.js'

const engines = (await loadEngines()).map(({ start }) => start())
const HANDS = 5000
const PAIRS = 50_000
const ROYAL = 10
const ACE = 13
const DEUCES = 4
const SEED = 20

/** The engines' values, which must be the same. */
function valuesOf(codes, options) {
  const [values, ...others] = engines.map(({ poker }) => poker.evaluateMany(codes, options))
  for (const other of others) assert.deepEqual(other, values)
  return values
}

for (const cards of [5, 7]) {
  test(`${cards} cards: every peer orders hands as we do`, () => {
    const random = chance(SEED)
    const hands = deal(HANDS, random, { cards })
    const values = valuesOf(toCodes(hands), { cards })
    for (const { name, order } of peersOf(hands)) {
      assert.deepEqual(agreement(values, order(), PAIRS, random), { pairs: PAIRS, reversed: 0, theyTie: 0, weTie: 0 }, name)
    }
  })
}

test('Omaha: the peer orders hands as we do', () => {
  const random = chance(SEED)
  const hands = deal(HANDS, random, { cards: 9 })
  const values = valuesOf(toCodes(hands), { omaha: true })
  const { name, order } = omahaPeer(hands)
  assert.deepEqual(agreement(values, order(), PAIRS, random), { pairs: PAIRS, reversed: 0, theyTie: 0, weTie: 0 }, name)
})

/** Deals for a game. Some of the deck's first four cards, the deuces, are put into hands: otherwise few hands would have wild cards. */
function dealFor(game, cards, most, random) {
  if (game !== 'deuceswild') return deal(HANDS, random, { cards, jokers: () => random(most + 1) })
  return deal(HANDS, random, { cards }).map(hand => {
    const wilds = Array.from({ length: random(most + 1) }, (_, deuce) => deuce)
    return [...wilds, ...hand.filter(card => !wilds.includes(card))].slice(0, cards)
  })
}

/** The facts about each hand, with pokersolver's answer. */
function solveAll(game, cards, most) {
  const hands = dealFor(game, cards, most, chance(SEED))
  const wild = card => card > 51 || (game === 'deuceswild' && card < DEUCES)
  const codes = toCodes(hands.map(hand => hand.map(card => (wild(card) ? 52 : card))))
  // In pokersolver a wild card never has a rank that the flush already has.
  const values = valuesOf(codes, { cards, doubleAceFlush: false })
  const without = valuesOf(codes.map(code => (code % 14 ? code : -1)), { cards })
  const words = toWords(hands, 'Or')
  return hands.map((hand, i) => {
    const cardsHeld = hand.filter(card => !wild(card))
    const wilds = cards - cardsHeld.length
    const suits = cardsHeld.map(card => 'shdc'[card & 3])
    const naturals = cardsHeld.map(card => (card >> 2) + 1)
    const royal = canRun({ naturals, suits, wilds }, ACE)
    const fact = { game, cards, value: values[i], naturals, suits, wilds, royal, naturalRoyal: without[i] >> 20 === ROYAL }
    return { ...fact, words: words[i], said: solve(words[i], game), wanted: expect(fact, game) }
  })
}

const add = (counts, name) => { counts[name] = (counts[name] ?? 0) + 1 }

/** Counts the faults. A disagreement that no known fault explains fails the test. */
function faultsOf(facts) {
  const found = {}
  for (const fact of facts) {
    if (agrees(fact.said, fact.wanted)) continue
    fact.fault = FAULTS.find(([, fits]) => fits(fact))?.[0]
    assert.ok(fact.fault, `${fact.words.join(' ')}: ${JSON.stringify([fact.said.name, fact.said.ranks, fact.wanted])}`)
    add(found, fact.fault)
  }
  return found
}

/** Counts the pairs of correctly solved hands whose winner differs by the game's rules and by tefuda's. */
function winnersOf(facts, game) {
  const found = {}
  const good = facts.filter(({ fault }) => !fault)
  const random = chance(SEED)
  for (let n = 0; n < PAIRS; n++) {
    const [a, b] = [good[random(good.length)], good[random(good.length)]]
    // compare is positive if its own hand loses.
    const said = Math.sign(b.said.hand.compare(a.said.hand))
    assert.equal(said, order(a.wanted, b.wanted, game), `${a.words.join(' ')} and ${b.words.join(' ')}`)
    if (said !== Math.sign(a.value - b.value)) add(found, ruleOf(a.wanted, b.wanted, [a.value, b.value]))
  }
  return found
}

// The exact results: the faults in 5,000 hands, and the pairs among 50,000 of the other hands that tefuda's rules decide
// differently. `wild` is the greatest number of jokers put into a hand, or of deuces in addition to those dealt.
const KNOWN = [
  { game: 'standard', cards: 5, wild: 0, faults: {}, rules: {} },
  { game: 'standard', cards: 7, wild: 0, faults: {}, rules: {} },
  { game: 'standard', cards: 5, wild: 2, faults: { 'standard: throws on two jokers': 1622 }, rules: {} },
  {
    game: 'joker', cards: 5, wild: 5,
    faults: { 'throws on nothing but jokers': 842 },
    rules: { 'pairs are high cards': 2253, 'kickers do not count': 499 },
  },
  {
    game: 'joker', cards: 7, wild: 4,
    faults: {
      'five of a kind is missed where six cards could be it': 78,
      'a straight flush is missed in the second suit': 34,
      'a straight of seven cards with a wild one is called one higher': 31,
      'a straight of seven cards with wild ones keeps a gap': 4,
    },
    rules: { 'pairs are high cards': 766, 'kickers do not count': 155 },
  },
  {
    game: 'deuceswild', cards: 5, wild: 4,
    faults: {},
    rules: { 'pairs are high cards': 1596, 'kickers do not count': 2668, 'royals, four deuces and five of a kind': 195 },
  },
  {
    game: 'deuceswild', cards: 7, wild: 3,
    faults: {
      'five of a kind is missed where six cards could be it': 14,
      'a straight flush is missed in the second suit': 60,
      'a straight of seven cards with a wild one is called one higher': 43,
      'a straight of seven cards with wild ones keeps a gap': 6,
      'a king-high straight flush of seven cards with wild ones is called a royal': 1,
    },
    rules: { 'pairs are high cards': 772, 'kickers do not count': 356, 'royals, four deuces and five of a kind': 513 },
  },
]

for (const { game, cards, wild, faults, rules } of KNOWN) {
  test(`pokersolver, ${game}, ${cards} cards, up to ${wild} wild: the same hands except for known faults`, () => {
    const facts = solveAll(game, cards, wild)
    assert.deepEqual({ faults: faultsOf(facts), rules: winnersOf(facts, game) }, { faults, rules })
  })
}

test('issue 32 of pokersolver, as it was reported', () => {
  const words = ['5c', '6h', '7d', '9c', '4d', '2s', 'Tc']
  const text = words.join(' ').replace('2s', 'Jk')
  assert.equal(solve(words, 'deuceswild').hand.descr, 'Straight, J High')
  for (const { poker } of engines) assert.equal(poker.evaluate(text).description, 'ten-high straight')
})

test('seven cards, a sample of all: the same categories as @pokertools/evaluator', () => {
  const sample = sampleOf(60)
  assert.equal(allChunks().length, 17_296)
  const [wanted, ...counts] = count(sample, [theirs(), ...engines.map(ours)])
  for (const found of counts) assert.deepEqual(found, wanted)
})
