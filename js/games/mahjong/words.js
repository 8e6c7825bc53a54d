// Mahjong's words.
import { teller } from '../../tell.js'
import { lists } from './lists.js'

/** @type {(list: readonly import('../../types.js').Listed[]) => Record<string, string[]>} */
const named = list => Object.fromEntries(list.map(({ key, en, ja }) => [key, [en, ja]]))

const YAKU = named(lists.yaku)
const LIMITS = named(lists.limits)
const FU = named(lists.fu)
const WINDS = lists.winds.map(({ en, ja }) => [en, ja])
/** @type {readonly string[]} */
const WIND_KEYS = lists.winds.map(({ key }) => key)

/** The index of a wind, 0 = east, from its tile in any notation: '1z', 'z1', 'E', '108'. @param {string} tile */
const placeOf = tile => {
  if (tile.length === 3) return Number(tile) - 108 >> 2
  return tile.length === 2 ? Number(tile.replace('z', '')) - 1 : WIND_KEYS.indexOf(tile)
}

/** A rounded number with a comma before each group of three digits. */
export const whole = (/** @type {number} */ x) => String(Math.round(x)).replace(/\B(?=(\d{3})+$)/g, ',')

/** @param {number} n -1 … @param {number} lang */
function farness(n, lang) {
  if (n < 0) return lang ? '和了' : 'complete'
  if (n === 0) return lang ? '聴牌' : 'tenpai'
  return lang ? `${n}向聴` : `${n} from tenpai`
}

const worth = (/** @type {number} */ x, /** @type {string} */ unit, /** @type {number} */ lang) =>
  unit === 'points' ? whole(x) + (lang ? '点' : ' points') : whole(x) + (lang ? '枚' : ' tiles')

/**
 * The words of a reason, by its code. `u` is the unit of values.
 * @type {Record<string, ((r: any, u: string) => string)[]>}
 */
const REASONS = {
  'best-value': [({ value }, u) => `the greatest value: ${worth(value, u, 0)}`, ({ value }, u) => `評価値が最大：${worth(value, u, 1)}`],
  'shanten-back': [({ value }, u) => `a step back, but worth more: ${worth(value, u, 0)}`,
    ({ value }, u) => `向聴戻しの方が高い：${worth(value, u, 1)}`],
  fold: [({ count }) => `folds before riichi: the safest tile (danger ${count})`, ({ count }) => `リーチに対してオリ：最も安全な牌（危険度${count}）`],
  'only-candidate': [({ count }) => `the only one that stays ${farness(count, 0)}`, ({ count }) => `${farness(count, 1)}を保つ唯一の打牌`],
  'equal-value': [({ count }) => `the least useful by itself of ${count} of equal value`,
    ({ count }) => `同じ評価値の${count}つのうち、牌そのものの価値が最低`],
  'keeps-shanten': [({ count }) => (count ? `stays ${farness(count, 0)}` : 'tenpai'), ({ count }) => (count ? `${farness(count, 1)}のまま` : '聴牌')],
  'raises-shanten': [({ count }) => `falls back to ${farness(count, 0)}`, ({ count }) => `${farness(count, 1)}に戻る`],
  'lowers-shanten': [({ count }) => `brings the hand to ${farness(count, 0)}`, ({ count }) => `${farness(count, 1)}に進む`],
  'stays-closed': [() => 'keeps the hand closed: riichi stays possible', () => '門前を保ち、リーチの余地を残す'],
  'opens-hand': [() => 'opens the hand: no riichi any more', () => '門前でなくなりリーチできない'],
  'most-ukeire': [({ count }) => `most useful tiles: ${count}`, ({ count }) => `受け入れが最多：${count}枚`],
  'breaks-yaku': [({ count }) => (count === null ? 'no yaku in sight then' : `with a yaku it is ${farness(count, 0)} then`),
    ({ count }) => (count === null ? '役の見込みがなくなる' : `役ありでは${farness(count, 1)}に遠のく`)],
  'no-yaku': [() => 'nothing near has a yaku', () => '役がない'],
  furiten: [() => 'furiten: the hand waits for this tile', () => 'フリテン：この牌が当たり牌'],
  dora: [({ count }) => (count > 1 ? `dora × ${count}` : 'dora'), ({ count }) => (count > 1 ? `ドラ × ${count}` : 'ドラ')],
  'red-five': [() => 'a red five', () => '赤ドラ'],
  isolated: [() => 'isolated: nothing goes with it', () => '孤立牌'],
  'safe-tile': [() => 'safe against riichi', () => 'リーチに対して安全'],
  danger: [({ count }) => `danger ${count}`, ({ count }) => `危険度${count}`],
  'value-rises': [({ value }, u) => `raises the value to ${worth(value, u, 0)}`, ({ value }, u) => `評価値が${worth(value, u, 1)}に上がる`],
  'value-kept': [({ value }, u) => `keeps the value at ${worth(value, u, 0)}`, ({ value }, u) => `評価値は${worth(value, u, 1)}のまま`],
  'value-falls': [({ value }, u) => `lowers the value to ${worth(value, u, 0)}`, ({ value }, u) => `評価値が${worth(value, u, 1)}に下がる`],
  'yaku-nearer': [({ count }) => `nearer to a yaku: ${toYaku(count, 0)}`, ({ count }) => `役に近づく：${toYaku(count, 1)}`],
  'yaku-kept': [({ count }) => `no nearer to a yaku: ${toYaku(count, 0)}`, ({ count }) => `役には近づかない：${toYaku(count, 1)}`],
  'yaku-further': [({ count }) => `further from a yaku: ${toYaku(count, 0)}`, ({ count }) => `役から遠のく：${toYaku(count, 1)}`],
  'too-far': [({ count }) => `${farness(count, 0)}: too far to be valued`, ({ count }) => `${farness(count, 1)}：遠すぎて評価できない`],
  expected: [({ value }) => `highest expected value: ${worth(value, 'points', 0)}`, ({ value }) => `期待値が最大：${worth(value, 'points', 1)}`],
  'win-chance': [({ count }) => `wins ${count} % of the time`, ({ count }) => `和了率${count}％`],
  'deal-in-chance': [({ count }) => `deals in ${count} % of the time`, ({ count }) => `放銃率${count}％`],
  'expected-points': [({ value }) => `${worth(value, 'points', 0)} expected in this round`, ({ value }) => `この局の期待値は${worth(value, 'points', 1)}`],
  place: [({ value }) => `expected final rank ${value.toFixed(2)}`, ({ value }) => `最終順位の期待値${value.toFixed(2)}`],
  forecast: [({ value }) => `highest value by its own draws, exchanges included: ${worth(value, 'points', 0)}`,
    ({ value }) => `手変わりまで読んで、ツモ和了の期待値が最大：${worth(value, 'points', 1)}`],
  damaten: [() => 'stays silent: worth more than riichi', () => 'ダマテン：リーチしないほうが期待値が高い'],
  'riichi-others': [() => 'another is in riichi', () => '他家がリーチしている'],
}

