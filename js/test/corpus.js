// A fixed corpus of calls, good and bad, the same in every run. Each game's makers of calls are in its calls.js.
import { chance } from './chance.js'
import { CALLS } from './good-calls.js'

/** n calls of every function, [name, args], one function after the other in turn. */
export function corpus(n) {
  const { below, pick, many } = chance(20240602)
  const often = (good, bad) => (below(25) ? good() : bad())
  const junk = () => pick([undefined, null, true, 0, -1, NaN, 1e300, '', 'x', [], {}, { length: 2 }, [[]], new Int32Array(2)])
  const shared = () => ({
    ...(below(3) ? {} : { seed: often(() => below(2 ** 32), junk) }),
    ...(below(3) ? {} : { lang: pick(['en', 'ja']) }),
    ...(below(5) ? {} : { budget: often(() => ({ iterations: 1 + below(1000) }), junk) }),
    ...(below(12) ? {} : { surprise: junk() }),
  })
  const tools = { below, pick, many, often, junk, shared }
  const makers = Object.assign({}, ...Object.values(CALLS).map(game => game.makers(tools)))
  const names = Object.keys(makers)
  return Array.from({ length: n * names.length }, (_, i) => {
    const name = names[i % names.length]
    const args = makers[name]()
    return [name, often(() => args, () => pick([[], args.slice(0, 1), [...args, 1], [args[0], junk()]]))]
  })
}
