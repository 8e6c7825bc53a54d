// Whole hands of poker for front ends: sessions, views that hide what they must, histories, refusals.
import assert from 'node:assert/strict'
import { chance } from './chance.js'
import { eachEngine } from './packages.js'

const SESSIONS = [
  { stacks: [200, 60, 200], levels: [{ small: 1, big: 2, hands: 4 }, { small: 4, big: 8, hands: 4 }, { small: 20, big: 40 }], tournament: true },
  { variant: 'draw', jokers: 2, limit: 'pot-limit', stacks: [90, 50, 200, 17], levels: [{ small: 1, big: 2, ante: 1 }], straddle: true },
  { variant: 'draw', openers: true, limit: 'fixed', cap: 4, stacks: [90, 50], levels: [{ ante: 1, minBet: 2 }] },
  { variant: 'short-deck', askShow: true, stacks: [100, 100, 0, 100, 30], levels: [{ big: 2, ante: 1 }], buttonBlind: true, antesBy: 'button' },
  { limit: 'fixed', cap: 4, stacks: [60, 61], levels: [{ small: 1, big: 2 }] },
]
const MOVES = ['fold', 'check', 'call', 'bet 2', 'raise 4', 'draw', 'show', 'muck']
const kindOf = move => move.split(' ')[0]
const cards = text => (text ? text.split(' ') : [])
const sum = list => list.reduce((a, b) => a + b, 0)
const copy = value => JSON.parse(JSON.stringify(value))
const wordless = list => list.map(({ words, ...event }) => (assert.ok(words), event))

/** A random legal move. */
function some({ below, pick }, { legal: { moves, bounds }, hand }) {
  const kind = kindOf(pick(moves.length > 1 && below(5) ? moves.filter(move => move !== 'fold') : moves))
  const { min, max } = bounds[kind] ?? {}
  if (kind === 'bet' || kind === 'raise') return `${kind} ${below(3) ? Math.min(max, min + below(9)) : pick([min, max])}`
  return kind === 'draw' ? [kind, ...cards(hand).filter(() => below(2))].join(' ') : kind
}

/** Checks that a view has only its own cards and those shown, and the table's moves without the discards of others. */
function hides(table, view) {
  const shown = view.log.filter(({ event }) => event === 'show').map(({ seat }) => seat)
  const known = JSON.stringify(view)
  for (const [seat, held] of table.hands.entries()) {
    if (seat === view.seat || shown.includes(seat)) continue
    for (const card of cards(held)) assert.ok(!known.includes(card), `${view.seat} sees ${card} of ${seat}`)
  }
  for (const field of ['seed', 'deck', 'hands', 'views']) assert.ok(!(field in view), field)
  assert.deepEqual(view.moves, table.moves.map(({ seat, move }) => ({ seat, move: seat === view.seat ? move : move.replace(/(?<=draw.*)\w\w/g, '?') })))
}

