const COMPLETE = '123m406p789s11122z'
const TENPAI = '123m406p789s1122z'

const FOUR = '0:3z 1:4z 2:2z 3:1z 0:8p 1:2z 2:1z 3:1m 0:pass 0:1z_ 1:1p 2:pass 2:4z_ 3:9m_ 0:pass 0:1p 1:5z_ 2:2z_ 3:1s 0:3z_ 1:3z_ 2:1s ' +
  '3:pass 3:2s 0:5z 1:1s 2:9s 3:2s_ 0:7z 1:9s 2:1z_ 3:2m_ 0:8m 1:9s_ 2:9m 3:7z_ 0:8m_ 1:7z_ 2:9p_ 1:pass 3:2p* 0:4m* 1:pass 1:7m_ 2:7m 3:6z_ 0:2p_'
const THREE = '0:north 0:2z_ 1:3z 2:north 2:2z 0:1m 1:2z_ 2:3z 0:7z 1:7z 2:9m 1:pass 0:1m_ 1:9s 2:1m_ 0:6z 1:6z_ 2:6z 0:8p 1:3z_ 2:5z 0:555=z ' +
  '0:1s 1:6s* 2:3z_ 0:6s 1:6s_ 2:2s* 0:1z 1:2p_ 2:6p_ 0:1z 1:1p_ 2:0p_ 0:6z_ 1:8p_ 2:ron'
const GAME = { rules: 'tenhou', seed: 7, rounds: [{ moves: '0:3z 1:4z' }] }
const VIEW = {
  rules: 'tenhou', seat: 1, phase: 'turn', active: 1, left: 60, points: [25000, 25000, 25000, 25000], dora: ['1m'], hand: '123m406p789s11223z',
  players: [{ concealed: 13, river: [{ tile: '9m' }], safe: ['9m'] }, { concealed: 14 }, { concealed: 13 }, { concealed: 13 }],
  legal: { moves: ['3z_*', '1z', '3z_'] },
}

const LOG = `{"title":["",""],"name":["a","b","c","d"],"rule":{"disp":"南喰赤","aka":1},"log":[[
[3,0,0],[28200,42000,21600,28200],[18],[],
[11,15,23,23,27,29,37,39,43,44,45,46,47],[],[],
[12,12,15,51,19,19,22,22,23,24,33,36,36],[],[],
[11,11,14,17,22,35,35,35,36,37,41,44,47],[],[],
[11,19,21,29,31,36,38,41,42,43,45,46,47],[37],[],
["九種九牌"]]]}`

