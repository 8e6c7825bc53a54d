// Puzzles of video poker: one hold is the best by a margin, and at least one simple player misses it. The answers are
// the indices of the cards held, "0 3".
import { first, inWords, measured } from './puzzle.js'

export const KIND = 'holds'
export const TITLE = ['Puzzles: what to hold', '問題：何を残す']
export const question = () => ['Which cards do you hold? Press them, then answer.', 'どの札を残しますか。押して選び、答えてください。']

/** The games of the puzzles, all with 52 cards. */
export const GAMES = ['jacks-or-better-9-6', 'bonus-8-5', 'double-bonus-10-7', 'double-double-bonus-9-6']
const DEALS = 60
/** How much the second-best hold must cost at least, in units staked. */
export const CLEARLY = 0.05

const written = ({ move }) => move.join(' ')

/** @param {import('./puzzle.js').Ask} ask */
export function make(ask, seed, lang) {
  const game = GAMES[seed % GAMES.length]
  return first(seed, DEALS, async seed => {
    const { cards } = await ask('poker', 'videoDeal', game, { seed })
    const hand = cards.join(' ')
    const advice = await ask('poker', 'videoAdvise', hand, { game, lang })
    const [best, next] = advice.candidates
    if (best.value - next.value < CLEARLY) return null
    const measure = measured(await levels(ask, hand, game, advice))
    const pays = advice.lines.filter(({ pay }) => pay > 0).map(({ name, pay }) => `${name} ${pay}`)
    return measure.failed > 0 ? { best: written(best), line: [written(best)], why: inWords(best.reasons, lang), ...measure, at: { game, cards, pays, value: best.value, next: next.value } } : null
  })
}

/**
 * Asks simple players, since video poker has no lower levels: one that wants to be paid as often as possible, one that
 * keeps what pays already or else all high cards, and the best players of the other games.
 */
async function levels(ask, hand, game, advice) {
  const best = written(advice.candidates[0])
  const fails = answer => Number(answer !== best)
  const others = []
  for (const other of GAMES) if (other !== game) others.push(written((await ask('poker', 'videoAdvise', hand, { game: other })).candidates[0]))
  return [
    { strength: 1100, tried: 1, failed: fails(mostOften(advice)) }, { strength: 800, tried: 1, failed: fails(keepsPays(hand, advice)) },
    { strength: 1700, tried: others.length, failed: others.reduce((sum, answer) => sum + fails(answer), 0) },
  ]
}

/** The hold that is paid in most draws. */
function mostOften({ lines, candidates }) {
  const paid = ({ counts, draws }) => counts.reduce((sum, n, line) => sum + (lines[line].pay > 0 ? n : 0), 0) / draws
  return written(candidates.reduce((best, hold) => (paid(hold) > paid(best) ? hold : best)))
}

/** What a beginner holds: all five cards if they pay, else all high cards. */
function keepsPays(hand, { candidates }) {
  const all = candidates.find(({ move }) => move.length === 5)
  if (all.value > 0) return written(all)
  return hand.split(' ').flatMap((card, i) => ('AKQJ'.includes(card[0]) ? [i] : [])).join(' ')
}