async function play(poker, lot, rules, options) {
  const views = ['turn', null, 0]
  let table = await poker.deal(rules, { ...options, views })
  const told = [...table.events]
  const moves = []
  while (!table.over) {
    const [view] = table.views
    assert.deepEqual([table.game, table.version, table.turns, table.result], ['poker', 1, [view.seat], null])
    assert.deepEqual(await poker.legal(view), view.legal)
    assert.deepEqual(await poker.legal(table, { seat: view.seat }), view.legal)
    assert.deepEqual(table.views.map(({ seat }) => seat), [view.seat, null, 0])
    for (const seen of table.views) assert.deepEqual({ ...seen, events: [] }, await poker.view(copy(table), { seat: seen.seat }))
    for (const seat of table.rules.stacks.keys()) {
      const seen = await poker.view(table, { seat })
      hides(table, seen)
      assert.equal(seen.legal === null, seat !== view.seat)
      assert.deepEqual(seen.events, [])
    }
    const kinds = view.legal.moves.map(kindOf)
    const illegal = MOVES.filter(move => !kinds.includes(kindOf(move)))
    await assert.rejects(async () => poker.apply(table, { move: lot.pick(illegal) }), error =>
      error.code === 'move' && error.field === 'options.move' && kinds.every(kind => error.message.includes(kind)))
    await assert.rejects(async () => poker.apply(table, { move: view.legal.moves[0], seat: (view.seat + 1) % 2 + 7 * (view.seat > 1) }), { field: 'options.seat' })
    for (const move of view.legal.moves) assert.equal((await poker.apply(table, { move, seat: view.seat })).events[0].event, kindOf(move), move)
    const move = some(lot, view)
    moves.push({ seat: view.seat, move })
    table = await poker.apply(table, { move, views })
    told.push(...table.events)
    // Only the seat that draws sees the cards.
    for (const seen of table.views) {
      if (seen) assert.deepEqual(seen.events.map(e => (e.event === 'draw' ? { ...e, cards: '', words: '' } : e)), table.events.map(e => (e.event === 'draw' ? { ...e, words: '' } : e)))
    }
    assert.deepEqual(table.moves.map(({ seat, move }) => [seat, kindOf(move)]), moves.map(({ seat, move }) => [seat, kindOf(move)]))
    assert.equal(sum(table.players.map(({ stack }) => stack)) + table.pot, sum(table.rules.stacks) + table.rules.carry)
  }
  assert.deepEqual(wordless(told), table.log)
  assert.deepEqual(table.turns, [])
  const { places, points } = table.result
  assert.deepEqual(points, table.players.map(({ stack }, seat) => stack - table.rules.stacks[seat]))
  assert.deepEqual(places, points.map(mine => 1 + points.filter(other => other > mine).length))
  // The same moves from the deal give the same hand.
  let again = await poker.deal(table.rules, { seed: table.seed })
  for (const { move } of table.moves) again = await poker.apply(again, { move })
  const { events, ...same } = table
  delete same.views
  const { events: last, ...made } = again
  assert.deepEqual([made, last], [same, table.moves.length ? events : last])
  return table
}

eachEngine('sessions of every variant: chips are kept, views hide, events tell all', async ({ poker }) => {
  const lot = chance(3)
  for (const [i, rules] of SESSIONS.entries()) {
    let table
    let hands = 0
    for (; hands < 12 && !table?.result.last; hands++) {
      const before = table
      table = await play(poker, lot, before ? undefined : rules, { seed: 100 * i + hands, ...(before && { from: copy(before) }) })
      if (before) assert.deepEqual([table.rules.stacks, table.rules.hands], [before.result.next.stacks, before.result.next.hands])
      const { next } = table.result
      assert.deepEqual(next.stacks, table.players.map(({ stack }) => stack))
      assert.equal(sum(next.stacks) + next.carry, sum(rules.stacks))
      const text = await poker.exportGame(table)
      const again = await poker.importGame(text)
      assert.equal(again.format, table.rules.variant === 'draw' || table.rules.limit === 'pot-limit' ? 'tefuda-hand-1' : 'phh')
      assert.equal(text.startsWith('variant = '), again.format === 'phh')
      assert.equal(await poker.exportGame(again, { format: again.format }), text)
      await assert.rejects(async () => poker.exportGame(again, { format: again.format === 'phh' ? 'tefuda-hand-1' : 'phh' }), { field: 'options.format' })
      assert.deepEqual([again.log, again.hands, again.players, again.moves], [table.log, table.hands, table.players, table.moves])
      assert.equal(again.result.last, true)
    }
    assert.ok(hands > 1 && table.result.next.hands === hands)
    if (rules.tournament && table.result.last) assert.deepEqual([...table.result.next.places].sort(), [1, 2, 3])
    await assert.rejects(async () => poker.deal(rules, { from: table }), { field: 'rules' })
    if (table.result.last) await assert.rejects(async () => poker.deal(undefined, { from: table }), { field: 'options.from' })
  }
})

