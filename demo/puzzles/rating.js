// A player's strength by Glicko-2, on the scale of Elo: Mark E. Glickman, "Example of the Glicko-2 system", 2013,
// http://www.glicko.net/glicko/glicko2.pdf.

/**
 * @typedef {object} Rating
 * @property {number} value 1500 for a new player
 * @property {number} deviation the true strength is within two of these, in 95 of 100 cases
 * @property {number} volatility how much the strength is expected to change
 */

/** A player who has answered nothing yet. @type {Rating} */
export const NEW = { value: 1500, deviation: 350, volatility: 0.06 }

const SCALE = 173.7178
/** Limits how fast the volatility changes; the paper suggests 0.3 to 1.2. */
const TAU = 0.5
const CONVERGENCE = 0.000001

/**
 * The rating after a period with these games. Without games only the deviation grows.
 * @param {Rating} rating
 * @param {{ value: number, deviation: number, score: number }[]} games the rating of each puzzle, and 1 for a right answer or 0 for a wrong one
 */
export function after({ value, deviation, volatility }, games) {
  const mu = (value - 1500) / SCALE
  const phi = deviation / SCALE
  let information = 0
  let gain = 0
  for (const game of games) {
    const g = 1 / Math.sqrt(1 + 3 * (game.deviation / SCALE / Math.PI) ** 2)
    const expected = 1 / (1 + Math.exp(-g * (mu - (game.value - 1500) / SCALE)))
    information += g * g * expected * (1 - expected)
    gain += g * (game.score - expected)
  }
  if (information === 0) return { value, deviation: SCALE * Math.hypot(phi, volatility), volatility }
  const sigma = changed(phi, volatility, 1 / information, gain / information)
  const now = 1 / Math.sqrt(1 / (phi * phi + sigma * sigma) + information)
  return { value: 1500 + SCALE * (mu + now * now * gain), deviation: SCALE * now, volatility: sigma }
}

/** Step 5 of the paper: the root of f by the Illinois method. v is the estimated variance, delta the estimated improvement. */
function changed(phi, sigma, v, delta) {
  const a = Math.log(sigma * sigma)
  const f = x => {
    const spread = phi * phi + v + Math.exp(x)
    return Math.exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (TAU * TAU)
  }
  let low = a
  let high = a - TAU
  if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v)
  else while (f(high) < 0) high -= TAU
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > CONVERGENCE) {
    const next = low + (low - high) * atLow / (atHigh - atLow)
    const atNext = f(next)
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2;
    [high, atHigh] = [next, atNext]
  }
  return Math.exp(low / 2)
}
