// Hard calls of every function: inputs that are ordinary, and take the most that they can.
import { games } from '../packages.js'

const makers = await Promise.all(games.map(async game => (await import(`./${game}.js`)).default))

/** By function, calls that are [what, arguments]; 'slow' beside them of what takes more than the tests have time for. */
export const hardCalls = t => Object.assign({}, ...makers.map(hard => hard(t)))