eachEngine('tables that have a name, and what is said with it', async ({ poker }) => {
  const { lists } = await import('../games/poker/lists.js')
  const { seed, ...usual } = await poker.deal()
  assert.ok(seed >= 0)
  assert.deepEqual([usual.rules.stacks, usual.rules.blinds, usual.rules.levels.length], [Array(6).fill(200), [0, 1, 2, 0, 0, 0], 1])
  assert.deepEqual((await poker.deal(lists.tables[0].key)).rules, usual.rules)
  for (const { key } of lists.tables) {
    const { rules } = await poker.deal(key)
    assert.deepEqual((await poker.deal({ preset: key })).rules, rules)
    const { stacks, last } = (await poker.deal({ preset: key, players: 3, stack: 70 })).rules
    assert.deepEqual([stacks, last], [[70, 70, 70], []])
    assert.deepEqual((await poker.deal(rules, { seed: 1 })).rules, rules)
  }
  assert.equal((await poker.deal({ variant: 'draw' })).hands[0].length, 14)
  const single = await poker.deal({ stacks: [20, 20], blinds: [1, 2], minBet: 2, names: ['Ann', 'Bo'] })
  assert.deepEqual([single.rules.levels, single.rules.names], [[], ['Ann', 'Bo']])
  for (const [rules, field] of [
    ['poker', 'rules'], [5, 'rules'], [{ players: 1 }, 'rules.players'], [{ players: 2, stacks: [1, 2] }, 'rules.stacks'], [{ button: 3 }, 'rules.button'],
    [{ last: [1] }, 'rules.last'], [{ levels: [{}] }, 'rules.levels[0]'], [{ blinds: [1, 2] }, 'rules.blinds'], [{ minBet: 3, levels: [{ big: 2 }] }, 'rules.minBet'],
    [{ variant: 'whist' }, 'rules.variant'], [{ variant: 'stud' }, 'rules.limit'], [{ stacks: [5, 0] }, 'rules.stacks'], [{ table: 1 }, 'rules.table'],
  ]) await assert.rejects(async () => poker.deal(rules), { name: 'InputError', field }, JSON.stringify(rules))
  await assert.rejects(async () => poker.deal(undefined, { from: single }), { field: 'options.from' })
})

const RULES = { minBet: 2, stacks: [200, 200], blinds: [1, 2] }

eachEngine('texts of card rooms are found, read and written again by histories, whose tables are poker\'s; poker refuses them by name', async ({ poker, histories }) => {
  const tables = []
  for (let seed = 0; seed < 3; seed++) tables.push(await play(poker, chance(seed), { players: 3, stack: 40, minBet: 2, blinds: [0, 1, 2] }, { seed }))
  for (const [room, name] of [['pokerstars', 'PokerStars'], ['gg', 'GGPoker']]) {
    const texts = []
    for (const table of tables) texts.push(await histories.exportGame(table, { format: room }))
    const text = `\uFEFF${texts.join('\n\n').replaceAll('\n', '\r\n')}`
    const all = await histories.importGame(text)
    assert.equal(all.format, room)
    assert.equal(all.tables.length, 3)
    all.tables.forEach((table, i) => assert.deepEqual(table.players.map(({ stack }) => stack), tables[i].players.map(({ stack }) => stack)))
    assert.equal(await histories.exportGame(all.tables[1], { format: room }), texts[1])
    await assert.rejects(async () => histories.importGame(texts[0].replace(/\*\*\* HOLE CARDS \*\*\*/, '$&\nZoe: nods'), { lang: 'ja' }), { field: 'text', message: /^text：.*\d+行目 "Zoe: nods"：.*英語の行ではない/ })
    await assert.rejects(async () => poker.importGame(text), { name: 'InputError', code: 'game', field: 'text', message: `text is a history of ${name}: import it with tefuda/histories` })
    await assert.rejects(async () => poker.importGame(text, { lang: 'ja' }), { message: `text：対局の局面として正しくありません（${name} の履歴。tefuda/histories で読む）` })
    await assert.rejects(async () => poker.exportGame(all, { format: room }), { code: 'range', field: 'options.format', message: "options.format is a card room's: export it with tefuda/histories" })
    assert.deepEqual((await poker.view(all, { seat: 0 })).log, (await poker.view(all.tables[0], { seat: 0 })).log)
    assert.equal((await poker.review(all, { budget: { iterations: 20 } })).decisions.every(({ unit }) => unit === 'chips'), true)
    assert.equal(await histories.exportGame(all), await poker.exportGame(all))
  }
  const phh = await poker.exportGame(tables[0])
  assert.deepEqual(await histories.importGame(phh), await poker.importGame(phh))
})

