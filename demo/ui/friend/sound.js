// Checks the form of a view that another page has sent, by comparing it with a view that this page's engine makes for the same rules.
// So the room's program can read it like its own views. The engine checks the values (legal).

const scalar = value => value === null || typeof value !== 'object'
const seatIn = (value, players) => value === null || /^(right|across|left)$/.test(value) || (Number.isInteger(value) && value >= 0 && value < players)

/** The lists that have an entry for each seat. */
const PER_SEAT = /^(counts|places|classes|points|players|stacks|antes|blinds)$/

/** Whether a value has the form of a model: the same fields with the same types, and as many entries in lists of PER_SEAT. */
function like(model, value) {
  if (model === null) return true
  if (scalar(model)) return value === null || typeof value === typeof model
  if (Array.isArray(model)) return Array.isArray(value) && (model.length === 0 || value.every((each, i) => like(model[i] ?? model[0], each)))
  const names = Object.keys(model)
  if (value && Array.isArray(value.shown) && 'river' in model) names.push('shown') // the hand of an open riichi
  return !scalar(value) && !Array.isArray(value) && Object.keys(value).length === names.length && names.every(name => {
    const long = !PER_SEAT.test(name) || !Array.isArray(model[name]) || value[name]?.length === model[name].length
    return Object.hasOwn(value, name) && long && (name === 'shown' || like(model[name], value[name]))
  })
}

/** Whether every field that names a seat names one of the table. */
function seated(value, players) {
  if (scalar(value)) return true
  return Object.entries(value).every(([name, each]) => (/^(seat|to|from|owner)$/.test(name) && !Array.isArray(value) && scalar(each) ? seatIn(each, players) : seated(each, players)))
}

/** Whether two parts of a mahjong view that the engine does not check have their form: the result, and a round's end in the events. */
function ended({ result, outcome, events }, players) {
  const each = list => Array.isArray(list) && list.length === players && list.every(Number.isFinite)
  const ranks = result === null || [result?.places, result?.points, result?.chips, result?.scores].every(each)
  return ranks && (result?.places ?? []).every(place => place >= 1 && place <= players) &&
    events.every(one => one.event !== 'roundEnd' || (outcome !== null && JSON.stringify(one.outcome) === JSON.stringify(outcome)))
}

/** Whether a view has the form of a model. Each of its moves is a seat and a text. */
export function sound(view, model, players) {
  const rest = { ...model, moves: [], events: [], result: null, legal: null }
  return like(rest, view) && Number.isInteger(view.seat) && seated(view, players) &&
    [view.moves, view.events].every(list => list.every(each => !scalar(each) && Number.isInteger(each.seat ?? 0))) &&
    view.moves.every(({ seat, move }) => Number.isInteger(seat) && typeof move === 'string') &&
    (view.game !== 'mahjong' || ended(view, players))
}
