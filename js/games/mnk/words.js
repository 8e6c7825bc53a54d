// The words of m,n,k boards.
import { teller } from '../../tell.js'

/** The words of a reason for a move, by its code. @type {Record<string, ((r: any) => string)[]>} */
const REASONS = {
  'only-move': [() => 'the only square left', () => '残った最後のマスです'],
  'completes-line': [({ length }) => `completes ${length} in a row`, ({ length }) => `${length}つ並べて勝ちます`],
  'blocks-line': [({ length }) => `stops ${length} in a row`, ({ length }) => `相手の${length}つ並びを止めます`],
  forced: [() => 'every other move loses at once', () => 'ほかの手ではすぐに負けます'],
  'makes-open-four': [({ length }) => `makes an open ${many(length)}: it cannot be stopped at both ends`,
    ({ length }) => `両端の空いた${length}つ並びができ、止められません`],
  'double-threat': [({ count }) => `threatens to win on ${count} squares at once`, ({ count }) => `${count}か所で同時に勝ちを狙います`],
  'makes-four': [({ length }) => `makes ${many(length)}, which must be answered`, ({ length }) => `${length}つ並び：相手は受けるしかありません`],
  'forced-win-vcf': [({ line }) => `wins by force in ${line.length + 2} moves: every threat must be answered`,
    ({ line }) => `受けるしかない手の連続で、あと${line.length + 2}手で勝ちます`],
  'forced-win': [({ moves }) => `wins by force within ${moves} moves`, ({ moves }) => `${moves}手以内に必ず勝ちます`],
  'no-defence-found': [({ moves }) => `no defence was found: wins within ${moves} moves`, ({ moves }) => `受けが見つかりません：${moves}手以内に勝ちます`],
  'makes-open-three': [({ length }) => `makes an open ${many(length)}`, ({ length }) => `両端の空いた${length}つ並びを作ります`],
  'blocks-open-three': [({ length }) => `answers the open ${many(length)}`, ({ length }) => `相手の両端の空いた${length}つ並びを受けます`],
  'makes-closed-three': [({ length }) => `makes a ${many(length)} that can become a ${many(length + 1)}`,
    ({ length }) => `次に${length + 1}つ並びを狙える${length}つ並びを作ります`],
  'makes-open-two': [({ length, count }) => (count === 1 ? `makes an open ${many(length)}` : `makes ${many(count)} open lines of ${many(length)} at once`),
    ({ length, count }) => `両端の空いた${length}つ並び${count === 1 ? '' : `${count}本`}を作ります`],
  'takes-crossing': [({ count }) => `takes the square where lines of the opponent's stones cross in ${many(count)} directions`,
    ({ count }) => `相手の石の線が${count}方向から交わる点を先に占めます`],
  'open-lines': [({ count }) => (count === 1 ? 'lies on a line that can still be completed' : `lies on ${count} lines that can still be completed`),
    ({ count }) => `まだ完成できる並びが${count}本通る点です`],
  centre: [() => 'the centre', () => '中央です'],
  'dead-draw': [() => 'nobody can complete a line any more', () => 'どちらももう並べられません'],
  even: [() => 'leaves the game even, whichever colour is chosen', () => 'どちらの色を選んでも互角です'],
  'better-colour': [() => 'has the colour that is ahead', () => '有利な色を持ちます'],
  'pairing-draw': [() => 'each side can stop every line, square against square', () => 'どの並びも、対になるマスで止められます'],
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const many = (/** @type {number} */ n) => NUMBERS[n] ?? String(n)

/** @type {Record<string, string[]>} */
const SIDES = { o: ['black', '黒'], x: ['white', '白'] }

/** Why a game is drawn. @type {Record<string, string[]>} */
const DRAWS = {
  full: ['a draw: the board is full', '引き分け：盤が埋まりました'],
  blocked: ['a draw: no square is left that may be played', '引き分け：打てるマスがありません'],
  agreed: ['a draw: both agreed', '引き分け：合意しました'],
  passes: ['a draw: both passed', '引き分け：双方が続けてパスしました'],
}

/** Why a game is won, other than by a row. @type {Record<string, string[]>} */
const WINS = {
  foul: ['black made what renju forbids', '黒の禁手'],
  resign: ['the other side resigned', '相手が投了'],
  time: ['the other side has no time left', '相手の時間切れ'],
}

/** The words of a loss by one's own row, by language. */
const OWN = [(/** @type {number} */ n) => `the other side has ${many(n)} in a row`, (/** @type {number} */ n) => `相手が${n}つ並べました`]

const wins = (/** @type {any} */ { side, line, why }, /** @type {number} */ lang) => {
  const how = why === 'own-line' ? OWN[lang](line.length) : line ? (lang ? `${line.length}つ並びました` : `${many(line.length)} in a row`) : WINS[why][lang]
  return lang ? `${SIDES[side][1]}の勝ち：${how}` : `${SIDES[side][0]} wins: ${how}`
}

/** @type {Record<string, string[]>} */
const ACTS = {
  pass: ['passes', 'はパス'], resign: ['resigns', 'が投了'], time: ['has no time left', 'の時間切れ'],
  swap: ['is taken: the colours are swapped', 'に交替'], stay: ['is kept', 'のまま'], 'two-more': ['asks for two more stones', 'がさらに二つ置く'],
}

/** The words of an event as a commentator would say them, by its kind. @type {Record<string, (e: any, lang: number) => string>} */
const EVENTS = {
  place: ({ side, move }, lang) => (lang ? `${SIDES[side][1]} ${move}` : `${SIDES[side][0]} plays ${move}`),
  offer: ({ side, move }, lang) => (lang ? `${SIDES[side][1]}の五手目の候補 ${move}` : `${SIDES[side][0]} offers ${move}`),
  declare: ({ count }, lang) => (lang ? `五手目は${count}か所` : `there will be ${count} fifth ${count === 1 ? 'move' : 'moves'}`),
  win: wins,
  draw: ({ why }, lang) => DRAWS[why][lang],
  agree: (_, lang) => (lang ? '双方が引き分けに合意' : 'both agree on a draw'),
}

const tell = teller(
  (event, lang) => (ACTS[event.event] ? SIDES[event.side][lang] + [' ', ''][lang] + ACTS[event.event][lang] : EVENTS[event.event](event, lang)),
  ({ winner, line, why }, lang) => (winner ? wins({ side: winner, line, why }, lang) : DRAWS[why][lang]),
)

/** @type {import('../../seams.js').Words[string]} */
const explain = ({ candidates }, lang) => candidates.forEach((/** @type {any} */ { reasons }) => explained(reasons, lang))

const explained = (/** @type {any[]} */ reasons, /** @type {number} */ lang) => {
  for (const r of reasons) r.words = REASONS[r.code][lang](r)
}

const summed = (/** @type {any} */ { loss, mistakes, decisions, grade }, /** @type {number} */ lang) => {
  if (!decisions) return lang ? '手がありません' : 'no moves to judge'
  const percent = Math.round(100 * loss)
  return lang ? `${decisions}手で勝つ見込みを計${percent}％失い、ミスは${mistakes}手：評価${grade.toUpperCase()}`
    : `${decisions} ${decisions === 1 ? 'move' : 'moves'} lost ${percent} % of a win in all, ${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}: grade ${grade.toUpperCase()}`
}

/** @type {import('../../seams.js').Words} */
export const words = {
  'mnk.deal': tell,
  'mnk.view': tell,
  'mnk.apply': tell,
  'mnk.importGame': tell,
  'mnk.choose': explain,
  'mnk.search': explain,
  'mnk.review': (review, lang) => {
    for (const { reasons } of review.decisions) explained(reasons, lang)
    review.summary.words = summed(review.summary, lang)
  },
}
