// The tables of the UECda protocol: 8 rows of 15 numbers, which hold cards and the state of the game.
//
//   row 0-3   suits s h d c; columns: - 3 4 5 6 7 8 9 T J Q K A 2 +; 1: a card, 2: a joker in its place
//   row 4     jokers
//   row 5     -, give, mine, turn, clear, -, revolution, lock
//   row 6     five counts, five classes, the players on five seats

/** The server sent something that the protocol does not have. */
export class ProtocolError extends Error {}

/** The server has left before its games were over. */
export class ServerLeft extends ProtocolError {}

const ROWS = 8
const COLUMNS = 15
/** The bytes of a table in the stream: big-endian numbers of 32 bits, row by row. */
export const TABLE_BYTES = 4 * ROWS * COLUMNS

/** Every game has five players. */
export const PLAYERS = 5

/** The rows of cards. The last row is for a joker that is the fifth card of its rank. */
const SUITS = 'shdcx'
/** The columns. A joker can also stand below the Three and above the Two. */
const RANKS = '-3456789TJQKA2+'
const JOKER_ROW = 4
const [NATURAL, JOKER] = [1, 2]
const VERSION = 20070

/**
 * @typedef {number[][]} Table
 *
 * @typedef {object} Info the contents of a table besides cards. Only `players` is checked. Arrays have an entry a player
 * @property {number} give cards to give back before the game, 1 or 2; 0: none; negative for a player who gave a tribute
 * @property {boolean} mine whether the receiver is to move
 * @property {number} turn the player to move; before the game any number, 6 from the official server
 * @property {boolean} clear whether the field is empty
 * @property {boolean} revolution
 * @property {boolean} locked
 * @property {number[]} counts cards in hand
 * @property {number[]} classes 0 daifugō … 4 daihinmin; in the first game all are the same
 * @property {number[]} players the player on each seat, in turn order
 */

/** @returns {Table} */
export const emptyTable = () => Array.from({ length: ROWS }, () => Array(COLUMNS).fill(0))

/** Reads a table from the stream's bytes. @param {Uint8Array} bytes TABLE_BYTES of them @returns {Table} */
export function readTable(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, TABLE_BYTES)
  return emptyTable().map((row, y) => row.map((_, x) => view.getInt32(4 * (COLUMNS * y + x))))
}

/** The bytes of a table for the stream. @param {Table} table @returns {Uint8Array} */
export function writeTable(table) {
  const view = new DataView(new ArrayBuffer(TABLE_BYTES))
  table.flat().forEach((number, i) => view.setInt32(4 * i, number))
  return new Uint8Array(view.buffer)
}

/** The first table from a client: its name, cut to 14 letters, with ? for characters beyond ASCII. @param {string} name */
export function greeting(name) {
  const table = emptyTable()
  table[0][0] = VERSION
  const letters = name.replace(/[^ -~]/g, '?').slice(0, COLUMNS - 1)
  for (let i = 0; i < letters.length; i++) table[1][i] = letters.charCodeAt(i)
  return table
}

/** The cells of a table that hold cards, column by column. @param {Table} table */
function cells(table) {
  const found = []
  for (let x = 0; x < COLUMNS; x++) {
    for (let y = 0; y <= JOKER_ROW; y++) {
      const value = table[y][x]
      if (value !== 0 && value !== NATURAL && value !== JOKER) throw new ProtocolError(`cell ${y}, ${x} is ${value}: cards are 1, jokers 2`)
      if (value) found.push({ value, y, x })
    }
  }
  return found
}

/** @param {{ y: number, x: number }} cell */
function cardAt({ y, x }) {
  if (y === JOKER_ROW || x === 0 || x === COLUMNS - 1) throw new ProtocolError(`cell ${y}, ${x} is no card but is 1`)
  return RANKS[x] + SUITS[y]
}

/** The cards of a hand, from weak to strong. @param {Table} table @returns {string[]} */
export function handOf(table) {
  const found = cells(table)
  const jokers = found.filter(({ y }) => y === JOKER_ROW)
  const stray = found.find(({ value, y }) => value === JOKER && y !== JOKER_ROW)
  if (jokers.length > 1 || stray) throw new ProtocolError('a hand has one joker at most, in the row below the suits')
  return [...found.filter(({ y }) => y !== JOKER_ROW).map(cardAt), ...jokers.map(() => 'Jk')]
}

/** The combination in a table, in the engine's notation; '' for none. @param {Table} table */
export function roleOf(table) {
  const found = cells(table)
  if (found.filter(({ value }) => value === JOKER).length > 1) throw new ProtocolError('a role has one joker at most')
  if (found.length === 1 && found[0].value === JOKER) return 'Jk'
  return found.map(cell => (cell.value === JOKER ? `Jk=${RANKS[cell.x]}${SUITS[cell.y]}` : cardAt(cell))).join(' ')
}

/** The cards of a combination or hand; a joker is 'Jk'. @param {string} text @returns {string[]} */
export const cardsOf = text => text.split(' ').filter(Boolean).map(part => part.slice(0, 2))

/** The suits of a combination, in the engine's order; '' for a single joker. @param {string} role */
export function suitsOf(role) {
  const suits = role.split(' ').map(part => part.at(-1) ?? '')
  return [...'sdch'].filter(suit => suits.includes(suit)).join('')
}

/**
 * A combination as a table. A pass is an empty table.
 * @param {string} role
 * @param {boolean} revolution whether the order of ranks is reversed: a single joker stands beyond the strongest rank
 */
export function roleTable(role, revolution) {
  const table = emptyTable()
  if (role === 'Jk') table[0][revolution ? 0 : COLUMNS - 1] = JOKER
  else for (const part of role.split(' ').filter(Boolean)) put(table, part)
  return table
}

/** Cards as a table: a hand, or the cards given back. @param {string[]} cards */
export function cardTable(cards) {
  const table = emptyTable()
  for (const card of cards) {
    if (card === 'Jk') table[JOKER_ROW][1] = JOKER
    else put(table, card)
  }
  return table
}

/** @param {Table} table @param {string} part '5s' or 'Jk=5s' */
function put(table, part) {
  const [rank, suit] = part.slice(-2)
  table[SUITS.indexOf(suit)][RANKS.indexOf(rank)] = part.startsWith('Jk=') ? JOKER : NATURAL
}

/** The state in a table. Throws a ProtocolError if the seats are not players 0 to 4. @param {Table} table @returns {Info} */
export function infoOf(table) {
  const [, give, mine, turn, clear, , revolution, lock] = table[5]
  const players = table[6].slice(2 * PLAYERS)
  if (String(players.toSorted((a, b) => a - b)) !== '0,1,2,3,4') throw new ProtocolError(`players on seats are ${players}, not 0 to 4 once each`)
  return {
    give, mine: mine === 1, turn, clear: clear === 1, revolution: revolution === 1, locked: lock === 1,
    counts: table[6].slice(0, PLAYERS), classes: table[6].slice(PLAYERS, 2 * PLAYERS), players,
  }
}
