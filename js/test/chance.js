/** A random generator that is the same everywhere: the linear congruential generator of Numerical Recipes. */
export function chance(seed) {
  let state = seed >>> 0
  const below = n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  return { below, pick: items => items[below(items.length)], many: (n, make) => Array.from({ length: n }, make) }
}
