// The client of the UECda protocol, without a server: its tables, a stream in pieces, and wrong streams.
import assert from 'node:assert/strict'
import test from 'node:test'
import { chance } from './chance.js'
import { compilers, each, engine } from './packages.js'

const FOLDER = new URL(`../../dist/${compilers[0]}/`, import.meta.url)
const tables = await import(new URL('bots/uecda/table.js', FOLDER))
const { createReader } = await import(new URL('bots/uecda/reader.js', FOLDER))
const { createGame } = await import(new URL('bots/uecda/game.js', FOLDER))

const SUITS = 'shdc'
const RANKS = '3456789TJQKA2'
const DECK = [...RANKS].flatMap(rank => [...SUITS].map(suit => rank + suit))

/** A combination or hand as text with its cards sorted. */
const sorted = text => text.split(' ').sort().join(' ')

test('a table is 480 bytes, big-endian', () => {
  const table = tables.emptyTable()
  table[0][0] = 20070
  table[5][1] = -2
  table[7][14] = 0x01020304
  const bytes = tables.writeTable(table)
  assert.equal(bytes.length, 480)
  assert.deepEqual([...bytes.subarray(0, 4), ...bytes.subarray(304, 308), ...bytes.subarray(476)], [0, 0, 78, 102, 255, 255, 255, 254, 1, 2, 3, 4])
  assert.deepEqual(tables.readTable(bytes), table)
})

test('hands come back as they went', () => {
  const { below } = chance(1)
  for (let i = 0; i < 300; i++) {
    const hand = DECK.filter(() => below(3) === 0)
    if (below(2)) hand.push('Jk')
    assert.deepEqual(tables.handOf(tables.cardTable(hand)), hand)
  }
})

// Every kind of combination, and the cells of its jokers.
const ROLES = [
  ['', {}], ['3s', { '0,1': 1 }], ['2c', { '3,13': 1 }], ['Jk', { '0,14': 2 }], ['5s 5h', { '0,3': 1, '1,3': 1 }],
  ['5s Jk=5h', { '0,3': 1, '1,3': 2 }], ['5s 5d 5c 5h Jk=5x', { '0,3': 1, '1,3': 1, '2,3': 1, '3,3': 1, '4,3': 2 }],
  ['3h Jk=4h 5h', { '1,1': 1, '1,2': 2, '1,3': 1 }], ['Jk=-d 3d 4d', { '2,0': 2, '2,1': 1, '2,2': 1 }],
  ['Kc Ac 2c Jk=+c', { '3,11': 1, '3,12': 1, '3,13': 1, '3,14': 2 }],
]

for (const [role, cells] of ROLES) {
  test(`the role "${role}" as a table`, () => {
    const table = tables.roleTable(role, false)
    const found = table.flatMap((row, y) => row.map((value, x) => [`${y},${x}`, value])).filter(([, value]) => value)
    assert.deepEqual(Object.fromEntries(found), cells)
    assert.equal(sorted(tables.roleOf(table)), sorted(role))
  })
}

test('a joker alone stands beyond the strongest rank, and is read wherever it stands', () => {
  assert.equal(tables.roleTable('Jk', true)[0][0], 2)
  for (const [y, x] of [[0, 0], [0, 14], [4, 1], [2, 5]]) {
    const table = tables.emptyTable()
    table[y][x] = 2
    assert.equal(tables.roleOf(table), 'Jk')
  }
})

test('the greeting has version and name, cut to the row', () => {
  const [version, name] = tables.greeting('a long name, 大貧民')
  assert.equal(version[0], 20070)
  assert.deepEqual(name, [...[...'a long name, ?'].map(letter => letter.charCodeAt(0)), 0])
})

/** A table with the cells that every table has, and some more. */
function tableWith(cells = {}, players = [0, 1, 2, 3, 4]) {
  const table = tables.cardTable(['3s', '4h'])
  table[6] = [11, 11, 11, 10, 10, 0, 0, 0, 0, 0, ...players]
  for (const [at, value] of Object.entries(cells)) {
    const [y, x] = at.split(',')
    table[y][x] = value
  }
  return table
}

