// The codec between JavaScript and the engine; wasm/wire is its other half and describes the format.
import { EngineError, InputError } from './errors.js'

const UTF8 = new TextEncoder()
const TEXT = new TextDecoder()
const ALIGN = 8
const FLOAT = new Float64Array(1)
const FLOAT_BYTES = new Uint8Array(FLOAT.buffer)
// Up to this length a loop over the letters of plain text is cheaper than a call of the encoder or decoder.
const SHORT = 24
// The engine's own bounds, checked here because only here a cycle or a request too large has a name.
const MAX_DEPTH = 30
const MAX_VALUES = 65_000
const MAX_BYTES = 128 << 20

/** The status of a response that asks for the tables of the function's game. */
export const WANTS_TABLES = 3

/** @type {[Function, number][]} */
const ARRAYS = [[Int8Array, 8], [Int32Array, 9], [BigUint64Array, 10]]
const CONSTANTS = [undefined, null, false, true]

/**
 * Writes a value into a block that `room` provides once the size is known, and returns the size.
 * @param {unknown} value
 * @param {(size: number) => Uint8Array} room
 */
export function encode(value, room) {
  /** @type {ArrayLike<number>[]} */
  const parts = []
  /** @type {number[]} */
  let bytes = []
  let size = 0
  let values = 0

  const flush = (/** @type {ArrayLike<number>} */ part) => {
    parts.push(bytes, part)
    size += bytes.length + part.length
    bytes = []
    if (size > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`)
  }
  const uint = (/** @type {number} */ n) => bytes.push(n & 255, (n >>> 8) & 255, (n >>> 16) & 255, n >>> 24)
  const text = (/** @type {string} */ s) => {
    if (s.length <= SHORT && isPlain(s)) {
      uint(s.length)
      for (let i = 0; i < s.length; i++) bytes.push(s.charCodeAt(i))
      return
    }
    const part = UTF8.encode(s)
    uint(part.length)
    flush(part)
  }
  const write = (/** @type {any} */ v, /** @type {number} */ depth) => {
    if (depth > MAX_DEPTH) throw new Error(`nested deeper than ${MAX_DEPTH} levels`)
    if (++values > MAX_VALUES) throw new Error(`more than ${MAX_VALUES} values`)
    const constant = CONSTANTS.indexOf(v)
    const array = typeof v === 'object' && ARRAYS.find(([type]) => v instanceof type)
    if (constant >= 0) {
      bytes.push(constant)
    } else if (array) {
      bytes.push(array[1])
      uint(v.length)
      while ((size + bytes.length) % ALIGN) bytes.push(0)
      flush(new Uint8Array(v.buffer, v.byteOffset, v.byteLength))
    } else if (typeof v === 'number') {
      FLOAT[0] = v
      bytes.push(4, ...FLOAT_BYTES)
    } else if (typeof v === 'string') {
      bytes.push(5)
      text(v)
    } else if (Array.isArray(v)) {
      const n = v.length
      bytes.push(6)
      uint(n)
      for (let i = 0; i < n; i++) write(v[i], depth + 1)
    } else if (typeof v === 'object' && kind(v) === 'Object') {
      const fields = Object.entries(v).filter(([, x]) => x !== undefined)
      bytes.push(7)
      uint(fields.length)
      for (const [key, x] of fields) {
        text(key)
        write(x, depth + 1)
      }
    } else {
      bytes.push(11)
      text(typeof v === 'object' ? kind(v) : typeof v)
    }
  }
  write(value, 0)
  flush([])
  const block = room(size)
  let at = 0
  for (const part of parts) {
    block.set(part, at)
    at += part.length
  }
  return size
}

const kind = (/** @type {object} */ v) => Object.prototype.toString.call(v).slice(8, -1)

const isPlain = (/** @type {string} */ s) => {
  for (let i = 0; i < s.length; i++) if (s.charCodeAt(i) > 127) return false
  return true
}

/**
 * Reads the value that stands at a place of a block.
 * @param {Uint8Array} block
 * @param {number} at
 * @returns {any}
 */
export function decode(block, at) {
  const view = new DataView(block.buffer, block.byteOffset, block.length)
  const uint = () => view.getUint32((at += 4) - 4, true)
  const text = () => {
    const end = uint() + at
    let s = ''
    for (let i = at; i < end; i++) {
      if (block[i] > 127 || end - at > SHORT) {
        s = TEXT.decode(block.slice(at, end))
        break
      }
      s += String.fromCharCode(block[i])
    }
    at = end
    return s
  }
  const value = /** @returns {any} */ () => {
    const tag = block[at++]
    if (tag < 4) return CONSTANTS[tag]
    if (tag === 4) return view.getFloat64((at += 8) - 8, true)
    if (tag === 5) return text()
    const n = uint()
    if (tag === 6) {
      const items = []
      for (let i = 0; i < n; i++) items.push(value())
      return items
    }
    if (tag === 7) {
      /** @type {Record<string, any>} */
      const fields = {}
      for (let i = 0; i < n; i++) fields[text()] = value()
      return fields
    }
    at = Math.ceil(at / ALIGN) * ALIGN
    // Copied out of the block: an array of its own, on a buffer of its own, at any alignment.
    return new Int32Array(block.slice(at, (at += 4 * n)).buffer)
  }
  return value()
}

/**
 * Opens a response: its result, or the fault it tells of, thrown.
 * @param {Uint8Array} response
 */
export function open(response) {
  const value = decode(response, 8)
  if (response[0] === 1) throw new InputError(value)
  if (response[0] === 2) throw new EngineError('fault', `the engine failed: ${value}`)
  return value
}
