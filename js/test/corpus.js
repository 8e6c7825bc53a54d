// A fixed corpus of calls, good and bad, the same in every run.
import { chance } from './chance.js'

const RANKS = '23456789TJQKA'
const SUITS = 'schd'

/** n calls, [name, args]; every function has as many, so new ones need a maker here. */
export function corpus(n) {
  const { below, pick, many } = chance(20240601)
  const often = (good, bad) => (below(25) ? good() : bad())
  const code = () => often(() => below(56), () => below(300) - 130)
  const noCard = () => pick(['', 'as', 'A', '♠A', 'Jk ', '10s', 3.5, null, 56])
  const card = () => often(() => (below(9) ? pick(RANKS) + pick(SUITS) : 'Jk'), noCard)
  const size = () => often(() => below(8), () => 8 + below(4))
  const text = () => many(size(), card).join(pick(['', ' ', '  ']))
  const forms = [text, () => many(size(), card), () => many(size(), code), () => Int8Array.from(many(size(), code))]
  const hand = () => often(pick(forms), junk)
  const side = () => often(() => 1 + below(20), () => below(40) - 10)
  const junk = () => pick([undefined, null, true, 0, -1, NaN, 1e300, '', 'x', [], {}, { length: 2 }, [[]], new Int32Array(2)])

  const row = columns => many(columns, () => pick('oox...')).join('')
  const board = () => {
    const columns = 1 + below(20)
    const rows = many(1 + below(20), () => row(columns))
    return often(() => pick([rows, rows.join('\n')]), () => [...rows, pick(['', '?', 'oxox', null, 'o♠'])])
  }
  const word = () => BigInt.asUintN(64, BigInt(below(2 ** 32)) * 0x9e3779b97f4a7c15n)
  const words = size => {
    const black = often(() => BigInt.asUintN(size, word()), word)
    return [black, often(() => BigInt.asUintN(size, word() & ~black), word)]
  }
  const boards = (columns, rows) => {
    const size = Math.max(0, columns * rows)
    const cell = () => (below(2000) ? below(3) - 1 : 2)
    const cells = () => Int8Array.from(many(size * below(4) + (below(8) ? 0 : 1), cell))
    return pick([cells, cells, () => BigUint64Array.from(many(below(4), () => words(Math.min(size, 64))).flat()), junk])()
  }

  const shared = () => ({
    ...(below(3) ? {} : { seed: often(() => below(2 ** 32), junk) }),
    ...(below(3) ? {} : { lang: pick(['en', 'ja']) }),
    ...(below(5) ? {} : { budget: often(() => ({ iterations: 1 + below(1000) }), junk) }),
    ...(below(12) ? {} : { surprise: junk() }),
  })
  const rules = () => ({
    ...(below(2) ? {} : { profile: often(() => pick(['standard', 'article']), junk) }),
    ...(below(2) ? {} : { wheel: often(() => !below(2), junk) }),
    ...(below(2) ? {} : { doubleAceFlush: often(() => !below(2), junk) }),
  })
  const length = () => (below(2) ? {} : { length: often(() => 2 + below(8), () => below(50) - 5) })

  const line = () => pick(['royal 800', 'straight-flush 50', 'four 25', 'four:A/2-4 160', 'flush 6', 'two-pair 2', 'pair:J-A 1', 'three'])
  const key = () => pick(['jacks-or-better-9-6', 'deuces-wild', 'nonsense', ''])
  const ownGame = () => ({
    ...(below(2) ? {} : { jokers: often(() => below(3), junk) }),
    ...(below(3) ? {} : { deucesWild: often(() => !below(2), junk) }),
    ...(below(9) ? { pays: many(1 + below(3), line).join(pick([', ', ', ', ';'])) } : {}),
  })
  const badGame = () => pick([key().slice(1), junk(), { pays: 'pair' }, { pays: '' }, { pays: 'pair 1', cards: 5 }])
  const game = () => (below(3) ? 'jacks-or-better-9-6' : often(pick([ownGame, key]), badGame))
  const deal = () => pick([() => 'As Kd 9c 4h 2s', () => 'Qs Qd 9c 4h 4s', () => [13, 12, 11, 10, 43], hand])()

  const two = () => pick(['AsKh', 'QQ+', 'AKs', 'A5s-A2s', 'random', 'JkAs', '72o', 'T9s+', '4c4d'])
  const player = () => often(pick([two, two, () => [13, 26], () => ['Qs', 'Jd']]), pick([hand, junk]))
  const table = () => ({
    ...(below(3) ? {} : { board: often(() => ['2h3d9c', '2h3d9cTs', '2h3d9cTs8h', ''][below(4)], hand) }),
    ...(below(9) ? {} : { dead: often(() => ['5h', '6h 6d'][below(2)], hand) }),
    ...(below(3) ? {} : { jokers: often(() => below(3), junk) }),
  })

  const makers = {
    'poker.evaluate': () => [hand(), { ...shared(), ...rules() }],
    'poker.compare': () => [often(() => many(below(9), hand), junk), { ...shared(), ...rules() }],
    'poker.evaluateMany': () => {
      const cards = 1 + below(7)
      const codes = Int8Array.from(many(cards * below(40), () => (below(400) ? below(57) - 1 : below(256) - 128)))
      return [often(() => codes, junk), { ...shared(), ...rules(), cards: often(() => cards, junk) }]
    },
    'poker.games': () => [often(() => undefined, junk), shared()],
    'poker.deal': () => [game(), shared()],
    'poker.advise': () => [deal(), { ...shared(), ...(below(2) ? {} : { game: game() }) }],
    // It takes a tenth of a second.
    'poker.solve': () => [below(99) ? badGame() : 'jacks-or-better-9-6', shared()],
    // Without a budget it samples a million deals.
    'poker.equity': () => [often(() => many(2 + below(3), player), junk), { ...shared(), budget: { iterations: 1 + below(900) }, ...table() }],
    'mnk.pairs': () => [often(board, junk), { ...shared(), ...length() }],
    'mnk.pairsMany': () => {
      const [columns, rows] = below(2) ? [side(), side()] : [1 + below(8), 1 + below(8)]
      return [boards(columns, rows), { ...shared(), ...length(), columns, rows }]
    },
  }
  const names = Object.keys(makers)
  return Array.from({ length: n }, (_, i) => {
    const name = names[i % names.length]
    const args = makers[name]()
    return [name, often(() => args, () => pick([[], args.slice(0, 1), [...args, 1], [args[0], junk()]]))]
  })
}
