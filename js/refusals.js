// Japanese messages of input errors. This file loads with the first of them, because most calls have none.
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
 * The engine's sentence in Japanese, '' if its form is not known. A sentence within it, like @1, is translated too.
 * @param {string} english
 * @returns {string}
 */
function detail(english) {
  const [form, says] = DETAILS.find(([form]) => form.test(english)) ?? []
  const match = form?.exec(english)
  return match && says ? says.replace(/([$@])(\d)/g, (_, how, n) => (how === '$' ? match[n] ?? '' : detail(match[n]) || match[n])) : ''
}

/** The values that the engine's sentence asks for, if they are numbers or words: those need no translation. @param {string} english */
function wanted(english) {
  const [, what, low, high] = /must be (an integer from |a number from )?(\d\S*|-\d+) to ([^\s,]+)(?:,|$)/.exec(english) ?? []
  if (low) return `${low}〜${high} の${what === 'a number from ' ? '数' : '整数'}`
  const [, words] = /must be ((?:"[^"]*"(?:, | or )?){2,})/.exec(english) ?? []
  return words ? `${words.match(/"[^"]*"/g)?.join('・')} のどれか` : ''
}

/** The Japanese name of a value that is too long to quote. @param {string} got */
const value = got => got.replace(/^an array of (\d+)$/, '長さ$1の配列').replace(/^an object$/, 'オブジェクト').replace(/^an? (\w+Array|function|symbol)$/, '$1').replace(/^a number beyond ±2\^53$/, '±2^53を超える数')

/**
 * Makes the message Japanese: the field, the fault, the values allowed, and the value given. `english` keeps the engine's sentence.
 * @param {import('./errors.js').InputError} error
 */
export function inJapanese(error) {
  const { code, field, message } = error
  const want = wanted(message)
  // Where a value is missing, the quotes hold an example and not the value.
  const [, got] = code === 'missing' ? [] : /, not (.+?)(?:, which.*)?$/s.exec(message) ?? /(".+")/s.exec(message) ?? []
  const says = want || code === 'missing' || code === 'unknown' ? '' : detail(message.slice(field.length + 1))
  // If nothing can be translated, the engine's own sentence stays.
  const rest = says || (want || got || code === 'missing' || code === 'unknown' ? '' : message.slice(field.length + 1))
  error.english = message
  error.message = `${field}：${SAYS[code]}${want && `（${want}）`}${rest && `（${rest}）`}${got && !says.includes('"') ? `：${value(got)}` : ''}`
  return error
}
