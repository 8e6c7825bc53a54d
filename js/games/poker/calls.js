// Two players, before the flop.
const RULES = { minBet: 2, stacks: [200, 200], blinds: [1, 2] }
const HAND = { rules: RULES, seed: 7 }
const PHH = `variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ["d dh p1 AsKs", "d dh p2 ????", "p2 cc", "p1 cbr 6", "p2 f"]
`

// The view of the player with the button.
const LOG = [['blind', 1, 2], ['blind', 0, 1], ['deal', 1, 2], ['deal', 0, 2]].map(([event, seat, amount]) => ({ event, seat, amount }))
const VIEW = { rules: RULES, seat: 0, hand: 'As Ad', log: LOG }

export const good = {
  'poker.evaluate': {
    good: [['Ac']],
    want: { value: 0x1d0000, category: 'high', cards: [{ card: 'Ac', as: 'Ac', index: 0 }], name: 'High card', description: 'ace high' },
  },
  'poker.compare': {
    good: [['', 'Jk Jk']],
    want: {
      winners: [1],
      hands: [
        {
          value: 0,
          category: 'none',
          cards: [],
          rank: 2,
          lostBy: { by: 'category', hand: 'none', best: 'pair', words: 'one pair beats no cards' },
          name: 'No cards',
          description: 'no cards',
        },
        {
          value: 0x2d0000,
          category: 'pair',
          cards: [{ card: 'Jk', as: 'As', index: 0 }, { card: 'Jk', as: 'Ac', index: 1 }],
          rank: 1,
          lostBy: null,
          name: 'One pair',
          description: 'a pair of aces',
        },
      ],
    },
  },
  'poker.evaluateMany': { good: [Int8Array.of(6, 5, 4, 3, 2)], want: Int32Array.of(0x965432) },
  'poker.videoGames': { good: [undefined], want: 'jacks-or-better-9-6', part: games => games[0].key, fine: ['undefined'] },
  'poker.videoDeal': { good: ['jacks-or-better-9-6'], want: [5, 5], part: ({ cards, draw }) => [cards.length, draw.length] },
  'poker.videoAdvise': { good: [['As', 'Ks', 'Qs', 'Js', '2d']], want: [0, 1, 2, 3], part: ({ best }) => best },
  'poker.videoSolve': {
    good: ['jacks-or-better-9-6'],
    want: [19_842_315_923_796, 19_933_230_517_200],
    part: ({ paySum, combos }) => [paySum, combos],
    slow: true,
  },
  'poker.deal': {
    good: [RULES, { seed: 7 }],
    want: [[0], 3, ['blind', 'blind', 'deal', 'deal']],
    part: ({ turns, pot, events }) => [turns, pot, events.map(({ event }) => event)],
    fine: ['undefined', 'an object without prototype'],
  },
  'poker.view': { good: [HAND, { seat: 1 }], want: [1, 5, false], part: view => [view.seat, view.hand.length, 'hands' in view], needs: { seat: 1 } },
  'poker.legal': {
    good: [HAND],
    want: [0, ['fold', 'call', 'raise 4', 'raise 200'], { call: { min: 1, max: 1 }, raise: { min: 4, max: 200 } }],
    part: ({ seat, moves, bounds }) => [seat, moves, bounds],
  },
  'poker.apply': {
    good: [HAND, { move: 'raise 6' }],
    want: [[1], [['raise', 0, 6, 'raises to 6']], [{ seat: 0, move: 'raise 6' }]],
    part: ({ turns, events, moves }) => [turns, events.map(({ event, seat, amount, words }) => [event, seat, amount, words]), moves],
    needs: { move: 'fold' },
  },
  'poker.choose': { good: [VIEW, { seed: 7 }], want: ['raise', true], part: ({ best, equity }) => [best.split(' ')[0], equity > 0.8] },
  'poker.review': {
    good: [{ ...HAND, log: [...LOG, { event: 'fold', seat: 0 }, { event: 'return', seat: 1, amount: 1 }, { event: 'win', seat: 1, amount: 2 }] }],
    want: [0, 0, 'fold', 'chips'],
    part: ({ decisions: [{ at, seat, played, unit }] }) => [at, seat, played, unit],
  },
  'poker.importGame': { good: [PHH], want: [202, 198], part: ({ players }) => players.map(({ stack }) => stack) },
  'poker.exportGame': { good: [HAND], want: 'variant = "NT"', part: text => text.split('\n')[0] },
  'poker.equity': {
    good: [['AsAh', 'KdKc']],
    want: [1_388_072, 6538, 317_694],
    part: ({ players: [{ win, tie, lose }] }) => [win, tie, lose],
    slow: true,
  },
  'poker.range': { good: ['[25]AKs, AKo[/25], QQ+'], want: ['QQ+, AKs:0.25, AKo:0.25', 22, 0.25], part: ({ text, weight, grid }) => [text, weight, grid[13]] },
}

const RANKS = '23456789TJQKA'
const SUITS = 'schd'

