// tefuda's poker compared with the other evaluators on npm. See README.md.
import { chance, deal, toCodes, toWords } from './deal.js'
import { loadEngines } from './engines.js'
import { measure, ratio } from './measure.js'
import { agreement, omahaPeer, peersOf, solver } from './peers.js'
import { flagsOf, peer, peerName, printConditions, printTable, ranged } from './report.js'

const { rounds, hands: count, seed, cards: only } = flagsOf('node bench/poker.js: poker evaluators side by side', {
  rounds: [21, 6, 'turns that every contender gets'],
  hands: [20_000, 1000, 'different hands; pokersolver is timed on the first 1,000'],
  seed: [1, 0, 'of the hands'],
  cards: [0, 0, '5 or 7 runs the tables of hands of so many cards only, 0 everything'],
})
if (![0, 5, 7].includes(only)) {
  console.error('--cards must be 5 or 7')
  process.exit(2)
}
const PAIRS = 200_000
const HAND = 'As Ks Qs Js Jk'
const MANY = { unit: 'million hands a second', figure: ns => 1000 / ns, item: 'hands' }
const ONE = { unit: 'µs a call', figure: ns => ns / 1000, item: 'calls' }
const START = { unit: 'ms', figure: ns => ns / 1e6, item: 'starts' }
// The target for the batch call of the engine by TinyGo: times faster than the peer.
const TARGET = { times: 5, peer: '@pokertools/evaluator', compiler: 'tinygo' }

const random = chance(seed)
const engines = (await loadEngines()).map(engine => ({ ...engine, tefuda: engine.start() }))

/** tefuda's engines as contenders for hands in bulk. They must find the same values. */
function batches(hands, rules) {
  const codes = toCodes(hands)
  const options = { cards: hands[0].length, ...rules }
  return engines.map(({ name, tefuda }) => ({
    name,
    items: hands.length,
    run: () => tefuda.poker.evaluateMany(codes, options),
  }))
}

function check(ours, peers) {
  const [values, ...others] = ours.map(engine => engine.run())
  if (others.some(other => other.some((value, i) => value !== values[i]))) throw new Error('our engines differ')
  for (const { name, order } of peers) {
    const { pairs, reversed, theyTie, weTie } = agreement(values, order(), PAIRS, random)
    const told = [[reversed, 'the other way round'], [theyTie, 'a tie there'], [weTie, 'a tie here']]
    const parts = told.filter(([n]) => n).map(([n, what]) => `${n} ${what}`)
    console.log(`- ${name}: ${pairs} pairs of hands, ${reversed + theyTie + weTie} ordered differently${parts.length ? `: ${parts.join(', ')}` : ''}`)
  }
  if (peers.length) console.log()
}

async function naturals(cards) {
  const hands = deal(count, random, { cards })
  const ours = batches(hands)
  const peers = peersOf(hands)
  console.log(`Agreement, hands of ${cards} cards:`)
  check(ours, peers)
  printTable(`${cards} cards`, await measure([...ours, ...peers], { rounds }), { engines: ours.length, ...MANY })
  printTarget(ours, peers)
}

async function omaha() {
  const hands = deal(count, random, { cards: 9 })
  const ours = batches(hands, { omaha: true })
  const peers = [omahaPeer(hands)]
  console.log('Agreement at Omaha, two of four and three of five cards:')
  check(ours, peers)
  printTable('Omaha', await measure([...ours, ...peers], { rounds }), { engines: ours.length, ...MANY })
}

function printTarget(ours, peers) {
  const engine = ours[engines.findIndex(({ tefuda }) => tefuda.compiler === TARGET.compiler)]
  const other = peers.find(({ name }) => name.startsWith(TARGET.peer))
  if (!engine) return
  const times = ratio(engine, other)
  const verdict = times.low >= TARGET.times ? 'met' : times.high < TARGET.times ? 'missed' : 'too close to tell'
  console.log(`Target: ${engine.name} at least ${TARGET.times} × ${other.name}: ${ranged(times)}, ${verdict}.\n`)
}

