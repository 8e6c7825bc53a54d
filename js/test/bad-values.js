// Values that few functions accept: [what, make]. They are made anew for each call, because some can be used only once.
const thrower = () => {
  throw new RangeError('trap')
}
class Hand {
  cards = 'As'
}
const nested = depth => (depth ? [nested(depth - 1)] : [])
const detached = () => {
  const array = Int8Array.of(1, 2, 3, 4, 5)
  globalThis.structuredClone(array.buffer, { transfer: [array.buffer] })
  return array
}
const cyclic = () => {
  const object = { cards: [] }
  object.cards.push(object)
  return object
}
const cyclicArray = () => {
  const array = ['As']
  array.push(array)
  return array
}
const revoked = target => {
  const { proxy, revoke } = Proxy.revocable(target, {})
  revoke()
  return proxy
}
const throwing = thrown => ({
  get length() {
    throw thrown
  },
})

export const PRIMITIVES = [
  ['undefined', () => undefined],
  ['null', () => null],
  ['true', () => true],
  ['3', () => 3],
  ['-1.5', () => -1.5],
  ['NaN', () => NaN],
  ['Infinity', () => Infinity],
  ['1e300', () => 1e300],
  ['1n', () => 1n],
  ['a symbol', () => Symbol('As')],
  ['a lone surrogate', () => '\ud83c'],
  ['surrogates in the wrong order', () => 'As \udca1\ud83c'],
  ['NUL', () => '\0'],
  ['a million characters', () => 'A'.repeat(1e6)],
]

export const OBJECTS = [
  ['a function', () => thrower],
  ['a class', () => Hand],
  ['a class instance', () => new Hand()],
  ['a Date', () => new Date(0)],
  ['a Map', () => new Map([['As', 1]])],
  ['a Set', () => new Set(['As'])],
  ['a RegExp', () => /As/],
  ['a boxed String', () => Object('As')],
  ['a boxed Number', () => Object(3)],
  ['a Promise', () => Promise.resolve('As')],
  ['an Error', () => new Error('As')],
  ['an object', () => ({ 0: 'As', length: 1 })],
  ['an object without prototype', () => Object.create(null)],
  ['deep nesting', () => nested(1000)],
  ['a cyclic object', cyclic],
  ['a cyclic array', cyclicArray],
  ['a huge sparse array', () => Array(1e9)],
  ['a huge array', () => Array(70_000).fill(null)],
  ['an ArrayBuffer', () => new ArrayBuffer(5)],
  ['a DataView', () => new DataView(new ArrayBuffer(5))],
  ['a Uint8Array', () => Uint8Array.of(1, 2, 3, 200, 200)],
  ['a Float64Array', () => Float64Array.of(1, 2, 3, 4, 5)],
  ['an Int32Array', () => Int32Array.of(1, 2, 3, 4, 5)],
  ['a detached Int8Array', detached],
  ['an Int8Array of bad codes', () => Int8Array.of(-128, 127, 56, -2, 99)],
  ['an Int8Array that lies about its length', () => Object.defineProperty(new Int8Array(5), 'length', { value: 1e6 })],
]

export const TRAPS = [
  ['a proxy that throws', () => new Proxy([], { get: thrower, has: thrower, ownKeys: thrower, getPrototypeOf: thrower })],
  ['a revoked proxy', () => revoked({})],
  ['a revoked proxy of an array', () => revoked([])],
  ['a revoked proxy of a function', () => revoked(thrower)],
  ['a getter that throws', () => throwing(new Error('trap'))],
  ['a getter that throws a symbol', () => throwing(Symbol('trap'))],
  ['a getter that throws an object', () => throwing(Object.create(null))],
  ['a getter that throws undefined', () => throwing(undefined)],
  ['a getter in an array', () => Object.defineProperty(['As'], 0, { get: thrower })],
  ['a tag that throws', () => ({ get [Symbol.toStringTag]() { return thrower() } })],
]

export const VALUES = [...PRIMITIVES, ...OBJECTS, ...TRAPS]

/** The names of VALUES that every function accepts as its options. */
export const FINE_OPTIONS = new Set(['undefined', 'an object without prototype'])
