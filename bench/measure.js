/**
 * Timing side by side on a machine that also does other things.
 *
 * A round gives every contender one turn. The order is A B C and, in every other round, C B A. So a slow moment of the
 * machine affects all of them alike, and none always runs after the same neighbour. A turn repeats a contender's work
 * until it has lasted long enough for the clock.
 *
 * Times from different rounds are never compared. The ratio of two contenders is taken within each round, and the result
 * is the median of these ratios. Its 95 % confidence interval comes from order statistics, as in the sign test: it
 * assumes that the rounds are independent, and nothing about the distribution of the noise.
 */

const WARM_UP = 300
const TURN = 20

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {number} items the number of items that one run processes
 * @property {() => unknown} run
 * @property {number[]} [times] measured: a round's nanoseconds per item
 * @property {number} [passes] measured: runs in a turn
 */

/**
 * Measures contenders against each other, and writes `times` and `passes` into each.
 * @param {Contender[]} contenders
 * @param {{ rounds: number, once?: boolean }} options once: a turn is one run, for work that is slow or cannot be repeated
 */
export async function measure(contenders, { rounds, once = false }) {
  for (const c of contenders) {
    c.passes = once ? 1 : warmUp(c)
    c.times = []
    // Lets the JavaScript engine's background compilers finish.
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  for (let round = once ? -2 : 0; round < rounds; round++) {
    for (const c of round % 2 ? contenders.toReversed() : contenders) {
      const time = turn(c, c.passes) * 1e6 / (c.passes * c.items)
      if (round >= 0) c.times.push(time)
    }
  }
  return contenders
}

/** Runs until the code is compiled, and returns how many runs make a turn. */
function warmUp(contender) {
  const end = performance.now() + WARM_UP
  let fastest = Infinity
  while (performance.now() < end) fastest = Math.min(fastest, turn(contender, 1))
  return Math.ceil(TURN / Math.max(fastest, 1e-4))
}

function turn({ run }, passes) {
  const start = clock()
  for (let i = 0; i < passes; i++) run()
  return clock() - start
}

/** Milliseconds of wall time, or of CPU time if TEFUDA_CPU_TIME is set, for a machine that does other work. */
const clock = process.env.TEFUDA_CPU_TIME
  ? () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  : () => performance.now()

/** How many times faster than `peer` is `ours`, with the 95 % interval. */
export const ratio = (ours, peer) => interval(ours.times.map((time, round) => peer.times[round] / time))

/** The median of a sample and its 95 % confidence interval. For fewer than six values the interval is their range. */
export function interval(sample) {
  const sorted = sample.toSorted((a, b) => a - b)
  const n = sorted.length
  // The interval leaves out `cut` values at either end. That few heads in n tosses of a coin have a chance below 2.5 %.
  let cut = 0
  let term = 0.5 ** n
  for (let below = term; below <= 0.025 && cut < n / 2; below += term) term *= (n - cut) / ++cut
  cut = Math.max(cut - 1, 0)
  const median = (sorted[(n - 1) >> 1] + sorted[n >> 1]) / 2
  return { median, low: sorted[cut], high: sorted[n - 1 - cut] }
}
