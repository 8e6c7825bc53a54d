// Mahjong's words in simplified Chinese, as players of riichi mahjong write them. They load with the first call that asks for them.
import { whole, wordsOf } from './words.js'

const LIST = {
  yaku: {
    riichi: '立直', 'double-riichi': '两立直', 'open-riichi': '开立直', ippatsu: '一发', tsumo: '门前清自摸和', rinshan: '岭上开花', chankan: '抢杠',
    haitei: '海底摸月', houtei: '河底捞鱼', pinfu: '平和', tanyao: '断幺九', iipeiko: '一杯口', 'round-wind': '场风', 'seat-wind': '自风',
    haku: '役牌 白', hatsu: '役牌 发', chun: '役牌 中', 'sanshoku-doujun': '三色同顺', ittsu: '一气通贯', chanta: '混全带幺九',
    chiitoitsu: '七对子', toitoi: '对对和', sanankou: '三暗刻', sankantsu: '三杠子', 'sanshoku-doukou': '三色同刻', honroutou: '混老头',
    shousangen: '小三元', honitsu: '混一色', junchan: '纯全带幺九', ryanpeiko: '两杯口', chinitsu: '清一色', dora: '宝牌', 'ura-dora': '里宝牌',
    'red-dora': '赤宝牌', tenhou: '天和', chiihou: '地和', renhou: '人和', kokushi: '国士无双', 'kokushi-13': '国士无双十三面',
    suuankou: '四暗刻', 'suuankou-tanki': '四暗刻单骑', daisangen: '大三元', shousuushii: '小四喜', daisuushii: '大四喜', tsuuiisou: '字一色',
    chinroutou: '清老头', ryuuiisou: '绿一色', chuuren: '九莲宝灯', 'junsei-chuuren': '纯正九莲宝灯', suukantsu: '四杠子', 'open-riichi-deal-in': '开立直放铳',
    tsubamegaeshi: '燕返', kanburi: '杠振', shiiaruraotai: '十二落抬', uumensai: '五门齐', sanrenkou: '三连刻', isshokusanjun: '一色三顺',
    iipinmooyue: '一筒摸月', chuupinraoyui: '九筒捞鱼', sanshokutsuukan: '三色通贯', daisharin: '大车轮', daichikurin: '大竹林',
    daisuurin: '大数邻', daichisei: '大七星', ishinouenimosannen: '石上三年', suurenkou: '四连刻', isshokuyonjun: '一色四顺',
    hyakumangoku: '百万石', benikujaku: '红孔雀', touhokushinkansen: '东北新干线', shiisanpuuta: '十三不塔',
  },
  limits: { mangan: '满贯', haneman: '跳满', baiman: '倍满', sanbaiman: '三倍满', 'counted-yakuman': '累计役满', yakuman: '役满' },
  fu: {
    base: '底符', 'seven-pairs': '七对子', 'menzen-ron': '门清荣和', tsumo: '自摸', 'open-triplet': '明刻', 'closed-triplet': '暗刻', 'open-kan': '明杠',
    'closed-kan': '暗杠', 'dragon-pair': '三元牌雀头', 'round-wind-pair': '场风雀头', 'seat-wind-pair': '自风雀头', 'double-wind-pair': '连风牌雀头',
    kanchan: '嵌张', penchan: '边张', tanki: '单骑', 'open-pinfu': '副露平和形', rounding: '进位',
  },
  endings: {
    win: '和牌', exhausted: '荒牌流局', nagashi: '流局满贯', nineTerminals: '九种九牌', fourWinds: '四风连打', fourKans: '四杠散了', fourRiichi: '四家立直',
    tripleRon: '三家和了',
  },
}

const WINDS = ['东', '南', '西', '北']

/** @type {Record<string, string>} */
const MELDS = { chi: '吃', pon: '碰', openKan: '大明杠', addedKan: '加杠', closedKan: '暗杠' }

const farness = (/** @type {number} */ n) => (n < 0 ? '和牌' : n === 0 ? '听牌' : `${n}向听`)
const worth = (/** @type {number} */ x, /** @type {string} */ unit) => whole(x) + (unit === 'points' ? '点' : '张')
const toYaku = (/** @type {number | null} */ n) => (n === null ? '看不到役' : farness(n))