eachEngine('what contradicts itself is refused by name', async ({ poker }) => {
  const deal = await poker.deal(RULES, { seed: 1 })
  const table = await poker.apply(deal, { move: 'raise 8' })
  const view = await poker.view(table, { seat: 1 })
  const changed = (of, i, change) => ({ ...of, log: of.log.map((event, k) => (k === i ? { ...event, ...change } : event)) })
  for (const [what, code, field] of [
    [{ ...table, pot: 11 }, 'game', 'position.pot'],
    [{ ...table, hands: ['As Ad', 'Ks Kd'] }, 'game', 'position.hands[0]'],
    [{ ...table, turns: [0] }, 'game', 'position.turns[0]'],
    [{ ...table, board: 'As' }, 'game', 'position.board'],
    [{ ...table, moves: [] }, 'game', 'position.moves'],
    [{ ...table, players: table.players.map(player => ({ ...player, stack: 9 })) }, 'game', 'position.players[0].stack'],
    [{ ...table, rules: { ...table.rules, levels: [{ small: 2, big: 4 }] } }, 'game', 'position.rules.minBet'],
    [{ ...table, surprise: 1 }, 'unknown', 'position.surprise'],
    [{ ...table, game: 'mnk' }, 'range', 'position.game'],
    [{ ...table, version: 2 }, 'range', 'position.version'],
    [{ ...table, seed: undefined }, 'missing', 'position.seed'],
    [{ ...table, rules: undefined }, 'missing', 'position.rules'],
    [{ ...table, log: table.log.slice(0, 3) }, 'length', 'position.log'],
    [changed(table, 4, { amount: 3 }), 'move', 'position.log[4]'],
    [changed(table, 0, { seat: 0 }), 'game', 'position.log[0]'],
    [{ ...view, hands: table.hands }, 'unknown', 'position.hands'],
    [{ ...view, seed: 1 }, 'unknown', 'position.seed'],
    [{ ...view, hand: `${view.hand} 2c` }, 'length', 'position.hand'],
    [{ ...view, hand: 'As As' }, 'card', 'position.hand'],
  ]) {
    await assert.rejects(async () => poker.legal(what), error => {
      assert.deepEqual([error.code, error.field], [code, field], error.message)
      return error.name === 'InputError'
    })
  }
  // Databases may reorder the fields of an object.
  const turned = value => (value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).reverse().map(([name, of]) => [name, turned(of)])) : Array.isArray(value) ? value.map(turned) : value)
  assert.deepEqual(await poker.legal(turned(table)), await poker.legal(table))
  await assert.rejects(async () => poker.apply(table, { move: 'raise 9' }), { field: 'options.move', message: 'options.move must be raise 14 to 200, not raise 9' })
  for (const move of ['call 6', 'fold Ks', 'raise', 'raise x', 'raise 9.5', 'raise -1', 'Raise 20', 'draw Zz', 'draw Ks Ks', '', 'bluff']) {
    await assert.rejects(async () => poker.apply(table, { move }), { field: 'options.move' }, move)
  }
  for (const [call, field] of [
    [() => poker.apply(table, { move: 'fold', view: 0 }), 'options.view'], [() => poker.apply(table, { action: 'fold' }), 'options.move'],
    [() => poker.deal(RULES, { views: 0 }), 'options.views'], [() => poker.deal(RULES, { views: [2] }), 'options.views[0]'],
    [() => poker.view(table, { seat: 2 }), 'options.seat'], [() => poker.deal(undefined, { from: table }), 'options.from'],
    [() => poker.deal(undefined, { from: view }), 'options.from.seat'],
  ]) await assert.rejects(async () => call(), { field })
})

