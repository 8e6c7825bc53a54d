// Mahjong's words.
import { lists } from './lists.js'

/** @type {(list: readonly import('../../types.js').Listed[]) => Record<string, string[]>} */
const named = list => Object.fromEntries(list.map(({ key, en, ja }) => [key, [en, ja]]))

const YAKU = named(lists.yaku)
const LIMITS = named(lists.limits)
const FU = named(lists.fu)
const WINDS = lists.winds.map(({ en, ja }) => [en, ja])
/** @type {readonly string[]} */
const WIND_KEYS = lists.winds.map(({ key }) => key)

/** The place of a wind, by its tile in any notation: '1z', 'z1', 'E', '108'. @param {string} tile */
const placeOf = tile => {
  if (tile.length === 3) return Number(tile) - 108 >> 2
  return tile.length === 2 ? Number(tile.replace('z', '')) - 1 : WIND_KEYS.indexOf(tile)
}

/** A whole number with commas between its thousands. */
const whole = (/** @type {number} */ x) => String(Math.round(x)).replace(/\B(?=(\d{3})+$)/g, ',')

/** @param {number} n -1 … @param {number} lang */
function farness(n, lang) {
  if (n < 0) return lang ? '和了' : 'complete'
  if (n === 0) return lang ? '聴牌' : 'tenpai'
  return lang ? `${n}向聴` : `${n} from tenpai`
}

const worth = (/** @type {number} */ x, /** @type {string} */ unit, /** @type {number} */ lang) =>
  unit === 'points' ? whole(x) + (lang ? '点' : ' points') : whole(x) + (lang ? '枚' : ' tiles')

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
  expected: [({ value }) => `most is to be expected of it: ${worth(value, 'points', 0)}`, ({ value }) => `期待値が最大：${worth(value, 'points', 1)}`],
  'win-chance': [({ count }) => `wins in ${count} %`, ({ count }) => `和了率${count}％`],
  'deal-in-chance': [({ count }) => `deals in in ${count} %`, ({ count }) => `放銃率${count}％`],
  'expected-points': [({ value }) => `${worth(value, 'points', 0)} to be expected in this round`, ({ value }) => `この局の期待値は${worth(value, 'points', 1)}`],
  place: [({ value }) => `place ${value.toFixed(2)} to be expected at the end`, ({ value }) => `最終順位の期待値${value.toFixed(2)}`],
  forecast: [({ value }) => `most points by its own draws, exchanges thought of: ${worth(value, 'points', 0)}`,
    ({ value }) => `手変わりまで読んで、自摸での期待値が最大：${worth(value, 'points', 1)}`],
  damaten: [() => 'without riichi: more is to be expected so', () => '黙聴：立直しない方が期待値が高い'],
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
    const [name, wind] = [YAKU[y.key][lang], y.tile && WINDS[placeOf(y.tile)][lang]]
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

const ENDINGS = named(lists.endings)

/** @param {any} result @param {number} lang */
function nameResult(result, lang) {
  if (!result) return
  result.name = ENDINGS[result.ending][lang]
  for (const { score } of result.wins) nameScore(score, lang)
}

/** @param {any} answer @param {number} lang */
function nameGame({ events = [], view }, lang) {
  for (const { result } of events) nameResult(result, lang)
  if (view) nameView(view, lang)
}

/** @param {any} view @param {number} lang */
function nameView(view, lang) {
  nameResult(view.result, lang)
  nameGame({ events: view.events }, lang)
}

/** @type {import('../../seams.js').Words} */
export const words = {
  'mahjong.deal': nameGame,
  'mahjong.apply': nameGame,
  'mahjong.replay': nameGame,
  'mahjong.view': nameView,
  'mahjong.choose': ({ candidates, kans = [], unit }, lang) => {
    explain(candidates, unit, lang)
    explain(kans, unit, lang)
  },
  'mahjong.review': ({ findings }, lang) => {
    for (const finding of findings) explain([finding], finding.unit, lang)
  },
  'mahjong.score': nameScore,
  'mahjong.chooseDiscard': ({ candidates, kans, unit }, lang) => {
    explain(candidates, unit, lang)
    explain(kans, unit, lang)
  },
  'mahjong.chooseCall': ({ candidates, unit }, lang) => explain(candidates, unit, lang),
  'mahjong.chooseKan': ({ candidates }, lang) => explain(candidates, 'points', lang),
}
