// Counts the categories of hands of seven cards by evaluateMany. Compares those of all hands with the published counts, or
// those of a sample with @pokertools/evaluator. See README.md.
import { pathToFileURL } from 'node:url'
import { chance, toCodes } from './deal.js'
import { loadEngines } from './engines.js'
import { flagsOf, peer, printRow } from './report.js'

// By bits 20-23 of a value. The published counts have royal flushes among the straight flushes.
const NAMES = ['none', 'high', 'pair', 'two pair', 'three', 'straight', 'flush', 'full house', 'four', 'straight flush']
const PUBLISHED = [0, 23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584]
const CARDS = 7
const CODES = toCodes([Array.from({ length: 52 }, (_, card) => card)])
// The greatest number of hands in a chunk: four of 49 cards.
const MOST = 211_876

/**
 * A chunk is all hands with the same three lowest cards. They differ in length.
 * @returns {number[][]} the three cards of every chunk
 */
export function allChunks() {
  const chunks = []
  for (let a = 0; a < 46; a++) {
    for (let b = a + 1; b < 47; b++) {
      for (let c = b + 1; c < 48; c++) chunks.push([a, b, c])
    }
  }
  return chunks
}

/** A sample of different chunks, always the same for the same number. */
export function sampleOf(number) {
  const chunks = allChunks()
  const random = chance(number)
  return Array.from({ length: Math.min(number, chunks.length) }, () => chunks.splice(random(chunks.length), 1)[0])
}

/** Fills the buffer with a chunk's hands. Returns the filled part. */
function fill(buffer, chunk) {
  const hand = Int8Array.from([...chunk, 0, 0, 0, 0], card => CODES[card])
  let end = 0
  for (let d = chunk[2] + 1; d < 49; d++) {
    hand[3] = CODES[d]
    for (let e = d + 1; e < 50; e++) {
      hand[4] = CODES[e]
      for (let f = e + 1; f < 51; f++) {
        hand[5] = CODES[f]
        for (let g = f + 1; g < 52; g++, end += CARDS) {
          hand[6] = CODES[g]
          for (let i = 0; i < CARDS; i++) buffer[end + i] = hand[i]
        }
      }
    }
  }
  return buffer.subarray(0, end)
}

/**
 * Counts the categories of chunks.
 * @param {number[][]} chunks
 * @param {((codes: Int8Array) => ArrayLike<number>)[]} evaluators return values; bits 20-23 are counted
 * @returns {number[][]} the counts by category, for each evaluator
 */
export function count(chunks, evaluators) {
  const buffer = new Int8Array(CARDS * MOST)
  const counts = evaluators.map(() => Array(NAMES.length).fill(0))
  for (const chunk of chunks) {
    const codes = fill(buffer, chunk)
    evaluators.forEach((values, i) => tally(counts[i], values(codes)))
  }
  return counts
}

function tally(counts, values) {
  for (let i = 0; i < values.length; i++) counts[Math.min(values[i] >> 20, NAMES.length - 1)]++
}

/** tefuda's values. */
export const ours = ({ poker }) => codes => poker.evaluateMany(codes, { cards: CARDS })

/** @pokertools/evaluator's categories in the same bits. Its own numbers begin at the best category. */
export function theirs() {
  const { rank } = peer('@pokertools/evaluator')
  return codes => Array.from({ length: codes.length / CARDS }, (_, i) => {
    const hand = Array.from(codes.subarray(CARDS * i, CARDS * (i + 1)), code => CODES.indexOf(code))
    return NAMES.length - 1 - rank(hand) << 20
  })
}

/** Prints the counts with the expected ones. Returns whether all are equal. */
function report(title, expected, engines, counts) {
  printRow([title, 'expected', ...engines.map(({ name }) => name)])
  printRow(['---', ...Array(engines.length + 1).fill('--:')])
  NAMES.forEach((name, i) => printRow([name, expected[i], ...counts.map(all => all[i])].map(n => n.toLocaleString('en'))))
  return counts.every(all => all.every((n, i) => n === expected[i]))
}

async function main() {
  const { sample } = flagsOf('node bench/counts.js: the categories of all hands of seven cards', {
    sample: [0, 0, 'chunks of hands to take instead of all, counted by @pokertools/evaluator too'],
  })
  const engines = await loadEngines()
  const evaluators = engines.map(({ start }) => ours(start()))
  const counts = count(sample ? sampleOf(sample) : allChunks(), sample ? [...evaluators, theirs()] : evaluators)
  const expected = sample ? counts.pop() : PUBLISHED
  const hands = expected.reduce((sum, n) => sum + n, 0)
  const equal = report(`${hands.toLocaleString('en')} hands of 7 cards`, expected, engines, counts)
  console.log(equal ? '\nAll counts are equal.' : '\nThe counts differ.')
  process.exit(equal ? 0 : 1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
