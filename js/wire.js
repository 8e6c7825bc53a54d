// The codec between JavaScript and the engine; wasm/wire is its other half and describes the format.
import { EngineError, InputError } from './errors.js'

// Not made before they are needed: Jest's jsdom has neither.
/** @type {TextEncoder | undefined} */
let toBytes
/** @type {TextDecoder | undefined} */
let toText
const encoder = () => (toBytes ??= new TextEncoder())
const decoder = () => (toText ??= new TextDecoder())
const ALIGN = 8
const FLOAT = new Float64Array(1)
const FLOAT_BYTES = new Uint8Array(FLOAT.buffer)
// Up to this length a loop over the letters of plain text is cheaper than a call of the encoder or decoder.
const SHORT = 24
// Longer typed arrays are not copied twice.
const LONG = 4096
// The engine's own bounds, checked here because only here a cycle or a request too large has a name.
const MAX_DEPTH = 30
const MAX_VALUES = 65_000
const MAX_BYTES = 128 << 20

/** The status of a response that asks for the tables of the function's game. */
export const WANTS_TABLES = 3

// By the name that the language gives them: an array of an iframe, or of Node's vm, is no instance of ours.
/** @type {Record<string, number | undefined>} */
const ARRAYS = { Int8Array: 8, Int32Array: 9, BigUint64Array: 10, Uint8Array: 12 }
const arrayName = /** @type {any} */ (Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Int8Array.prototype), Symbol.toStringTag)).get
const CONSTANTS = [undefined, null, false, true]

/**
 * Where values are written before the size is known; taken while in use, as a getter may call another function.
 * @type {Uint8Array | undefined}
 */
let scratch = new Uint8Array(4096)

/**
 * Writes a value into a block that `room` provides once the size is known, and returns the size.
 * @param {unknown} value
 * @param {(size: number) => Uint8Array} room
 */
export function encode(value, room) {
  let block = scratch ?? new Uint8Array(4096)
  scratch = undefined
  let size = 0
  let values = 0
  // Long arrays are copied once, at the end: where each goes in between, and their bytes together.
  /** @type {[at: number, bytes: Uint8Array][]} */
  const long = []
  let longSize = 0

  const more = (/** @type {number} */ n) => {
    if (size + longSize + n > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`)
    if (size + n <= block.length) return
    const longer = new Uint8Array(Math.max(size + n, 2 * block.length))
    longer.set(block)
    block = longer
  }
  const uintAt = (/** @type {number} */ at, /** @type {number} */ n) => {
    block[at] = n
    block[at + 1] = n >>> 8
    block[at + 2] = n >>> 16
    block[at + 3] = n >>> 24
  }
  // A tag and what has a length after it.
  const head = (/** @type {number} */ tag, /** @type {number} */ n) => {
    if (size + 5 > block.length) more(5)
    block[size] = tag
    uintAt(size + 1, n)
    size += 5
  }
  const text = (/** @type {string} */ s) => {
    const n = s.length
    // UTF-8 has up to three bytes for one of JavaScript's units.
    if (size + 4 + 3 * n > block.length) more(4 + 3 * n)
    const at = size + 4
    let i = 0
    if (n <= SHORT) {
      for (let c; i < n && (c = s.charCodeAt(i)) < 128; i++) block[at + i] = c
    }
    const length = i === n ? n : encoder().encodeInto(s, block.subarray(at)).written
    uintAt(size, length)
    size = at + length
  }
  const write = (/** @type {any} */ v, /** @type {number} */ depth) => {
    if (depth > MAX_DEPTH) throw new Error(`nested deeper than ${MAX_DEPTH} levels`)
    if (++values > MAX_VALUES) throw new Error(`more than ${MAX_VALUES} values`)
    if (size + 16 > block.length) more(16)
    if (typeof v === 'string') {
      block[size++] = 5
      text(v)
    } else if (typeof v === 'number') {
      FLOAT[0] = v
      block[size] = 4
      block.set(FLOAT_BYTES, size + 1)
      size += 9
    } else if (CONSTANTS.includes(v)) {
      block[size++] = CONSTANTS.indexOf(v)
    } else if (Array.isArray(v)) {
      const n = v.length
      head(6, n)
      for (let i = 0; i < n; i++) write(v[i], depth + 1)
    } else {
      writeObject(v, depth)
    }
  }
  const writeObject = (/** @type {any} */ v, /** @type {number} */ depth) => {
    const name = typeof v === 'object' ? kind(v) : typeof v
    const array = ARRAYS[arrayName.call(v)]
    if (array) {
      const bytes = new Uint8Array(v.buffer, v.byteOffset, v.byteLength)
      head(array, /** @type {any} */ (v).length)
      const isLong = bytes.length > LONG
      const n = isLong ? 0 : bytes.length
      if (size + ALIGN + n > block.length) more(ALIGN + n)
      while ((size + longSize) % ALIGN) block[size++] = 0
      if (isLong) {
        long.push([size, bytes])
        longSize += bytes.length
        more(0)
      } else {
        block.set(bytes, size)
        size += n
      }
    } else if (name === 'Object') {
      head(7, 0)
      const at = size - 4
      let n = 0
      for (const key of Object.keys(v)) {
        const x = v[key]
        if (x === undefined) continue
        n++
        text(key)
        write(x, depth + 1)
      }
      uintAt(at, n)
    } else {
      block[size++] = 11
      text(name)
    }
  }
  try {
    write(value, 0)
    const out = room(size + longSize)
    let from = 0
    let to = 0
    for (const [at, bytes] of long) {
      out.set(block.subarray(from, at), to)
      out.set(bytes, to += at - from)
      to += bytes.length
      from = at
    }
    out.set(block.subarray(from, size), to)
  } finally {
    // A long one is not kept.
    scratch = block.length > 1 << 20 ? new Uint8Array(4096) : block
  }
  return size + longSize
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
        s = decoder().decode(block.slice(at, end))
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
