// Encodes and decodes the values of calls to the engine. wasm/wire is its counterpart and describes the format.
import { EngineError, InputError } from './errors.js'

// Made when first needed, because Jest's jsdom has neither.
/** @type {TextEncoder | undefined} */
let toBytes
/** @type {TextDecoder | undefined} */
let toText
const encoder = () => (toBytes ??= new TextEncoder())
const decoder = () => (toText ??= new TextDecoder())
const ALIGN = 8
const FLOAT = new Float64Array(1)
const FLOAT_BYTES = new Uint8Array(FLOAT.buffer)
// Up to this length a loop over the letters of ASCII text is cheaper than a call of the encoder or decoder.
const SHORT = 24
// Typed arrays with more bytes are copied only once.
const LONG = 4096
// Bounds on arguments, as in wasm/engine. They are checked here, because only here a cycle or a large request gets a clear message.
const MAX_DEPTH = 30
const MAX_VALUES = 65_000
const MAX_BYTES = 128 << 20

/** The status of a response that asks for the tables of the function's game. */
export const WANTS_TABLES = 3
/** The status of a response that asks for a new instance: what the old one keeps is in the way. */
export const WANTS_RENEWAL = 4

// The tags of typed arrays, by their tag in JavaScript: an array of an iframe, or of Node's vm, is not an instance of our classes.
/** @type {Record<string, number | undefined>} */
const ARRAYS = { Int8Array: 8, Int32Array: 9, BigUint64Array: 10, Uint8Array: 12 }
const arrayName = /** @type {any} */ (Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Int8Array.prototype), Symbol.toStringTag)).get
const CONSTANTS = [undefined, null, false, true]

/**
 * A writer that is not in use. encode takes it away while it writes, because a getter may call another function.
 * @type {Writer | undefined}
 */
let spare

/**
 * Writes a value into a block and returns its size. `room` provides the block, once the size is known.
 * @param {unknown} value
 * @param {(size: number) => Uint8Array} room
 */
export function encode(value, room) {
  const writer = spare ?? new Writer()
  spare = undefined
  try {
    writer.write(value, 0)
    return writer.copy(room)
  } finally {
    // A writer whose block has grown long is not kept.
    spare = writer.block.length > 1 << 20 ? undefined : writer.clear()
  }
}

/** Writes values one after the other. It is a class, because closures made for each call would cost more than a short call's bytes. */
class Writer {
  block = new Uint8Array(4096)
  size = 0
  values = 0
  /**
   * Long arrays, which are copied at the end: each with its position in the block. longSize is their bytes together.
   * @type {[at: number, bytes: Uint8Array][]}
   */
  long = []
  longSize = 0

  clear() {
    this.size = this.values = this.longSize = 0
    if (this.long.length) this.long = []
    return this
  }

