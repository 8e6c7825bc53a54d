// Whole hands of poker for who builds a table of their own: sessions, views that hide what they must, histories, refusals.
import assert from 'node:assert/strict'
import { chance } from './chance.js'
import { eachEngine } from './packages.js'

const TABLES = [
  { rules: {}, stacks: [200, 60, 200], levels: [{ small: 1, big: 2, hands: 4 }, { small: 4, big: 8, hands: 4 }, { small: 20, big: 40 }], tournament: true },
  { rules: { variant: 'draw', jokers: 2, limit: 'pot-limit' }, stacks: [90, 50, 200, 17], levels: [{ small: 1, big: 2, ante: 1 }], straddle: true },
  { rules: { variant: 'draw', openers: true, limit: 'fixed', cap: 4 }, stacks: [90, 50], levels: [{ ante: 1, minBet: 2 }] },
  { rules: { variant: 'short-deck', askShow: true }, stacks: [100, 100, 0, 100, 30], levels: [{ big: 2, ante: 1 }], buttonBlind: true, antesBy: 'button' },
  { rules: { limit: 'fixed', cap: 4 }, stacks: [60, 61], levels: [{ small: 1, big: 2 }] },
]
const MOVES = ['fold', 'check', 'call', 'bet 2', 'raise 4', 'draw', 'show', 'muck']
const kindOf = move => move.split(' ')[0]
const cards = text => (text ? text.split(' ') : [])
const sum = list => list.reduce((a, b) => a + b, 0)

/** A legal move, by lot. */
function some({ below, pick }, { legal: { moves, bounds }, hand }) {
  const kind = kindOf(pick(moves.length > 1 && below(5) ? moves.filter(move => move !== 'fold') : moves))
  const { min, max } = bounds[kind] ?? {}
  if (kind === 'bet' || kind === 'raise') return `${kind} ${below(3) ? Math.min(max, min + below(9)) : pick([min, max])}`
  return kind === 'draw' ? [kind, ...cards(hand).filter(() => below(2))].join(' ') : kind
}

/** A view knows its own cards and those that were shown. */
function hides(hand, view) {
  const shown = view.log.filter(({ event }) => event === 'show').map(({ seat }) => seat)
  const known = JSON.stringify(view)
  for (const [seat, held] of hand.hands.entries()) {
    if (seat === view.seat || shown.includes(seat)) continue
    for (const card of cards(held)) assert.ok(!known.includes(card), `${view.seat} sees ${card} of ${seat}`)
  }
  for (const field of ['seed', 'deck', 'hands', 'table', 'next']) assert.ok(!(field in view), field)
}

async function play(poker, lot, table, seed) {
  let hand = await poker.deal(table, { seed, view: 'turn' })
  const told = [...hand.events]
  while (hand.view) {
    const { view } = hand
    assert.equal(view.seat, hand.turn)
    assert.deepEqual(await poker.legal(view), { seat: hand.turn, ...view.legal, turn: hand.turn, over: false })
    for (const seat of hand.stacks.keys()) hides(hand, await poker.view(JSON.parse(JSON.stringify(hand)), { seat }))
    const kinds = view.legal.moves.map(kindOf)
    const illegal = MOVES.filter(move => !kinds.includes(kindOf(move)))
    await assert.rejects(async () => poker.apply(hand, { move: lot.pick(illegal) }), error =>
      error.code === 'move' && error.field === 'options.move' && kinds.every(kind => error.message.includes(kind)))
    for (const move of view.legal.moves) assert.equal((await poker.apply(hand, { move })).events[0].event, kindOf(move), move)
    hand = await poker.apply(hand, { move: some(lot, view), view: 'turn' })
    told.push(...hand.events)
    assert.equal(sum(hand.players.map(({ stack }) => stack)) + hand.pot, sum(hand.stacks) + hand.carry)
  }
  assert.deepEqual(told, hand.log)
  return hand
}

