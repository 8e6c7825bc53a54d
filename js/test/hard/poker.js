// Hard but ordinary calls of poker: nine seats, the widest ranges, six hands of Omaha, the longest hands.
import { lists } from '../../games/poker/lists.js'

const HANDS = ['As Ks Qh Jh', '9d 8d 7c 6c', 'Ad Ac 5h 4h', 'Kd Kc Td Tc', 'Jd Js 9s 8h', '6s 5s 4d 3d']
const CODES = Int8Array.from({ length: 7_000_000 }, (_, i) => (i * 31 + (i / 7 | 0)) % 56)
const EVERY = '[50]22+, A2+, K2+, Q2+, J2+[/50], T2+, 92+, 82+, 72+, 62+, 52+, 42+, 32'
const RANDOM = Array(9).fill('random')

export default function hard({ poker }) {
  const { apply, exportGame, legal, deal, view } = poker
  /** All positions of a hand in which everybody makes the smallest raise, and calls when no raise is possible. */
  const long = (rules, stacks, blinds) => {
    const all = [deal({ ...rules, minBet: 2, stacks, blinds }, { seed: 4 })]
    while (!all.at(-1).over) {
      const { moves } = legal(all.at(-1))
      // The smallest bet or raise is listed before the largest.
      const move = ['raise', 'bet', 'draw', 'check', 'call', 'show'].map(kind => moves.find(text => text.startsWith(kind))).find(Boolean)
      all.push(apply(all.at(-1), { move }))
    }
    return all
  }
  const nine = Array(9).fill(100)
  const blinds = [0, 1, 2, 0, 0, 0, 0, 0, 0]
  const rules = { players: 9, stack: 200, levels: [{ small: 1, big: 2, ante: 1 }], straddle: true }
  const session = [deal(rules, { seed: 2 })]
  while (!session.at(-1).over) session.push(apply(session.at(-1), { move: 'fold' }))
  const holdem = long({}, nine, blinds)
  const drawn = long({ variant: 'draw', jokers: 2 }, [100, 100, 100, 100, 100, 100], blinds.slice(0, 6))
  const two = stacks => long({}, [stacks, stacks], [1, 2])
  const seen = table => view(table, { seat: table.turns[0] })
  const of = tables => seen(tables.findLast(({ over }) => !over))
  const last = holdem.at(-1)
  const middle = holdem[holdem.length >> 1]
  const presets = lists.presets.map(({ key }) => key)
  const solve = preset => [preset, [preset], 'slow']
  return {
    'poker.evaluate': [['seven jokers', ['Jk Jk Jk Jk Jk Jk Jk']], ['Omaha of six', ['As Ks Qh Jh 9d 8d', { omaha: true, board: 'Td 9h 2c Ks 3c' }]], ['a low with jokers', ['2s 3s 7h Jk Jk Jk Ad', { ranking: 'deuce-seven' }]]],
    'poker.compare': [['a thousand hands', [Array.from({ length: 1000 }, (_, i) => [...CODES.subarray(7 * i, 7 * i + 7)])]], ['a thousand of Omaha', [Array.from({ length: 1000 }, (_, i) => HANDS[i % 6]), { omaha: true, board: 'Td 9h 2c Ks 3c' }]]],
    'poker.evaluateMany': [['a million hands of seven', [CODES, { cards: 7 }]], ['Omaha of eleven', [CODES.slice(0, 1_100_000).map(code => (code % 14 ? code : 1)), { cards: 11, omaha: true }], 'slow'], ['20 MB', [new Int8Array(20_000_000).fill(13)], 'slow']],
    'poker.videoGames': [['all', []]],
    'poker.videoDeal': [['two jokers', ['double-joker', { seed: 1 }]]],
    'poker.videoAdvise': [['two jokers in hand', ['Jk Jk As 9c 4h', { game: 'double-joker' }]], ['nothing', ['2s 7h 9c Jd Ks']], ['deuces', ['2s 2h 9c Jd Ks', { game: 'deuces-wild' }]]],
    'poker.videoSolve': [['double-joker', ['double-joker']], ...presets.filter(key => key !== 'double-joker').map(solve)],
    'poker.range': [['every hand', ['random']], ['169 weights', [Array.from({ length: 169 }, (_, i) => (i + 1) / 170)]]],
    'poker.equity': [
      ['six hands of Omaha', [HANDS, { omaha: true }]],
      ['nine of any hand', [RANDOM]],
      ['three ranges of weights', [Array(3).fill(EVERY)]],
      ['two of any hand after the flop', [['random', 'random'], { board: 'Ah 7d 2c' }]],
      ['nine ranges of weights', [Array(9).fill(EVERY)], 'slow'],
      ['high and low of Omaha, any hands', [Array(6).fill('random'), { omaha: true, hiLo: true }], 'slow'],
      ['nine hands of Omaha, any', [RANDOM, { omaha: true }], 'slow'],
      ['two of any hand', [['random', 'random']], 'slow'],
      ['a hand against any', [['AsKh', 'random']], 'slow'],
      ['nine of a short deck', [RANDOM, { ranking: 'short-deck' }], 'slow'],
      ['nine with jokers', [RANDOM, { jokers: 2 }], 'slow'],
      ['nine by the turn', [RANDOM, { board: 'Ah 7d 2c Ts' }], 'slow'],
      ['six hands of six cards', [Array(6).fill('random'), { omaha: true, board: 'Ah 7d 2c' }], 'slow'],
    ],
    'poker.deal': [['nine seats', [rules, { seed: 1, views: [0, 1, 2, 3, 4, 5, 6, 7, 8, 'turn', null] }]], ['the next of a long one', [undefined, { from: session.at(-1), seed: 1, views: ['turn'] }]]],
    'poker.view': [['the longest hand', [last, { seat: 8 }]]],
    'poker.legal': [['the longest hand', [middle]], ['its end', [last]]],
    'poker.apply': [['the longest hand', [middle, { move: legal(middle).moves[0], views: ['turn'] }]], ['its last action', [holdem.at(-2), { move: 'call' }]]],
    'poker.choose': [
      ['nine seats, the longest hand', [of(holdem)]],
      ['nine seats, the first action', [seen(holdem[0])]],
      ['a river of two by tables', [of(two(40)), { level: 'strong' }]],
      ['six seats draw', [of(drawn)]],
      ['two seats, 100 blinds', [seen(two(200)[0]), { level: 'strong' }], 'slow'],
      ['two seats, a long hand by tables', [of(two(200)), { level: 'strong' }], 'slow'],
    ],
    'poker.review': [['the longest hand', [last], 'slow'], ['a seat of it', [last, { seat: 0 }]]],
    'poker.exportGame': [['the longest hand', [last]], ['draw', [drawn.at(-1)]]],
    'poker.importGame': [['the longest hand', [exportGame(last)]], ['draw', [exportGame(drawn.at(-1))]]],
  }
}
