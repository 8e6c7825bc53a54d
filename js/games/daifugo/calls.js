import { lists } from './lists.js'

const GAME = { rules: { preset: 'article', players: 2 }, hands: ['3d 5s 5h', '4c'], turns: [0] }
const VIEW = { rules: { preset: 'article', players: 2 }, seat: 0, hand: '3d 5s 5h', counts: [3, 1], turns: [0] }
const PLAYED = { ...GAME, hands: ['5s 5h', ''], turns: [], played: '3d 4c', places: [2, 1], moves: [{ seat: 0, move: '3d' }, { seat: 1, move: '4c' }] }
/** A match record of a random game. */
const RECORD = `player a b c_d - e 
/* 
game 0 
score 
class 0 1 2 3 4 
seat 0 1 2 3 4 
dealt { h3 d5 c5 s6 c6 d9 c9 h9 st hj d2 } { h4 h5 h6 s7 c8 ht sq hq dk da } { d3 c3 c4 s5 c7 s9 cj sa ha s2 } { d4 h8 dt ct sj dq cq sk ca h2 jo } { s3 s4 d6 d7 h7 s8 d8 dj ck hk c2 } 
changed { } { } { } { } { } 
original { h3 d5 c5 s6 c6 d9 c9 h9 st hj d2 } { h4 h5 h6 s7 c8 ht sq hq dk da } { d3 c3 c4 s5 c7 s9 cj sa ha s2 } { d4 h8 dt ct sj dq cq sk ca h2 jo } { s3 s4 d6 d7 h7 s8 d8 dj ck hk c2 } 
play c-4 p s-8 c-k p d-a p p c-2 p p d-7 c-9 s-q h-a h-2 p p p p jk p d-4 h-7 p d-k s-a p p p s-2 p c-7 p p h-9 h-q p p p h-456 p p p p p c-8 s-7 s-9 s-j p p p p p c-a p d-2 p p p p sc-6 p p p p p c-5 h-t p c-q h-k p p p d-6 h-j p p p p s-t c-j d-q p p p s-k p dc-t p p p p h-8 d-j p p p s-4 p p p s-3 d-9 p p p d-5 p d-8 h-3 
result 3 0 4 1 2 
*/ 
`
/** The same game as a table. */
const ENDED = {
  rules: 'uec', turns: [], played: '3s 3h 4s 4d 4c 4h 5d 5c 5h 6s 6d 6c 6h 7s 7d 7c 7h 8s 8d 8c 8h 9s 9d 9c 9h Ts Td Tc Th Js Jd Jc Jh Qs Qd Qc Qh Ks Kd Kc Kh As Ad Ac Ah 2s 2d 2c 2h Jk', places: [4,1,5,2,3], names: ['a','b','c_d','-','e'], hands: ['','','3d 3c 5s','',''],
  moves: `2 4c, 3 pass, 4 8s, 4 Kc, 0 pass, 1 Ad, 2 pass, 3 pass, 4 2c, 1 pass, 4 pass, 4 7d, 0 9c, 1 Qs, 2 Ah, 3 2h, 4 pass, 0 pass, 1 pass, 2 pass, 3 Jk,
3 pass, 3 4d, 4 7h, 0 pass, 1 Kd, 2 As, 3 pass, 4 pass, 1 pass, 2 2s, 2 pass, 2 7c, 3 pass, 4 pass, 0 9h, 1 Qh, 2 pass, 0 pass, 1 pass, 1 4h 5h 6h,
2 pass, 3 pass, 4 pass, 0 pass, 1 pass, 1 8c, 1 7s, 2 9s, 3 Js, 4 pass, 0 pass, 1 pass, 2 pass, 3 pass, 3 Ac, 4 pass, 0 2d, 1 pass, 2 pass, 3 pass,
0 pass, 0 6s 6c, 1 pass, 2 pass, 3 pass, 4 pass, 0 pass, 0 5c, 1 Th, 2 pass, 3 Qc, 4 Kh, 0 pass, 3 pass, 4 pass, 4 6d, 0 Jh, 2 pass, 3 pass, 4 pass,
0 pass, 0 Ts, 2 Jc, 3 Qd, 4 pass, 0 pass, 2 pass, 3 Ks, 3 pass, 3 Td Tc, 4 pass, 0 pass, 2 pass, 3 pass, 3 8h, 4 Jd, 0 pass, 2 pass, 4 pass, 4 4s,
0 pass, 2 pass, 4 pass, 4 3s, 0 9d, 2 pass, 4 pass, 0 pass, 0 5d, 2 pass, 4 8d,
0 3h`.split(/,\s/).map(text => ({ seat: Number(text[0]), move: text.slice(2) })),
}

