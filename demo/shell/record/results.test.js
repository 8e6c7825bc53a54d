// The stored results: counted once, damage moved aside, cleared by room.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { clear, count, results } from './results.js'
import { keep, open, sum } from './sealed.js'

let texts = new Map()
Object.defineProperty(globalThis, 'localStorage', { value: { getItem: key => texts.get(key) ?? null, setItem: (key, text) => texts.set(key, String(text)) } })
beforeEach(() => { texts = new Map() })

const plainly = () => results().tallies.map(({ room, level, of }) => [room, level, ...of])

test('games are added by room and level, and the one counted last only once', () => {
  assert.equal(count('boards', '15x15x5 3', 'a', [1, 0, 0]), '')
  assert.equal(count('boards', '15x15x5 3', 'a', [1, 0, 0]), undefined)
  for (const [room, level, id, ...of] of [
    ['boards', '15x15x5 3', 'b', 0, 0, 1],
    ['boards', '15x15x5 5', 'b', 0, 1, 0], ['daifugo', 'common 4 skilled', '7 1', 0, 1], ['daifugo', 'common 4 skilled', '7 2', 0, 0, 0, 1],
  ]) assert.equal(count(room, level, id, of), '')
  assert.deepEqual(plainly(), [['boards', '15x15x5 3', 1, 0, 1], ['boards', '15x15x5 5', 0, 1, 0], ['daifugo', 'common 4 skilled', 0, 1, 0, 1]])
})

test('what would break a line is no part of it', () => {
  count('draw', 'a\tb\nc', 'x\ty', [1, 2, 3])
  count('draw', 'a\tb\nc', 'x\ty', [1, 2, 3])
  assert.deepEqual(plainly(), [['draw', 'a b c', 1, 2, 3]])
})

test('a room’s results are cleared, the others’ stay', () => {
  count('boards', '3', 'a', [1])
  count('draw', 'jacks', 'a', [1, 0])
  clear('boards')
  assert.deepEqual(plainly(), [['draw', 'jacks', 1, 0]])
})

test('damage is found out wherever it is, and put aside as it was', () => {
  count('boards', '3', 'a', [1, 0, 2])
  const whole = texts.get('tefuda-results')
  for (let i = 0; i < whole.length; i++) {
    for (const damaged of [whole.slice(0, i) + whole.slice(i + 1), `${whole.slice(0, i)}~${whole.slice(i + 1)}`]) {
      texts = new Map([['tefuda-results', damaged]])
      assert.deepEqual(results(), { tallies: [], damaged: true }, damaged)
      assert.equal(texts.get('tefuda-aside-results'), damaged)
    }
  }
  assert.equal(count('draw', '', 'e', [1]), '')
  assert.deepEqual(results(), { tallies: [{ room: 'draw', level: '', last: 'e', of: [1] }], damaged: false })
})

test('what is kept is sealed as the games are: version, sum, text', () => {
  assert.equal(sum('g=3x3x3&moves=1,1'), fnv('g=3x3x3&moves=1,1').toString(36))
  keep('results', '手札')
  assert.match(texts.get('tefuda-results'), /^1 \w+ 手札$/)
  assert.deepEqual(open('results'), { text: '手札', damaged: false })
})

/** FNV-1a once more, by its definition with whole numbers. */
function fnv(text) {
  let hash = 2166136261n
  for (const byte of Buffer.from(text)) hash = ((hash ^ BigInt(byte)) * 16777619n) % (1n << 32n)
  return Number(hash)
}

test('a storage that refuses says why', () => {
  globalThis.localStorage.setItem = () => { throw Object.assign(new Error(), { name: 'QuotaExceededError' }) }
  assert.equal(count('draw', '', 'e', [1]), 'full')
  globalThis.localStorage.getItem = () => { throw new Error() }
  assert.deepEqual(results(), { tallies: [], damaged: false })
})
