// tefuda on m,n,k boards: the count of pairs compared with the evaluation of article.js, the search, proofs, and
// boardgame.io's bot. See README.md.
import { PAIRS, evaluate } from './article.js'
import { chance } from './deal.js'
import { loadEngines } from './engines.js'
import { measure } from './measure.js'
import { playBot } from './mnk-bot.js'
import { compareSpeed, proveGames, solveGames } from './mnk-search.js'
import { flagsOf, printConditions, printTable } from './report.js'

const { part, rounds, boards: count, games, seed } = flagsOf('node bench/mnk.js: m,n,k boards', {
  part: ['pairs,speed,solved,proved,bot', /^(pairs|speed|solved|proved|bot)(,(pairs|speed|solved|proved|bot))*$/, 'what to measure'],
  rounds: [21, 6, 'turns that every contender gets'],
  boards: [5000, 10, 'different boards whose pairs are counted'],
  games: [20, 1, 'games against the bot, of each board and side'],
  seed: [1, 0, 'of the boards, and of the bot'],
})
const SQUARES = 64
const ARTICLE = 'the article\'s evaluation'
// The board that the article prints, and its value there.
const PRINTED = ['........', '........', '...x....', 'x...x...', 'x.o....o', '........', '........', '..o....o']
const PRINTED_VALUE = -2

/** Random boards, a quarter of the squares black and a quarter white, in every form that a contender takes. */
function randomBoards() {
  const random = chance(seed)
  const cells = Int8Array.from({ length: count * SQUARES }, () => [0, 0, 1, -1][random(4)])
  const texts = Array.from({ length: count }, (_, i) => textOf(cells.subarray(i * SQUARES, (i + 1) * SQUARES)))
  const pairs = texts.map(bitsOf)
  return { cells, texts, pairs, words: BigUint64Array.from(pairs.flat()) }
}

const textOf = cells => Array.from(cells, x => 'x.o'[x + 1]).join('').match(/.{8}/g).join('\n')

/** The squares of black and of white as bits. Bit 0 is the bottom right square. */
const bitsOf = text => ['o', 'x'].map(stone =>
  BigInt(`0b${Array.from(text.replaceAll('\n', ''), square => Number(square === stone)).join('')}`))

function check(engines, { texts, pairs, words, cells }) {
  const expected = pairs.map(([black, white]) => evaluate(black, white))
  for (const { name, tefuda } of engines) {
    const answers = { words: tefuda.mnk.pairsMany(words), cells: tefuda.mnk.pairsMany(cells), texts: texts.map(text => tefuda.mnk.pairs(text).value) }
    for (const [form, values] of Object.entries(answers)) {
      if (values.some((value, i) => value !== expected[i])) throw new Error(`${name} differs from the article on ${form}`)
    }
    if (tefuda.mnk.pairs(PRINTED).value !== PRINTED_VALUE) throw new Error(`${name} differs on the article's board`)
  }
  if (evaluate(...bitsOf(PRINTED.join('\n'))) !== PRINTED_VALUE) throw new Error('the article differs on its own board')
  console.log(`Agreement: ${count} random boards and the article's own, in every form: equal values. Masks in the article's list: ${PAIRS.length}.\n`)
}

const engines = (await loadEngines()).map(engine => ({ ...engine, tefuda: engine.start() }))
const boards = randomBoards()
const scores = new Int32Array(count)
const article = () => {
  for (let i = 0; i < count; i++) scores[i] = evaluate(...boards.pairs[i])
  return scores
}

async function compare(title, ours, unit) {
  const mine = engines.map(({ name, tefuda }) => ({ name, items: count, run: () => ours(tefuda.mnk) }))
  const contenders = await measure([...mine, { name: ARTICLE, items: count, run: article }], { rounds })
  printTable(title, contenders, { engines: engines.length, item: 'boards', ...unit })
}

const MANY = { unit: 'million boards a second', figure: ns => 1000 / ns }
const ONE = { unit: 'µs a board', figure: ns => ns / 1000 }

const PARTS = {
  async pairs() {
    printConditions('Pairs on 8 × 8 boards', `${rounds} rounds, ${count} boards, seed ${seed}`, engines)
    check(engines, boards)
    await compare('pairsMany, two words a board', mnk => mnk.pairsMany(boards.words), MANY)
    await compare('pairsMany, a byte a square', mnk => mnk.pairsMany(boards.cells), MANY)
    await compare('pairs, a text at a time', mnk => boards.texts.map(text => mnk.pairs(text)), ONE)
  },
  async speed() {
    printConditions('Search', `${rounds} rounds, seed ${seed}`, engines)
    await compareSpeed(engines, { rounds, seed })
  },
  solved() {
    printConditions('Games proved from the empty board', 'Once each', engines)
    solveGames(engines)
  },
  proved() {
    printConditions('Games proved from the empty board by prove', 'Once each', engines)
    proveGames(engines)
  },
  async bot() {
    printConditions('Against boardgame.io', `${rounds} rounds, ${games} games, seed ${seed}`, engines)
    await playBot(engines.find(({ name }) => name.includes('tinygo')) ?? engines[0], { rounds, games, seed })
  },
}

for (const one of part.split(',')) await PARTS[one]()
