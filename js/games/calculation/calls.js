import { lists } from './lists.js'

// Every foundation lacks its king.
const END = { foundations: 'QJT9', piles: ['', '', '', ''], card: 'K' }
const KNOWN = { ...END, stock: 'KKK' }
const WON = { foundations: 'KKKK', piles: ['', '', '', ''], card: '', stock: '', moves: ['c f1', 'd K', 'c f2', 'd', 'c f3', 'd', 'c f4'].map(move => ({ seat: 0, move })) }

export const good = {
  'calculation.deal': {
    good: [{ lead: 12, piles: 2 }],
    want: { foundations: 'QJT9', piles: ['', ''], card: '', stock: 'KKKK' },
    part: ({ foundations, piles, card, stock }) => ({ foundations, piles, card, stock }),
    fine: ['undefined', 'an object without prototype'],
  },
  'calculation.view': { good: [KNOWN, { seat: 0 }], want: [0, 'K', false], part: ({ seat, card, ...rest }) => [seat, card, 'stock' in rest], needs: { seat: 0 } },
  'calculation.legal': {
    good: [{ ...END, piles: ['', 'K'] }],
    want: {
      seat: 0,
      moves: ['w2 f1', 'w2 f2', 'w2 f3', 'w2 f4', 'c f1', 'c f2', 'c f3', 'c f4', 'c w1', 'c w2'],
      next: ['K', 'K', 'K', 'K'],
      rest: 4,
      left: 2,
      won: false,
      draws: [{ rank: 'K', count: 2 }],
    },
  },
  'calculation.apply': {
    good: [END, { move: 'c f3' }],
    want: { foundations: 'QJK9', piles: ['', '', '', ''], card: '' },
    part: ({ foundations, piles, card }) => ({ foundations, piles, card }),
    needs: { move: 'c f3' },
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
    want: ['c f', 1, 'win', 'K'],
    part: ({ best, candidates: [{ value, proof, card }] }) => [best.slice(0, 3), value, proof, card],
  },
  'calculation.stillWinnable': { good: [END, { budget: { iterations: 200 } }], want: ['win', 1], part: ({ proof, value }) => [proof, value] },
  'calculation.solve': { good: [KNOWN], want: 'win', part: ({ proof }) => proof },
  'calculation.review': { good: [WON], want: [Array(8).fill('win'), -1, 'a'], part: ({ proofs, mistake, summary: { grade } }) => [proofs, mistake, grade] },
  'calculation.importGame': { good: ['1 4 7: d cw1'], want: ['J', 'seed'], part: ({ piles: [first], format }) => [first, format] },
  'calculation.exportGame': { good: [WON], want: 'moves cf1 d cf2 d cf3 d cf4', part: text => text.trim().split('\n').at(-1) },
}

const RANKS = 'A23456789TJQK'
const PRESETS = lists.presets.map(({ key }) => key)
const LEVELS = lists.levels.map(({ key }) => key)

export const long = { name: 'successRate', args: [{ foundations: '....', piles: ['', '', '', ''], card: '' }, { games: 1e9, budget: { ms: 1e9 } }] }