export const good = {
  'daifugo.presets': { good: [undefined], want: [4, 5, 4, 2], part: p => [p.article.players, p.uec.players, p.dragonQuest.players, p.tycoon.jokers], fine: ['undefined'] },
  'daifugo.deal': { good: ['uec', { seed: 3 }], want: 53, part: ({ hands }) => hands.join(' ').split(' ').length, fine: ['undefined', 'an object without prototype'] },
  'daifugo.combinations': { good: ['3d 5s 5h', { rules: 'article' }], want: ['5s 5h', '3d'], part: ({ partition }) => partition },
  'daifugo.combinationsOf': { good: ['5s Jk', { rules: { preset: 'common', suitLock: false } }], want: ['5s Jk=5d'], part: ({ combinations }) => combinations.map(({ combination }) => combination) },
  'daifugo.evaluate': { good: ['3d 5s 5h'], want: ['3d', 4], part: ({ best, handValue }) => [best, handValue] },
  'daifugo.legal': { good: [GAME], want: { seat: 0, moves: ['3d', '5s', '5h', '5s 5h'], forbidden: [] } },
  'daifugo.apply': {
    good: [GAME, { move: '5s 5h' }],
    want: ['3d', [1], '5s 5h'],
    part: ({ hands, turns, field }) => [hands[0], turns, field],
    needs: { move: '5s 5h' },
  },
  'daifugo.view': { good: [GAME, { seat: 1 }], want: [1, '4c'], part: ({ seat, hand }) => [seat, hand], needs: { seat: 1 } },
  'daifugo.choose': { good: [VIEW, { level: 'champion' }], want: ['5s 5h', true], part: ({ best, candidates: [{ proved }] }) => [best, proved] },
  'daifugo.review': {
    good: [PLAYED, { seat: 0, level: 'champion' }],
    want: [['3d', '5s 5h', 0, false]],
    part: ({ decisions }) => decisions.map(({ played, best, at, agreed }) => [played, best, at, agreed]),
  },
  'daifugo.importGame': { good: [RECORD], want: ['match', 1, true, 5], part: ({ format, games, over, names }) => [format, games, over, names.length] },
  'daifugo.exportGame': { good: [ENDED], want: RECORD.split('\n')[1], part: text => text.split('\n')[1] },
  'daifugo.playout': { good: [GAME, { games: 4 }], want: [4, 0], part: ({ games, seed }) => [games, seed] },
}

const DECK = [...'3456789TJQKA2'].flatMap(rank => [...'sdch'].map(suit => rank + suit))
const LEVELS = lists.levels.map(({ key }) => key)
const SWITCHES = lists.switches.map(rule => rule.key)

export const long = { name: 'playout', args: [GAME, { budget: { ms: 1e9 } }] }

