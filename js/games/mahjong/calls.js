const COMPLETE = '123m406p789s11122z'
const TENPAI = '123m406p789s1122z'

export const good = {
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
  'mahjong.chooseDiscard': {
    good: ['123m406p789s11223z'],
    want: ['3z', 'riichi', 4],
    part: ({ best: { move, action }, candidates: [{ total }] }) => [move, action, total],
  },
  'mahjong.chooseCall': {
    good: [TENPAI, { tile: '1z', from: 'left' }],
    want: [{ move: '1z', action: 'ron' }, 2600],
    part: ({ best, points }) => [best, points],
    needs: { tile: '1z', from: 'left' },
  },
  'mahjong.chooseKan': {
    good: ['1111m406p789s1122z'],
    want: { move: '1111m', action: 'kan' },
    part: ({ best }) => best,
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
  // The same tiles in any notation.
  const written = ids => pick([
    () => ids.map(mpsz).join(''), () => ids.map(majiang).join(''), () => ids.map(mpsz), () => ids.map(mjai), () => ids,
    () => Int8Array.from(ids),
  ])()
  const spoil = ids => pick([
    junk, () => [...ids, ids[0]], () => ids.slice(1), () => ids.map(mpsz).join('') + pick(['8z', '♠', ',', '1', '0z', ',123m', ',1-23m']),
    () => [...ids.map(mpsz), junk()], () => `${ids.map(majiang).join('')}_`, () => Int8Array.of(...ids, 120),
  ])()

  // A hand near complete: runs and triplets of one or more suits, then tiles of chance; the rest of the wall.
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
  // Two melds at most, in MPSZ; the tiles of pons and runs are taken out of the rest.
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
    ...option('pao', () => !below(2)), ...option('redFives', () => [1, 1, 1]),
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
    ...option('player', () => pick(['0304', 'value'])),
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

  // Complete hands most of the time: four sets and a pair of kinds that are there.
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
        ...flag('ippatsu'), ...flag('haitei'), ...flag('houtei'), ...flag('rinshan'), ...flag('tenhou'),
      },
    ]
  }
  const codes = size => () => Int8Array.from(many(below(5), () => dealt(size).hand.map(id => (isRed(id) ? 34 + (id / 36 | 0) : id >> 2))).flat())
  const batch = size => [often(codes(size), () => pick([Int8Array.from(many(size, () => below(40) - 2)), junk()])), { ...shared(), tiles: often(() => size, junk) }]

  return {
    'mahjong.shanten': () => [position(1 + below(14)).text, {
      ...shared(), ...option('fifth', () => pick(['concealed', 'owned', 'allowed'])), ...option('shortHand', () => !below(2)), ...rules(),
    }],
    'mahjong.shantenMany': () => batch(1 + below(14)),
    'mahjong.ukeire': () => played(13 + below(2))(),
    'mahjong.ukeireMany': () => batch(13 + below(2)),
    'mahjong.score': win,
    'mahjong.value': () => played(13 + below(2))(),
    'mahjong.chooseDiscard': played(14),
    'mahjong.chooseCall': played(13, offer),
    'mahjong.chooseKan': played(14),
  }
}
