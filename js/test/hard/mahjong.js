// Hard but ordinary calls of mahjong: hands far from complete and hands of one suit, with no open tiles, and whole games.
const HANDS = { far: '147m258p369s12345z', shapes: '1245m13579p2468s1z', suit: '13345567788999m', pairs: '1133m557p224s1245z', red: '34406m34506p3467s' }
const READINGS = '22233344455566m'

/** The codes of a number of hands, each with a number of tiles. */
const codes = (tiles, hands) => Int8Array.from({ length: tiles * hands }, (_, i) => ((i % tiles) * 7 + (i / tiles | 0) * 5) % 34)

export default function hard({ mahjong }) {
  const { apply, choose, deal, exportGame, legal } = mahjong
  const plain = game => ({ ...game, events: undefined, views: undefined })
  /** The positions of a game, one after every action. */
  const played = (rules, seed, decide) => {
    const all = [deal(rules, { seed, views: ['turn'] })]
    while (!all.at(-1).over) all.push(apply(plain(all.at(-1)), { move: decide(all.at(-1).views[0]), views: ['turn'] }))
    return all
  }
  const byShapes = view => choose(view, { level: 'beginner' }).best
  const games = { hanchan: played('tenhou', 3, byShapes), sanma: played('tenhou-sanma', 5, byShapes) }
  // Nobody wins or calls: a thousand actions in twelve rounds.
  const longest = plain(played('tenhou', 21, ({ legal }) => legal.moves.at(-1)).at(-1))
  const whole = plain(games.hanchan.at(-1))
  const before = plain(games.hanchan.at(-2))
  const { seat, moves: [move] } = legal(before)
  const viewsOf = all => all.slice(0, -1).map(({ views: [view] }) => view)
  const begun = viewsOf(games.hanchan)[0]
  const late = viewsOf(games.hanchan).findLast(({ phase }) => phase === 'turn')
  const offered = viewsOf(games.hanchan).findLast(({ phase }) => phase === 'offered')
  const three = viewsOf(games.sanma).findLast(({ phase }) => phase === 'turn')
  const tenhou = exportGame(longest)
  const mjai = exportGame(longest, { format: 'mjai' })
  const each = (args, slow) => Object.entries(HANDS).map(([name, hand]) => [name, args(hand), ...slow])
  const hands = (args = hand => [hand]) => each(args, [])
  const of13 = hand => hand.replace(/^\d/, '')
  return {
    'mahjong.shanten': hands(),
    'mahjong.shantenMany': [['100,000 hands', [codes(14, 100_000)]], ['20 MB', [codes(14, 1_400_000)], 'slow']],
    'mahjong.ukeire': hands(),
    'mahjong.ukeireMany': [['2,000 hands', [codes(14, 2000), { tiles: 14 }]], ['100,000 hands', [codes(14, 100_000), { tiles: 14 }], 'slow']],
    'mahjong.score': [['many readings', [READINGS, { riichi: 2, dora: '1m1m1m7p7p', ura: '2m7p7p9p9p', ippatsu: true }]], ['nine gates', ['1112345678999m', { tile: '5m', from: 'left' }]]],
    'mahjong.value': hands(),
    'mahjong.evaluate': [...hands(), ['13 tiles', [of13(HANDS.shapes)]]],
    'mahjong.chooseDiscard': [
      ...hands(),
      ...each(hand => [hand, { level: 'strong', riichi: ['left', 'right', 'across'] }], ['slow']),
      ['strong, one suit', [HANDS.suit, { level: 'strong' }]],
    ],
    'mahjong.chooseCall': hands(hand => [of13(hand), { tile: '5p', from: 'left' }]),
    'mahjong.chooseKan': [...hands(), ['four of a kind', ['1111m222p333344s1z']]],
    'mahjong.presets': [['all', []]],
    'mahjong.deal': [['four', ['tenhou', { seed: 1, views: ['turn'] }]], ['three', ['tenhou-sanma', { seed: 1 }]]],
    'mahjong.view': [['the longest game', [longest, { seat: 3 }]], ['a whole game', [whole, { seat: 3 }]]],
    'mahjong.legal': [['the last action', [before]], ['a whole game', [whole]]],
    'mahjong.apply': [['the last action', [before, { seat, move, views: ['turn'] }]]],
    'mahjong.choose': [
      ['the first turn', [begun]],
      ['the last turn', [late]],
      ['the last offer', [offered]],
      ['three players', [three]],
      ['strong, the first turn', [begun, { level: 'strong' }]],
      ['strong, the last turn', [late, { level: 'strong' }]],
      ['strong, the last offer', [offered, { level: 'strong' }]],
    ],
    'mahjong.importGame': [['tenhou', [tenhou]], ['mjai', [mjai]]],
    'mahjong.exportGame': [['the longest game', [longest]], ['mjai', [longest, { format: 'mjai' }]]],
    'mahjong.replay': [['the longest game', [longest]], ['of a seat', [longest, { seat: 2 }]]],
    'mahjong.review': [
      ['the longest game', [longest]],
      ['a whole game', [whole]],
      ['three players', [plain(games.sanma.at(-1))], 'slow'],
      ['a log', [mahjong.importGame(mjai), { level: 'strong' }], 'slow'],
      ['strong, the longest game', [longest, { level: 'strong' }], 'slow'],
    ],
  }
}
