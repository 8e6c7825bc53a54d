import { lists } from './lists.js'

// A river where the first player has the best hand or nothing, and the other beats only the bluffs.
const SPOT = { board: '2s 2h 2d 7c 7h', ranges: ['AA, 43s', 'KK'], pot: 10, stack: 10, sizes: { bet: [100] } }

export const good = {
  'solver.solveSpot': {
    good: [SPOT, { target: 2 }],
    want: ['decision', 0, ['check', 'all-in'], '4s3s', true, 0, 'out of position: 13% check, 87% all-in'],
    part: ({ solved, node: { kind, seat, actions, hands: [[first]], words } }) => [kind, seat, actions.map(({ move }) => move), first.hand, solved, first.equity, words],
  },
  'solver.estimateSpot': { good: [SPOT], want: [1, 2], part: ({ runouts, suits }) => [runouts, suits] },
  'solver.icm': { good: [{ stacks: [5000, 3000, 2000], payouts: [50, 30, 20] }], want: [38.39, 32.75, 28.86], part: ({ equities }) => equities.map(x => Math.round(100 * x) / 100) },
  'solver.pushFold': {
    good: [{ stacks: [10, 10], blinds: [0.5, 1], payouts: [20] }],
    want: [true, [0, 1], [0.58, 0.37], 'seat 0 moves all-in with 58.3% of hands'],
    part: ({ solved, charts }) => [solved, charts.map(({ seat }) => seat), charts.map(({ share }) => Math.round(100 * share) / 100), charts[0].words],
  },
}

export const long = {
  name: 'solveSpot',
  args: [{ board: 'Ks Th 7s 4d', ranges: ['random', 'random'], pot: 10, stack: 30, sizes: { bet: [50] } }, { target: 0, budget: { ms: 1e9 } }],
}

export function makers({ below, pick, many, often, junk, shared }) {
  const DECK = [...'23456789TJQKA'].flatMap(rank => [...'shdc'].map(suit => rank + suit))
  const HANDS = ['QQ+', 'AKs', '98s:0.5', 'JJ', 'KQs', '76s', 'A5s-A3s', 'T9o', 'AhKd', '22']
  const cards = n => {
    const left = [...DECK]
    return many(n, () => left.splice(below(left.length), 1)[0])
  }
  const range = () => many(1 + below(3), () => pick(HANDS)).join(',')
  const bets = () => many(below(3), () => pick([25, 33.5, 50, 100]))
  const sizes = () => ({
    ...(below(3) ? { bet: bets() } : {}), ...(below(2) ? { raise: [100] } : {}), ...(below(5) ? {} : { donk: bets() }),
    ...(below(4) ? {} : { river: { bet: bets(), ...(below(2) ? {} : { [pick(['oop', 'ip'])]: { bet: bets() } }) } }),
  })
  // Flops are slow, so only one board in forty is one.
  const fair = () => ({
    board: cards(below(5) ? 5 : below(8) ? 4 : 3).join(' '),
    ranges: [range(), range()],
    pot: 1 + below(20),
    stack: below(40),
    sizes: sizes(),
    ...(below(4) ? {} : { allIn: { add: below(300), ...(below(2) ? {} : { merge: below(40) }) } }),
    ...(below(4) ? {} : { rake: { percent: below(10), ...(below(2) ? {} : { cap: below(3) }) } }),
    ...(below(4) ? {} : { locks: [{ at: pick(['', 'check', 'bet 50', '♠']), strategy: pick([{ check: 1 }, { fold: 0.5, call: 'QQ+' }, {}, { check: 2 }]) }] }),
  })
  const chips = n => many(1 + below(n), () => below(4000))
  const payouts = () => many(1 + below(3), () => 10 * below(9)).sort((a, b) => b - a)
  const table = () => ({ stacks: many(2 + below(4), () => 150 + below(4000)), blinds: [below(51), 50 + below(51)], payouts: payouts(), ...(below(2) ? {} : { ante: below(20) }), ...(below(4) ? {} : { seat: below(4) }) })
  const spoil = spot => ({ ...spot, [pick([...Object.keys(spot), 'extra'])]: pick([junk(), 'Ks Ks 2d', ['AA'], ['AA', 'A'], 1e10, { bet: [0] }, { bet: [1, 2, 3, 4, 5, 6, 7] }, { turn: 1 }]) })
  const spot = () => often(fair, () => pick([junk(), spoil(fair())]))
  const line = () => pick(['', 'check', 'check, check', 'bet 50', 'bet 50, call', 'all-in, fold', 'check, check, Ah', 'raise', '♠', lists.nodes[0].key, junk()])
  return {
    'solver.solveSpot': () => [spot(), {
      ...shared(), budget: { iterations: 1 + below(12) }, ...(below(2) ? {} : { at: line() }), ...(below(3) ? {} : { target: often(() => below(9), junk) }),
      ...(below(4) ? {} : { compress: often(() => below(2) > 0, junk) }),
      ...(below(9) ? {} : { memory: often(() => pick([1, 64, 900]), () => pick([0, 901, junk()])) }),
    }],
    'solver.estimateSpot': () => [spot(), shared()],
    'solver.icm': () => [often(() => ({ stacks: chips(9), payouts: payouts() }), () => pick([junk(), { stacks: chips(20), payouts: 1 }, { stacks: [junk()], payouts: [1] }])), shared()],
    'solver.pushFold': () => [often(table, () => pick([junk(), { ...table(), [pick(['stacks', 'blinds', 'ante', 'payouts', 'seat', 'extra'])]: pick([junk(), [1], [2, 1], -1, 1e10]) }])), {
      ...shared(), budget: { iterations: 1 + below(30) }, ...(below(3) ? {} : { target: often(() => below(9), junk) }),
    }],
  }
}
