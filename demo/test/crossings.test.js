// The calls that a move makes to the engine, at every table: apply; for an opponent's move first choose, on the view
// that the seat in turn has already.
import { becomes, inPage, press } from './page.js'

/**
 * A table, its game, how the reader moves first, and how many moves of others follow at least, or the calls expected.
 */
const TABLES = [
  { at: '#boards?g=15x15x5', game: 'mnk', moves: page => page.click('#board [data-row="7"][data-column="7"]'), others: 1 },
  // The reader's card, and the card that the page turns.
  { at: '#calculation?seed=7', game: 'calculation', moves: page => page.click('#calc-w1'), asks: /^apply apply$/ },
  { at: '#cardroom?seed=7', game: 'poker', moves: page => press(page, 'c'), others: 2 },
  { at: '#daifugo?seed=7', game: 'daifugo', moves: page => page.click('#dfg-pass'), others: 1 },
  { at: '#mahjong?seed=7', game: 'mahjong', moves: page => page.click('#mj-go'), others: 2 },
]

/** Records the functions of a game that are called from now on, in order. */
const listen = (page, game) =>
  page.evaluate(async game => {
    const api = (await globalThis.tefudaDemo.engine)[game]
    globalThis.called = []
    for (const [name, call] of Object.entries(api)) {
      if (typeof call === 'function') api[name] = (...args) => (globalThis.called.push(name), call(...args))
    }
  }, game)

/** Whether the reader is to move and nothing else is under way. */
const waits = page =>
  page.evaluate(() => {
    const room = document.querySelector('.room:not([hidden])')
    const can = id => document.getElementById(id)?.getAttribute('aria-disabled') === 'false'
    return { boards: true, calculation: can('calc-back'), cardroom: can('cr-do'), daifugo: can('dfg-pass'), mahjong: can('mj-go') }[room.id]
  })

for (const { at, game, moves, others, asks = new RegExp(`^apply( choose apply){${others},}$`) } of TABLES) {
  inPage(`a move is one call, an opponent's two: ${at}`, { at }, async page => {
    await becomes(() => page.evaluate(() => performance.getEntriesByName('tefuda-playable').length), 1)
    await becomes(() => waits(page), true)
    await listen(page, game)
    await moves(page)
    const called = () => page.evaluate(() => globalThis.called.join(' '))
    await becomes(async () => asks.test(await called()), true)
  })
}
