import { readdirSync } from 'node:fs'

const FOLDER = new URL('../games/', import.meta.url)

/** The exports of each game's calls.js: `good` calls, `makers` of calls for corpus.js, and `long`, a call that takes minutes. */
export const CALLS = Object.fromEntries(await Promise.all(
  readdirSync(FOLDER, { withFileTypes: true }).filter(entry => entry.isDirectory())
    .map(async ({ name }) => [name, await import(new URL(`${name}/calls.js`, FOLDER))]),
))

/**
 * A good call of every function: its arguments `good`, and its result `want`, or that of a `part` of it. The first argument is
 * an array if the function takes one. A `slow` function is not called after each bad call. `fine` names the values of
 * bad-values.js that it accepts as a position; `needs` has the options that it requires.
 */
export const GOOD = Object.assign({}, ...Object.values(CALLS).map(({ good }) => good))

/** The fast good calls of one game. */
export const quickOf = game => Object.entries(CALLS[game].good).filter(([, { slow }]) => !slow)