/** @type {Record<string, (r: any, u: string) => string>} */
const REASONS = {
  'best-value': ({ value }, u) => `评价值最高：${worth(value, u)}`,
  'shanten-back': ({ value }, u) => `退向听，但价值更高：${worth(value, u)}`,
  fold: ({ count }) => `面对立直弃和：最安全的牌（危险度${count}）`,
  'only-candidate': ({ count }) => `唯一能保持${farness(count)}的切牌`,
  'equal-value': ({ count }) => `评价值相同的${count}张中，牌本身价值最低`,
  'keeps-shanten': ({ count }) => (count ? `保持${farness(count)}` : '听牌'),
  'raises-shanten': ({ count }) => `退回${farness(count)}`,
  'lowers-shanten': ({ count }) => `进到${farness(count)}`,
  'stays-closed': () => '保持门清，可以立直',
  'opens-hand': () => '不再门清，不能立直',
  'most-ukeire': ({ count }) => `进张最多：${count}张`,
  'breaks-yaku': ({ count }) => (count === null ? '此后看不到役' : `有役则退到${farness(count)}`),
  'no-yaku': () => '没有役',
  furiten: () => '振听：这张是自己的和牌张',
  dora: ({ count }) => (count > 1 ? `宝牌（${count}番）` : '宝牌'),
  'red-five': () => '赤宝牌',
  isolated: () => '孤张',
  'safe-tile': () => '对立直安全',
  danger: ({ count }) => `危险度${count}`,
  'value-rises': ({ value }, u) => `评价值升到${worth(value, u)}`,
  'value-kept': ({ value }, u) => `评价值保持${worth(value, u)}`,
  'value-falls': ({ value }, u) => `评价值降到${worth(value, u)}`,
  'yaku-nearer': ({ count }) => `离役更近：${toYaku(count)}`,
  'yaku-kept': ({ count }) => `离役没有更近：${toYaku(count)}`,
  'yaku-further': ({ count }) => `离役更远：${toYaku(count)}`,
  'too-far': ({ count }) => `${farness(count)}：太远，无法评价`,
  expected: ({ value }) => `期望值最高：${worth(value, 'points')}`,
  'win-chance': ({ count }) => `和牌率${count}％`,
  'deal-in-chance': ({ count }) => `放铳率${count}％`,
  'expected-points': ({ value }) => `本局期望值${worth(value, 'points')}`,
  place: ({ value }) => `最终顺位期望${value.toFixed(2)}`,
  forecast: ({ value }) => `算上改良，自摸的期望值最高：${worth(value, 'points')}`,
  damaten: () => '默听：不立直期望值更高',
  'riichi-others': () => '他家已立直',
}

const meld = (/** @type {any} */ { meld: { type, meld: tiles } }) => `${MELDS[type]} ${tiles}`

/** @param {any} win */
function win({ seat, from, tile, score }) {
  const worth = `${score.name} ${score.points}点`
  return seat === from ? `座位${seat}自摸（${tile}）：${worth}` : `座位${seat}荣和座位${from}（${tile}）：${worth}`
}

/** @param {any} outcome */
function ended({ ending, name, wins, tenpai }) {
  if (ending === 'win') return wins.map(win).join('；')
  if (ending !== 'exhausted') return name
  const ready = tenpai.flatMap((/** @type {boolean} */ on, /** @type {number} */ seat) => (on ? [seat] : []))
  return ready.length ? `荒牌流局，听牌：座位${ready.join('、')}` : '荒牌流局，全员未听'
}

/** @type {Record<string, (event: any) => string>} */
const EVENTS = {
  deal: ({ number, points, honba, dora }) => `${WINDS[Math.floor(number / points.length) % 4]}${number % points.length + 1}局${honba}本场，宝牌指示牌${dora}`,
  draw: ({ tile, rinshan }) => `${rinshan ? '摸岭上牌' : '摸牌'}${tile ?? ''}`,
  discard: ({ tile, drawn, riichi, shown }) => `${shown ? '开' : ''}${riichi ? '立直，' : ''}${drawn ? '摸切' : '手切'}${tile}`,
  riichi: () => '立直成立，供托1000点',
  call: meld,
  kan: meld,
  north: () => '拔北',
  dora: ({ tile }) => `宝牌指示牌${tile}`,
  roundEnd: ({ outcome }) => ended(outcome),
  gameEnd: () => '终局',
}

const PHRASES = {
  windYaku: (/** @type {string} */ name, /** @type {string} */ wind) => `${name} ${wind}`,
  noYaku: () => '无役',
  yakuman: (/** @type {number} */ n) => `${n}倍役满`,
  hanFu: (/** @type {number} */ han, /** @type {number} */ fu) => `${han}番${fu}符`,
  sum: (/** @type {number} */ n, /** @type {number} */ mistakes, /** @type {string} */ lost, /** @type {string} */ grade) =>
    `${n}次决定中有${mistakes}次共损失${lost}点${grade && `，评级${grade}`}`,
}

/** @param {any} result */
const standings = ({ places, points }) =>
  places
    .map((/** @type {number} */ place, /** @type {number} */ seat) => ({ place, seat }))
    .sort((/** @type {any} */ a, /** @type {any} */ b) => a.place - b.place || a.seat - b.seat)
    .map((/** @type {any} */ { place, seat }) => `第${place}名 座位${seat}（${points[seat]}）`)
    .join('，')

/** One language: each text is a list of one. @template T @param {Record<string, T>} texts @returns {Record<string, T[]>} */
const only = texts => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, [text]]))

/** The functions of this language: their `lang` is 0. */
export const words = wordsOf({
  yaku: only(LIST.yaku), limits: only(LIST.limits), fu: only(LIST.fu), endings: only(LIST.endings), winds: WINDS.map(wind => [wind]),
  phrases: only(PHRASES), reasons: only(REASONS), events: only(EVENTS), standings,
})