eachEngine('a client keeps its view up by what the server tells its seat', async ({ poker }) => {
  for (const [seed, rules] of [[1, 'cash'], [2, { preset: 'draw', jokers: 2 }], [3, { variant: 'short-deck', askShow: true, straddle: true, stack: 60 }], [4, 'sit-and-go']]) {
    let table
    for (let hand = 0; hand < 2 && !table?.result.last; hand++) {
      const seats = (table ?? await poker.deal(rules, { seed })).players.length
      const views = [...Array(seats).keys(), null]
      table = await poker.deal(table ? undefined : rules, { seed, views, ...(table && { from: table }) })
      let kept = table.views
      for (let turns = 0; !table.over; turns++) {
        const { hand, legal: { moves } } = table.views[table.turns[0]]
        const move = moves[0] === 'draw' ? `draw ${hand.slice(0, 5)}` : moves[(turns * 7 + seed) % 5 ? moves.findIndex(move => move !== 'fold') : moves.length - 1]
        table = await poker.apply(table, { move, views })
        kept = await Promise.all(kept.map(async (view, i) => poker.apply(view, { ...table.views[i].moves.at(-1), events: table.views[i].events })))
        assert.deepEqual(kept, table.views, move)
      }
    }
  }
  const { views: [view] } = await poker.deal('heads-up', { seed: 5, views: ['turn'] })
  const called = await poker.apply(view, { seat: view.seat, move: 'call' })
  const other = called.turns[0]
  const flop = { event: 'board', seat: null, round: 1, cards: ['2s 3s 4s', '2h 3h 4h'].find(cards => !cards.split(' ').some(card => view.hand.includes(card))) }
  const check = { event: 'check', seat: other }
  assert.equal((await poker.apply(called, { move: 'check', events: [check, flop] })).board, flop.cards)
  for (const [options, code, field] of [
    [{}, 'length', 'options.events'], [{ events: [check] }, 'game', 'options.events[1]'], [{ events: [check, flop, check] }, 'length', 'options.events[2]'],
    [{ events: [check, { ...flop, cards: `${view.hand} 2s` }] }, 'card', 'options.events'], [{ events: [flop] }, 'game', 'options.events[0]'],
    [{ events: [{ ...check, seat: view.seat }, flop] }, 'game', 'options.events[0]'], [{ events: [check, { ...flop, cards: '2s 3s' }] }, 'game', 'options.events[1]'],
    [{ events: 3 }, 'type', 'options.events'], [{ events: [check, flop], seat: view.seat }, 'range', 'options.seat'], [{ views: [0] }, 'unknown', 'options.views'],
    [{ move: 'raise 9999', events: [check, flop] }, 'move', 'options.move'], [{ move: 'draw ?', events: [check, flop] }, 'move', 'options.move'],
  ]) {
    await assert.rejects(async () => poker.apply(called, { move: 'check', ...options }), { name: 'InputError', code, field }, JSON.stringify(options))
    await assert.rejects(async () => poker.apply(called, { move: 'check', lang: 'ja', ...options }), { message: /[ぁ-んァ-ヶ一-龠]/ })
  }
  const table = await poker.deal('draw', { seed: 5 })
  await assert.rejects(async () => poker.apply(table, { move: 'call', events: [] }), { code: 'unknown', field: 'options.events' })
})

