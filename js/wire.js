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
// What is kept of memory between calls: room for any position.
const KEPT = 1 << 20

/** @type {[Function, number][]} */
const ARRAYS = [[Int8Array, 8], [Int32Array, 9], [BigUint64Array, 10]]
const CONSTANTS = [undefined, null, false, true]

// Where values are written until their size is known: kept from call to call, and taken away meanwhile, as a getter may
// call the engine too.
let kept = new Uint8Array(1 << 12)

/**
 * Writes a value into a block that `room` provides once the size is known, and returns the size.
 * @param {unknown} value
 * @param {(size: number) => Uint8Array} room
 */
export function encode(value, room) {
  let block = kept
  kept = new Uint8Array(0)
  let size = 0
  let values = 0

  const grow = (/** @type {number} */ by) => {
    if (size + by > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`)
    const larger = new Uint8Array(Math.max(size + by, 2 * block.length, 1 << 12))
    larger.set(block.subarray(0, size))
    block = larger
  }
  const byte = (/** @type {number} */ b) => {
    if (size === block.length) grow(1)
    block[size++] = b
  }
  const put = (/** @type {number} */ at, /** @type {number} */ n) => {
    block[at] = n
    block[at + 1] = n >>> 8
    block[at + 2] = n >>> 16
    block[at + 3] = n >>> 24
  }
  const uint = (/** @type {number} */ n) => {
    if (size + 4 > block.length) grow(4)
    put(size, n)
    size += 4
  }
  const bytes = (/** @type {Uint8Array} */ part) => {
    if (size + part.length > block.length) grow(part.length)
    block.set(part, size)
    size += part.length
  }
  const text = (/** @type {string} */ s) => {
    const n = s.length
    uint(n)
    const at = size
    if (n <= SHORT) {
      if (size + n > block.length) grow(n)
      let i = 0
      for (let c; i < n && (c = s.charCodeAt(i)) < 128; i++) block[at + i] = c
      if (i === n) {
        size += n
        return
      }
    }
    bytes(UTF8.encode(s))
    put(at - 4, size - at)
  }
  const list = (/** @type {any} */ v, /** @type {number} */ depth) => {
    const n = v.length
    byte(6)
    uint(n)
    for (let i = 0; i < n; i++) write(v[i], depth + 1)
  }
  const record = (/** @type {any} */ v, /** @type {number} */ depth) => {
    byte(7)
    uint(0)
    const at = size
    let n = 0
    for (const key of Object.keys(v)) {
      const x = v[key]
      if (x === undefined) continue
      text(key)
      write(x, depth + 1)
      n++
    }
    put(at - 4, n)
  }
  const object = (/** @type {any} */ v, /** @type {number} */ depth) => {
    const array = ARRAYS.find(([type]) => v instanceof type)
    if (array) {
      byte(array[1])
      uint(v.length)
      while (size % ALIGN) byte(0)
      bytes(new Uint8Array(v.buffer, v.byteOffset, v.byteLength))
    } else if (Array.isArray(v)) {
      list(v, depth)
    } else if (kind(v) === 'Object') {
      record(v, depth)
    } else {
      byte(11)
      text(kind(v))
    }
  }
  const write = (/** @type {any} */ v, /** @type {number} */ depth) => {
    if (depth > MAX_DEPTH) throw new Error(`nested deeper than ${MAX_DEPTH} levels`)
    if (++values > MAX_VALUES) throw new Error(`more than ${MAX_VALUES} values`)
    const type = typeof v
    if (type === 'string') {
      byte(5)
      text(v)
    } else if (type === 'number') {
      FLOAT[0] = v
      byte(4)
      bytes(FLOAT_BYTES)
    } else if (v === null || type === 'boolean' || type === 'undefined') {
      byte(CONSTANTS.indexOf(v))
    } else if (type === 'object') {
      object(v, depth)
    } else {
      byte(11)
      text(type)
    }
  }
  try {
    write(value, 0)
    room(size).set(block.subarray(0, size))
    return size
  } finally {
    if (block.length <= KEPT) kept = block
  }
}

const kind = (/** @type {object} */ v) => Object.prototype.toString.call(v).slice(8, -1)

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
