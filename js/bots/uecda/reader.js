// Numbers and tables from a stream of bytes that comes in pieces of any size.
import { ProtocolError, readTable, TABLE_BYTES } from './table.js'

/**
 * Reads what is asked for, and no more of the stream than that needs.
 * @param {AsyncIterable<Uint8Array>} stream
 */
export function createReader(stream) {
  const pieces = stream[Symbol.asyncIterator]()
  /** @type {Uint8Array} */
  let rest = new Uint8Array(0)

  const more = () => pieces.next().catch(error => {
    throw new ProtocolError(`the server left: ${error.message}`)
  })

  /** @param {number} size @returns {Promise<Uint8Array>} */
  const take = async size => {
    const parts = [rest]
    for (let length = rest.length; length < size;) {
      const { done, value } = await more()
      if (done) throw new ProtocolError(length ? 'the server left in the middle of what it sent' : 'the server left before the games were over')
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
