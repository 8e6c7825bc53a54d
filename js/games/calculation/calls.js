// Every foundation lacks its king.
const END = { foundations: 'QJT9', piles: ['', '', '', ''], card: 'K' }
const KNOWN = { ...END, stock: 'KKK' }

export const good = {
  'calculation.deal': {
    good: [{ lead: 12, piles: 2 }],
    want: { foundations: 'QJT9', piles: ['', ''], card: '', stock: 'KKKK' },
    part: ({ foundations, piles, card, stock }) => ({ foundations, piles, card, stock }),
    fine: ['undefined', 'an object without prototype'],
  },
  'calculation.legal': {
    good: [{ ...END, piles: ['', 'K'] }],
    want: {
      moves: ['w2f1', 'w2f2', 'w2f3', 'w2f4', 'cf1', 'cf2', 'cf3', 'cf4', 'cw1', 'cw2'],
      next: ['K', 'K', 'K', 'K'],
      rest: 4,
      left: 2,
      over: false,
      won: false,
      draws: [{ rank: 'K', count: 2 }],
    },
  },
  'calculation.apply': {
    good: [END, { move: 'cf3' }],
    want: { foundations: 'QJK9', piles: ['', '', '', ''], card: '' },
    needs: { move: 'cf3' },
  },
  'calculation.playout': { good: [END], want: { rest: 0, won: true, seed: 0 } },
  'calculation.successRate': {
    good: [END, { games: 100 }],
    want: { games: 100, wins: 100, rate: 1, high: 1, meanRest: 0, restError: 0, seed: 0 },
    part: result => Object.fromEntries(Object.entries(result).filter(([key]) => key !== 'low' && key !== 'stats')),
    fine: ['an object without prototype'],
  },
  'calculation.choose': {
    good: [END, { budget: { iterations: 200 } }],
    want: ['cf', 1, 'win', 'K'],
    part: ({ best, candidates: [{ value, proof, card }] }) => [best.slice(0, 2), value, proof, card],
  },
  'calculation.stillWinnable': { good: [END, { budget: { iterations: 200 } }], want: ['win', 1], part: ({ proof, value }) => [proof, value] },
  'calculation.solve': { good: [KNOWN], want: 'win', part: ({ proof }) => proof },
  'calculation.review': {
    good: [{ start: KNOWN, moves: ['cf1', 'd', 'cf2', 'd', 'cf3', 'd', 'cf4'] }],
    want: [Array(8).fill('win'), -1],
    part: ({ proofs, mistake }) => [proofs, mistake],
  },
}

const RANKS = 'A23456789TJQK'

export const long = { name: 'successRate', args: [{ foundations: '....', piles: ['', '', '', ''], card: '' }, { games: 1e9, budget: { ms: 1e9 } }] }

export function makers({ below, pick, many, often, junk, shared }) {
  const shuffled = cards => {
    for (let n = cards.length; n > 1; n--) {
      const i = below(n)
      ;[cards[i], cards[n - 1]] = [cards[n - 1], cards[i]]
    }
    return cards
  }
  // Any foundations, and the other cards anywhere.
  const fair = ({ known = !below(2), laid = below(30) } = {}) => {
    const counts = many(4, () => below(14))
    const series = d => Array.from(RANKS, (_, i) => RANKS[((d + 1) * (i + 1) + 12) % 13])
    const rest = shuffled(counts.flatMap((n, d) => series(d).slice(n)))
    const piles = many(1 + below(6), () => '')
    for (const card of rest.splice(0, laid)) piles[below(piles.length)] += card
    const card = below(3) ? (rest.pop() ?? '') : ''
    const foundations = counts.map((n, d) => (n ? series(d)[n - 1] : '.')).join('')
    return { foundations, piles, card, ...(known ? { stock: rest.join('') } : {}) }
  }
  const spoil = position => {
    const field = pick(['foundations', 'piles', 'card', 'stock', 'extra'])
    const text = () => pick([junk(), 'A', 'AAAAA', '?', '1', 'K'.repeat(60), '♠', position.foundations])
    return { ...position, [field]: field === 'piles' && below(2) ? [...position.piles, text()] : text() }
  }
  const position = options => often(() => fair(options), () => pick([junk(), spoil(fair()), spoil(fair())]))
  const game = () => ({
    ...(below(2) ? {} : { lead: often(() => below(13), () => pick([13, -1, 0.5, junk()])) }),
    ...(below(2) ? {} : { piles: often(() => 1 + below(6), () => pick([0, 7, [''], junk()])) }),
    ...(below(30) ? {} : { pile: 4 }),
  })
  const moveOf = ({ card, stock, piles }) =>
    card ? `cw${1 + below(piles.length)}` : stock === undefined ? `d${pick(RANKS)}` : 'd'
  const anyMove = () => pick(['w1f1', 'w9f1', 'cf1', 'cf5', 'cw1', 'cw7', 'd', 'dK', 'd0', '', 'W1F1', '♠', junk()])
  const policy = () => (below(2) ? {} : { policy: often(() => pick(['random', 'eager', 'rule']), () => pick(['best', junk()])) })
  const few = most => ({ ...shared(), budget: { iterations: 1 + below(most) } })
  const record = () => {
    const start = { ...fair({ known: true }), card: '' }
    const moves = Array.from({ length: Math.min(below(20), 2 * start.stock.length) }, (_, i) => (i % 2 ? `cw${1 + below(start.piles.length)}` : 'd'))
    return { start, moves: often(() => moves, () => pick([junk(), [...moves, anyMove()]])) }
  }

  return {
    'calculation.deal': () => [often(() => pick([undefined, game()]), junk), shared()],
    'calculation.legal': () => [position(), shared()],
    'calculation.apply': () => {
      const from = fair()
      return [often(() => from, () => spoil(from)), { ...shared(), move: below(4) ? moveOf(from) : anyMove() }]
    },
    'calculation.playout': () => [position(), { ...shared(), ...policy() }],
    'calculation.successRate': () => [often(() => pick([game, position])(), junk), { ...few(300), ...policy(), ...(below(2) ? {} : { games: often(() => 1 + below(500), junk) }) }],
    'calculation.choose': () => [position(), few(100)],
    'calculation.stillWinnable': () => [position(), few(100)],
    'calculation.solve': () => [position({ known: below(20) > 0 }), few(300)],
    'calculation.review': () => [often(record, () => pick([junk(), { ...record(), extra: 1 }])), few(300)],
  }
}