async function jokers() {
  const hands = deal(count, random, { jokers: i => 1 + i % 2 })
  // In pokersolver a joker never has a rank that the flush already has.
  const ours = batches(hands, { doubleAceFlush: false })
  const peers = [solver(hands, 'joker')]
  console.log('Agreement, hands with one and two jokers (its game "joker" ignores kickers and pays no pair, so it ties within a category):')
  check(ours, peers)
  printTable('5 cards, 1–2 jokers', await measure([...ours, ...peers], { rounds }), { engines: ours.length, ...MANY })
}

/** The cost of jokers: tefuda with and without them. */
async function decks(cards) {
  const kinds = {
    'a deck of 54, two of them jokers': deal(count, random, { cards, deck: 54 }),
    'every hand with 1–2 jokers': deal(count, random, { cards, jokers: i => 1 + i % 2 }),
    'naturals, a deck of 52': deal(count, random, { cards }),
  }
  const contenders = Object.entries(kinds).map(([kind, hands]) => {
    const ours = batches(hands)
    check(ours, [])
    return ours.map(engine => ({ ...engine, engine: engine.name, name: kind }))
  })
  await measure(contenders.flat(), { rounds })
  for (const [i, { name }] of engines.entries()) {
    printTable(`${cards} cards, ${name}`, contenders.map(ours => ours[i]), { engines: 2, ...MANY })
  }
}

async function single() {
  const { Hand } = peer('pokersolver')
  const hands = deal(1000, random)
  const words = toWords(hands, '')
  const texts = words.map(hand => hand.join(' '))
  const one = HAND.replace('Jk', 'Or').split(' ')
  const ours = run => engines.map(({ name, tefuda }) => ({ name, ...run(tefuda.poker) }))
  const royal = [
    ...ours(poker => ({ items: 1, run: () => poker.evaluate(HAND) })),
    { name: peerName('pokersolver'), items: 1, run: () => Hand.solve(one, 'joker') },
  ]
  const any = [
    ...ours(poker => ({ items: 1000, run: () => texts.map(text => poker.evaluate(text)) })),
    { name: peerName('pokersolver'), items: 1000, run: () => words.map(hand => Hand.solve(hand)) },
  ]
  printTable(`evaluate('${HAND}')`, await measure(royal, { rounds }), { engines: engines.length, ...ONE })
  printTable('evaluate, random hands as text', await measure(any, { rounds }), { engines: engines.length, ...ONE })
}

async function starts() {
  const codes = toCodes(deal(1, random))
  const sevenCodes = toCodes(deal(1, random, { cards: 7 }))
  const contenders = answer => engines.map(({ name, start }) => ({ name, items: 1, run: () => answer(start()) }))
  const one = contenders(tefuda => { tefuda.poker.evaluate(HAND); tefuda.close() })
  const many = contenders(tefuda => { tefuda.poker.evaluateMany(codes); tefuda.close() })
  const seven = contenders(tefuda => { tefuda.poker.evaluateMany(sevenCodes, { cards: 7 }); tefuda.close() })
  const shape = { engines: engines.length, ...START }
  printTable('compiled module to first evaluate', await measure(one, { rounds, once: true }), shape)
  printTable('compiled module to first evaluateMany', await measure(many, { rounds, once: true }), shape)
  printTable('compiled module to first evaluateMany, 7 cards', await measure(seven, { rounds, once: true }), shape)
}

printConditions('Poker', `${rounds} rounds, ${count} hands, seed ${seed}`, engines)
for (const cards of [5, 7]) {
  if (only && only !== cards) continue
  await naturals(cards)
  if (cards === 5) await jokers()
  await decks(cards)
}
if (!only) {
  await omaha()
  await single()
  await starts()
}
