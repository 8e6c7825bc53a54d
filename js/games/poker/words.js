// Poker's words.
import { teller } from '../../tell.js'
import { lists } from './lists.js'

/** @type {(list: readonly import('../../types.js').Listed[]) => Record<string, string[]>} */
const named = list => Object.fromEntries(list.map(({ key, en, ja }) => [key, [en, ja]]))

/** The names of categories and lines, by key. */
const NAMES = named([...lists.categories, ...lists.lines])
/** The names of games of video poker, by key. */
const GAMES = named(lists.presets)

// A hand in words, by category. $1 and $2 are its ranks in order; $$1 is the plural.
/** @type {Record<string, [en: string, ja: string]>} */
const HANDS = {
  none: ['no cards', 'カードなし'],
  high: ['$1 high', '$1のハイカード'],
  pair: ['a pair of $$1', '$1のワンペア'],
  'two-pair': ['two pair, $$1 and $$2', '$1と$2のツーペア'],
  three: ['three $$1', '$1のスリーカード'],
  straight: ['$1-high straight', '$1までのストレート'],
  flush: ['$1-high flush', '$1が最高のフラッシュ'],
  'full-house': ['$$1 full of $$2', '$1と$2のフルハウス'],
  four: ['four $$1', '$1のフォーカード'],
  'straight-flush': ['$1-high straight flush', '$1までのストレートフラッシュ'],
  royal: ['royal flush', 'ロイヤルフラッシュ'],
  five: ['five $$1', '$1のファイブカード'],
  'no-low': ['no low', 'ローなし'],
}

const LETTERS = '-23456789TJQKA'
const RANKS = [
  'no card,two,three,four,five,six,seven,eight,nine,ten,jack,queen,king,ace'.split(','),
  'なし,2,3,4,5,6,7,8,9,10,ジャック,クイーン,キング,エース'.split(','),
]

/** @param {number} rank 0-13 @param {number} lang @param {boolean} plural */
const rankName = (rank, lang, plural) => {
  const name = RANKS[lang][rank]
  return lang || !plural ? name : name + (name === 'six' ? 'es' : 's')
}

/** @param {number[]} ranks @param {string} category @param {number} lang */
const inWords = (ranks, category, lang) =>
  HANDS[category][lang].replace(/\$?\$([12])/g, (match, place) => rankName(ranks[place - 1], lang, match.length > 2))

/** @param {{ category: string, cards: { as: string }[] }} hand @param {number} lang */
function describe({ category, cards }, lang) {
  const ranks = cards.map(({ as }) => as[0])
  if (LOWS[category]) return LOWS[category](ranks)[lang]
  return inWords([...new Set(ranks)].map(rank => LETTERS.indexOf(rank)), category, lang)
}

/** The categories of hands whose name has all ranks. @type {Record<string, (ranks: string[]) => [en: string, ja: string]>} */
const LOWS = {
  low: ranks => [`${ranks.join('-')} low`, `${ranks.join('-')}のロー`],
  badugi: ranks => (ranks.length > 3 ? [`${ranks.join('-')} badugi`, `${ranks.join('-')}のバドゥーギ`]
    : [`${ranks.join('-')}, ${['no', 'one', 'two', 'three'][ranks.length]} card${ranks.length === 1 ? '' : 's'} of a badugi`, `${ranks.join('-')}（バドゥーギ${ranks.length}枚）`]),
}

/** A hand's category, and its low with the ranks: `'one pair and 7-5-4-2-A low'`. @param {any} r @param {number} lang */
function held({ category, ranks }, lang) {
  const named = NAMES[category][lang]
  const low = ranks && LOWS[category === 'badugi' ? category : 'low']([...ranks])[lang]
  if (LOWS[category]) return low || named
  return (lang ? named : named.toLowerCase()) + (low && (lang ? `と${low}` : ` and ${low}`))
}

/** @param {any} lostBy @param {number} lang */
const explain = ({ by, hand, best }, lang) => {
  const [low, high] = [hand, best].map(key =>
    by === 'rank' ? rankName(LETTERS.indexOf(key), lang, false) : NAMES[key][lang].toLowerCase())
  return lang ? `${high}が${low}に勝る` : `${high} beats ${low}`
}

const capital = (/** @type {string} */ s) => s[0].toUpperCase() + s.slice(1)

/**
 * The name of a line of a pay table: [natural-|wild-]category[:ranks[/kickers]].
 * @param {string} line @param {number} lang
 */