export const good = {
  'mahjong.importGame': {
    good: [LOG],
    want: ['tenhou', '3:abort', 'roundOver', null],
    part: ({ format, rounds: [{ moves }], phase, fault }) => [format, moves, phase, fault],
  },
  'mahjong.exportGame': { good: [GAME, { format: 'mjai' }], want: 8, part: text => text.split('\n').length },
  'mahjong.replay': { good: [GAME], want: ['deal', 'draw', 'discard', 'draw', 'discard', 'draw'], part: ({ events }) => events.map(({ event }) => event) },
  'mahjong.review': { good: [GAME, { seat: 0 }], want: [1, 0, 'mahjong'], part: ({ summary: { decisions }, decisions: [{ seat }] }) => [decisions, seat, 'mahjong'] },
  'mahjong.presets': { good: [undefined], want: [4, 3], part: p => [p.tenhou, p['tenhou-sanma']].map(({ players }) => players), fine: ['undefined'] },
  'mahjong.deal': { good: ['wrc', { seed: 3 }], want: ['turn', [0]], part: ({ phase, turns }) => [phase, turns], fine: ['undefined', 'an object without prototype'] },
  'mahjong.view': { good: [GAME, { seat: 2 }], want: [2, 67], part: ({ seat, left }) => [seat, left], needs: { seat: 2 } },
  'mahjong.legal': {
    good: [GAME],
    want: [2, 13, 13],
    part: ({ seat, moves, actions }) => [seat, moves.length, actions.length],
  },
  'mahjong.apply': {
    good: [GAME, { seat: 2, move: '2z' }],
    want: ['0:3z 1:4z 2:2z', 3],
    part: ({ rounds: [{ moves }], turns: [next] }) => [moves, next],
    needs: { move: '2z' },
  },
  'mahjong.choose': { good: [VIEW], want: ['3z_*', 'riichi', 4], part: ({ best, candidates: [{ action, total }] }) => [best, action, total] },
  'mahjong.shanten': {
    good: [['1m', '2m', '3m', '4p', '0p', '6p', '7s', '8s', '9s', 'E', 'E', '2z', '2z']],
    want: { shanten: 0, standard: 0, sevenPairs: 4, orphans: 8 },
  },
  'mahjong.shantenMany': { good: [Int8Array.of(0, 1, 2, 9, 10, 11, 18, 19, 20, 27, 27, 27, 28, -1)], want: Int32Array.of(0) },
  'mahjong.ukeire': {
    good: [TENPAI],
    want: { shanten: 0, tiles: [{ tile: '1z', count: 2 }, { tile: '2z', count: 2 }], total: 4 },
  },
  'mahjong.ukeireMany': { good: [Int8Array.of(0, 1, 2, 9, 10, 11, 18, 19, 20, 27, 27, 28, 28)], want: Int32Array.of(4) },
  'mahjong.score': { good: [COMPLETE], want: [3, 40, 5200], part: ({ han, fu, points }) => [han, fu, points] },
  'mahjong.value': { good: [TENPAI], want: { value: 2666.6666666666665, shanten: 0, yakuShanten: 0, unit: 'points' } },
  'mahjong.evaluate': {
    good: [TENPAI, { draws: 2 }],
    want: [0, 1, [1, 1]],
    part: ({ shanten, exchanges, byDraws }) => [shanten, exchanges, byDraws.map(({ tenpai }) => tenpai)],
  },
  'mahjong.chooseDiscard': {
    good: ['123m406p789s11223z'],
    want: ['3z', 'riichi', 4],
    part: ({ best, candidates: [{ action, total }] }) => [best, action, total],
  },
  'mahjong.chooseCall': {
    good: [TENPAI, { tile: '1z', from: 'left' }],
    want: ['ron', 2600],
    part: ({ best, candidates: [{ value }] }) => [best, value],
    needs: { tile: '1z', from: 'left' },
  },
  'mahjong.chooseKan': {
    good: ['1111m406p789s1122z'],
    want: ['1111m', 'kan'],
    part: ({ best, candidates: [{ action }] }) => [best, action],
  },
}

const SUITS = 'mpsz'
const HONOURS = 'ESWNPFC'

export const long = { name: 'shantenMany', args: [Int8Array.from({ length: 14e6 }, (_, i) => (i * 7) % 34)] }