export function makers({ below, pick, many, often, junk, shared }) {
  const shuffled = cards => {
    for (let n = cards.length; n > 1; n--) {
      const i = below(n)
      ;[cards[i], cards[n - 1]] = [cards[n - 1], cards[i]]
    }
    return cards
  }
  // Random foundations; the other cards are anywhere.
  const fair = ({ known = !below(2), laid = below(30) } = {}) => {
    const counts = many(4, () => below(14))
    const series = d => Array.from(RANKS, (_, i) => RANKS[((d + 1) * (i + 1) + 12) % 13])
    const rest = shuffled(counts.flatMap((n, d) => series(d).slice(n)))
    const piles = many(1 + below(6), () => '')
    for (const card of rest.splice(0, laid)) piles[below(piles.length)] += card
    const card = below(3) ? (rest.pop() ?? '') : ''
    const foundations = counts.map((n, d) => (n ? series(d)[n - 1] : '.')).join('')
    const more = below(3) ? {} : pick([{ moves: [{ seat: 0, move: 'd' }] }, { moves: [] }, { rules: { lead: 0, piles: piles.length } }, known ? pick([{ seed: below(9) }, { number: `ms${below(9)}` }]) : { seat: pick([0, null]) }])
    return { foundations, piles, card, ...(known ? { stock: rest.join('') } : {}), ...more }
  }
  const spoil = position => {
    const field = pick(['foundations', 'piles', 'card', 'stock', 'extra', 'game', 'version', 'rules', 'seed', 'number', 'seat', 'moves', 'turns'])
    const text = () => pick([junk(), 'A', 'AAAAA', '?', '1', 'K'.repeat(60), '♠', position.foundations])
    return { ...position, [field]: field === 'piles' && below(2) ? [...position.piles, text()] : text() }
  }
  const position = options => often(() => fair(options), () => pick([junk(), spoil(fair()), spoil(fair())]))
  const game = () => ({
    ...(below(2) ? {} : { lead: often(() => below(13), () => pick([13, -1, 0.5, junk()])) }),
    ...(below(2) ? {} : { piles: often(() => 1 + below(6), () => pick([0, 7, [''], junk()])) }),
    ...(below(4) ? {} : { byOne: often(() => !below(2), junk) }),
    ...(below(4) ? {} : { preset: often(() => pick(PRESETS), () => pick(['usual', junk()])) }),
    ...(below(30) ? {} : { pile: 4 }),
  })
  const rules = () => often(() => pick([undefined, game(), pick(PRESETS)]), () => pick([junk(), 'usual']))
  const views = () => (below(3) ? {} : { views: often(() => many(below(4), () => pick([0, 'turn', null])), () => pick([junk(), [1], [junk()]])) })
  const level = () => (below(2) ? {} : { level: often(() => pick(LEVELS), () => pick(['best', junk()])) })
  const moveOf = ({ card, stock, piles }) =>
    card ? `c w${1 + below(piles.length)}` : stock === undefined ? `d ${pick(RANKS)}` : 'd'
  const anyMove = () => pick(['w1 f1', 'w9 f1', 'c f1', 'c f5', 'c w1', 'c w7', 'd', 'd K', 'd 0', 'dK', 'cw1', 'd ', '', 'W1 F1', '♠', junk()])
  const policy = () => (below(2) ? {} : { policy: often(() => pick(['random', 'eager', 'rule']), () => pick(['best', junk()])) })
  const number = () => often(() => pick(['ms', '#']) + below(1e9), () => pick(['ms', '#', '617', 'ms4294967296', '#100000000000000000000', 'ms-1', '', junk()]))
  const few = most => ({ ...shared(), budget: { iterations: 1 + below(most) } })
  // A game whose last moves all put cards on waste piles.
  const record = () => {
    const end = { ...fair({ known: true }), card: '' }
    delete end.moves
    const { stock, piles: laid } = end
    const back = []
    const heights = laid.map(({ length }) => length)
    for (let n = below(12); n > 0 && heights.some(Boolean); n--) {
      const k = pick([...heights.keys()].filter(i => heights[i]))
      heights[k]--
      back.push(`c w${k + 1}`, 'd')
    }
    const moves = back.reverse().map(move => ({ seat: 0, move }))
    return { ...end, stock, moves: often(() => moves, () => pick([junk(), [...moves, { seat: 0, move: anyMove() }], [{ move: anyMove() }]])) }
  }
  const text = () => {
    const start = fair({ known: true })
    const moves = many(below(6), () => (below(2) ? 'd' : `cw${1 + below(4)}`)).join(' ')
    const none = cards => cards || '.'
    const lines = () => `foundations ${start.foundations}\npiles ${start.piles.map(none).join(' ')}\ncard ${none(start.card)}\nstock ${none(start.stock)}\nmoves ${moves}`
    return often(() => pick([`${below(4)} ${1 + below(6)} ${pick(['', 'ms', '#'])}${below(99)}: ${moves}`, lines()]), () => pick([junk(), '', '1 4: d', `${lines()}\nx`, 'rules 1 4', '0 9 1: d']))
  }

  return {
    'calculation.deal': () => [rules(), { ...shared(), ...views(), ...(below(30) ? {} : { from: fair() }), ...(below(3) ? {} : { number: number() }) }],
    'calculation.view': () => [position({ known: below(20) > 0 }), { ...shared(), seat: often(() => pick([0, null]), junk) }],
    'calculation.legal': () => [position(), { ...shared(), ...(below(3) ? {} : { seat: pick([0, 1]) }) }],
    'calculation.apply': () => {
      const from = fair()
      return [often(() => from, () => spoil(from)), { ...shared(), ...views(), ...(below(3) ? {} : { seat: pick([0, 0, 1]) }), move: below(4) ? moveOf(from) : anyMove() }]
    },
    'calculation.playout': () => [position(), { ...shared(), ...policy() }],
    'calculation.successRate': () => [often(() => pick([rules, position])(), junk), { ...few(300), ...policy(), ...(below(2) ? {} : { games: often(() => 1 + below(500), junk) }) }],
    'calculation.choose': () => [position(), { ...few(100), ...level() }],
    'calculation.stillWinnable': () => [position(), few(100)],
    'calculation.solve': () => [position({ known: below(20) > 0 }), few(300)],
    'calculation.review': () => [often(record, () => pick([junk(), { ...record(), extra: 1 }])), { ...few(300), ...(below(6) ? {} : level()) }],
    'calculation.importGame': () => [text(), shared()],
    'calculation.exportGame': () => [often(record, () => position()), { ...shared(), ...(below(2) ? {} : { format: often(() => pick(['cards', 'seed']), junk) }) }],
  }
}
