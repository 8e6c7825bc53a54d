// What a fault of the input says in Japanese, by its code. It loads with the first one: most calls have none.
import { DETAILS } from './sentences.js'

/** @type {Record<import('./types.js').InputCode, string>} */
const SAYS = {
  arguments: '引数を読めません',
  missing: '値がありません',
  type: '値の種類が違います',
  range: '使えない値です',
  length: '数が合いません',
  unknown: 'そのような指定はありません',
  card: 'カードの間違いがあります',
  board: '盤面として正しくありません',
  game: '対局の局面として正しくありません',
  move: '今は選べない手です',
  tile: '牌の間違いがあります',
  hand: '手牌として正しくありません',
}

/**
 * The engine's words in Japanese, '' where their form is not known. What stands in another sentence, as @1, is said in turn.
 * @param {string} english
 * @returns {string}
 */
function detail(english) {
  const [form, says] = DETAILS.find(([form]) => form.test(english)) ?? []
  const match = form?.exec(english)
  return match && says ? says.replace(/([$@])(\d)/g, (_, how, n) => (how === '$' ? match[n] ?? '' : detail(match[n]) || match[n])) : ''
}

/** What the engine's sentence wants, where it is numbers or words: those need no translation. @param {string} english */
function wanted(english) {
  const [, what, low, high] = /must be (an integer from |a number from )?(\d\S*|-\d+) to ([^\s,]+)(?:,|$)/.exec(english) ?? []
  if (low) return `${low}〜${high} の${what === 'a number from ' ? '数' : '整数'}`
  const [, words] = /must be ((?:"[^"]*"(?:, | or )?){2,})/.exec(english) ?? []
  return words ? `${words.match(/"[^"]*"/g)?.join('・')} のどれか` : ''
}

/** What a value is called that is too long to quote. @param {string} got */
const value = got => got.replace(/^an array of (\d+)$/, '長さ$1の配列').replace(/^an object$/, 'オブジェクト').replace(/^an? (\w+Array|function|symbol)$/, '$1').replace(/^a number beyond ±2\^53$/, '±2^53を超える数')

/**
 * Says it in Japanese: the field, what is wrong, what it takes, and the value. `english` keeps the engine's sentence.
 * @param {import('./errors.js').InputError} error
 */
export function inJapanese(error) {
  const { code, field, message } = error
  const want = wanted(message)
  // Of what is missing, quotes hold an example.
  const [, got] = code === 'missing' ? [] : /, not (.+?)(?:, which.*)?$/s.exec(message) ?? /(".+")/s.exec(message) ?? []
  const says = want || code === 'missing' || code === 'unknown' ? '' : detail(message.slice(field.length + 1))
  // Where none of it is to be had, the engine's own sentence says more than nothing.
  const rest = says || (want || got || code === 'missing' || code === 'unknown' ? '' : message.slice(field.length + 1))
  error.english = message
  error.message = `${field}：${SAYS[code]}${want && `（${want}）`}${rest && `（${rest}）`}${got && !says.includes('"') ? `：${value(got)}` : ''}`
  return error
}