function lineName(line, lang) {
  const [, wilds = '', category, ranks, kickers] = /^(natural-|wild-)?([^:]+):?([^/]*)\/?(.*)$/.exec(line) ?? []
  const plain = NAMES[category][lang]
  const better = category === 'pair' && /^(.)-?A$/.exec(ranks)
  if (better) {
    const from = rankName(LETTERS.indexOf(better[1]), lang, true)
    return lang ? `${from}以上の${plain}` : `${capital(from)} or better`
  }
  const kind = { 'natural-': ['natural ', 'ナチュラル'], 'wild-': ['wild ', 'ワイルド'], '': ['', ''] }[wilds]?.[lang] ?? ''
  const details = [ranks, kickers && (lang ? `キッカー${kickers}` : `kicker ${kickers}`)].filter(Boolean).join(lang ? '、' : ', ')
  const name = lang ? kind + plain : capital(kind + plain.toLowerCase())
  return details ? (lang ? `${name}（${details}）` : `${name} (${details})`) : name
}

/** The words of reasons for a hold, by code. @type {Record<string, ((r: any, lang: number) => string)[]>} */
const REASONS = {
  pat: [r => `stand pat: ${lineName(r.line, 0).toLowerCase()}`, r => `このまま：${lineName(r.line, 1)}`],
  'discard-all': [() => 'five new cards', () => '5枚とも替える'],
  'hold-pair': [r => made('pair', r, 0), r => made('pair', r, 1)],
  'hold-two-pair': [() => 'two pair', () => 'ツーペア'],
  'hold-three': [r => made('three', r, 0), r => made('three', r, 1)],
  'hold-four': [r => made('four', r, 0), r => made('four', r, 1)],
  'hold-wild': [r => `${r.cards} wild`, r => `ワイルドカード${r.cards}枚`],
  'to-royal': [r => `${r.cards} to a royal flush`, r => `ロイヤルフラッシュまで${5 - r.cards}枚`],
  'to-straight-flush': [r => `${r.cards} to a straight flush`, r => `ストレートフラッシュまで${5 - r.cards}枚`],
  'to-flush': [r => `${r.cards} to a flush`, r => `フラッシュまで${5 - r.cards}枚`],
  'to-straight': [r => `${r.cards} to ${reach(r, 'an open', 'an inside', 'a')} straight`,
    r => `${reach(r, '両側待ちの', '間の抜けた', '')}ストレートまで${5 - r.cards}枚`],
  'high-cards': [r => `${r.cards} high card${r.cards > 1 ? 's' : ''}`, r => `ハイカード${r.cards}枚`],
  pays: [r => `${lineName(r.line, 0).toLowerCase()} in ${r.count} draw${r.count > 1 ? 's' : ''}: ${percent(r)} of the value`,
    r => `${lineName(r.line, 1)}が${r.count}通り：値の${percent(r)}`],
}

