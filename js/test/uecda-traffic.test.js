// The package's client on the traffic of a UECda server that another client recorded.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { each, engine } from './packages.js'

const DATA = new URL('../../../shared/data/daifugo/', import.meta.url)
const skip = existsSync(new URL('protocol_read.csv.gz', DATA)) ? false : 'the recorded traffic is not here'

/** The tables of a record, in order. A number alone on a line is the count of bytes sent. */
function recorded(file) {
  const rows = gunzipSync(readFileSync(new URL(file, DATA))).toString().trim().split('\n').map(line => line.trim().split(/\s+/).map(Number))
  const tables = []
  let table = []
  for (const row of rows) {
    // A record may be cut off anywhere.
    if (row.length !== 15) table = []
    else if (table.push(row) === 8) {
      tables.push(table)
      table = []
    }
  }
  return tables
}

const ME = 0
const cardsIn = table => table[6].slice(0, 5).reduce((sum, count) => sum + count)

/** The recorded games as turns: the tables that begin and end each turn, and the other client's answer. */
function games() {
  const [read, written] = [recorded('protocol_read.csv.gz'), recorded('protocol_write.csv.gz')]
  const all = []
  for (let i = 0, sent = 0, before = 0; i + 1 < read.length; i += 2) {
    const [hand, field] = [read[i], read[i + 1]]
    if (cardsIn(hand) > before) all.push([])
    before = cardsIn(field)
    all.at(-1).push({ hand, field, sent: hand[5][2] ? written[sent++] : undefined })
  }
  return all
}

const sortedRole = role => role.split(' ').sort().join(' ')

/** The fields of a view that follow from the moves, in a form that does not depend on the order of cards. */
function essence({ hand, counts, turns, owner, field, played, places, passed, passes, revolution, lock, moves }) {
  const cards = text => text.split(' ').filter(Boolean).sort().join(' ')
  return {
    hand: cards(hand), counts, turns, owner, field: sortedRole(field), played: cards(played), places, passed: [...passed].sort(), passes, revolution,
    lock: [...lock].sort().join(''), moves: moves.filter(({ move }) => !move.startsWith('give')).map(({ seat, move }) => `${seat} ${sortedRole(move)}`),
  }
}

each('every turn is by the rules that the engine knows', async p => {
  const { createGame } = await import(new URL('bots/uecda/game.js', p.folder))
  const { roleOf, roleTable } = await import(new URL('bots/uecda/table.js', p.folder))
  const { daifugo } = await engine(p, 'sync')
  const tally = { turns: 0, own: 0, refused: 0, laid: 0, locks: 0, turned: 0 }
  const all = games()
  for (const turns of all) {
    const game = createGame(ME, turns[0].hand)
    let expected
    for (const { hand, field, sent } of turns) {
      const own = game.turn(hand)
      const view = game.view()
      if (expected) assert.deepEqual(essence(view), essence(expected))
      game.field(field)
      const { move } = game.view().moves.at(-1)
      const role = move === 'pass' ? '' : move
      if (own && role !== roleOf(sent)) {
        assert.deepEqual([role, roleOf(sent), view.field], ['', '7h 8h 9h', '5c 6c 7c'])
        tally.refused++
      }
      assert.equal(sortedRole(roleOf(roleTable(role, view.revolution))), sortedRole(role))
      const after = daifugo.apply(view, { move })
      expected = after.over ? undefined : after
      tally.turns++
      tally.own += own
      tally.laid += role !== ''
      tally.locks += view.lock !== ''
      tally.turned += view.revolution
    }
    // The record ends in the middle of a game.
    if (turns !== all.at(-1)) assert.equal(game.finish().length, 5)
  }
  assert.deepEqual(tally, { turns: 1176, own: 221, refused: 1, laid: 519, locks: 236, turned: 190 })
}, { skip })

const number = n => Buffer.from([0, 0, 0, n])

/** All bytes from the server. The records lack its numbers and the tables of the exchange. */
function bytesOf(all, writeTable) {
  const turn = ({ hand, field }, last) => {
    const accepted = hand[6][ME] > field[6][ME] ? 9 : 8
    return [writeTable(hand), ...(hand[5][2] ? [number(accepted)] : []), writeTable(field), number(last)]
  }
  const bytes = all.flatMap((turns, g) => {
    const end = g === all.length - 1 ? 2 : 1
    return [writeTable(turns[0].hand), ...turns.flatMap((one, i) => turn(one, i === turns.length - 1 ? end : 0))]
  })
  return [number(ME), ...bytes]
}

for (const level of ['skilled', 'expert', 'champion']) {
  each(`the client answers the recorded server by legal moves: ${level}`, async p => {
    const { play } = await import(new URL('bots/uecda/uecda.js', p.folder))
    const { TABLE_BYTES, readTable, roleOf, writeTable } = await import(new URL('bots/uecda/table.js', p.folder))
    const { daifugo } = await engine(p, 'worker')
    const [asked, told, sent] = [[], [], []]
    const watched = { ...daifugo, choose: (view, options) => (asked.push(view), daifugo.choose(view, options)) }
    const all = games()
    const summary = await play({
      // The recorded server's bytes do not depend on the answers.
      stream: (async function* () { yield* bytesOf(all, writeTable) })(), write: bytes => sent.push(bytes), tell: text => told.push(text),
      daifugo: watched, level, budget: { iterations: 20 },
    })
    assert.equal(summary.games, all.length)
    assert.deepEqual(told, [])
    assert.equal(asked.length, 221)
    assert.ok(sent.every(bytes => bytes.length === TABLE_BYTES))
    for (const [i, view] of asked.entries()) {
      const { moves } = await daifugo.legal(view)
      assert.ok(moves.map(sortedRole).includes(sortedRole(roleOf(readTable(sent[i + 1])) || 'pass')))
    }
  }, { skip })
}
