// The room under house rules with choices: giving, discarding, naming and stopping by taps; and the review.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, choose, fragment, inRoom, shows } from '../../test/page.js'
import { parlour, pickUp } from './seen.js'

const { daifugo } = initSync()
const YOU = 0
const spaceless = move => (move === 'pass' ? 'p' : move.replaceAll(' ', ''))

/** A game played with the weakest cards, until it meets a condition. */
function found(rules, until) {
  for (let seed = 1; seed < 400; seed++) {
    let position = daifugo.deal(rules, { seed })
    while (!position.over && !until(position)) {
      const { best } = daifugo.choose(daifugo.view(position, { seat: position.turns[0] }), { level: 'casual', seed: 1 })
      position = daifugo.apply(position, { move: best, seed: position.moves.length })
    }
    if (until(position)) return { seed, position }
  }
  throw new Error('no game comes to this')
}

const link = (rules, { seed, position }) => `#daifugo?seed=${seed}&rules=${rules}&moves=${position.moves.map(({ move }) => spaceless(move)).join('.')}`
const asks = kind => ({ choice, turns: [turn], hands }) => choice?.kind === kind && turn === YOU && hands[YOU].split(' ').length > 4

/** A test at a position with a choice of the reader's. */
function at(name, kind, run, rules = 'dragonQuest') {
  const start = found(rules, asks(kind))
  inRoom(name, link(rules, start), async page => {
    await choose(page, 'dfg-pace', '0')
    await becomes(async () => (await parlour(page)).hand.sort(), start.position.hands[YOU].split(' ').sort())
    await run(page, start)
  })
}

at('a 7-pass: cards are given by tapping, and the link has them', 'give', async (page, { position }) => {
  await shows(() => parlour(page), { can: 'pass hint' })
  const { says, hand } = await parlour(page)
  assert.match(says, /^7-pass: up to \d for (Aoi|Ren|Yui)$/)
  await pickUp(page, hand[0])
  await shows(() => parlour(page), { up: [hand[0]], can: 'play pass hint' })
  assert.equal(await page.locator('#dfg-play').textContent(), 'Give')
  assert.equal(await page.locator('#dfg-pass').textContent(), 'None')
  await page.click('#dfg-play')
  await becomes(async () => (await fragment(page)).includes(`.give${hand[0]}`), true)
  const to = position.choice.to
  const { history } = await parlour(page)
  assert.ok(history.some(line => line.startsWith('You gives')), history.join('\n'))
  assert.ok(to !== YOU)
})

at('a bomber names ranks, and everybody discards theirs', 'name', async (page, { position }) => {
  const rank = position.hands[YOU][0]
  const gone = position.hands.flatMap(hand => hand.split(' ')).filter(card => card[0] === rank)
  assert.equal(await page.locator('#dfg-naming button').count(), 13)
  await page.click(`#dfg-naming button:nth-of-type(${'3456789TJQKA2'.indexOf(rank) + 1})`)
  await becomes(async () => (await parlour(page)).can.startsWith('play'), true)
  await page.click('#dfg-play')
  await becomes(async () => (await fragment(page)).includes(`.name${rank}.`), true)
  await becomes(async () => (await parlour(page)).hand.every(card => card[0] !== rank), true)
  assert.ok(gone.length > 0)
  assert.equal(await page.locator('#dfg-naming').isVisible(), false)
})

at('the hint gives advice on what to give, and picks it up', 'give', async page => {
  await page.click('#dfg-hint')
  await becomes(async () => (await parlour(page)).hint?.length > 0 && !(await parlour(page)).busy, true)
  const { hint: [best] } = await parlour(page)
  assert.ok(best.why !== '')
  if (best.role !== 'pass') {
    await page.click('#dfg-moves li:first-child button')
    await becomes(async () => (await parlour(page)).up.join(' '), best.role.replace('give ', ''))
  }
})

const decks = found({ preset: 'common', twoDecks: true }, ({ turns: [turn], field, hands }) => turn === YOU && field === '' && /(\w\w) \1/.test(hands[YOU]))
inRoom('two decks: two equal cards are a pair, and the link has them', link('common&on=twoDecks', decks), async page => {
  await choose(page, 'dfg-pace', '0')
  const cards = decks.position.hands[YOU].split(' ')
  await becomes(async () => (await parlour(page)).hand.length, cards.length)
  const card = cards.find((each, i) => each === cards[i + 1] && each !== 'Jk')
  await pickUp(page, `${card} ${card}`)
  await shows(() => parlour(page), { up: [card, card], can: 'play hint' })
  await page.click('#dfg-play')
  await becomes(async () => (await fragment(page)).includes(`${card}${card}.`), true)
  await page.reload()
  await becomes(async () => (await parlour(page)).history.some(line => line.startsWith('You ')), true)
  assert.equal((await parlour(page)).hand.length, cards.length - 2)
})

inRoom('the rules of the match stand next to the table, each with a line', '#daifugo?seed=5&rules=dragonQuest', async page => {
  const on = Object.entries(daifugo.presets().dragonQuest).filter(([, value]) => value === true).length
  await becomes(() => page.locator('#dfg-holds li').count(), on)
  assert.match(await page.locator('#dfg-holds').textContent(), /7-pass.*as many cards as sevens/)
})

inRoom('a finished game is looked back on: the costliest moves first, with the hand and the field of that time', '#daifugo?seed=9&levels=casual', async page => {
  const start = found('common', ({ over }) => over)
  await page.goto((await page.url()).replace(/#.*/, link('common', start)))
  await becomes(async () => (await parlour(page)).says.startsWith('Game over'), true)
  await page.click('#daifugo [data-ends="review"]')
  await page.waitForSelector('html[data-tab="analyse"]')
  await page.locator('#dfg-analysis .tools button').first().click()
  const says = () => page.locator('#dfg-analysis .verdict-line').textContent()
  await becomes(async () => /^\d+ decisions, \d+ mistakes?:/.test(await says()), true)
  const losses = (await page.locator('#dfg-analysis .candidates li:not([hidden]) .chance').allTextContents()).map(text => parseFloat(text.replace('−', '')))
  assert.deepEqual(losses, losses.toSorted((a, b) => b - a))
  assert.ok(losses.length > 0 && losses.every(loss => loss >= 0.08))
  assert.match(await page.locator('#dfg-analysis .candidates li .why').first().textContent(), /^Better: /)
  // A replay of the moves gives the hand and the field before the decision.
  const number = Number(/^(\d+)\./.exec(await page.locator('#dfg-analysis .detail').textContent())[1])
  let position = daifugo.deal('common', { seed: start.seed })
  for (const { move } of start.position.moves.slice(0, number - 1)) position = daifugo.apply(position, { move, seed: position.moves.length })
  const then = page.locator('#dfg-analysis .then')
  assert.equal(await then.locator('.own-then .card').count(), position.hands[YOU].split(' ').length)
  assert.match(await then.locator('.words-then').textContent(), position.field ? /^On the field then: (?!The field is empty)/ : /^On the field then: The field is empty/)
})