const NONSENSE = [
  ['a card of 3', { '0,1': 3 }, /cell 0, 1 is 3/], ['a negative one', { '2,7': -1 }, /cell 2, 7 is -1/], ['a huge one', { '3,13': 2 ** 31 - 1 }, /cell 3, 13 is/],
  ['a card below 3', { '1,0': 1 }, /no card/], ['one above 2', { '1,14': 1 }, /no card/], ['a joker among the suits', { '1,5': 2 }, /one joker/],
  ['two jokers', { '4,1': 2, '4,2': 2 }, /one joker/],
  ['a player twice', { '6,10': 1 }, /players on seats/], ['a sixth player', { '6,14': 5 }, /players on seats/], ['the turn of nobody', { '5,3': 5 }, /turn is player 5/],
]

for (const [what, cells, message] of NONSENSE) {
  test(`nonsense is refused: ${what}`, () => {
    assert.throws(() => createGame(0, tableWith(cells)).turn(tableWith(cells)), error => error instanceof tables.ProtocolError && message.test(error.message))
  })
}

test('a game begins while it is nobody’s turn, whatever the fields say that a client does not need', () => {
  const [none, numbers] = [{ '5,3': 6 }, { '5,3': -9, '5,2': 7, '5,4': 3, '5,5': 5, '5,6': 2, '5,7': 99, '5,8': 4, '7,3': 8 }]
  for (const cells of [none, numbers]) {
    const said = []
    const game = createGame(0, tableWith({ ...cells, '4,1': 2, '6,0': 3, '6,1': 18, '6,2': 12, '6,3': 10 }), text => said.push(text))
    assert.deepEqual([game.seat, game.give, said], [0, 0, []])
  }
})

const SIZES = [['one of 54', { '6,1': 54 }], ['one of -1', { '6,4': -1 }], ['one card too many', { '6,2': 13 }], ['the own hand’s', { '6,0': 11, '6,1': 8 }]]
const TWO = { '6,0': 2, '6,1': 17, '6,2': 12, '6,3': 11, '6,4': 11 }

for (const [what, cells] of SIZES) {
  test(`impossible sizes of hands are told, and others taken: ${what}`, () => {
    const said = []
    const game = createGame(0, tableWith(TWO), text => said.push(text))
    assert.equal(game.turn(tableWith({ ...TWO, ...cells, '5,3': 1, '5,4': 1 })), false)
    assert.deepEqual(game.view().counts, [2, 17, 12, 11, 11].map((count, i) => (i === 0 || i > 1 ? count : 53 - 36)))
    assert.equal(said.length, 1)
    assert.match(said[0], /^the server says hands of [-\d,]+ cards, which cannot be; they are taken for 2,[\d,]+$/)
    assert.equal(game.view().counts.reduce((sum, count) => sum + count), 53)
  })
}

test('sizes that do not fit what is laid are told, and the cards on the table count', () => {
  const said = []
  const game = createGame(0, tableWith(TWO), text => said.push(text))
  game.turn(tableWith({ ...TWO, '5,3': 1, '5,4': 1 }))
  const laid = tables.roleTable('5s 5h', false)
  laid[6] = tableWith({ ...TWO, '6,1': 16 })[6]
  game.field(laid)
  assert.deepEqual(game.view().counts, [2, 15, 12, 11, 11])
  assert.deepEqual(game.view().moves, [{ seat: 1, move: '5s 5h' }])
  game.turn(tableWith({ ...TWO, '6,1': 15, '5,3': 2 }))
  laid[6] = tableWith({ ...TWO, '6,1': 15, '6,3': 9 })[6]
  game.field(laid)
  assert.deepEqual([game.view().counts, game.view().moves.at(-1)], [[2, 15, 12, 11, 11], { seat: 2, move: 'pass' }])
  assert.deepEqual(said.map(text => text.replace(/ says.*/, '')), ['after a turn of player 1 the server', 'after a turn of player 2 the server'])
  createGame(0, tableWith({ '6,0': 12 }), text => said.push(text))
  assert.equal(said[2], 'the server deals hands of 12,11,11,10,10 cards, which are not 53 together')
})

/** A stream of pieces. */
async function* streamOf(pieces) {
  yield* pieces
}

/** Bytes in random pieces, some of them empty. */
function cut(bytes, { below }, largest) {
  const pieces = []
  for (let at = 0; at < bytes.length;) {
    const size = below(largest + 1)
    pieces.push(bytes.subarray(at, at + size))
    at += size
  }
  return pieces
}