eachEngine('a review judges each decision by what its seat knew', async ({ poker }) => {
  let table = await poker.deal({ players: 3, stack: 100 }, { seed: 3 })
  const before = []
  while (!table.over) {
    before.push(await poker.view(table, { seat: table.turns[0] }))
    const { moves } = await poker.legal(table)
    table = await poker.apply(table, { move: moves.find(move => move === 'check' || move === 'call') })
  }
  const options = { budget: { iterations: 200 }, lang: 'ja' }
  const { decisions, summary } = await poker.review(table, options)
  assert.deepEqual(decisions.map(({ at, seat, played }) => [at, seat, played]), table.moves.map(({ seat, move }, at) => [at, seat, move]))
  for (const { at, best, loss, unit, agreed, reasons, candidates } of decisions) {
    const choice = await poker.choose(before[at], options)
    assert.deepEqual(candidates, choice.candidates)
    const most = Math.max(...candidates.map(({ value }) => value))
    assert.equal(candidates.find(({ value }) => value === most).value, candidates.find(({ move }) => move === best).value)
    assert.ok(loss >= 0 && agreed === (loss === 0) && unit === 'chips')
    for (const { words } of reasons) assert.match(words, /[ぁ-んァ-ヶ一-龠]/)
  }
  assert.ok(Math.abs(summary.loss - sum(decisions.map(({ loss }) => loss))) < 1e-9)
  assert.equal(summary.mistakes, decisions.filter(({ agreed }) => !agreed).length)
  assert.match(summary.words, /チップの損：[a-e]$/)
  const own = await poker.review(table, { ...options, seat: 1 })
  assert.deepEqual(own.decisions, decisions.filter(({ seat }) => seat === 1))
})

/** The actions that a reason can support, by its code; other actions can have the reason too. */
const OF = {
  'fold-equity': ['bet', 'raise'], 'when-called': ['bet', 'raise'], 'raised-again': ['bet', 'raise'], free: ['check'], 'pot-odds': ['fold', 'call'], 'raiser-behind': ['check', 'bet'],
}

eachEngine('no reason of hold\u2019em contradicts the move or its figures', async ({ poker }) => {
  const seen = { fold: 0, call: 0, more: 0, less: 0 }
  for (const [players, level, seeds] of [[2, 'regular', [0, 1, 2, 3, 4, 5]], [2, 'strong', [0, 1, 2]], [6, 'regular', [9, 18]], [9, 'strong', [7]]]) {
    for (const seed of seeds) {
      for (let table = await poker.deal({ players, stack: 200 }, { seed }); !table.over;) {
        const view = await poker.view(table, { seat: table.turns[0] })
        const { best, candidates } = await poker.choose(view, { level, seed, budget: { iterations: 200 } })
        for (const { move, action, chance, reasons } of candidates) {
          const told = `${players} ${level} ${seed} ${view.hand} ${view.board}: ${move}, best ${best}: ${reasons.map(({ words }) => words)}`
          const of = Object.fromEntries(reasons.map(r => [r.code, r]))
          for (const { code, share } of reasons) {
            assert.ok(!OF[code] || OF[code].includes(action), told)
            assert.ok(share === undefined || code === 'by-experience' || share >= 0 && share <= 1, told)
          }
          assert.equal('starting-hand' in of, view.board === '', told)
          assert.ok(!of.mixed || move === best && chance < 1, told)
          const others = view.players.filter(({ in: dealt, folded }, seat) => dealt && !folded && seat !== view.seat).length
          assert.ok((of['players-behind']?.count ?? 0) <= others && (of.equity?.count ?? others) === others, told)
          if (!of['pot-odds']) continue
          const [more, less] = [/and more here/, /or less here/].map(words => words.test(of['pot-odds'].words))
          const spare = of.equity.share - of['pot-odds'].share
          assert.ok(!(more && less) && !(more && (spare < 0 || best === 'call')) && !(less && spare > 0), told)
          if (others === 1 && view.board.length === 14) assert.ok(!more && !less, `no bet follows: ${told}`)
          // A move that is always chosen has the chance to win that its price asks for, or its reasons say why not.
          if (move === best && chance === 1) assert.ok(action === 'fold' ? spare < 0.011 || more : spare > -0.011 || less, told)
          if (move === best) seen[action]++
          seen.more += more
          seen.less += less
        }
        table = await poker.apply(table, { move: best })
      }
    }
  }
  assert.ok(Object.values(seen).every(n => n > 3), JSON.stringify(seen))
})

