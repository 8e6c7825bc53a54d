// tefuda's mahjong compared with other packages: shanten, ukeire and the player of @kobalab/majiang-ai. See README.md.
import { chance } from './deal.js'
import { loadEngines } from './engines.js'
import { Majiang, play, situationOf, tileOf } from './majiang.js'
import { interval, measure } from './measure.js'
import { flagsOf, number, peer, peerName, printConditions, printRow, printTable, ranged } from './report.js'

const { rounds, hands: count, games, seed } = flagsOf('node bench/mahjong.js: shanten, ukeire and decisions, against other packages', {
  rounds: [21, 6, 'turns that every contender gets'],
  hands: [2000, 100, 'different hands of each kind'],
  games: [2, 1, 'games whose decisions are taken by everybody'],
  seed: [1, 0, 'of the hands and games'],
})
const syanten = peer('syanten')
const Riichi = peer('riichi')
const { RuleSet } = await import('mahjong-tile-efficiency')
const efficiency = new RuleSet('Riichi')
// Slow packages get only that many of the first hands: otherwise a turn would take seconds.
const FEW = { syanten: 10, riichi: 1, 'mahjong-tile-efficiency': 100 }
const GROUPS = 21
const NO_REDS = { rules: { redFives: [0, 0, 0] } }
const random = chance(seed)
const engines = (await loadEngines()).map(engine => ({ ...engine, tefuda: engine.start() }))

const SUITS = [[0, 9], [9, 18], [18, 27], [27, 34]]

/** A hand of `size` tiles, as 34 counts: from all tiles, from one suit and honours, from one suit, or with many quads. */
function deal(kind, size) {
  const counts = Array(34).fill(0)
  const suit = 9 * random(3)
  const draw = { random: () => random(34), 'half-flush': () => pickOf([suit + random(9), 27 + random(7)]), 'full-flush': () => suit + random(9), quads: () => random(34) }[kind]
  let left = size
  if (kind === 'quads') for (let n = 2 + random(2); n > 0; n--) {
    const k = suit + random(9)
    if (!counts[k]) left -= counts[k] = 4
  }
  while (left > 0) {
    const k = kind === 'quads' ? suit + random(9) : draw()
    if (counts[k] < 4) {
      counts[k]++
      left--
    }
  }
  return counts
}

const pickOf = list => list[random(list.length)]
const tiles = counts => counts.flatMap((n, kind) => Array(n).fill(kind))
const suits = counts => SUITS.map(([from, to]) => counts.slice(from, to))
const text = counts => SUITS.map(([from, to], s) => {
  const digits = counts.slice(from, to).map((n, i) => String(i + 1).repeat(n)).join('')
  return digits && digits + 'mpsz'[s]
}).join('')

/** The same hands in every form that one of the packages takes. */
function forms(kind, size, n = count) {
  const counts = Array.from({ length: n }, () => deal(kind, size))
  const texts = counts.map(text)
  return {
    n, size, texts,
    codes: Int8Array.from(counts.flatMap(tiles)),
    suits: counts.map(suits),
    majiang: texts.map(t => Majiang.Shoupai.fromString(t.replace(/(\d+)([mpsz])/g, '$2$1'))),
  }
}

const few = (name, list) => list.slice(0, FEW[name])
const shantenOf = {
  '@kobalab/majiang-core': hands => hands.majiang.map(hand => Majiang.Util.xiangting(hand)),
  'mahjong-tile-efficiency': hands => few('mahjong-tile-efficiency', hands.suits).map(hand => efficiency.calShanten(hand)),
  syanten: hands => few('syanten', hands.suits).map(hand => syanten(hand)),
}
const left = (hand, p) => 4 - hand._bingpai[p[0]][p[1]]
const ukeireOf = {
  '@kobalab/majiang-core': hands => hands.majiang.map(hand =>
    (Majiang.Util.tingpai(hand) ?? []).reduce((sum, p) => sum + left(hand, p), 0)),
  'mahjong-tile-efficiency': hands => few('mahjong-tile-efficiency', hands.suits).map(hand => efficiency.calUkeire(hand).totalUkeire),
  syanten: hands => few('syanten', hands.suits).map(hand => waits(syanten.hairi(hand), syanten.hairi(hand, true))),
  riichi: hands => few('riichi', hands.texts).map(hand => {
    const { hairi, hairi7and13 } = new Riichi(hand).calc()
    return waits(hairi, hairi7and13)
  }),
}

