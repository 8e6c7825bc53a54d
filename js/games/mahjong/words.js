// Mahjong's words.

/** By key: the name of a yaku. @type {Record<string, [string, string]>} */
const YAKU = {
  riichi: ['Riichi', '立直'],
  'double-riichi': ['Double riichi', '両立直'],
  ippatsu: ['Ippatsu', '一発'],
  tsumo: ['Fully concealed hand', '門前清自摸和'],
  rinshan: ['After a kan', '嶺上開花'],
  chankan: ['Robbing a kan', '槍槓'],
  haitei: ['Last tile from the wall', '海底摸月'],
  houtei: ['Last discard', '河底撈魚'],
  pinfu: ['Pinfu', '平和'],
  tanyao: ['All simples', '断幺九'],
  iipeiko: ['Pure double sequence', '一盃口'],
  'round-wind': ['Round wind', '場風'],
  'seat-wind': ['Seat wind', '自風'],
  haku: ['White dragon', '役牌 白'],
  hatsu: ['Green dragon', '役牌 發'],
  chun: ['Red dragon', '役牌 中'],
  'sanshoku-doujun': ['Mixed triple sequence', '三色同順'],
  ittsu: ['Pure straight', '一気通貫'],
  chanta: ['Half outside hand', '混全帯幺九'],
  chiitoitsu: ['Seven pairs', '七対子'],
  toitoi: ['All triplets', '対々和'],
  sanankou: ['Three concealed triplets', '三暗刻'],
  sankantsu: ['Three kans', '三槓子'],
  'sanshoku-doukou': ['Triple triplets', '三色同刻'],
  honroutou: ['All terminals and honours', '混老頭'],
  shousangen: ['Little three dragons', '小三元'],
  honitsu: ['Half flush', '混一色'],
  junchan: ['Fully outside hand', '純全帯幺九'],
  ryanpeiko: ['Twice pure double sequence', '二盃口'],
  chinitsu: ['Full flush', '清一色'],
  dora: ['Dora', 'ドラ'],
  'ura-dora': ['Ura dora', '裏ドラ'],
  'red-dora': ['Red fives', '赤ドラ'],
  tenhou: ['Blessing of heaven', '天和'],
  chiihou: ['Blessing of earth', '地和'],
  renhou: ['Blessing of man', '人和'],
  kokushi: ['Thirteen orphans', '国士無双'],
  'kokushi-13': ['Thirteen-wait thirteen orphans', '国士無双十三面'],
  suuankou: ['Four concealed triplets', '四暗刻'],
  'suuankou-tanki': ['Single-wait four concealed triplets', '四暗刻単騎'],
  daisangen: ['Big three dragons', '大三元'],
  shousuushii: ['Four little winds', '小四喜'],
  daisuushii: ['Four big winds', '大四喜'],
  tsuuiisou: ['All honours', '字一色'],
  chinroutou: ['All terminals', '清老頭'],
  ryuuiisou: ['All green', '緑一色'],
  chuuren: ['Nine gates', '九蓮宝燈'],
  'junsei-chuuren': ['True nine gates', '純正九蓮宝燈'],
  suukantsu: ['Four kans', '四槓子'],
}

/** @type {Record<string, [string, string]>} */
const WINDS = { '1z': ['East', '東'], '2z': ['South', '南'], '3z': ['West', '西'], '4z': ['North', '北'] }

/** @type {Record<string, [string, string]>} */
const LIMITS = {
  mangan: ['Mangan', '満貫'],
  haneman: ['Haneman', '跳満'],
  baiman: ['Baiman', '倍満'],
  sanbaiman: ['Sanbaiman', '三倍満'],
  'counted-yakuman': ['Counted yakuman', '数え役満'],
  yakuman: ['Yakuman', '役満'],
}

/** @type {Record<string, [string, string]>} */
const FU = {
  base: ['base', '副底'],
  'seven-pairs': ['seven pairs', '七対子'],
  'menzen-ron': ['closed hand won by ron', '門前加符'],
  tsumo: ['self-drawn', 'ツモ符'],
  'open-triplet': ['open triplet', '明刻'],
  'closed-triplet': ['concealed triplet', '暗刻'],
  'open-kan': ['open kan', '明槓'],
  'closed-kan': ['concealed kan', '暗槓'],
  'dragon-pair': ['pair of dragons', '三元牌の雀頭'],
  'round-wind-pair': ['pair of the round wind', '場風の雀頭'],
  'seat-wind-pair': ['pair of the seat wind', '自風の雀頭'],
  'double-wind-pair': ['pair of the double wind', '連風牌の雀頭'],
  kanchan: ['closed wait', '嵌張待ち'],
  penchan: ['edge wait', '辺張待ち'],
  tanki: ['pair wait', '単騎待ち'],
  'open-pinfu': ['open hand without fu', '喰い平和形'],
  rounding: ['rounded up', '切り上げ'],
}

const figure = (/** @type {number} */ x) => String(Math.round(x * 100) / 100)

/** @param {number} n -1 … @param {number} lang */
function farness(n, lang) {
  if (n < 0) return lang ? '和了' : 'complete'
  if (n === 0) return lang ? '聴牌' : 'tenpai'
  return lang ? `${n}向聴` : `${n} from tenpai`
}

const worth = (/** @type {number} */ x, /** @type {string} */ unit, /** @type {number} */ lang) =>
  unit === 'points' ? figure(x) + (lang ? '点' : ' points') : figure(x) + (lang ? '枚' : ' tiles')

/**
 * By code: the words of a reason. `u` is what values are counted in.
 * @type {Record<string, ((r: any, u: string) => string)[]>}
 */