  /** Makes room. @param {number} n */
  more(n) {
    if (this.size + this.longSize + n > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`)
    if (this.size + n <= this.block.length) return
    const longer = new Uint8Array(Math.max(this.size + n, 2 * this.block.length))
    longer.set(this.block)
    this.block = longer
  }

  /** @param {number} at @param {number} n */
  uintAt(at, n) {
    const { block } = this
    block[at] = n
    block[at + 1] = n >>> 8
    block[at + 2] = n >>> 16
    block[at + 3] = n >>> 24
  }

  /** Writes a tag and a length. @param {number} tag @param {number} n */
  head(tag, n) {
    if (this.size + 5 > this.block.length) this.more(5)
    this.block[this.size] = tag
    this.uintAt(this.size + 1, n)
    this.size += 5
  }

  /** @param {string} s */
  text(s) {
    const n = s.length
    // UTF-8 has up to three bytes for one of JavaScript's units.
    if (this.size + 4 + 3 * n > this.block.length) this.more(4 + 3 * n)
    const { block } = this
    const at = this.size + 4
    let i = 0
    if (n <= SHORT) {
      for (let c; i < n && (c = s.charCodeAt(i)) < 128; i++) block[at + i] = c
    }
    const length = i === n ? n : encoder().encodeInto(s, block.subarray(at)).written
    this.uintAt(this.size, length)
    this.size = at + length
  }

  /** @param {any} v @param {number} depth */
  write(v, depth) {
    if (depth > MAX_DEPTH) throw new Error(`nested deeper than ${MAX_DEPTH} levels`)
    if (++this.values > MAX_VALUES) throw new Error(`more than ${MAX_VALUES} values`)
    if (this.size + 16 > this.block.length) this.more(16)
    if (typeof v === 'string') {
      this.block[this.size++] = 5
      this.text(v)
    } else if (typeof v === 'number') {
      FLOAT[0] = v
      this.block[this.size] = 4
      for (let i = 0; i < 8; i++) this.block[this.size + 1 + i] = FLOAT_BYTES[i]
      this.size += 9
    } else if (CONSTANTS.includes(v)) {
      this.block[this.size++] = CONSTANTS.indexOf(v)
    } else if (Array.isArray(v)) {
      const n = v.length
      this.head(6, n)
      for (let i = 0; i < n; i++) this.write(v[i], depth + 1)
    } else {
      this.object(v, depth)
    }
  }

  /** @param {any} v @param {number} depth */
  object(v, depth) {
    // An object literal's kind is known without a call.
    const plain = Object.getPrototypeOf(v) === Object.prototype && !(Symbol.toStringTag in v)
    const name = plain ? 'Object' : typeof v === 'object' ? kind(v) : typeof v
    const array = plain ? undefined : ARRAYS[arrayName.call(v)]
    if (array) {
      this.array(array, v)
    } else if (name === 'Object') {
      this.fields(v, depth)
    } else {
      this.block[this.size++] = 11
      this.text(name)
    }
  }

  /** @param {any} v @param {number} depth */
  fields(v, depth) {
    this.head(7, 0)
    const at = this.size - 4
    let n = 0
    for (const key of Object.keys(v)) {
      const x = v[key]
      if (x === undefined) continue
      n++
      this.text(key)
      this.write(x, depth + 1)
    }
    this.uintAt(at, n)
  }

  /** @param {number} tag @param {any} v a typed array */
  array(tag, v) {
    const bytes = new Uint8Array(v.buffer, v.byteOffset, v.byteLength)
    this.head(tag, v.length)
    const isLong = bytes.length > LONG
    const n = isLong ? 0 : bytes.length
    if (this.size + ALIGN + n > this.block.length) this.more(ALIGN + n)
    while ((this.size + this.longSize) % ALIGN) this.block[this.size++] = 0
    if (isLong) {
      this.long.push([this.size, bytes])
      this.longSize += bytes.length
      this.more(0)
    } else {
      this.block.set(bytes, this.size)
      this.size += n
    }
  }

  /** Copies everything into the memory from `room`, and returns the size. @param {(size: number) => Uint8Array} room */
  copy(room) {
    const { block, size, longSize } = this
    const out = room(size + longSize)
    let from = 0
    let to = 0
    for (const [at, bytes] of this.long) {
      out.set(block.subarray(from, at), to)
      out.set(bytes, to += at - from)
      to += bytes.length
      from = at
    }
    out.set(block.subarray(from, size), to)
    return size + longSize
  }
}

const kind = (/** @type {object} */ v) => Object.prototype.toString.call(v).slice(8, -1)

/**
 * Reads the value at a position of a block.
 * @param {Uint8Array} block
 * @param {number} at
 * @returns {any}
 */
export function decode(block, at) {
  reader.block = block
  reader.at = at
  try {
    return reader.value()
  } finally {
    reader.block = NOTHING
  }
}

/** @type {Uint8Array} */
const NOTHING = new Uint8Array(0)
/** Names of fields that were read before, by a sum of their bytes. A new string made of bytes is slower as a key. */
const names = Array(256).fill('')

// Reading runs no code of the caller, so one reader is enough.
const reader = {
  block: NOTHING,
  at: 0,
  uint() {
    const { block, at } = this
    this.at = at + 4
    return (block[at] | block[at + 1] << 8 | block[at + 2] << 16 | block[at + 3] << 24) >>> 0
  },
  text() {
    const n = this.uint()
    const { block, at } = this
    this.at = at + n
    if (n <= SHORT) {
      let s = ''
      let i = at
      for (let c; i < at + n && (c = block[i]) < 128; i++) s += String.fromCharCode(c)
      if (i === at + n) return s
    }
    return decoder().decode(block.slice(at, at + n))
  },
  name() {
    const { block, at } = this
    const n = this.uint()
    const first = this.at
    let sum = n
    for (let i = first; i < first + n; i++) sum = 31 * sum + block[i] & 255
    const known = names[sum]
    let i = known.length === n ? 0 : -1
    while (i >= 0 && i < n) i = known.charCodeAt(i) === block[first + i] ? i + 1 : -1
    if (i === n) {
      this.at = first + n
      return known
    }
    this.at = at
    return names[sum] = this.text()
  },
  /** @returns {any} */
  value() {
    const tag = this.block[this.at++]
    if (tag < 4) return CONSTANTS[tag]
    if (tag === 4) {
      for (let i = 0; i < 8; i++) FLOAT_BYTES[i] = this.block[this.at++]
      return FLOAT[0]
    }
    if (tag === 5) return this.text()
    const n = this.uint()
    if (tag === 6) {
      const items = []
      for (let i = 0; i < n; i++) items.push(this.value())
      return items
    }
    if (tag === 7) {
      /** @type {Record<string, any>} */
      const fields = {}
      for (let i = 0; i < n; i++) {
        const name = this.name()
        fields[name] = this.value()
      }
      return fields
    }
    const at = Math.ceil(this.at / ALIGN) * ALIGN
    this.at = at + 4 * n
    // A copy with a buffer of its own: it works at any alignment.
    return new Int32Array(this.block.slice(at, this.at).buffer)
  },
}

/**
 * Returns the result in a response, or throws the fault in it.
 * @param {Uint8Array} response
 */
export function open(response) {
  const value = decode(response, 8)
  if (response[0] === 1) throw new InputError(value)
  if (response[0] === 2) throw new EngineError('fault', `the engine failed: ${value}`)
  return value
}