/** The words of reasons for an action, by code. @type {typeof REASONS} */
const ACTIONS = {
  'any-action': [() => 'chosen at random', () => '無作為に選んだアクションです'],
  'may-win': [() => 'may win the pot', () => 'ポットを取れるかもしれません'],
  'is-beaten': [() => 'loses to a hand that was shown', () => '見えている相手のハンドに負けています'],
  equity: [
    r => (r.count > 1 ? `wins ${percent(r)} if ${r.count > 2 ? `all ${r.count}` : 'both'} others stay in` : `wins ${percent(r)} against the hands that the other may hold`),
    r => (r.count > 1 ? `ほかの${r.count}人が全員残れば勝率${percent(r)}` : `相手${r.count}人のありそうなハンドに対して勝率${percent(r)}`),
  ],
  'pot-odds': [
    r => `a call of ${r.amount} needs to win ${percent(r)} of the time`,
    r => `${r.amount}のコールに必要な勝率は${percent(r)}`,
  ],
  free: [() => 'a check costs nothing', () => 'チェックならただで続けられます'],
  'fold-equity': [r => `everyone else folds ${percent(r)} of the time`, r => `${percent(r)}の確率でほかの全員がフォールドします`],
  'when-called': [r => `wins ${percent(r)} if it is called`, r => `コールされたときの勝率${percent(r)}`],
  'raised-again': [r => `someone raises it ${percent(r)} of the time`, r => `${percent(r)}の確率でさらにレイズされます`],
  'players-behind': [r => `${r.count} player${r.count > 1 ? 's' : ''} still to act`, r => `このあと${r.count}人が行動します`],
  'raiser-behind': [() => 'the last player to raise acts later', () => '最後にレイズした人がこのあと行動します'],
  'starting-hand': [
    r => (r.share > 0.5 ? `${weaker(r)} of starting hands are weaker` : `among the best ${percent(r)} of starting hands`),
    r => (r.share > 0.5 ? `これより弱いスターティングハンドは${weaker(r)}です` : `スターティングハンドの上位${percent(r)}`),
  ],
  holds: [r => (r.category === 'high' && !r.ranks ? 'holds no pair yet' : `holds ${held(r, 0)}`), r => (r.category === 'high' && !r.ranks ? 'まだ役がありません' : `いまのハンドは${held(r, 1)}`)],
  mixed: [r => `chosen ${percent(r)} of the time, as another move is worth about the same`, r => `${percent(r)}の割合で選びます：ほかにほぼ同じ値のアクションがあります`],
  draws: [r => `draws ${r.count}: wins ${percent(r)}`, r => `${r.count}枚替えて勝率${percent(r)}`],
  'by-strategy': [
    r => `with hands like this, the strategy learnt for ${learnt(r)[0]} ${r.share < 0.005 ? 'hardly ever does so' : `does so ${percent(r)} of the time`}`,
    r => `${learnt(r)[1]}向けに学習した戦略は、このようなハンドでは${r.share < 0.005 ? 'ほとんどこうしません' : `${percent(r)}の割合でこうします`}`,
  ],
  'river-solved': [
    r => `solved for all hands that both may hold: ${r.share < 0.005 ? 'hardly ever' : `${percent(r)} of the time`}`,
    r => `双方のありそうなハンドをすべて考えて解くと、${r.share < 0.005 ? 'ほとんどこうしません' : `${percent(r)}の割合でこうします`}`,
  ],
  'by-experience': [
    r => `in practice, such actions won ${Math.abs(Math.round(100 * r.share))}% of the pot ${r.share < 0 ? 'less' : 'more'} than estimated`,
    r => `実戦では、このようなアクションの結果は見積もりよりポットの${Math.abs(Math.round(100 * r.share))}%${r.share < 0 ? '低く' : '高く'}なりました`,
  ],
  'stands-pat': [r => `keeps all cards: wins ${percent(r)}`, r => `このままで勝率${percent(r)}`],
}

const percent = (/** @type {any} */ r) => `${Math.round(100 * r.share)}%`
const weaker = (/** @type {any} */ r) => percent({ share: 1 - r.share })
const learnt = (/** @type {any} */ r) => (r.count ? [`${r.count} big blinds`, `${r.count}BB`] : ['fixed limits', 'フィックスリミット'])

/** Added to the price of a call if its value contradicts price and chance to win: why the call is worth less, and why more. */
const ADDED = [
  [', and more here: a later bet often makes this hand fold or pay too much', '。ただし、後のベットにフォールドしたり払いすぎたりしやすいハンドなので、もっと必要です'],
  [', or less here: others may fold, or pay more later', '。ただし、ほかの人がフォールドしたり後で多く払ったりするので、もっと低くても見合います'],
]

/**
 * The index in ADDED of the words to add to the price of a call, undefined for none.
 * @param {any} answer @param {any[]} reasons of one candidate
 */
function added({ candidates, best, level }, reasons) {
  if (level === 'beginner') return undefined // a beginner calls in hope, whatever the price
  const call = candidates.find((/** @type {any} */ c) => c.action === 'call')
  const [wins, price] = ['equity', 'pot-odds'].map(code => reasons.find(r => r.code === code)?.share)
  const spare = wins - price
  if (call?.value < 0 && spare > 0.01 && best !== 'call') return 0
  return call?.value > 0 && spare < -0.01 ? 1 : undefined
}
const made = (/** @type {string} */ category, /** @type {any} */ r, /** @type {number} */ lang) =>
  inWords([LETTERS.indexOf(r.rank)], category, lang)

/** @param {any} r @param {string} open @param {string} inside @param {string} other */
const reach = (r, open, inside, other) => (r.cards < 4 ? other : r.straights > 1 ? open : inside)

/** @param {any} hand @param {number} lang */
function nameHand(hand, lang) {
  hand.name = NAMES[hand.category][lang]
  hand.description = describe(hand, lang)
  if (hand.lostBy) hand.lostBy.words = explain(hand.lostBy, lang)
}

/** @param {{ lines: any[] }} result @param {number} lang */
function nameLines({ lines }, lang) {
  for (const line of lines) line.name = lineName(line.line, lang)
}

/** @param {any} answer @param {number} lang */
function explainAll(answer, lang) {
  for (const { reasons } of [...answer.candidates, ...(answer.reasons ? [answer] : [])]) {
    for (const r of reasons) {
      r.words = (REASONS[r.code] ?? ACTIONS[r.code])[lang](r, lang)
      if (r.code === 'pot-odds') r.words += ADDED[added(answer, reasons) ?? 2]?.[lang] ?? ''
    }
  }
}

