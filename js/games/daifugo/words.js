// Daifugō's words.
import { teller } from '../../tell.js'
import { lists } from './lists.js'

/** @type {(n: number, one: string, many?: string) => string} */
const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`

// The words of a reason, by its code. `n` and `of` are the reason's numbers; `move` is the move's text, 'pass' for a pass.
/** @type {Record<string, ((r: any, move: string) => string)[]>} */
const REASONS = {
  'forced-win': [({ n }) => (n === 1 ? 'wins at once' : `wins for certain: nobody can stop ${n} plays in a row`),
    ({ n }) => (n === 1 ? 'これで必ず上がれます' : `${n}手続けて誰にも止められず、必ず勝てます`)],
  'endgame-win': [() => 'wins against any defence', () => '相手がどう出しても勝てます'],
  'endgame-lot': [() => 'ends in a draw by lot', () => 'パスが続いてくじ引きになります'],
  'endgame-loss': [() => 'loses against the best defence', () => '相手が最善なら負けます'],
  ahead: [({ n }) => `worth ${(n / 100).toFixed(2)} points more than the next move`, ({ n }) => `次の手より${(n / 100).toFixed(2)}点得です`],
  level: [({ n }) => `${n} moves are worth the same, as far as the playouts tell`, ({ n }) => `${n}通りの手に差はありません（誤差の範囲）`],
  'only-move': [(_, move) => (move !== 'pass' ? 'is the only move' : 'no cards can be played'),
    (_, move) => (move !== 'pass' ? 'ほかに手がありません' : '出せる札がありません')],
  finishes: [({ n }) => `goes out, in place ${n}`, ({ n }) => `${n}位で上がります`],
  forbidden: [() => 'goes out as the rules forbid: the lowest place', () => '禁止上がりなので最下位になります'],
  'eight-cut': [() => 'the 8 clears the field', () => '8切りで場が流れます'],
  'spade-return': [() => 'the 3 of spades beats the joker and clears the field', () => '♠3返しでジョーカーに勝ち、場が流れます'],
  unbeatable: [() => 'nobody can beat it', () => '誰にも返せません'],
  flows: [({ n }) => `likely to clear the field (value ${n})`, ({ n }) => `場を流せそうです（役評価値${n}）`],
  'beaten-by': [({ n }) => `the others may hold ${count(n, 'stronger rank')}`, ({ n }) => `他家が持ちうる、より強い数字が${n}種類あります`],
  'then-flow': [({ n, of }) => `${of === 1 ? 'the one set' : n === of ? `all ${of} sets` : `${n} of the ${of} sets`} left ${n > 1 ? 'are' : 'is'} likely to clear the field`,
    ({ n, of }) => (of > n ? `残る${of}組のうち${n}組が場を流せそうです` : `残る${of}組も場を流せそうです`)],
  'can-finish': [() => 'can likely go out after that', () => 'そのまま上がれそうです'],
  'last-combinations': [({ n }) => `${count(n, 'set')} left in hand`, ({ n }) => `手札はあと${n}組です`],
  revolution: [({ n }) => (n > 0 ? `the revolution makes the hand better by ${n}` :
    n < 0 ? `the revolution makes the hand worse by ${-n}` : 'the revolution leaves the hand as good'),
  ({ n }) => (n > 0 ? `革命で手札評価が${n}良くなります` : n < 0 ? `革命で手札評価が${-n}悪くなります` : '革命しても手札評価は変わりません')],
  lock: [() => 'locks the suits', () => 'スートを縛ります'],
  'lock-strong': [() => 'locks the suits, and the strongest card of them stays in hand', () => 'スートを縛り、そのスートの最強の札を手に残します'],
  'uses-joker': [() => 'uses the joker', () => 'ジョーカーを使います'],
  'keeps-joker': [() => 'keeps the joker', () => 'ジョーカーを残します'],
  'joker-exposed': [() => 'the 3 of spades may still beat the joker', () => 'ジョーカーが♠3で返されるかもしれません'],
  'breaks-group': [({ n }) => `takes a group apart: ${count(n, 'card')} of the rank left`, ({ n }) => `同じ数字の組を崩し、${n}枚が残ります`],
  'breaks-run': [({ n }) => (n > 0 ? `takes a sequence apart, which loses ${count(n, 'other card')}` : 'takes cards from a sequence'),
    ({ n }) => (n > 0 ? `階段を崩し、ほかの${n}枚が階段から外れます` : '階段の札を使います')],
  weakest: [() => 'gets rid of the weakest rank', () => '一番弱い数字を手放します'],
  'saves-strong': [({ n }) => `saves cards: ${count(n, 'other move')} possible`, ({ n }) => `出せる手が${n}通りありますが、温存します`],
  'own-field': [() => 'the field is yours and clears if nobody beats it', () => '自分の出した場なので、誰も返さなければ流れます'],
  clears: [() => 'clears the field at once', () => 'その場で場が流れます'],
  sheds: [({ n }) => `gets rid of ${count(n, 'card')} more`, ({ n }) => `さらに${n}枚を手放せます`],
  names: [({ n, of }) => `takes ${count(n, 'card')} of the hand, and ${of} that others may hold`, ({ n, of }) => `手札の${n}枚と、他家が持ちうる${of}枚がなくなります`],
  stops: [() => 'stops the 8 and leads', () => '8切りを止めて親になります'],
  'rival-near': [({ n }) => `another player has only ${count(n, 'card')} left`, ({ n }) => `残り${n}枚の相手がいます`],
}

/** The words of a player's choosing nothing, by the kind of choice. @type {Record<string, [string, string]>} */
const DECLINES = {
  give: ['gives nothing', '渡さない'],
  discard: ['discards nothing', '捨てない'],
  name: ['names no rank', '指名しない'],
  drop: ['has no card of the ranks named', '指名された数字の札がない'],
  stop: ['does not stop the 8', '8切りを止めない'],
}

/** The words before a player's place, by the reason for it. @type {Record<string, [string, string]>} */
const OUTS = {
  finished: ['goes out in place', '上がって'],
  forbidden: ['goes out as the rules forbid: place', '禁止上がりで'],
  gekokujo: ['is overthrown: place', '下剋上で'],
  miyakoOchi: ['falls as tycoon: place', '都落ちで'],
  last: ['is left over: place', '最後に残って'],
  lot: ['draws by lot place', '抽選で'],
}

/** @type {Record<string, string>} */
const SUITS = { s: '♠', d: '♦', c: '♣', h: '♥' }
const inSigns = (/** @type {string} */ suits) => [...suits].map(suit => SUITS[suit] ?? '').join('')

const given = (/** @type {string[]} */ cards, /** @type {number} */ n) => cards.join(' ') || count(n, 'card')

/** The words of an event, by its kind. Kinds that are not here have their name as words. @type {Record<string, ((e: any) => string)[]>} */
const EVENTS = {
  play: [({ move }) => `plays ${move}`, ({ move }) => `${move}を出す`],
  pass: [() => 'passes', () => 'パス'],
  give: [({ cards, count: n, to }) => `gives ${given(cards, n)} to seat ${to}`, ({ cards, count: n, to }) => `席${to}に${cards.join(' ') || `${n}枚`}を渡す`],
  tribute: [({ cards, count: n, to }) => `gives ${given(cards, n)} to seat ${to} as tribute`, ({ cards, count: n, to }) => `席${to}に${cards.join(' ') || `${n}枚`}を献上`],
  discard: [({ cards }) => `discards ${cards.join(' ')}`, ({ cards }) => `${cards.join(' ')}を捨てる`],
  name: [({ ranks }) => `names ${[...ranks].join(' ')}`, ({ ranks }) => `${[...ranks].join('と')}を指名`],
  drop: [({ cards }) => `discards ${cards.join(' ')}, as named`, ({ cards }) => `指名された${cards.join(' ')}を捨てる`],
  stop: [({ move }) => `stops the 8 by ${move}`, ({ move }) => `${move}で8切りを止める`],
  decline: [({ choice }) => DECLINES[choice][0], ({ choice }) => DECLINES[choice][1]],
  out: [({ why, place }) => `${OUTS[why][0]} ${place}`, ({ why, place }) => `${OUTS[why][1]}${place}位`],
  locked: [({ suits }) => `locks the suits: ${inSigns(suits)}`, ({ suits }) => `スート縛り：${inSigns(suits)}`],
  catastrophe: [({ to }) => `swaps hands with seat ${to}, as the hand has no card above 10`, ({ to }) => `10以下の札しかなく、席${to}と手札をすべて交換`],
  begin: [() => 'leads the first combination', () => '最初の親'],
  skipped: [({ count: n }) => `skips ${count(n, 'player')}`, ({ count: n }) => `${n}人飛ばし`],
}

const KINDS = Object.fromEntries(lists.events.map(({ key, en, ja }) => [key, [en, ja]]))

const tell = teller((event, lang) => EVENTS[event.event]?.[lang](event) ?? KINDS[event.event][lang])

/** The word before the first reason against a move, if reasons for it come before. */
const BUT = ['but ', 'ただし、']

/** @param {any[]} reasons @param {string} move @param {number} lang */
function explain(reasons, move, lang) {
  let before = !reasons.length || 'against' in reasons[0]
  for (const r of reasons) {
    const words = REASONS[r.code][lang](r, move)
    r.words = 'against' in r && !before ? BUT[lang] + words : words
    before ||= 'against' in r
  }
}

/** @param {{ loss: number, decisions: number, mistakes: number }} summary @param {number} lang */
const summed = ({ loss, decisions, mistakes }, lang) =>
  (lang ? `${decisions}回の判断のうちミス${mistakes}回：1回あたり${loss.toFixed(2)}点の損` : `${count(mistakes, 'mistake')} in ${count(decisions, 'decision')}: ${loss.toFixed(2)} points lost each`)

/** @type {import('../../seams.js').Words} */
export const words = {
  'daifugo.deal': tell,
  'daifugo.apply': tell,
  'daifugo.view': tell,
  'daifugo.importGame': tell,
  'daifugo.choose': ({ candidates }, lang) => {
    for (const { move, reasons } of candidates) explain(reasons, move, lang)
  },
  'daifugo.review': ({ decisions, summary }, lang) => {
    for (const { best, reasons } of decisions) explain(reasons, best, lang)
    summary.words = summed(summary, lang)
  },
}