export function makers({ below, pick, many, often, junk, shared }) {
  const shuffled = items => {
    for (let n = items.length; n > 1; n--) {
      const i = below(n)
      ;[items[i], items[n - 1]] = [items[n - 1], items[i]]
    }
    return items
  }
  const places = n => shuffled(Array.from({ length: n }, (_, i) => i + 1))
  const set = () => Object.fromEntries(many(below(5), () => [pick(SWITCHES), !below(2)]))
  // Rules with their numbers of players and jokers, which the callers need.
  const fairRules = () => ({ preset: pick(['article', 'uec', 'common']), players: 2 + below(9), jokers: below(5), ...set() })
  const rules = () => often(() => pick(['article', 'uec', 'common', fairRules()]), () => pick([junk(), 'usual', { players: 11 }, { jokers: 5 }, { eightcut: true }]))
  const cards = n => shuffled([...DECK, ...(below(2) ? ['Jk'] : [])]).slice(0, n)
  const text = list => pick([list.join(' '), list.join(''), list])

  // A game in progress: some cards are played, and the field is a single card or empty.
  const fair = () => {
    const r = fairRules()
    const deck = shuffled([...DECK, ...many(r.jokers, () => 'Jk')])
    const played = deck.splice(0, below(20))
    const most = Math.min(8, Math.floor(deck.length / r.players))
    const hands = many(r.players, () => deck.splice(0, 1 + below(most)))
    const turn = below(r.players)
    const field = below(2) && played.length ? played[0] : ''
    const owner = field ? (turn + 1 + below(r.players - 1)) % r.players : turn
    return { rules: r, hands: hands.map(text), turns: [turn], owner, field, played: text(played), revolution: r.players > 3 && !below(4) }
  }
  const exchanging = () => {
    const n = 2 + below(9)
    const classes = places(n)
    const hands = many(n, () => [])
    for (const [i, card] of shuffled([...DECK]).slice(0, n * (3 + below(Math.min(4, Math.floor(52 / n) - 2)))).entries()) hands[i % n].push(card)
    const seat = place => classes.indexOf(place)
    const tributes = [[n, 1, 2], ...(n > 3 ? [[n - 1, 2, 1]] : [])].map(([from, to, count]) => ({ from: seat(from), to: seat(to), count }))
    const gifts = [
      ...tributes.map(gift => ({ ...gift, cards: hands[gift.to].slice(0, gift.count).join(' ') })),
      ...tributes.map(({ from, to, count }) => ({ from: to, to: from, count, cards: '' })),
    ]
    return { rules: { preset: 'common', players: n }, hands: hands.map(hand => hand.join(' ')), turns: [seat(1)], classes, gifts }
  }
  const size = hand => (typeof hand === 'string' ? hand.replaceAll(' ', '').length / 2 : hand.length)
  const seen = ({ hands, gifts, ...rest }, seat = rest.turns[0]) => ({
    ...rest,
    ...(gifts ? { gifts: gifts.map(gift => (gift.from === seat || gift.to === seat ? gift : { ...gift, cards: '' })) } : {}),
    seat,
    hand: hands[seat],
    counts: hands.map(size),
  })
  const views = seats => often(() => many(below(4), () => pick([below(seats), 'turn', null])), () => pick([junk(), ['next'], [10]]))
  const watched = position => ({ ...seen(position), seat: null, hand: '' })
  const spoil = position => {
    const field = pick(['rules', 'turns', 'phase', 'version', 'owner', 'field', 'played', 'places', 'classes', 'passed', 'passes', 'revolution', 'lock', 'choice', 'gifts', 'moves', 'hand', 'hands', 'extra', 'points', 'own'])
    return { ...position, [field]: pick([junk(), '3s', 's', [1, 2], ['3s', '4s'], 1, [0], [{ seat: 0, move: '3s' }]]) }
  }
  const spoilt = position => often(() => position, () => pick([junk(), spoil(position), spoil(position)]))
  const game = () => spoilt(below(4) ? (below(4) ? fair() : choosing()) : exchanging())
  const few = most => ({ ...shared(), budget: { iterations: 1 + below(most) } })
  const level = () => (below(2) ? {} : { level: often(() => pick(LEVELS), () => pick(['best', junk()])) })
  const moveOf = ({ hands, turns: [turn], field }) => {
    const hand = hands[turn]
    const first = typeof hand === 'string' ? hand.slice(0, 2) : hand[0]
    return field && below(3) ? 'pass' : below(2) ? first : [first]
  }
  // A return of cards in the exchange, in the table, or in the view of the giver or another seat.
  const returning = () => {
    const from = exchanging()
    const { from: giver, count } = from.gifts[from.gifts.length / 2]
    const back = often(() => `give ${from.hands[giver].split(' ').slice(0, count).join(' ')}`, () => pick([junk(), 'give 3s', 'give 3s 4s 5s', 'pass']))
    if (below(4)) return [spoilt(from), { ...shared(), move: back }]
    const seat = below(9) ? giver : 0
    return [spoilt({ ...seen(from, seat), phase: 'exchange' }), { ...shared(), move: seat === giver ? back : `give${' ?'.repeat(count)}`, ...(below(2) ? {} : { leads: below(6) }) }]
  }
  // A position with a pending choice, after a card that asks for one.
  const choosing = () => {
    const [field, rule, kind] = pick([['7s', 'sevenPass', 'give'], ['Th', 'tenDiscard', 'discard'], ['Qd', 'bomber', 'name'], ['8c', 'fourStop', 'stop'], ['Qd', 'bomber', 'drop']])
    const { rules: set, hands, ...rest } = fair()
    const held = hands.map(hand => (typeof hand === 'string' ? hand.replaceAll(' ', '').match(/../g) : hand).filter(card => card !== field))
    if (held.some(hand => hand.length < 2)) return fair()
    const of = { give: { most: 1 }, discard: { most: 1 }, name: { most: 1 }, stop: {}, drop: { ranks: pick(['3', 'K', 'A']), asked: [0] } }[kind]
    const turn = below(9) && ['give', 'discard', 'name'].includes(kind) ? 0 : 1
    return { ...rest, rules: { ...set, [rule]: true, eightCut: true, permanentPass: false }, hands: held.map(hand => hand.join(' ')), owner: 0, turns: [turn], field, played: field, revolution: false, choice: { kind, ...of } }
  }
  const anyMove = () => pick(['', 'give 3s', 'give ?', 'discard 5h', 'name 5', 'name K 3', '4s 4d', '3s 3d', '3s 4s 5s', 'Jk', '5s Jk=5h', '3h 4h Jk=5h', '9', '3s 4d', 'Jk=3s', '♠', junk()])
  const some = () => ({
    ...(below(3) ? {} : { played: text(cards(below(9))) }),
    ...(below(3) ? {} : { rules: rules() }),
    ...(below(3) ? {} : { revolution: !below(2) }),
    ...(below(3) ? {} : { left: often(() => 2 + below(3), junk) }),
    ...(below(2) ? {} : { form: often(() => pick(['article', 'complete']), junk) }),
    ...(below(3) ? {} : { strict: !below(2), flip: !below(2) }),
  })

  return {
    'daifugo.presets': () => [often(() => undefined, junk), shared()],
    'daifugo.deal': () => {
      const r = fairRules()
      return [often(() => r, rules), {
        ...shared(),
        ...(below(2) ? {} : { classes: often(() => places(r.players), () => pick([junk(), [1, 1], places(4)])) }),
        ...(below(4) ? {} : { points: often(() => many(r.players, () => below(500)), junk) }),
        ...(below(3) ? {} : { first: often(() => below(r.players), junk) }),
        ...(below(3) ? {} : { views: views(r.players) }),
      }]
    },
    'daifugo.combinations': () => [often(() => text(cards(1 + below(14))), junk), { ...shared(), ...(below(2) ? {} : { rules: rules() }), ...(below(3) ? {} : { revolution: true }) }],
    'daifugo.combinationsOf': () => [often(() => text(cards(1 + below(4))), junk), { ...shared(), ...(below(2) ? {} : { rules: rules() }) }],
    'daifugo.evaluate': () => [often(() => text(cards(1 + below(14))), junk), { ...shared(), ...some() }],
    'daifugo.legal': () => [below(3) ? game() : spoilt(pick([seen, seen, watched])(below(2) ? fair() : pick([choosing, exchanging])())), shared()],
    'daifugo.apply': () => {
      if (!below(4)) return returning()
      const from = below(3) ? fair() : choosing()
      return [spoilt(below(3) ? from : pick([seen, seen, watched])(from)), { ...shared(), move: below(5) ? moveOf(from) : anyMove(), ...(below(3) ? {} : { views: views(3) }), ...(below(5) ? {} : { seat: below(3) }) }]
    },
    'daifugo.view': () => [game(), { ...shared(), seat: often(() => pick([0, 1, 2, null]), junk) }],
    'daifugo.choose': () => [spoilt(seen(below(3) ? fair() : pick([choosing, exchanging])())), { ...few(60), ...level(), ...(below(5) ? {} : { strict: !below(2), flip: !below(2) }) }],
    'daifugo.review': () => [below(2) ? game() : spoilt(PLAYED), { ...few(20), ...level(), ...(below(2) ? {} : { seat: often(() => below(2), junk) }) }],
    'daifugo.importGame': () => [often(() => pick([RECORD, RECORD.slice(below(RECORD.length)), RECORD.replace(/[a-z]\d/, 'zz')]), junk), { ...shared(), ...(below(3) ? {} : { number: often(() => 0, junk) }) }],
    'daifugo.exportGame': () => [often(() => ENDED, () => pick([junk(), spoil(ENDED), game()])), { ...shared(), ...(below(3) ? {} : { format: pick(['match', 'official', junk()]) }) }],
    'daifugo.playout': () => [game(), { ...few(20), ...(below(2) ? {} : { policy: often(() => pick(['random', 'policy']), junk) }), ...(below(2) ? {} : { games: often(() => 1 + below(9), junk) }) }],
  }
}