/** Cards as text for people: `'As Kd'`. Both jokers are `Jk`. @param {string} cards @param {number} lang */
const shown = (cards, lang) => cards.replaceAll('Jr', 'Jk').replaceAll(' ', lang ? '・' : ' ')

const STREETS = [['board', 'ボード'], ['flop', 'フロップ'], ['turn', 'ターン'], ['river', 'リバー']]

/** @param {any} e @param {number} lang */
const pot = (e, lang) => e.pot ? `${['side pot ', 'サイドポット'][lang]}${e.pot}` : ['the main pot', 'メインポット'][lang]

/** The words of events, by kind. @type {Record<string, ((e: any) => string)[]>} */
const EVENTS = {
  fold: [() => 'folds', () => 'フォールド'],
  check: [() => 'checks', () => 'チェック'],
  call: [e => `calls ${e.amount}`, e => `${e.amount}をコール`],
  bet: [e => `bets ${e.amount}`, e => `${e.amount}をベット`],
  raise: [e => `raises to ${e.amount}`, e => `${e.amount}にレイズ`],
  'bring-in': [e => `brings in ${e.amount}`, e => `${e.amount}でブリングイン`],
  draw: [e => (e.amount ? `draws ${e.amount}` : 'stands pat'), e => (e.amount ? `${e.amount}枚チェンジ` : 'チェンジなし')],
  show: [e => `shows ${shown(e.cards, 0)}`, e => `${shown(e.cards, 1)}をショー`],
  muck: [() => 'mucks', () => 'マック'],
  ante: [e => `posts an ante of ${e.amount}`, e => `アンティ${e.amount}`],
  blind: [e => `posts a blind of ${e.amount}`, e => `ブラインド${e.amount}`],
  deal: [e => `is dealt ${e.amount} card${e.amount === 1 ? '' : 's'}${e.cards ? `: ${shown(e.cards, 0)}` : ''}`, e => `カード${e.amount}枚${e.cards ? `：${shown(e.cards, 1)}` : ''}`],
  board: [e => `${e.run ? 'second ' : ''}${(STREETS[e.round] ?? STREETS[0])[0]}: ${shown(e.cards, 0)}`, e => `${e.run ? '2つ目の' : ''}${(STREETS[e.round] ?? STREETS[0])[1]}：${shown(e.cards, 1)}`],
  return: [e => `takes back ${e.amount} that nobody called`, e => `コールされなかった${e.amount}を戻す`],
  win: [e => `wins ${e.amount} from ${pot(e, 0)}${e.run ? ' on the second board' : ''}`, e => `${e.run ? '2つ目のボードで' : ''}${pot(e, 1)}から${e.amount}を獲得`],
  rake: [e => `the rake takes ${e.amount} of ${pot(e, 0)}`, e => `${pot(e, 1)}からレーキ${e.amount}`],
  pass: [e => `nobody opens: ${e.amount} stay in the pot`, e => `だれもオープンせず、ポットの${e.amount}は持ち越し`],
  unseen: [() => 'has a hand that is not recorded', () => '手札の記録なし'],
}

/** The words of an event, without its seat: `'raises to 60'`, `'60にレイズ'`. */
const tell = teller((event, lang) => EVENTS[event.event][lang](event) + (event.allIn ? [', all in', '、オールイン'][lang] : ''))

/** @param {any} review @param {number} lang */
function sumUp({ decisions, summary }, lang) {
  for (const decision of decisions) explainAll(decision, lang)
  const loss = Math.round(10 * summary.loss) / 10
  summary.words = lang
    ? `${decisions.length}回の決断のうち${summary.mistakes}回で${loss}チップの損：${summary.grade}`
    : `${loss} chips lost in ${summary.mistakes} of ${decisions.length} decisions: ${summary.grade}`
}

/** @type {import('../../seams.js').Words} */
export const words = {
  'poker.evaluate': nameHand,
  'poker.compare': ({ hands }, lang) => hands.forEach((/** @type {any} */ hand) => nameHand(hand, lang)),
  'poker.videoGames': (games, lang) => {
    for (const game of games) {
      game.name = GAMES[game.key][lang]
      nameLines(game, lang)
    }
  },
  'poker.videoSolve': nameLines,
  'poker.videoAdvise': (advice, lang) => {
    nameLines(advice, lang)
    explainAll(advice, lang)
  },
  'poker.choose': explainAll,
  'poker.review': sumUp,
  'poker.deal': tell,
  'poker.view': tell,
  'poker.apply': tell,
  'poker.importGame': tell,
}
