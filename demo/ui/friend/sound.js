// Whether a view that another page has sent has the form of a view: it is compared with one that this page's own engine makes by the
// same rules. The room's program then reads it as it reads its own; the engine judges its values (legal).

const scalar = value => value === null || typeof value !== 'object'
const seatIn = (value, players) => value === null || (Number.isInteger(value) && value >= 0 && value < players)

/** Whether a value has the form of a model: the same fields, lists a seat each as long, texts and numbers where it has them. */
function like(model, value, players) {
  if (model === null) return true
  if (scalar(model)) return value === null || typeof value === typeof model
  if (Array.isArray(model)) {
    if (!Array.isArray(value) || (model.length === players && value.length !== players)) return false
    return model.length === 0 || value.every((each, i) => like(model[i] ?? model[0], each, players))
  }
  const names = Object.keys(model)
  return !scalar(value) && Object.keys(value).length === names.length && names.every(name => Object.hasOwn(value, name) && like(model[name], value[name], players))
}

/** Whether all that names a seat names one of the table. */
function seated(value, players) {
  if (scalar(value)) return true
  return Object.entries(value).every(([name, each]) => (/^(seat|to|from|owner)$/.test(name) && !Array.isArray(value) && scalar(each) ? seatIn(each, players) : seated(each, players)))
}

/** Whether a view has the form of a model. moves are what was done, a seat and a text each. */
export function sound(view, model, players) {
  const rest = { ...model, moves: [], events: [], result: null, legal: null }
  return like(rest, view, players) && Number.isInteger(view.seat) && seated(view, players) &&
    [view.moves, view.events].every(list => list.every(each => each !== null && Number.isInteger(each.seat ?? 0))) &&
    view.moves.every(({ seat, move }) => Number.isInteger(seat) && typeof move === 'string')
}