eachEngine('several hands in a file are tables; what their text does not know is marked, and written again', async ({ poker }) => {
  const hand = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, -10]
min_bet = 10
starting_stacks = [inf, 200, 1_00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p1 f', 'p2 cc', 'd db 4sJdKd', 'p2 cc', 'p3 cc', 'd db 2c', 'p2 cc', 'p3 cc', 'd db 2h', 'p2 cc', 'p3 cc', 'p3 sm ????', 'p2 sm AcKc']
currency = 'USD'
`
  const first = await poker.importGame(`[1]\n${hand}\n[2]\n${hand.replace('inf', '300')}`)
  assert.equal(first.tables.length, 2)
  assert.deepEqual([first.rules.unknown, first.rules.fields, first.rules.blinds], [[0], "currency = 'USD'\n", [5, 10, -10]])
  assert.equal(first.tables[1].rules.unknown, undefined)
  assert.deepEqual(first.result.points, [-5, 15, -10])
  assert.deepEqual(first.events.filter(({ event }) => event === 'unseen' || event === 'show').map(({ event, seat }) => [event, seat]), [['unseen', 2], ['show', 1]])
  for (const table of [first, ...first.tables]) {
    const text = await poker.exportGame(table)
    assert.ok(text.endsWith("currency = 'USD'\n"))
    assert.equal(text.includes('inf'), table.rules.unknown !== undefined)
    const again = await poker.importGame(text)
    assert.deepEqual([again.log, again.rules], [table.log, table.rules])
    for (const seat of [0, 1, 2, null]) assert.equal((await poker.view(again, { seat })).over, true)
  }
  const { decisions } = await poker.review(first, { budget: { iterations: 50 } })
  assert.ok(decisions.length > 0 && decisions.every(({ seat }) => seat === 1))
  await assert.rejects(async () => poker.exportGame({ ...first, rules: { ...first.rules, fields: 'variant = 1' } }), { field: 'table.rules.fields' })
  await assert.rejects(async () => poker.exportGame({ ...first, rules: { ...first.rules, unknown: [3] } }), { field: 'table.rules.unknown[0]' })
})

eachEngine('two jokers of one deck have names that all functions read', async ({ poker }) => {
  const rules = { variant: 'draw', jokers: 2, stacks: [50, 50] }
  for (let seed = 0, seen = 0; seen < 3; seed++) {
    let hand = await poker.deal(rules, { seed })
    const seat = hand.hands.findIndex(held => held.includes('Jr'))
    if (seat < 0) continue
    seen++
    assert.deepEqual((await poker.evaluate(hand.hands[seat])).value, (await poker.evaluate(hand.hands[seat].replace('Jr', 'Jk'))).value)
    for (const move of ['call', 'check']) hand = await poker.apply(hand, { move })
    if (hand.turns[0] !== seat) hand = await poker.apply(hand, { move: 'draw' })
    hand = await poker.apply(hand, { move: 'draw Jr' })
    assert.equal(hand.thrown[seat], 'Jr')
    assert.ok(!hand.hands[seat].includes('Jr'))
  }
})

eachEngine('players of every level play whole sessions by their views, and say why in both languages', async ({ poker }) => {
  const { lists } = await import('../games/poker/lists.js')
  for (const [i, rules] of SESSIONS.entries()) {
    let table
    for (let n = 0; n < 2 && !table?.result.last; n++) {
      const from = table && { from: table }
      table = await poker.deal(from ? undefined : rules, { seed: 10 * i + n, views: ['turn'], ...from })
      for (let turns = 0; !table.over; turns++) {
        const level = lists.levels[(turns + n) % 4].key
        const options = { level, seed: turns, lang: turns % 2 ? 'ja' : 'en', budget: { iterations: 100 } }
        const { best, candidates, equity } = await poker.choose(table.views[0], options)
        assert.equal(candidates[0].move, best)
        for (const { move, action, amount, cards = [], unit } of candidates) {
          assert.equal([action, amount, ...cards].filter(part => part !== undefined).join(' '), move)
          assert.equal(unit, level === 'random' ? 'score' : action === 'draw' ? 'chance' : 'chips')
        }
        assert.ok(equity >= 0 && equity <= 1)
        assert.ok(Math.abs(sum(candidates.map(({ chance }) => chance)) - 1) < 1e-9)
        for (const { reasons } of candidates) for (const { words } of reasons) assert.match(words, turns % 2 ? /[ぁ-んァ-ヶ一-龠]/ : /^[ -~]+$/)
        table = await poker.apply(table, { move: best, views: ['turn'], lang: turns % 2 ? 'ja' : 'en' })
        for (const { words } of table.events) assert.match(words, turns % 2 ? /[ぁ-んァ-ヶ一-龠]/ : /^[ -~]+$/)
      }
    }
  }
  const table = await poker.deal(SESSIONS[0], { seed: 1 })
  await assert.rejects(async () => poker.choose(table), { code: 'missing', field: 'view.seat' })
  const other = await poker.view(table, { seat: (table.turns[0] + 1) % 3 })
  await assert.rejects(async () => poker.choose(other), { code: 'game', field: 'view.turns' })
})

eachEngine('strong plays hold\'em for two by what it has learnt, and three or more without limit; elsewhere regular decides, and is named', async ({ poker }) => {
  for (const [preset, stack, learnt] of [['heads-up', 40, 20], ['heads-up', 200, 100], ['fixed-limit', 90, 0]]) {
    let hand = await poker.deal({ preset, players: 2, stack }, { seed: 3, views: ['turn'] })
    for (let n = 0; !hand.over; n++) {
      const options = { level: 'strong', seed: n, budget: { iterations: 120 } }
      const answer = await poker.choose(hand.views[0], options)
      assert.deepEqual({ ...(await poker.choose(hand.views[0], options)), stats: 0 }, { ...answer, stats: 0 })
      assert.equal(answer.level, 'strong')
      for (const { chance, reasons } of answer.candidates) {
        const why = reasons.find(({ code }) => code === (hand.round < 3 ? 'by-strategy' : 'river-solved'))
        assert.equal(why.share, chance)
        if (hand.round < 3) assert.equal(why.count, learnt)
      }
      // Everybody checks or calls, so that every street is played.
      hand = await poker.apply(hand, { move: hand.views[0].legal.moves.find(move => move === 'check' || move === 'call'), views: ['turn'] })
    }
    assert.equal(hand.board.length, 14)
  }
  assert.equal((await poker.choose((await poker.deal({ players: 3, stack: 40 }, { seed: 3, views: ['turn'] })).views[0], { level: 'strong', seed: 1 })).level, 'strong')
  const { views: [view] } = await poker.deal({ preset: 'fixed-limit', players: 3, stack: 40 }, { seed: 3, views: ['turn'] })
  const [strong, regular] = [await poker.choose(view, { level: 'strong', seed: 1 }), await poker.choose(view, { level: 'regular', seed: 1 })]
  assert.equal(strong.level, 'regular')
  assert.deepEqual({ ...strong, stats: 0 }, { ...regular, stats: 0 })
})
