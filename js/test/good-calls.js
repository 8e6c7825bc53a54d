import { readdirSync } from 'node:fs'

const FOLDER = new URL('../games/', import.meta.url)

/** What each game's calls.js has: `good`, `makers` of calls for corpus.js, and `long`, a call that takes minutes. */
export const CALLS = Object.fromEntries(await Promise.all(
  readdirSync(FOLDER, { withFileTypes: true }).filter(entry => entry.isDirectory())
    .map(async ({ name }) => [name, await import(new URL(`${name}/calls.js`, FOLDER))]),
))

/**
 * A good call of every function: its arguments, and what comes of it, or of a part of it. The first argument is an array
 * where the function takes one. A slow function is not called after each bad call. What a function takes of
 * bad-values.js as a position is `fine`; an option that it cannot do without, `needs`.
 */
export const GOOD = Object.assign({}, ...Object.values(CALLS).map(({ good }) => good))

/** The good calls of one game that take no time. */
export const quickOf = game => Object.entries(CALLS[game].good).filter(([, { slow }]) => !slow)