export const long = { name: 'equity', args: [['AsKh', 'QQ+', 'random'], { budget: { ms: 1e9 } }] }

export function makers({ below, pick, many, often, junk, shared }) {
  const code = () => often(() => below(56), () => below(300) - 130)
  const noCard = () => pick(['', 'as', 'A', '♠A', 'sA', 'Jk ', '10s', '10', '♠', 3.5, null, 56])
  const card = () => often(() => (below(9) ? pick(RANKS) + pick(SUITS) : 'Jk'), noCard)
  const size = () => often(() => below(8), () => 8 + below(4))
  const text = () => many(size(), card).join(pick(['', ' ', '  ']))
  const forms = [text, () => many(size(), card), () => many(size(), code), () => Int8Array.from(many(size(), code))]
  const hand = () => often(pick(forms), junk)
  const rules = () => ({
    ...(below(2) ? {} : { profile: often(() => pick(['standard', 'article']), junk) }),
    ...(below(2) ? {} : { wheel: often(() => !below(2), junk) }),
    ...(below(2) ? {} : { doubleAceFlush: often(() => !below(2), junk) }),
  })
  const ranked = () => ({
    ...rules(),
    ...(below(2) ? {} : { ranking: often(() => pick(['high', 'short-deck', 'ace-five', 'eight-or-better', 'deuce-seven', 'badugi']), junk) }),
    ...(below(2) ? {} : { omaha: often(() => !below(2), junk) }),
  })
  const board = () => (below(2) ? {} : { board: often(() => ['2h3d9c', '6h7d9cTs', '6h7d9cTs8h', ''][below(4)], hand) })
  const line = () => pick(['royal 800', 'straight-flush 50', 'four 25', 'four:A/2-4 160', 'flush 6', 'two-pair 2', 'pair:J-A 1', 'three'])
  const key = () => pick(['jacks-or-better-9-6', 'deuces-wild', 'nonsense', ''])
  const ownGame = () => ({
    ...(below(2) ? {} : { jokers: often(() => below(3), junk) }),
    ...(below(3) ? {} : { deucesWild: often(() => !below(2), junk) }),
    ...(below(4) ? {} : { stake: often(() => 1 + below(6), junk) }),
    ...(below(9) ? { pays: many(1 + below(3), line).join(pick([', ', ', ', ';'])) } : {}),
  })
  const badGame = () => pick([key().slice(1), junk(), { pays: 'pair' }, { pays: '' }, { pays: 'pair 1', cards: 5 }])
  const game = () => (below(3) ? 'jacks-or-better-9-6' : often(pick([ownGame, key]), badGame))
  const deal = () => pick([() => 'As Kd 9c 4h 2s', () => 'Qs Qd 9c 4h 4s', () => [13, 12, 11, 10, 43], hand])()

  const two = () => pick(['AsKh', 'QQ+', 'AKs', 'A5s-A2s', 'random', 'JkAs', '72o', 'T9s+', '4c4d'])
  const player = () => often(pick([two, two, () => [13, 26], () => ['Qs', 'Jd']]), pick([hand, junk]))
  const table = () => ({
    ...board(),
    ...(below(3) ? {} : { ranking: often(() => pick(['high', 'short-deck', 'ace-five', 'deuce-seven']), junk) }),
    ...(below(9) ? {} : { dead: often(() => ['5h', '6h 6d'][below(2)], hand) }),
    ...(below(3) ? {} : { jokers: often(() => below(3), junk) }),
  })

  const chips = () => (below(9) ? 1 + below(300) : 0)
  const handRules = () => {
    const variant = pick(['holdem', 'short-deck', 'draw'])
    const limit = pick(['no-limit', 'pot-limit', 'fixed'])
    return {
      variant,
      limit,
      minBet: 2,
      ...(limit === 'fixed' ? { bigBet: 4, cap: below(5) } : {}),
      ...(variant === 'draw' ? { jokers: below(3) } : {}),
      ...(below(3) ? {} : { askShow: true }),
      ...(below(4) || variant === 'draw' ? {} : pick([{ runs: 2 }, { bomb: 1 + below(2) }])),
      ...(below(4) ? {} : { rake: { percent: below(200) / 8, cap: below(4), noFlopNoDrop: !below(2) } }),
    }
  }
  const single = () => {
    const stacks = many(2 + below(5), chips)
    return { ...handRules(), stacks, button: below(stacks.length), blinds: stacks.map((n, i) => (n && i < 3 ? i : 0)), ...(below(4) ? {} : { antes: stacks.map(n => (n ? 1 : 0)) }) }
  }
  const session = () => {
    const { minBet, bigBet, ...rules } = handRules()
    return {
      ...rules, stacks: many(2 + below(7), chips), levels: [{ small: 1, big: 2, hands: below(4) }, { small: 2, big: 4, ante: 1 }],
      ...(below(2) ? {} : { tournament: true }), ...(below(3) ? {} : { straddle: true, straddler: below(9) - 4 }), ...(below(4) ? {} : { antesBy: pick(['all', 'big-blind', 'button']) }),
      ...(below(9) ? {} : { minBet, bigBet }),
    }
  }
  const short = () => pick(['cash', 'sit-and-go', 'cards', undefined, { preset: pick(['draw', 'heads-up', 'x']), players: 1 + below(10) }, { stack: 50 }])
  const oddRules = made => {
    const field = pick(['stacks', 'button', 'blinds', 'antes', 'carry', 'levels', 'last', 'level', 'places', 'names', 'decimals', 'unknown', 'fields', 'players', 'preset', 'straddler', 'runs', 'bomb', 'rake', 'extra'])
    return { ...made, [field]: pick([junk(), [], [1], 3, 'As', [{ small: 1, big: 2 }], [0, 1, 2]]) }
  }
  const rulesLike = () => often(() => pick([single, session, short])(), () => oddRules(pick([single, session])()))
  const odd = made => {
    const field = pick(['rules', 'game', 'version', 'log', 'seed', 'deck', 'thrown', 'turns', 'players', 'moves', 'seat', 'extra'])
    return { ...made, [field]: pick([junk(), [], [1], 3, 'As', [{ event: 'fold', seat: 0 }], ['As', 'Kd']]) }
  }
  const played = () => often(() => pick([HAND, { rules: single(), seed: below(99) }]), () => odd({ rules: rulesLike(), seed: 3 }))
  const move = () => pick(['fold', 'check', 'call', 'bet', `raise ${4 + below(9)}`, `raise ${below(300)}`, 'draw', 'draw Ks', 'call 3', junk()])
  const views = () => (below(3) ? {} : { views: often(() => many(below(3), () => pick(['turn', 0, 1, null])), junk) })
  const seat = () => (below(3) ? {} : { seat: often(() => below(3), junk) })

  return {
    'poker.evaluate': () => [hand(), { ...shared(), ...ranked(), ...board() }],
    'poker.compare': () => [often(() => many(below(9), hand), junk), { ...shared(), ...ranked(), ...board() }],
    'poker.evaluateMany': () => {
      const cards = 1 + below(11)
      const codes = Int8Array.from(many(cards * below(40), () => (below(400) ? below(57) - 1 : below(256) - 128)))
      return [often(() => codes, junk), { ...shared(), ...ranked(), cards: often(() => cards, junk) }]
    },
    'poker.videoGames': () => [often(() => undefined, junk), shared()],
    'poker.videoDeal': () => [game(), shared()],
    'poker.videoAdvise': () => [deal(), { ...shared(), ...(below(2) ? {} : { game: game() }) }],
    // A good call takes a tenth of a second, so it is rare.
    'poker.videoSolve': () => [below(25) ? badGame() : 'jacks-or-better-9-6', shared()],
    'poker.deal': () => [rulesLike(), { ...shared(), ...views(), ...(below(9) ? {} : { from: played() }) }],
    'poker.view': () => [played(), { ...shared(), seat: often(() => pick([0, 1, 2, null]), junk) }],
    'poker.legal': () => [played(), { ...shared(), ...seat() }],
    'poker.apply': () => [often(played, () => VIEW), { ...shared(), move: move(), ...seat(), ...views(), ...(below(9) ? {} : { events: often(() => [{ event: pick(['fold', 'call', 'board']), seat: below(2) }], junk) }) }],
    'poker.review': () => [played(), { ...shared(), ...seat(), budget: { iterations: 1 + below(200) } }],
    'poker.choose': () => [often(() => ({ ...VIEW, hand: pick(['As Ad', '7h 2c', [13, 27], 'Kd Qd']) }), () => odd(VIEW)), { ...shared(), budget: { iterations: 1 + below(200) }, ...(below(2) ? {} : { level: often(() => pick(['random', 'beginner', 'regular', 'strong']), junk) }) }],
    'poker.importGame': () => [often(() => PHH, () => pick([junk(), PHH.replace('NT', 'NX'), PHH.replace('p2 cc', 'p1 cc'), PHH.slice(0, below(200))])), shared()],
    'poker.exportGame': () => [played(), { ...shared(), ...(below(3) ? {} : { format: often(() => pick(['phh', 'tefuda-hand-1', 'pokerstars']), junk) }) }],
    'poker.range': () => [often(() => pick([player(), 'QQ+:0.5', '15%', '[10]A2s+[/10]', '*', Array(169).fill(0.5)]), junk), { ...shared(), ...(below(2) ? {} : { players: often(() => 2 + below(8), junk) }) }],
    // Without a budget it samples a million deals.
    'poker.equity': () => {
      const omaha = below(3) ? {} : { omaha: true, hiLo: often(() => !below(2), junk) }
      const four = () => often(() => pick(['AsAhKsKh', 'JdTc9h8s', 'random', '2s3s4s5s6s', '']), hand)
      const budget = { iterations: 1 + below(900) }
      return [often(() => many(2 + below(3), omaha.omaha ? four : player), junk), { ...shared(), budget, ...table(), ...omaha }]
    },
  }
}
