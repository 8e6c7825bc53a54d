// What a fault of the input says in Japanese, by its code. It loads with the first one: most calls have none.

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

/** What the engine's sentence wants, where it is numbers or words: those need no translation. @param {string} english */
function wanted(english) {
  const [, low, high] = /an integer from (\S+) to ([^\s,]+)/.exec(english) ?? []
  if (low) return `${low}〜${high} の整数`
  const [, words] = /must be ((?:"[^"]*"(?:, | or )?){2,})/.exec(english) ?? []
  return words ? `${words.match(/"[^"]*"/g)?.join('・')} のどれか` : ''
}

/**
 * Says it in Japanese: the field, what is wrong, what it takes, and the value. `english` keeps the engine's sentence.
 * @param {import('./errors.js').InputError} error
 */
export function inJapanese(error) {
  const { code, field, message } = error
  const want = wanted(message)
  // Of what is missing, quotes hold an example.
  const [, got] = code === 'missing' ? [] : /, not (.+?)(?:, which.*)?$/s.exec(message) ?? /(".+")/s.exec(message) ?? []
  // Where neither is to be had, the engine's own words say more than nothing.
  const rest = want || got || code === 'missing' || code === 'unknown' ? '' : `（${message.slice(field.length + 1)}）`
  error.english = message
  error.message = `${field}：${SAYS[code]}${want && `（${want}）`}${rest}${got ? `：${got}` : ''}`
  return error
}