/** The useful tiles of the nearer one of two kinds of hand, which syanten and riichi report separately. */
function waits(general, other) {
  const near = Math.min(general.now, other?.now ?? Infinity)
  const all = Object.assign({}, ...[general, other].filter(way => way?.now === near).map(({ wait }) => wait))
  return Object.values(all).reduce((sum, n) => sum + n, 0)
}

/** Compares the packages' answers before any timing: for each kind of hand, how many differ from ours. */
function compare(title, ours, peers, size, kinds = ['random', 'half-flush', 'full-flush', 'quads']) {
  const names = Object.keys(peers)
  printRow([title, ...names.map(name => `${peerName(name)} differs`)])
  printRow(['---', ...names.map(() => '--:')])
  for (const kind of kinds) {
    const hands = forms(kind, size)
    const [want, ...others] = engines.map(({ tefuda }) => ours(tefuda.mahjong, hands))
    for (const got of others) if (got.some((n, i) => n !== want[i])) throw new Error('the engines differ')
    printRow([kind, ...names.map(name => {
      const got = peers[name](hands)
      return `${got.filter((n, i) => n !== want[i]).length} of ${got.length}`
    })])
  }
  console.log()
}

async function race(title, ours, peers, hands) {
  const mine = engines.map(({ name, tefuda }) => ({ name, items: hands.n, run: () => ours(tefuda.mahjong, hands) }))
  const others = Object.entries(peers).map(([name, run]) => ({
    name: peerName(name), items: Math.min(FEW[name] ?? hands.n, hands.n), run: () => run(hands),
  }))
  const contenders = await measure([...mine, ...others], { rounds })
  printTable(title, contenders, { engines: engines.length, unit: 'µs a hand', figure: ns => ns / 1000, item: 'hands' })
}

async function starts() {
  const codes = forms('random', 14, 1).codes
  const first = answer => engines.map(({ name, start }) => ({ name, items: 1, run: () => { const t = start(); answer(t.mahjong); t.close() } }))
  for (const [title, answer] of [
    ['compiled module to first shantenMany', m => m.shantenMany(codes)],
    ['compiled module to first chooseDiscard', m => m.chooseDiscard('m66678p34s3077z77m9')],
  ]) {
    const contenders = await measure(first(answer), { rounds, once: true })
    printTable(title, contenders, { engines: engines.length, unit: 'ms', figure: ns => ns / 1e6, item: 'starts' })
  }
}

/** One decision by tefuda: its values by move, if it has any. */
function decide(mahjong, { t, shoupai, pai, situation }) {
  if (t === 'dapai') return mahjong.chooseDiscard(shoupai, situation)
  return mahjong.chooseCall(shoupai, { ...situation, tile: tileOf(pai), from: { '+': 'right', '=': 'across', '-': 'left' }[pai[2]], furiten: true })
}

const now = () => performance.now()

/** Makes the decisions of whole games, each by every player in turn. */
function decisions() {
  const all = []
  const agree = { values: 0, same: 0, decisions: 0, choices: 0 }
  for (let game = seed; game < seed + games; game++) {
    play(game, ({ t, pai, shoupai, decide: ask, record, player }) => {
      if (t === 'gang') return
      const decision = { t, pai, shoupai, situation: situationOf(player.situation()) }
      const times = engines.map(({ tefuda }) => {
        const start = now()
        decision.answer = decide(tefuda.mahjong, decision)
        return now() - start
      })
      const start = now()
      ask()
      times.push(now() - start)
      all.push({ t, times })
      if (all.length % 4 === 0) check(agree, decision.answer, record())
    })
  }
  return { all, agree }
}