const toYaku = (/** @type {number | null} */ n, /** @type {number} */ lang) =>
  n === null ? (lang ? '役の見込みなし' : 'none in sight') : farness(n, lang)

/** Words of scores and sums: a yaku with its wind, no yaku, several yakuman, han and fu, the sum of decisions. @type {Record<string, ((...args: any[]) => string)[]>} */
const PHRASES = {
  windYaku: [(name, wind) => `${name}: ${wind}`, (name, wind) => `${name} ${wind}`],
  noYaku: [() => 'No yaku', () => '役なし'],
  yakuman: [n => `${n} × yakuman`, n => `${n}倍役満`],
  hanFu: [(han, fu) => `${han} han ${fu} fu`, (han, fu) => `${han}翻${fu}符`],
  sum: [(n, mistakes, lost, grade) => `${mistakes} of ${n} decisions lose ${lost} points${grade && `, grade ${grade}`}`,
    (n, mistakes, lost, grade) => `${n}回の判断のうち${mistakes}回で${lost}点の損${grade && `、評価${grade}`}`],
}

const ENDINGS = named(lists.endings)

const MELDS = named(lists.melds)

/** A called or declared meld: its name and tiles. @param {any} event @param {number} lang */
const meldWords = ({ meld }, lang) => (lang ? `${MELDS[meld.type][1]} ${meld.meld}` : `${MELDS[meld.type][0].toLowerCase()} ${meld.meld}`)

/** @param {any} win @param {number} lang */
function winWords({ seat, from, tile, score }, lang) {
  const worth = `${score.name}${lang ? ' ' : ', '}${score.points}`
  if (seat === from) return lang ? `席${seat}のツモ和了（${tile}）：${worth}点` : `seat ${seat} wins by tsumo on ${tile}: ${worth}`
  return lang ? `席${seat}が席${from}からロン（${tile}）：${worth}点` : `seat ${seat} wins by ron on ${tile} from seat ${from}: ${worth}`
}

/** @param {any} outcome @param {number} lang */
function outcomeWords({ ending, name, wins, tenpai }, lang) {
  if (ending === 'win') return wins.map((/** @type {any} */ win) => winWords(win, lang)).join(lang ? '、' : '; ')
  const ready = tenpai.flatMap((/** @type {boolean} */ on, /** @type {number} */ seat) => (on ? [seat] : []))
  if (ending !== 'exhausted') return lang ? name : name.toLowerCase()
  if (!ready.length) return lang ? '荒牌平局、全員ノーテン' : 'exhaustive draw, nobody tenpai'
  return lang ? `荒牌平局、テンパイは席${ready.join('・')}` : `exhaustive draw, tenpai: ${ready.length > 1 ? 'seats' : 'seat'} ${ready.join(', ')}`
}

/** The name of a round (局): 'East 1', '東1局'. @param {any} deal @param {number} lang */
function roundName({ number, points }, lang) {
  const [wind, of] = [WINDS[Math.floor(number / points.length) % 4][lang], number % points.length + 1]
  return lang ? `${wind}${of}局` : `${wind} ${of}`
}

