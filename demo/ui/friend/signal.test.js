// The text by which two pages find each other: it keeps what a connection needs, and says what is wrong with any other text.
import assert from 'node:assert/strict'
import test from 'node:test'
import { check, gate, LONGEST, RATES } from './line.js'
import { ANSWER, INVITATION, partsOf, read, sdpOf, tagOf, write } from './signal.js'

const PARTS = {
  name: 'yh/E', password: '/nveCILKM7oco0DHcYxSA3bi', fingerprint: [...Array(32).keys()].map(i => i * 7),
  addresses: [
    { at: 'fafbad0b-b974-47c0-8500-2809f5f1f0f3.local', port: 41642, direct: true },
    { at: '192.0.2.2', port: 9, direct: true },
    { at: 'fd00:0000:0000:0000:0000:0000:0000:0002', port: 65535, direct: true },
    { at: '203.0.113.7', port: 50000, direct: false },
  ],
}
const TAG = tagOf(PARTS)
const INVITED = write(INVITATION, TAG, PARTS)
const refusal = (...args) => { try { read(...args) } catch ({ key }) { return key } return '' }

test('parts survive the text and the description', () => {
  for (const kind of [INVITATION, ANSWER]) {
    const told = read(write(kind, TAG, PARTS), kind, TAG)
    assert.deepEqual(told, { ...PARTS, kind, tag: TAG })
    assert.deepEqual(partsOf(sdpOf(told)), PARTS)
  }
  assert.ok(INVITED.length < 250, INVITED)
  assert.deepEqual(partsOf(sdpOf({ ...PARTS, kind: INVITATION, addresses: [{ at: 'fd00::2', port: 1, direct: true }] })).addresses[0].at, 'fd00::2')
  assert.equal(read(write(INVITATION, TAG, { ...PARTS, addresses: [{ at: 'fd00::2', port: 1, direct: true }] }), INVITATION).addresses[0].at, PARTS.addresses[2].at)
})

test('a link holds the text, and spaces around it do no harm', () => {
  for (const pasted of [`https://example.org/#boards?join=${INVITED}`, `  ${INVITED}\n`, `#boards?a=b&join=${INVITED}&tab=use`]) assert.equal(refusal(pasted, INVITATION), '')
})

test('what is wrong with a text is known by name', () => {
  const cases = [
    ['', INVITATION, 'empty'],
    ['hello there', INVITATION, 'form'],
    ['AAAA', INVITATION, 'form'],
    ['x'.repeat(5000), INVITATION, 'form'],
    [INVITED.slice(0, -3), INVITATION, 'whole'],
    [INVITED.replace(/.(?=.{20}$)/, letter => (letter === 'A' ? 'B' : 'A')), INVITATION, 'whole'],
    [INVITED, ANSWER, 'invitation'],
    [write(ANSWER, TAG, PARTS), INVITATION, 'answer'],
    [write(ANSWER, [9, 9, 9, 9], PARTS), ANSWER, 'other'],
    [write(INVITATION, TAG, { ...PARTS, name: 'a\r\na=x' }), INVITATION, 'form'],
    [write(INVITATION, TAG, { ...PARTS, password: 'short' }), INVITATION, 'form'],
  ]
  for (const [pasted, kind, want] of cases) assert.equal(refusal(pasted, kind, TAG), want, pasted.slice(0, 60))
})

test('no text of any bytes is read as a description with other lines', () => {
  let seed = 1
  const random = n => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % n
  for (let i = 0; i < 3000; i++) {
    const bytes = [...atob(INVITED.replaceAll('-', '+').replaceAll('_', '/'))].map(letter => letter.charCodeAt(0)).slice(0, -2)
    for (let j = 0; j < 3; j++) bytes[random(bytes.length)] = random(256)
    if (random(2)) bytes.length = random(bytes.length)
    let [a, b] = [0, 0]
    for (const byte of bytes) b = (b + (a = (a + byte) % 255)) % 255
    const pasted = btoa(String.fromCharCode(...bytes, a, b)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    let told
    try { told = read(pasted, INVITATION) } catch (error) { assert.ok(error.key, String(error)) }
    if (told) assert.equal(sdpOf(told).split(/\r?\n/).length, sdpOf(PARTS).split('\r\n').length - PARTS.addresses.length + told.addresses.length)
  }
})

test('a message has a known form, a sender who may send it, and a bounded length', () => {
  const move = '{"say":"move","n":3,"move":"h8"}'
  assert.deepEqual(check(move, 'guest'), { say: 'move', n: 3, move: 'h8' })
  const table = JSON.stringify({ say: 'table', state: 'g=3x3x3' })
  assert.equal(check(table, 'host').state, 'g=3x3x3')
  const bad = [
    [table, 'guest'], ['{"say":"hello"}', 'host'], ['{"say":"again"}', 'host'], ['', 'host'], ['null', 'host'], ['[]', 'host'], ['{}', 'host'], ['"move"', 'host'], ['{', 'host'],
    ['{"say":"toString"}', 'host'], ['{"say":"__proto__"}', 'host'], ['{"say":"move","n":3}', 'host'], ['{"say":"move","n":-1,"move":"h8"}', 'host'], ['{"say":"move","n":1.5,"move":"h8"}', 'host'],
    ['{"say":"move","n":"3","move":"h8"}', 'host'], ['{"say":"move","n":3,"move":["h8"]}', 'host'], ['{"say":"move","n":3,"move":"h8","room":"boards"}', 'host'],
    ['{"say":"move","n":3,"move":"h8\\u0000"}', 'host'], [`{"say":"move","n":3,"move":"${'h'.repeat(121)}"}`, 'host'], [`${move}${' '.repeat(LONGEST)}`, 'host'], [new ArrayBuffer(4), 'host'], [undefined, 'host'],
  ]
  for (const [data, role] of bad) assert.equal(check(data, role), undefined, String(data).slice(0, 60))
})

test('only so many messages pass at once', () => {
  let now = 0
  const passes = gate(RATES.guest, () => now)
  assert.equal([...Array(45)].filter(() => passes()).length, RATES.guest[0])
  now = 1000
  assert.equal([...Array(30)].filter(() => passes()).length, 10)
})