eachEngine('sessions of every variant: chips are kept, views hide, events tell all', async ({ poker }) => {
  const lot = chance(3)
  for (const [i, table] of TABLES.entries()) {
    let next = table
    let hands = 0
    for (; hands < 12 && !next.over; hands++) {
      const hand = await play(poker, lot, next, 100 * i + hands)
      assert.deepEqual(hand.next.stacks, hand.players.map(({ stack }) => stack))
      assert.equal(sum(hand.next.stacks) + hand.next.carry, sum(table.stacks))
      const { text, format } = await poker.exportGame(hand)
      assert.equal(format, hand.rules.variant === 'draw' || hand.rules.limit === 'pot-limit' ? 'tefuda-hand-1' : 'phh')
      assert.equal(text.startsWith('variant = '), format === 'phh')
      const again = await poker.importGame(text)
      assert.deepEqual([again.log, again.hands, again.players], [hand.log, hand.hands, hand.players])
      next = hand.next
    }
    assert.ok(hands > 1 && next.hands === hands)
    if (table.tournament && next.over) assert.deepEqual([...next.places].sort(), [1, 2, 3])
  }
})

const SETUP = { rules: { minBet: 2 }, stacks: [200, 200], blinds: [1, 2] }

eachEngine('what contradicts itself is refused by name', async ({ poker }) => {
  const deal = await poker.deal(SETUP, { seed: 1 })
  const hand = await poker.apply(deal, { move: 'raise 8' })
  const view = await poker.view(hand, { seat: 1 })
  const changed = (of, i, change) => ({ ...of, log: of.log.map((event, k) => (k === i ? { ...event, ...change } : event)) })
  for (const [what, code, field] of [
    [{ ...hand, pot: 11 }, 'game', 'hand.pot'],
    [{ ...hand, hands: ['As Ad', 'Ks Kd'] }, 'game', 'hand.hands'],
    [{ ...hand, turn: 0 }, 'game', 'hand.turn'],
    [{ ...hand, board: 'As' }, 'game', 'hand.board'],
    [{ ...hand, table: TABLES[0] }, 'game', 'hand.table'],
    [{ ...hand, surprise: 1 }, 'unknown', 'hand.surprise'],
    [{ ...hand, seed: undefined }, 'missing', 'hand.seed'],
    [{ ...hand, log: hand.log.slice(0, 3) }, 'length', 'hand.log'],
    [changed(hand, 4, { amount: 3 }), 'move', 'hand.log[4]'],
    [changed(hand, 0, { seat: 0 }), 'game', 'hand.log[0]'],
    [{ ...view, hands: hand.hands }, 'unknown', 'hand.hands'],
    [{ ...view, seed: 1 }, 'unknown', 'hand.seed'],
    [{ ...view, hand: `${view.hand} 2c` }, 'length', 'hand.hand'],
    [{ ...view, hand: 'As As' }, 'card', 'hand.hand'],
  ]) {
    await assert.rejects(async () => poker.legal(what), error => {
      assert.deepEqual([error.code, error.field], [code, field], error.message)
      return error.name === 'InputError'
    })
  }
  await assert.rejects(async () => poker.apply(view, { move: 'fold' }), { field: 'hand.seat' })
  await assert.rejects(async () => poker.apply(hand, { move: 'raise 9' }), { field: 'options.move', message: 'options.move must be raise 14 to 200, not raise 9' })
  for (const move of ['call 6', 'fold Ks', 'raise', 'raise x', 'raise 9.5', 'raise -1', 'Raise 20', 'draw Zz', 'draw Ks Ks', '', 'bluff']) {
    await assert.rejects(async () => poker.apply(hand, { move }), { field: 'options.move' }, move)
  }
  await assert.rejects(async () => poker.apply(hand, { action: 'fold' }), { field: 'options.action' })
})

