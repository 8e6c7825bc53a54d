// Reads and writes values as JavaScript literals without eval, which the page's content security policy forbids.

/** The error of a literal that cannot be read: what is wrong, and the index of the first wrong character. */
export class LiteralError extends Error {
  constructor(code, at, what) {
    super(`${code} ${at}: ${what}`)
    Object.assign(this, { code, at, what })
  }
}

const ARRAYS = [Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Float64Array, BigInt64Array, BigUint64Array]
const WORDS = new Map([['true', true], ['false', false], ['null', null], ['undefined', undefined], ['NaN', NaN], ['Infinity', Infinity]])
const ESCAPES = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' }
const NAME = /[A-Za-z_$][\w$]*/y
const NUMBER = /[+-]?(?:0x[\da-f_]+|0b[01_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d+)?|Infinity)(n?)/iy
/** The greatest depth of nested values. */
const DEEPEST = 40

/** Reads a whole text as one value: numbers, texts, lists, objects, typed arrays. */
export function read(source) {
  let at = 0
  let depth = 0
  const fail = (code = 'unexpected') => { throw new LiteralError(code, at, source.slice(at, at + 12)) }
  const space = () => { while (/\s/.test(source[at] ?? '')) at++ }
  const take = sign => {
    space()
    if (!source.startsWith(sign, at)) return false
    at += sign.length
    return true
  }
  const match = pattern => {
    space()
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at += found[0].length
    return found
  }

  function text(quote) {
    let value = ''
    for (; source[at] !== quote; at++) {
      if (at >= source.length) fail('open')
      if (source[at] !== '\\') value += source[at]
      else if (source[++at] === 'u') {
        const digits = /u(?:\{([\da-f]{1,6})\}|([\da-f]{4}))/iy
        digits.lastIndex = at
        const found = digits.exec(source)
        if (!found || parseInt(found[1] ?? found[2], 16) > 0x10ffff) fail()
        value += String.fromCodePoint(parseInt(found[1] ?? found[2], 16))
        at += found[0].length - 1
      } else value += ESCAPES[source[at]] ?? source[at] ?? fail('open')
    }
    at++
    return value
  }

  const items = (end, one) => {
    if (++depth > DEEPEST) fail('deep')
    for (; !take(end); take(',') || take(end) && at-- || fail(at < source.length ? 'unexpected' : 'open')) {
      if (at >= source.length) fail('open')
      one()
    }
    depth--
  }

  function list() {
    const all = []
    items(']', () => all.push(value()))
    return all
  }

  function object() {
    const all = {}
    items('}', () => {
      const name = take("'") ? text("'") : take('"') ? text('"') : (match(NAME) ?? match(NUMBER) ?? fail())[0]
      if (!take(':')) fail()
      Object.defineProperty(all, name, { value: value(), enumerable: true, configurable: true, writable: true })
    })
    return all
  }

  // Int8Array.of(1, 2), new Int8Array([1, 2])
  function typed(made) {
    const name = match(NAME)?.[0]
    const type = ARRAYS.find(each => each.name === name) ?? fail()
    if (!take(made ? '(' : '.of(')) fail()
    const all = []
    items(')', () => all.push(value()))
    try {
      return made ? new type(all[0] ?? []) : type.of(...all)
    } catch {
      return fail()
    }
  }

  function word() {
    const begin = at
    if (source.startsWith('new ', at)) { at += 4; return typed(true) }
    const name = match(NAME)
    if (!name) return fail()
    if (WORDS.has(name[0])) return WORDS.get(name[0])
    at = begin
    return typed(false)
  }

  function whole(digits) {
    try {
      return BigInt(digits)
    } catch {
      return fail()
    }
  }

  function value() {
    for (const quote of ["'", '"', '`']) if (take(quote)) return text(quote)
    if (take('[')) return list()
    if (take('{')) return object()
    const number = match(NUMBER)
    if (!number) return word()
    const digits = number[0].replaceAll('_', '')
    if (number[1]) return whole(digits.slice(0, -1))
    return digits[0] === '-' ? -Number(digits.slice(1)) : Number(digits)
  }

  const all = value()
  space()
  if (at < source.length) fail()
  return all
}

const quoted = text => `'${text.replace(/[\\']/g, '\\$&').replace(/[\p{Cc}\u2028\u2029]/gu, c =>
  ({ '\n': '\\n', '\r': '\\r', '\t': '\\t' })[c] ?? `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`
const key = name => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

/** Writes a value, over several lines if it needs more than `width` characters. */
export function written(value, width = 96, indent = '') {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'bigint') return `${value}n`
  if (Object.is(value, -0)) return '-0'
  if (typeof value !== 'object' || value === null) return String(value)
  const [open, parts, close] = partsOf(value, width, indent)
  const line = `${open}${parts.join(', ')}${close}`
  if (!parts.length || indent.length + line.length <= width && !line.includes('\n')) return line.replace(/^\{ ?(.+?) ?\}$/s, '{ $1 }')
  const inner = `${indent}  `
  return `${open}\n${inner}${parts.join(`,\n${inner}`)},\n${indent}${close}`
}

function partsOf(value, width, indent) {
  const inner = `${indent}  `
  if (ArrayBuffer.isView(value)) return [`${value.constructor.name}.of(`, Array.from(value, each => written(each)), ')']
  if (Array.isArray(value)) return ['[', value.map(each => written(each, width, inner)), ']']
  return ['{', Object.entries(value).map(([name, each]) => `${key(name)}: ${written(each, width, inner)}`), '}']
}
