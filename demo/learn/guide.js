// A guided game, without the page: a position, and steps that say what the reader does. The engine makes every move and
// says why another is refused or worse, so that no step can break the rules.

/** @typedef {[en: string, ja: string]} Words */

/**
 * @typedef {object} Step
 * @property {Words} says what the reader is to do, in one or two sentences
 * @property {string} move the move asked for, in the game's notation
 * @property {string[]} [then] what the others do after it
 * @property {object} [table] the position at the start of the step; by default the one after the step before
 * @property {string} [proof] a reason or an event by which the engine confirms what the step says of the move
 */

/**
 * @typedef {object} Lesson
 * @property {string} game
 * @property {object | ((ask: Ask) => Promise<object>)} table where it begins
 * @property {Step[]} steps
 * @property {Words} end said when the last step is done
 * @property {(table: object, ask: Ask) => Promise<object>} [apply] makes a move, for a game without the engine's own
 * @property {(table: object, ask: Ask) => Promise<{ seat: number, move: string } | null>} [others] the next move of another seat, where a step names none; null at the reader's turn
 * @property {(table: object, ask: Ask) => Promise<object>} [info] what draw needs besides the position
 * @property {object} [explaining] options for the engine's choose, which explains a move that is not asked for
 * @property {(table: object, move: string, ask: Ask) => Promise<Words>} [explain] what the engine says of a move, for a game without the engine's own choose
 * @property {(move: string, table: object) => string} name a move in words
 * @property {(look: object) => Node | (Node | undefined)[]} draw the position, with what can be pressed
 */

/** @typedef {(game: string, name: string, ...args: unknown[]) => Promise<any>} Ask calls the engine */

/** A move of the reader, who has seat 0. */
const YOU = 0

const positionOf = async (of, ask) => (typeof of === 'function' ? of(ask) : of)

/** Makes a move by the engine, which refuses what the rules forbid. */
const made = ({ game, apply }, ask, table, move) => (apply ? apply(table, move, ask) : ask(game, 'apply', table, { move, ...table.turns?.length > 1 ? { seat: YOU } : {} }))

/** The position that a step begins with. */
export async function beginning(lesson, ask, n) {
  let table = await positionOf(lesson.steps[0].table ?? lesson.table, ask)
  for (const [i, step] of lesson.steps.slice(0, n).entries()) {
    if (i > 0 && step.table) table = await positionOf(step.table, ask);
    ({ table } = await done(lesson, ask, table, step))
  }
  const { table: own } = lesson.steps[n] ?? {}
  return own ? positionOf(own, ask) : table
}

/** The position after a step's move and the others' moves, and all events since. */
export async function done(lesson, ask, table, { move, then }) {
  let now = await made(lesson, ask, table, move)
  const events = [...now.events ?? []]
  for (const other of then ?? []) {
    now = await ask(lesson.game, 'apply', now, { move: other })
    events.push(...now.events)
  }
  while (!then && lesson.others) {
    const next = await lesson.others(now, ask)
    if (!next) break
    now = await ask(lesson.game, 'apply', now, next)
    events.push(...now.events)
  }
  return { table: now, events }
}

/** Why the engine refuses a move, '' if it allows it. */
export async function refusal(lesson, ask, table, move) {
  try {
    await made(lesson, ask, table, move)
    return ''
  } catch (error) {
    if (error.code === undefined) throw error
    return plain(error)
  }
}

/** The most reasons for a move that a newcomer is shown. */
const REASONS = 2

/** The engine's words about a move that the rules allow, '' if it has none. */
export async function words(lesson, ask, table, move, lang) {
  if (lesson.explain) return (await lesson.explain(table, move, ask))[lang === 'ja' ? 1 : 0]
  const view = await ask(lesson.game, 'view', table, { seat: YOU })
  const { candidates } = await ask(lesson.game, 'choose', view, { seed: 1, ...lesson.explaining })
  const found = candidates.find(candidate => same(candidate.move, move))
  return (found?.reasons ?? []).slice(0, REASONS).map(({ words }) => words).join(lang === 'ja' ? '／' : '; ')
}

/** Whether two moves are the same: cards may be named in any order. */
export const same = (a, b) => a.split(' ').sort().join(' ') === b.split(' ').sort().join(' ')

/** A refusal without the names of fields, which only authors know. */
export function plain({ message, field }) {
  const says = message.replace(field, '').replace(/^\s*：今は選べない手です（(.*)）.*$/, '$1').replace(/^[\s：:]+(?:is not legal: )?/, '').replace(/："[^"]*"$/, '')
  return says
}