eachEngine('two jokers of one deck have names that all functions read', async ({ poker }) => {
  const table = { rules: { variant: 'draw', jokers: 2 }, stacks: [50, 50], levels: [{ small: 1, big: 2 }] }
  for (let seed = 0, seen = 0; seen < 3; seed++) {
    let hand = await poker.deal(table, { seed })
    const seat = hand.hands.findIndex(held => held.includes('Jr'))
    if (seat < 0) continue
    seen++
    assert.deepEqual((await poker.evaluate(hand.hands[seat])).value, (await poker.evaluate(hand.hands[seat].replace('Jr', 'Jk'))).value)
    for (const move of ['call', 'check']) hand = await poker.apply(hand, { move })
    if (hand.turn !== seat) hand = await poker.apply(hand, { move: 'draw' })
    hand = await poker.apply(hand, { move: 'draw Jr' })
    assert.equal(hand.thrown[seat], 'Jr')
    assert.ok(!hand.hands[seat].includes('Jr'))
  }
})

eachEngine('players of every level play whole sessions by their views, and say why in both languages', async ({ poker }) => {
  const { lists } = await import('../games/poker/lists.js')
  for (const [i, table] of TABLES.entries()) {
    let next = table
    for (let n = 0; n < 2 && !next.over; n++) {
      let hand = await poker.deal(next, { seed: 10 * i + n, view: 'turn' })
      for (let turns = 0; hand.view; turns++) {
        const options = { level: lists.levels[(turns + n) % 4].key, seed: turns, lang: turns % 2 ? 'ja' : 'en', budget: { iterations: 100 } }
        const { best, candidates, equity } = await poker.choose(hand.view, options)
        assert.equal(candidates[0].move, best)
        for (const { move, action, amount, cards } of candidates) assert.equal([action, amount, cards].filter(part => part !== undefined && part !== '').join(' '), move)
        assert.ok(equity >= 0 && equity <= 1)
        assert.ok(Math.abs(sum(candidates.map(({ chance }) => chance)) - 1) < 1e-9)
        for (const { reasons } of candidates) for (const { words } of reasons) assert.match(words, turns % 2 ? /[ぁ-んァ-ヶ一-龠]/ : /^[ -~]+$/)
        hand = await poker.apply(hand, { move: best, view: 'turn' })
      }
      next = hand.next
    }
  }
  const hand = await poker.deal(TABLES[0], { seed: 1 })
  await assert.rejects(async () => poker.choose(hand), { code: 'missing', field: 'view.seat' })
  const other = await poker.view(hand, { seat: (hand.turn + 1) % 3 })
  await assert.rejects(async () => poker.choose(other), { code: 'game', field: 'view.turn' })
})

eachEngine('strong plays hold\'em for two by what it has learnt; elsewhere regular decides, and is named', async ({ poker }) => {
  for (const [rules, stack, learnt] of [[{ minBet: 2 }, 40, 20], [{ minBet: 2 }, 200, 100], [{ limit: 'fixed', minBet: 2, bigBet: 4, cap: 4 }, 90, 0]]) {
    let hand = await poker.deal({ rules, stacks: [stack, stack], blinds: [1, 2] }, { seed: 3, view: 'turn' })
    for (let n = 0; hand.view; n++) {
      const options = { level: 'strong', seed: n, budget: { iterations: 120 } }
      const answer = await poker.choose(hand.view, options)
      assert.deepEqual({ ...(await poker.choose(hand.view, options)), stats: 0 }, { ...answer, stats: 0 })
      assert.equal(answer.level, 'strong')
      for (const { chance, reasons } of answer.candidates) {
        const why = reasons.find(({ code }) => code === (hand.round < 3 ? 'by-strategy' : 'river-solved'))
        assert.equal(why.share, chance)
        if (hand.round < 3) assert.equal(why.count, learnt)
      }
      // Passively on, so that every street is seen.
      hand = await poker.apply(hand, { move: hand.view.legal.moves.find(move => move === 'check' || move === 'call'), view: 'turn' })
    }
    assert.equal(hand.board.length, 14)
  }
  const three = await poker.deal({ rules: { minBet: 2 }, stacks: [40, 40, 40], blinds: [0, 1, 2] }, { seed: 3, view: 'turn' })
  const [strong, regular] = [await poker.choose(three.view, { level: 'strong', seed: 1 }), await poker.choose(three.view, { level: 'regular', seed: 1 })]
  assert.equal(strong.level, 'regular')
  assert.deepEqual({ ...strong, stats: 0 }, { ...regular, stats: 0 })
})
