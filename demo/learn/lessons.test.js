// The guided games against the engine: every step is legal, its words about its move are true, and each game ends as they say.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import test from 'node:test'
import { initSync } from '../../js/sync.js'
import { beginning, done, plain, refusal, same, words } from './guide.js'
import { GUIDED } from './game.js'

const engine = initSync()
const asking = lang => async (game, name, position, options) => engine[game][name](position, { lang, ...options })
const ask = asking('en')

const ROOMS = new URL('../rooms/', import.meta.url)
const lessons = Object.fromEntries(await Promise.all(GUIDED.map(async room => [room, (await import(new URL(`${room}/lesson.js`, ROOMS))).default])))

/** How each game must end, by the engine. */
const ENDS = {
  boards: ({ over, result }) => over && result.winner === 'o',
  calculation: ({ over, result }) => over && result.won,
  cardroom: ({ over, players }) => over && players[0].won > 0,
  daifugo: ({ places }) => places[0] === 1,
  draw: ({ line }) => line.line === 'flush',
  mahjong: ({ events }) => events.some(({ event, outcome }) => event === 'roundEnd' && outcome.wins[0].seat === 0),
}

/** Facts by which the engine confirms a step's proof: events, reasons, the reader's hand. */
const PROOFS = {
  async boards(table, move) {
    const { candidates } = await ask('mnk', 'search', table.board, { k: 5, turn: 'o', seed: 1, budget: { iterations: 1000 } })
    return candidates.find(candidate => candidate.move === move)?.reasons.map(({ code }) => code) ?? []
  },
  async cardroom({ hands, board }) {
    return [(await ask('poker', 'evaluate', `${hands[0]} ${board}`)).category]
  },
}

/** Plays a game to its end. each() gets every step, the position before it and the events. */
async function played(lesson, each) {
  let table
  for (const [n, step] of lesson.steps.entries()) {
    if (n === 0 || step.table) table = await beginning(lesson, ask, n)
    const after = await done(lesson, ask, table, step)
    await each(step, table, after, n)
    table = after.table
  }
  return table
}

test('every room with a game to learn has one, and no other', () => {
  const found = readdirSync(ROOMS).filter(room => readdirSync(new URL(room, ROOMS)).includes('lesson.js'))
  assert.deepEqual(GUIDED.toSorted(), found)
})

for (const [room, lesson] of Object.entries(lessons)) {
  test(`${room}: the engine makes every step, confirms what it says, and the game ends well`, async () => {
    assert.ok(lesson.steps.length >= 6 && lesson.steps.length <= 10, `${lesson.steps.length} steps`)
    let proofs = 0
    const end = await played(lesson, async (step, table, { events }, n) => {
      if (!step.proof) return
      const confirmed = [...events.map(({ event }) => event), ...await PROOFS[room]?.(table, step.move) ?? []]
      assert.ok(confirmed.includes(step.proof), `step ${n + 1}: ${step.proof}, but ${confirmed}`)
      proofs++
    })
    assert.ok(proofs > 0)
    assert.equal(ENDS[room](end), true)
  })

  test(`${room}: the reader is in turn at every step, and the position is the same however it is reached`, async () => {
    await played(lesson, async (step, table, _, n) => {
      if (table.turns) assert.deepEqual(table.turns, [0], `step ${n + 1}`)
      assert.deepEqual(await beginning(lesson, ask, n), table, `step ${n + 1}`)
    })
  })

  test(`${room}: each step is short, in both languages`, () => {
    for (const { says: [en, ja] } of [...lesson.steps, { says: lesson.end }]) {
      assert.ok(en.length <= 210 && en.split(/[.!?](?: |$)/).length <= 4, en)
      assert.ok(ja.length <= 100 && /[ぁ-ん]/.test(ja), ja)
    }
  })

  test(`${room}: another move is explained in both languages, whether the rules allow it or not`, async () => {
    let [refused, explained] = [0, 0]
    await played(lesson, async ({ move }, table) => {
      for (const lang of ['en', 'ja']) {
        const others = OTHERS[room].filter(other => !same(other, move))
        for (const other of others) {
          const no = await refusal(lesson, asking(lang), table, other)
          if (no) refused++
          else if ((await words(lesson, asking(lang), table, other, lang)).length > 3) explained++
          assert.doesNotMatch(no, /options|undefined/, `${other}: ${no}`)
        }
      }
    })
    assert.ok(refused > 1 || room === 'draw', `${refused} refused`)
    assert.ok(explained > 1, `${explained} explained`)
  })
}

/** Moves that a reader may try. */
const OTHERS = {
  boards: ['a1', 'e5', 'e6', 'd2', 'g4'],
  calculation: ['c f3', 'w4 f2', 'd', 'c w2'],
  cardroom: ['fold', 'check', 'raise 7', 'call'],
  daifugo: ['Ks', 'pass', '7c', '4d'],
  draw: ['hold', 'hold 0', 'hold 1 2'],
  mahjong: ['9m', 'ron', '2m', '9s'],
}

test('a step that contradicts the rules fails', async () => {
  const lesson = lessons.daifugo
  const broken = { ...lesson, steps: lesson.steps.map((step, n) => (n === 1 ? { ...step, move: '4d' } : step)) }
  await assert.rejects(played(broken, () => {}), /not legal/)
})

test('a refusal is told without the names of fields', () => {
  assert.equal(plain({ message: 'options.move is not legal: 4h is not of the field’s kind', field: 'options.move' }), '4h is not of the field’s kind')
  assert.equal(plain({ message: 'options.move：今は選べない手です（4h は場と同じ種類・枚数ではない）', field: 'options.move' }), '4h は場と同じ種類・枚数ではない')
})
