// Records the answers of @kobalab/majiang-core and -ai for seeded hands and games in the testdata of core/mahjong's packages. Go's tests
// compare core with them. See README.md.
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chance } from './deal.js'
import { Majiang, play, seeded } from './majiang.js'
import { flagsOf } from './report.js'

const { seed, hands, scores } = flagsOf('node bench/record-mahjong.js: what other programs say, as data for Go\'s tests', {
  seed: [1, 0, 'of the deals'],
  hands: [1000, 1, 'hands whose shanten numbers are recorded'],
  scores: [1000, 1, 'complete hands that are scored'],
})
/** For each sort of decision: how many are recorded, and n, if every n-th one is taken. */
const DECISIONS = { dapai: [300, 2], fulou: [80, 1], gang: [20, 1] }
const FOLDER = new URL('../core/mahjong/', import.meta.url)
const random = chance(seed)
const pick = list => list[random(list.length)]

const suit = kind => 'mpsz'[kind / 9 | 0]
const rank = kind => (kind < 27 ? 1 + kind % 9 : kind - 26)
const isRed = id => id === 16 || id === 52 || id === 88
const digit = id => (isRed(id) ? 0 : rank(id >> 2))
const isRunStart = kind => kind < 27 && kind % 9 < 7

function wall() {
  const ids = Array.from({ length: 136 }, (_, id) => id)
  for (let n = 136; n > 1; n--) {
    const i = random(n)
    ;[ids[i], ids[n - 1]] = [ids[n - 1], ids[i]]
  }
  return ids
}

const concealed = ids => 'mpsz'.split('').map(s => {
  const digits = ids.filter(id => suit(id >> 2) === s).sort((a, b) => a - b).map(digit)
  return digits.length ? s + digits.join('') : ''
}).join('')

/** A hand of 14 from all tiles, from one suit and honours, or from one suit. Hands with four of a kind are left out. */
function shantenLine() {
  const kinds = pick([34, 34, 16, 9])
  const from = kinds === 34 ? 0 : 9 * random(3)
  const fits = id => kinds === 34 || (id >> 2 >= from && id >> 2 < from + 9) || (kinds === 16 && id >= 108)
  const ids = wall().filter(fits).slice(0, 14)
  const counts = Map.groupBy ? Map.groupBy(ids, id => id >> 2) : group(ids)
  if ([...counts.values()].some(same => same.length === 4)) return shantenLine()
  const hand = Majiang.Shoupai.fromString(concealed(ids))
  const { xiangting_yiban: general, xiangting_guoshi: orphans, xiangting_qidui: pairs } = Majiang.Util
  return [...ids.map(id => id >> 2), general(hand), orphans(hand), pairs(hand)].join(' ')
}

function group(ids) {
  const counts = new Map()
  for (const id of ids) counts.set(id >> 2, [...(counts.get(id >> 2) ?? []), id])
  return counts
}

/** A complete hand from a wall of tiles: its sets, some of them open melds, and the rest of the wall. */
function complete() {
  const ids = wall()
  const take = kinds => {
    const places = kinds.map((kind, i) => ids.findIndex((id, at) => id >> 2 === kind && !kinds.slice(0, i).some((_, j) => places0[j] === at) && (places0[i] = at) >= 0))
    return places
  }
  let places0 = []
  const sets = []
  const flush = random(4) ? null : 9 * random(3)
  const kindOf = () => (flush === null ? random(34) : pick([flush + random(9), flush + random(9), 27 + random(7)]))
  while (sets.length < 5) {
    const kind = kindOf()
    const isPair = sets.length === 4
    const size = isPair ? 2 : random(12) ? 3 : 4
    const run = !isPair && isRunStart(kind) && random(3) > 0
    places0 = []
    const places = take(run ? [kind, kind + 1, kind + 2] : Array(size).fill(kind))
    if (places.includes(-1)) continue
    const tiles = places.map(at => ids[at])
    for (const id of tiles) ids.splice(ids.indexOf(id), 1)
    sets.push({ tiles, run })
  }
  return { sets, rest: ids }
}