const REASONS = {
  'best-value': [({ value }, u) => `the greatest value: ${worth(value, u, 0)}`, ({ value }, u) => `評価値が最大：${worth(value, u, 1)}`],
  'shanten-back': [({ value }, u) => `a step back, but worth more: ${worth(value, u, 0)}`,
    ({ value }, u) => `向聴戻しの方が高い：${worth(value, u, 1)}`],
  fold: [({ count }) => `folds before riichi: the safest tile (danger ${count})`, ({ count }) => `立直に対してオリ：最も安全な牌（危険度${count}）`],
  'only-candidate': [({ count }) => `the only one that stays ${farness(count, 0)}`, ({ count }) => `${farness(count, 1)}を保つ唯一の打牌`],
  'equal-value': [({ count }) => `the least useful by itself of ${count} of equal value`,
    ({ count }) => `同じ評価値の${count}つのうち、牌そのものの価値が最低`],
  'keeps-shanten': [({ count }) => (count ? `stays ${farness(count, 0)}` : 'tenpai'), ({ count }) => (count ? `${farness(count, 1)}のまま` : '聴牌')],
  'raises-shanten': [({ count }) => `falls back to ${farness(count, 0)}`, ({ count }) => `${farness(count, 1)}に戻る`],
  'lowers-shanten': [({ count }) => `brings the hand to ${farness(count, 0)}`, ({ count }) => `${farness(count, 1)}に進む`],
  'opens-hand': [() => 'opens the hand: no riichi any more', () => '門前でなくなり立直できない'],
  'most-ukeire': [({ count }) => `most useful tiles: ${count}`, ({ count }) => `受け入れが最多：${count}枚`],
  'breaks-yaku': [({ count }) => (count === null ? 'no yaku in sight then' : `with a yaku it is ${farness(count, 0)} then`),
    ({ count }) => (count === null ? '役の見込みがなくなる' : `役ありでは${farness(count, 1)}に遠のく`)],
  'no-yaku': [() => 'nothing near has a yaku', () => '役がない'],
  furiten: [() => 'furiten: the hand waits for this tile', () => 'フリテン：この牌が当たり牌'],
  dora: [({ count }) => (count > 1 ? `dora, ${count} times` : 'dora'), ({ count }) => (count > 1 ? `ドラ（${count}重）` : 'ドラ')],
  'red-five': [() => 'a red five', () => '赤ドラ'],
  isolated: [() => 'isolated: nothing goes with it', () => '孤立牌'],
  'safe-tile': [() => 'safe against riichi', () => '立直に対して安全'],
  danger: [({ count }) => `danger ${count}`, ({ count }) => `危険度${count}`],
  'value-rises': [({ value }, u) => `raises the value to ${worth(value, u, 0)}`, ({ value }, u) => `評価値が${worth(value, u, 1)}に上がる`],
  'value-kept': [({ value }, u) => `keeps the value at ${worth(value, u, 0)}`, ({ value }, u) => `評価値は${worth(value, u, 1)}のまま`],
  'value-falls': [({ value }, u) => `lowers the value to ${worth(value, u, 0)}`, ({ value }, u) => `評価値が${worth(value, u, 1)}に下がる`],
  'yaku-nearer': [({ count }) => `nearer to a yaku: ${toYaku(count, 0)}`, ({ count }) => `役に近づく：${toYaku(count, 1)}`],
  'yaku-kept': [({ count }) => `no nearer to a yaku: ${toYaku(count, 0)}`, ({ count }) => `役には近づかない：${toYaku(count, 1)}`],
  'yaku-further': [({ count }) => `further from a yaku: ${toYaku(count, 0)}`, ({ count }) => `役から遠のく：${toYaku(count, 1)}`],
  'too-far': [({ count }) => `${farness(count, 0)}: too far to be valued`, ({ count }) => `${farness(count, 1)}：遠すぎて評価できない`],
  'riichi-others': [() => 'another is in riichi', () => '他家が立直している'],
}

const toYaku = (/** @type {number | null} */ n, /** @type {number} */ lang) =>
  n === null ? (lang ? '役の見込みなし' : 'none in sight') : farness(n, lang)

/** @param {any[]} candidates @param {string} unit @param {number} lang */
function explain(candidates, unit, lang) {
  for (const { reasons } of candidates) {
    for (const r of reasons) r.words = REASONS[r.code][lang](r, unit)
  }
}

/** @param {any} score @param {number} lang */
function nameScore(score, lang) {
  for (const y of score.yaku) {
    const [name, wind] = [YAKU[y.key][lang], y.tile && WINDS[y.tile][lang]]
    y.name = wind ? (lang ? `${name} ${wind}` : `${name}: ${wind}`) : name
  }
  for (const part of score.fuParts) part.words = FU[part.key][lang]
  score.name = scoreName(score, lang)
}

/** @param {any} score @param {number} lang */
function scoreName({ yaku, han, fu, limit, yakuman }, lang) {
  if (!yaku.length) return lang ? '役なし' : 'No yaku'
  if (yakuman > 1) return lang ? `${yakuman}倍役満` : `${yakuman} × yakuman`
  if (limit) return LIMITS[limit][lang]
  return lang ? `${han}翻${fu}符` : `${han} han ${fu} fu`
}

/** @type {import('../../types.js').Words} */
export const words = {
  'mahjong.score': nameScore,
  'mahjong.chooseDiscard': ({ candidates, kans, unit }, lang) => {
    explain(candidates, unit, lang)
    explain(kans, unit, lang)
  },
  'mahjong.chooseCall': ({ candidates, unit }, lang) => explain(candidates, unit, lang),
  'mahjong.chooseKan': ({ candidates }, lang) => explain(candidates, 'points', lang),
}