/** Compares tefuda's values with those of the other player. */
function check(agree, answer, record) {
  agree.decisions++
  if (record.t === 'dapai') {
    agree.choices += Number((record.choice ?? '').slice(0, 2) === [...answer.best].reverse().join(''))
    for (const { p, ev } of record.cand) same(agree, answer.candidates.find(({ move }) => move === tileOf(p))?.value, ev)
    return
  }
  agree.choices += Number(Boolean(record.choice) === (answer.best !== 'pass'))
  for (const { m, ev } of record.cand) {
    if (typeof ev === 'number') same(agree, answer.candidates.find(({ move }) => move === m.slice(1) + m[0])?.value, ev)
  }
}

function same(agree, ours, theirs) {
  // A hand that wins has no candidates.
  if (ours === undefined) return
  agree.values++
  if (ours !== null && Math.abs(ours - theirs) <= 1e-6) agree.same++
}

function printDecisions({ all, agree }) {
  console.log(`Agreement on every fourth decision: ${agree.same} of ${agree.values} values equal, ${agree.choices} of ${agree.decisions} choices the same.\n`)
  const warm = all.slice(all.length / 10 | 0)
  const names = [...engines.map(({ name }) => name), peerName('@kobalab/majiang-ai')]
  const column = i => warm.map(({ times }) => times[i]).sort((a, b) => a - b)
  const at = (sorted, share) => number(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))])
  printRow(['a decision, ms', 'mean', 'p50', 'p90', 'p99', 'most', ...engines.map(({ name }) => `${name} is × as fast`)])
  printRow(['---', ...Array(5 + engines.length).fill('--:')])
  names.forEach((name, i) => {
    const sorted = column(i)
    const ratios = engines.map((_, e) => (e === i ? '–' : ranged(ratioOf(warm, e, i))))
    printRow([name, number(sorted.reduce((a, b) => a + b) / sorted.length), ...[0.5, 0.9, 0.99, 1].map(share => at(sorted, share)), ...ratios])
  })
  console.log(`\n${warm.length} decisions: turns, and tiles that can be called.`)
}

/** How many times faster e is than i. Decisions are put into groups in their order, and the times of a group are added. */
function ratioOf(warm, e, i) {
  const sums = Array.from({ length: GROUPS }, () => [0, 0])
  warm.forEach(({ times }, n) => {
    const sum = sums[Math.floor(n * GROUPS / warm.length)]
    sum[0] += times[i]
    sum[1] += times[e]
  })
  return interval(sums.map(([theirs, ours]) => theirs / ours))
}

// syanten and riichi take minutes for hands of few suits.
const quick = Object.fromEntries(Object.entries(ukeireOf).filter(([name]) => name !== 'syanten' && name !== 'riichi'))
const oursShanten = (m, hands) => m.shantenMany(hands.codes, { tiles: hands.size })
const oursUkeire = (m, hands) => m.ukeireMany(hands.codes, { tiles: hands.size })

printConditions('Mahjong', `${rounds} rounds, ${count} hands of each kind, seed ${seed}`, engines)
compare('shanten of 13 tiles', oursShanten, shantenOf, 13)
compare('shanten of 14 tiles', oursShanten, shantenOf, 14)
compare('ukeire of 13 tiles', oursUkeire, ukeireOf, 13, ['random'])
compare('ukeire of 13 tiles', oursUkeire, quick, 13)
for (const kind of ['random', 'full-flush']) await race(`shanten of 14 tiles, ${kind}`, oursShanten, shantenOf, forms(kind, 14))
await race('shanten of 14 tiles, a text at a time', (m, { texts }) => texts.map(t => m.shanten(t, NO_REDS)), {
  '@kobalab/majiang-core': ({ texts }) => texts.map(t => Majiang.Util.xiangting(Majiang.Shoupai.fromString(t.replace(/(\d+)([mpsz])/g, '$2$1')))),
}, forms('random', 14))
await race('ukeire of 13 tiles, random', oursUkeire, ukeireOf, forms('random', 13))
await starts()
printDecisions(decisions())