export function makers({ below, pick, many, often, junk, shared }) {
  const wall = () => {
    const ids = Array.from({ length: 136 }, (_, id) => id)
    for (let n = 136; n > 1; n--) {
      const i = below(n)
      ;[ids[i], ids[n - 1]] = [ids[n - 1], ids[i]]
    }
    return ids
  }
  const rank = id => (id < 108 ? 1 + (id >> 2) % 9 : (id >> 2) - 26)
  const isRed = id => id === 16 || id === 52 || id === 88
  const digit = id => (isRed(id) ? 0 : rank(id))
  const suit = id => SUITS[id / 36 | 0]
  const mpsz = id => `${digit(id)}${suit(id)}`
  const mjai = id => (id >= 108 ? HONOURS[rank(id) - 1] : `${rank(id)}${suit(id)}${isRed(id) ? 'r' : ''}`)
  const majiang = id => `${suit(id)}${digit(id)}`
  // The same tiles, in a random notation.
  const written = ids => pick([
    () => ids.map(mpsz).join(''), () => ids.map(majiang).join(''), () => ids.map(mpsz), () => ids.map(mjai), () => ids,
    () => Int8Array.from(ids),
  ])()
  const spoil = ids => pick([
    junk, () => [...ids, ids[0]], () => ids.slice(1), () => ids.map(mpsz).join('') + pick(['8z', '♠', ',', '1', '0z', ',123m', ',1-23m']),
    () => [...ids.map(mpsz), junk()], () => `${ids.map(majiang).join('')}_`, () => Int8Array.of(...ids, 120),
  ])()

  // A hand close to complete: runs and triplets, then random tiles. Also returns the rest of the wall.
  const dealt = size => {
    const ids = wall()
    if (below(2)) ids.sort((a, b) => (a / 36 | 0) - (b / 36 | 0) || below(3) - 1)
    const hand = []
    const take = kind => {
      const at = ids.findIndex(id => id >> 2 === kind)
      if (at >= 0 && hand.length < size) hand.push(...ids.splice(at, 1))
    }
    for (let sets = below(5); sets > 0; sets--) {
      const kind = below(34)
      if (kind < 27 && kind % 9 < 7 && below(3)) for (const k of [kind, kind + 1, kind + 2]) take(k)
      else for (let n = 2 + below(3); n > 0; n--) take(kind)
    }
    return { hand: [...hand, ...ids.splice(0, size - hand.length)], rest: ids }
  }
  // Adds up to two melds, in MPSZ. The tiles of pons and runs are taken out of the rest.
  const withMelds = (hand, rest, called) => {
    const melds = []
    let left = hand
    for (let n = below(3); n > 0; n--) {
      const kind = below(34)
      const run = kind < 27 && kind % 9 < 7 && below(2)
      const ids = (run ? [kind, kind + 1, kind + 2] : [kind, kind, kind]).map(k => {
        const at = rest.findIndex(id => id >> 2 === k)
        return at < 0 ? undefined : rest.splice(at, 1)[0]
      })
      if (ids.includes(undefined)) continue
      const marked = ids.map((id, i) => `${digit(id)}${i === (run ? 0 : 2) ? (run ? '-' : pick(['+', '=', '-'])) : ''}`)
      melds.push(`,${marked.join('')}${suit(ids[0])}`)
      left = left.slice(3)
    }
    return left.map(mpsz).join('') + melds.join('') + (called && melds.length ? ',' : '')
  }
  const option = (name, good, bad = junk, one = 3) => (below(one) ? {} : { [name]: often(good, bad) })
  const winds = () => ({ ...option('round', () => pick(['E', 'S', 'W', 'N'])), ...option('seat', () => pick(['E', 'S', 'W', 'N'])) })
  const rules = () => option('rules', () => ({
    ...option('kuitan', () => !below(2)), ...option('kiriage', () => !below(2)), ...option('doubleWindPairFu', () => pick([2, 4])),
    ...option('pao', () => !below(2)), ...option('redFives', () => [1, 1, 1]), ...option('localYaku', () => pick([[], ['daisharin', 'kanburi']]), () => pick([['riichi'], ['kanburi', 'kanburi'], junk()])),
  }), () => pick([{ reds: 1 }, junk()]), 5)
  const other = () => pick(['right', 'across', 'left'])
  const situation = rest => ({
    ...shared(), ...winds(), ...rules(),
    ...option('dora', () => written(rest.splice(0, 1 + below(2))), () => spoil(rest.slice(0, 4))),
    ...option('visible', () => written(rest.splice(0, below(50))), () => spoil(rest.slice(0, 4)), 2),
    ...option('riichi', () => many(below(3), other)),
    ...option('safe', () => ({ [other()]: written(rest.slice(0, below(20))) }), () => pick([{ me: '' }, junk()])),
    ...option('left', () => below(71), () => 71, 4),
    ...option('points', () => 100 * below(500)),
    ...option('players', () => pick([3, 4]), junk, 12),
    ...option('norths', () => below(5), () => 5, 12),
    ...option('level', () => pick(['baseline', 'beginner', 'regular', 'strong'])),
    ...option('firstTurn', () => !below(2), junk, 5),
    ...option('furiten', () => !below(2), junk, 5),
    ...option('inRiichi', () => !below(2), junk, 12),
    ...option('unseen', () => many(37, () => 0), () => many(37, () => 5), 20),
  })
  const position = (size, called) => {
    const { hand, rest } = dealt(size)
    const text = often(() => (below(2) ? written(hand) : withMelds(hand, rest, called && !below(4))), () => spoil(hand))
    return { text, rest }
  }
  const played = (size, more = () => ({})) => () => {
    const { text, rest } = position(size, size === 14)
    const extra = more(rest)
    return [text, { ...situation(rest), ...extra }]
  }
  const offer = rest => ({ tile: often(() => pick([mpsz, mjai, id => id])(rest.pop()), junk), from: often(other, junk) })

  // A hand of four sets and a pair, of tiles that exist. Most are complete hands.
  const won = () => {
    const counts = many(34, () => 4)
    const tiles = []
    const set = kinds => {
      if (kinds.every(k => counts[k] > kinds.filter(o => o === k).length - 1)) for (const k of kinds) tiles.push(k) && counts[k]--
    }
    const one = () => (below(3) ? below(34) : 27 + below(7))
    while (tiles.length < 12) {
      const k = one()
      if (k < 27 && k % 9 < 7 && below(2)) set([k, k + 1, k + 2])
      else if (counts[k] > 2) set([k, k, k])
    }
    while (tiles.length < 14) {
      const k = one()
      if (counts[k] > 1) set([k, k])
    }
    const red = many(3, () => 0)
    return tiles.map(k => (k < 27 && k % 9 === 4 && !red[k / 9 | 0]++ && below(2) ? `0${SUITS[k / 9 | 0]}` : `${k < 27 ? 1 + k % 9 : k - 26}${SUITS[k / 9 | 0]}`))
  }
  const flag = name => option(name, () => !below(4), junk, 8)
  const win = () => {
    const tiles = won()
    const at = below(14)
    const ron = below(2)
    const hand = ron ? tiles.filter((_, i) => i !== at) : tiles
    return [
      often(() => pick([hand, hand.join('')]), () => pick([hand.slice(1), junk()])),
      {
        ...shared(), ...winds(), ...rules(),
        ...(ron ? { tile: often(() => tiles[at], junk), from: often(other, junk) } : option('tile', () => tiles[at])),
        ...option('riichi', () => pick([0, 1, 2, true]), () => pick([3, [], junk()])),
        ...option('dora', () => many(1 + below(2), () => `${1 + below(9)}${pick('mps')}`)),
        ...option('ura', () => `${1 + below(7)}z`),
        ...option('honba', () => below(5), () => -1), ...option('sticks', () => below(4), () => 0.5),
        ...flag('ippatsu'), ...flag('haitei'), ...flag('houtei'), ...flag('rinshan'), ...flag('tenhou'), ...flag('kanburi'), ...flag('openRiichi'), ...flag('openRiichiDealIn'),
      },
    ]
  }
  const codes = size => () => Int8Array.from(many(below(5), () => dealt(size).hand.map(id => (isRed(id) ? 34 + (id / 36 | 0) : id >> 2))).flat())
  const batch = size => [often(codes(size), () => pick([Int8Array.from(many(size, () => below(40) - 2)), junk()])), { ...shared(), tiles: often(() => size, junk) }]

  // Games stopped anywhere in two rounds, and views of hands whose moves are discards.
  const flags = ['ippatsu', 'kanDora', 'bust', 'splitTies', 'kuitan', 'openRiichi']
  const gameRules = () => often(() => pick(['tenhou', 'mleague', { preset: 'wrc', winds: below(3), [pick(flags)]: !below(2) }, { uma: [1, 0, 0, -1] }]),
    () => pick([junk(), 'usual', { players: 5 }, { uma: [1] }, { kuikae: 3 }, { redfives: [] }]))
  const stopped = () => {
    const [preset, all] = pick([['tenhou', FOUR], ['tenhou-sanma', THREE]])
    const moves = all.split(' ')
    const at = below(moves.length)
    const played = moves.slice(0, at)
    const round = { moves: often(() => played, () => [...played, pick(['0:9z', '1:pass', 'x', '7:5m', '0:5m_'])]).join(' ') }
    const game = {
      rules: below(4) ? { preset, winds: 1 } : often(() => preset, junk), seed: often(() => 7, junk),
      rounds: often(() => [{ ...round, ...option('honba', () => below(3)), ...option('number', () => below(12)) }], () => pick([[], junk(), [junk()]])),
      ...option('own', () => ({ n: [below(9), null] }), junk, 8), ...option('over', () => false, junk, 12),
    }
    const [seat, move] = moves[at].split(':')
    return { game, seat: Number(seat), move }
  }
  const applied = () => {
    const { game, seat, move } = stopped()
    const next = { seat: often(() => seat, junk), move: often(() => move, () => pick(['2z', 'ron', 'proceed', '6z_', junk()])) }
    return [game, { ...shared(), ...next, ...option('views', () => [pick([0, 'turn', null])]) }]
  }
  const seen = () => {
    const { hand, rest } = dealt(14)
    const [sorted, drawn] = [hand.slice(0, 13), hand[13]]
    const seat = below(4)
    const others = ids => ids.map(id => ({ tile: mpsz(id), ...option('drawn', () => !below(2)) }))
    return {
      rules: often(() => pick(['tenhou', 'wrc', 'mleague']), junk), seat, phase: often(() => 'turn', () => pick(['offered', 'roundOver', 'over', junk()])),
      active: often(() => seat, () => below(5)), left: often(() => below(71), junk), points: often(() => many(4, () => 100 * below(400)), junk),
      dora: often(() => [mpsz(rest.pop())], () => pick([['1x'], junk()])), hand: often(() => sorted.map(mpsz).join('') + mpsz(drawn), junk),
      players: often(() => [0, 1, 2, 3].map(i => ({
        concealed: i === seat ? 14 : 13, ...option('river', () => others(rest.splice(0, below(12)))),
        ...option('riichi', () => i !== seat && !below(4), junk, 9), ...option('norths', () => 0, junk, 9),
        ...option('shown', () => undefined, () => pick([many(13, () => '1m'), ['8z'], junk()]), 9),
      })), junk),
      ...below(3) && { legal: often(() => ({ moves: [...new Set(sorted.map(mpsz)), `${mpsz(drawn)}_`] }), () => pick([null, { moves: [] }, { moves: ['pass'] }, junk()])) },
      ...option('number', () => below(8)), ...option('honba', () => below(4)), ...option('furiten', () => !below(2)),
    }
  }

  return {
    'mahjong.importGame': () => {
      const at = below(LOG.length)
      const text = pick([LOG, LOG.replace('[37]', `[${11 + below(40)}]`), LOG.slice(0, at) + pick(['', '9', ']', ',']) + LOG.slice(at + below(2))])
      return [often(() => text, junk), { ...shared(), ...option('format', () => pick(['tenhou', 'tenhou', 'mjai', 'majiang', 'mjlog', 'soul'])), ...option('rules', gameRules, junk, 6) }]
    },
    'mahjong.exportGame': () => [stopped().game, { ...shared(), ...option('format', () => pick(['tenhou', 'mjai', 'majiang'])), ...option('names', () => ['a', '"']), ...option('title', () => 'x') }],
    'mahjong.replay': () => [stopped().game, { ...shared(), ...option('seat', () => below(4)) }],
    'mahjong.review': () => [often(() => stopped().game, junk), { ...shared(), ...option('seat', () => below(3)), ...option('level', () => pick(['baseline', 'strong'])) }],
    'mahjong.presets': () => [often(() => undefined, junk), shared()],
    'mahjong.deal': () => [gameRules(), { ...shared(), ...option('views', () => many(below(3), () => pick([0, 2, 'turn', null])), () => pick([[7], ['all'], junk()])) }],
    'mahjong.view': () => [stopped().game, { ...shared(), seat: often(() => pick([0, 1, 2, null]), junk) }],
    'mahjong.legal': () => [below(3) ? stopped().game : seen(), { ...shared(), ...option('seat', () => below(3)) }],
    'mahjong.apply': applied,
    'mahjong.choose': () => [seen(), { ...shared(), ...option('level', () => pick(['baseline', 'beginner', 'regular', 'strong'])) }],
    'mahjong.shanten': () => [position(1 + below(14)).text, {
      ...shared(), ...option('fifth', () => pick(['concealed', 'owned', 'allowed'])), ...option('shortHand', () => !below(2)), ...rules(),
    }],
    'mahjong.shantenMany': () => batch(1 + below(14)),
    'mahjong.ukeire': () => played(13 + below(2))(),
    'mahjong.ukeireMany': () => batch(13 + below(2)),
    'mahjong.score': win,
    'mahjong.value': () => played(13 + below(2))(),
    'mahjong.evaluate': () => {
      const [hand, options] = played(13 + below(2))()
      return [hand, { ...options, budget: { iterations: 1 + below(300) }, ...option('draws', () => 1 + below(18)), ...option('exchanges', () => below(2)) }]
    },
    'mahjong.chooseDiscard': played(14),
    'mahjong.chooseCall': played(13, offer),
    'mahjong.chooseKan': played(14),
  }
}