/** The words of an event, by its kind. They leave out the player, whom the event's field names. @type {Record<string, ((event: any) => string)[]>} */
const EVENTS = {
  deal: [e => `deals ${roundName(e, 0)}, honba ${e.honba}; dora indicator ${e.dora}`, e => `${roundName(e, 1)}${e.honba}本場の配牌、ドラ表示牌${e.dora}`],
  draw: [({ tile, rinshan }) => `draws ${tile ?? 'a tile'}${rinshan ? ' for the kan' : ''}`,
    ({ tile, rinshan }) => `${tile ? `${tile}を` : ''}${rinshan ? '嶺上からツモ' : 'ツモ'}`],
  discard: [({ tile, drawn, riichi, shown }) => `${shown ? 'open ' : ''}${riichi ? 'riichi: ' : ''}discards ${tile}${drawn ? ', just drawn' : ''}`,
    ({ tile, drawn, riichi, shown }) => `${shown ? 'オープン' : ''}${riichi ? 'リーチ、' : ''}${tile}を${drawn ? 'ツモ切り' : '切る'}`],
  riichi: [() => 'pays 1000 for riichi', () => 'リーチ成立、供託1000点'],
  call: [e => `calls ${meldWords(e, 0)}`, e => meldWords(e, 1)],
  kan: [e => `declares ${meldWords(e, 0)}`, e => meldWords(e, 1)],
  north: [() => 'sets a north aside', () => '北抜き'],
  dora: [({ tile }) => `dora indicator ${tile}`, ({ tile }) => `ドラ表示牌${tile}`],
  roundEnd: [({ outcome }) => outcomeWords(outcome, 0), ({ outcome }) => outcomeWords(outcome, 1)],
  gameEnd: [() => 'the game is over', () => '終局'],
}

/**
 * A language's functions that add words to results. All texts are lists, one entry a language; `lang` is an index into them.
 * @param {{ yaku: Record<string, string[]>, limits: Record<string, string[]>, fu: Record<string, string[]>, winds: string[][],
 *   endings: Record<string, string[]>, phrases: typeof PHRASES, reasons: typeof REASONS, events: typeof EVENTS,
 *   standings?: (result: any, lang: number) => string }} texts
 * @returns {import('../../seams.js').Words}
 */
export function wordsOf({ yaku, limits, fu, winds, endings, phrases, reasons, events, standings }) {
  /** @param {{ candidates: any[] }} choice @param {number} lang */
  function explain({ candidates }, lang) {
    for (const { reasons: all, unit } of candidates) {
      for (const r of all) r.words = reasons[r.code][lang](r, unit)
    }
  }

  /** @param {any} score @param {number} lang */
  function nameScore(score, lang) {
    for (const y of score.yaku) {
      const [name, wind] = [yaku[y.key][lang], y.tile && winds[placeOf(y.tile)]?.[lang]]
      y.name = wind ? phrases.windYaku[lang](name, wind) : name
    }
    for (const part of score.fuParts) part.words = fu[part.key][lang]
    score.name = scoreName(score, lang)
  }

  /** @param {any} score @param {number} lang */
  function scoreName({ yaku: all, han, fu: points, limit, yakuman }, lang) {
    if (!all.length) return phrases.noYaku[lang]()
    if (yakuman > 1) return phrases.yakuman[lang](yakuman)
    return limit ? limits[limit][lang] : phrases.hanFu[lang](han, points)
  }

  /** @param {any} outcome @param {number} lang */
  function nameOutcome(outcome, lang) {
    if (!outcome) return
    outcome.name = endings[outcome.ending][lang]
    for (const { score } of outcome.wins) nameScore(score, lang)
  }

  const tellEvents = teller((event, lang) => {
    nameOutcome(event.outcome, lang)
    return events[event.event][lang](event)
  }, standings)

  /** Adds the words to a table or a view. @param {any} table @param {number} lang */
  function tell(table, lang) {
    tellEvents(table, lang)
    for (const { outcome } of [table, ...(table.views ?? []).filter(Boolean)]) nameOutcome(outcome, lang)
  }

  /** @param {any} sum @param {number} lang */
  function summarize(sum, lang) {
    sum.words = phrases.sum[lang](sum.decisions, sum.mistakes, whole(sum.loss), sum.grade?.toUpperCase() ?? '')
  }

  return {
    'mahjong.deal': tell,
    'mahjong.apply': tell,
    'mahjong.replay': tell,
    'mahjong.view': tell,
    'mahjong.importGame': tell,
    'mahjong.choose': explain,
    'mahjong.review': ({ decisions, summary, rounds }, lang) => {
      explain({ candidates: decisions.map((/** @type {any} */ { reasons, reasonsUnit }) => ({ reasons, unit: reasonsUnit })) }, lang)
      for (const sum of [summary, ...rounds]) summarize(sum, lang)
    },
    'mahjong.score': nameScore,
    'mahjong.chooseDiscard': explain,
    'mahjong.chooseCall': explain,
    'mahjong.chooseKan': explain,
  }
}

export const words = wordsOf({ yaku: YAKU, limits: LIMITS, fu: FU, winds: WINDS, endings: ENDINGS, phrases: PHRASES, reasons: REASONS, events: EVENTS })