const numberBytes = n => Buffer.from(new Uint8Array(new Int32Array([n]).buffer).toReversed())

test('a stream may come in any pieces', async () => {
  const table = tableWith({ '5,3': 4, '4,1': 2 })
  const bytes = Buffer.concat([numberBytes(3), tables.writeTable(table), numberBytes(-9), tables.writeTable(table), numberBytes(7)])
  for (let i = 0; i < 60; i++) {
    const reader = createReader(streamOf(cut(bytes, chance(i), 1 + i * i)))
    const read = [await reader.number(), await reader.table(), await reader.number(), await reader.table(), await reader.number()]
    assert.deepEqual(read, [3, table, -9, table, 7])
    await assert.rejects(reader.number(), /left before/)
  }
  const cutOff = createReader(streamOf([bytes.subarray(0, 100)]))
  assert.equal(await cutOff.number(), 3)
  await assert.rejects(cutOff.table(), /left in the middle/)
})

test('a stream that breaks', async () => {
  const reader = createReader((async function* () {
    yield numberBytes(4).subarray(0, 3)
    throw new Error('read ECONNRESET')
  })())
  await assert.rejects(reader.number(), error => error instanceof tables.ProtocolError && error.message === 'the server left: read ECONNRESET')
})

test('a server that is silent ends it', async () => {
  const reader = createReader((async function* () {
    yield numberBytes(4)
    await new Promise(resolve => setTimeout(resolve, 100_000).unref())
  })(), 0.05)
  assert.equal(await reader.number(), 4)
  await assert.rejects(reader.table(), error => error instanceof tables.ProtocolError && error.message === 'the server has been silent for 0.05 s')
})

/** Checks that the client ends with an error that names the fault, whatever it receives. */
async function ends(p, bytes, source) {
  const { play } = await import(new URL('bots/uecda/uecda.js', p.folder))
  const { daifugo } = await engine(p, 'sync')
  const said = []
  const surroundings = { stream: streamOf(cut(bytes, source, 700)), write: () => {}, tell: text => said.push(text), daifugo, level: 'casual' }
  await assert.rejects(play(surroundings), error => error.name === 'Error' && /^(the server|a |after |to |cell|player|\w\w is laid|the )/.test(error.message))
}

each('bytes of chance', async p => {
  for (let seed = 0; seed < 40; seed++) {
    const source = chance(seed)
    const bytes = Buffer.from(source.many(4 + source.below(3000), () => source.below(seed % 2 ? 256 : 2)))
    // Half of the streams begin correctly, to get further.
    await ends(p, seed % 4 < 2 ? bytes : Buffer.concat([numberBytes(1), tables.writeTable(tableWith()), bytes]), source)
  }
})

each('turns of chance, in tables that are well-formed', async p => {
  for (let seed = 0; seed < 60; seed++) {
    const source = chance(seed)
    const turns = source.many(30, () => {
      const mine = source.below(3) === 0
      const cells = { '5,2': Number(mine), '5,3': source.below(5), '5,4': source.below(2), '5,6': source.below(2), '5,7': source.below(2) }
      const [hand, field] = [tableWith(cells), tableWith(cells)]
      for (let i = source.below(6); i > 0; i--) hand[source.below(4)][1 + source.below(13)] = 1
      for (const row of field.slice(0, 5)) row.fill(0)
      for (let i = source.below(5); i > 0; i--) field[source.below(5)][source.below(15)] = 1 + source.below(2)
      for (const table of [hand, field]) table[6][source.below(5)] = source.below(12)
      return [tables.writeTable(hand), ...(mine ? [numberBytes(8 + source.below(2))] : []), tables.writeTable(field), numberBytes(0)]
    })
    await ends(p, Buffer.concat([numberBytes(source.below(5)), tables.writeTable(tableWith()), ...turns.flat()]), source)
  }
})

for (const [what, numbers, message] of [
  ['a number that is no player', [5], /number 5/], ['a refusal to let in', [-1], /number -1/], ['nothing', [], /left before/],
]) {
  each(`the server gives ${what}`, async p => {
    const { play } = await import(new URL('bots/uecda/uecda.js', p.folder))
    const { daifugo } = await engine(p, 'sync')
    await assert.rejects(play({ stream: streamOf(numbers.map(numberBytes)), write: () => {}, tell: () => {}, daifugo }), message)
  })
}
