// Hard calls of every function: ordinary inputs that take the most time and memory.
import { games } from '../packages.js'

const makers = await Promise.all(games.map(async game => (await import(`./${game}.js`)).default))

/** By function: calls as [what, arguments], with 'slow' added if the call is too slow for the tests. */
export const hardCalls = t => Object.assign({}, ...makers.map(hard => hard(t)))
