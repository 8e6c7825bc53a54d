// Reads numbers and tables from a stream of bytes, which comes in pieces of any size.
import { ProtocolError, readTable, ServerLeft, TABLE_BYTES } from './table.js'

/**
 * A reader that takes no more of the stream than each call needs.
 * @param {AsyncIterable<Uint8Array>} stream
 * @param {number} [seconds] how long the server may be silent; default for ever
 */
export function createReader(stream, seconds = 0) {
  const pieces = stream[Symbol.asyncIterator]()
  /** @type {Uint8Array} */
  let rest = new Uint8Array(0)

  const next = () => pieces.next().catch(error => {
    throw new ServerLeft(`the server left: ${error.message}`)
  })

  const more = () => {
    if (!seconds) return next()
    /** @type {ReturnType<typeof setTimeout>} */
    let timer
    const silence = new Promise((/** @type {(result: never) => void} */ _, reject) => {
      timer = setTimeout(() => reject(new ProtocolError(`the server has been silent for ${seconds} s`)), 1000 * seconds)
    })
    return Promise.race([next(), silence]).finally(() => clearTimeout(timer))
  }

  /** @param {number} size @returns {Promise<Uint8Array>} */
  const take = async size => {
    const parts = [rest]
    for (let length = rest.length; length < size;) {
      const { done, value } = await more()
      if (done) throw new ServerLeft(length ? 'the server left in the middle of what it sent' : 'the server left before the games were over')
      parts.push(value)
      length += value.length
    }
    const all = parts.length > 1 ? joined(parts) : rest
    rest = all.subarray(size)
    return all.subarray(0, size)
  }

  return {
    async number() {
      const bytes = await take(4)
      return new DataView(bytes.buffer, bytes.byteOffset, 4).getInt32(0)
    },
    async table() {
      return readTable(await take(TABLE_BYTES))
    },
  }
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