const meldText = ({ tiles, run }, open) => {
  const digits = tiles.map(digit)
  if (run) return `${digits[0]}-${digits[1]}${digits[2]}`
  if (digits.length === 4 && !open) return digits.sort((a, b) => b - a).join('')
  const sorted = digits.sort((a, b) => b - a)
  return sorted.length === 4 && random(2) ? `${sorted.slice(0, 3).join('')}${pick('+=-')}${sorted[3]}` : `${sorted.join('')}${pick('+=-')}`
}

function scoreLine() {
  const { sets, rest } = complete()
  const open = random(2)
  const laid = sets.filter(({ tiles }, i) => tiles.length === 4 || (open && i < 4 && random(2)))
  const own = sets.filter(set => !laid.includes(set)).flatMap(({ tiles }) => tiles)
  const [last] = own.splice(random(own.length), 1)
  const melds = laid.map(set => `,${suit(set.tiles[0] >> 2)}${meldText(set, open)}`).join('')
  const closed = !/[-+=]/.test(melds)
  const ron = random(2)
  const tile = `${suit(last >> 2)}${digit(last)}`
  const lizhi = closed ? random(3) : 0
  const kan = laid.some(({ tiles }) => tiles.length === 4)
  const param = {
    zhuangfeng: random(3),
    menfeng: random(4),
    hupai: {
      lizhi, yifa: lizhi > 0 && !random(4), haidi: random(12) ? 0 : ron ? 2 : 1,
      lingshang: false, qianggang: false, tianhu: 0,
    },
    baopai: [1, 2].slice(random(2)).map(() => tileText(rest.pop())),
    fubaopai: lizhi ? [tileText(rest.pop())] : [],
    jicun: { changbang: random(3), lizhibang: random(3) },
  }
  if (kan && !ron && !param.hupai.haidi && !param.hupai.yifa) param.hupai.lingshang = !random(2)
  if (ron && !param.hupai.haidi) param.hupai.qianggang = !random(12)
  const shoupai = concealed(own) + (ron ? '' : tile) + melds
  const rongpai = ron ? tile + pick('+=-') : undefined
  const out = Majiang.Util.hule(Majiang.Shoupai.fromString(shoupai), rongpai, { ...globalThis.structuredClone(param), rule: Majiang.rule() })
  if (!out?.hupai) return scoreLine()
  const { hupai, fu, fanshu, damanguan, defen, fenpei } = out
  return JSON.stringify({ in: { shoupai, rongpai, param }, out: { hupai, fu, fanshu, damanguan, defen, fenpei } })
}

const tileText = id => `${suit(id >> 2)}${digit(id)}`

/** Decisions from games, until there are enough of each sort. */
function decisions() {
  const left = Object.fromEntries(Object.entries(DECISIONS).map(([t, [n]]) => [t, n]))
  const lines = []
  for (let game = seed; Object.values(left).some(n => n > 0); game++) {
    play(game, ({ t, record }) => {
      if (left[t] <= 0 || random(DECISIONS[t][1])) return
      left[t]--
      lines.push(JSON.stringify(record()))
    })
  }
  return lines
}

function write(name, lines) {
  const packed = gzipSync(`${lines.join('\n')}\n`, { level: 9 })
  writeFileSync(new URL(name, FOLDER), packed)
  console.log(`${name}: ${lines.length} lines, ${packed.length} bytes`)
}

const times = (n, make) => Array.from({ length: n }, make)

write('shanten/testdata/shanten.txt.gz', times(hands, shantenLine))
write('score/testdata/scores.jsonl.gz', seeded(seed, () => times(scores, scoreLine)))
write('player/testdata/decisions.jsonl.gz', decisions())
