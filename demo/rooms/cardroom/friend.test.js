// The card room with a friend on another device: the guest's page gets the view of its seat after every move, and nothing else.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, choose, closeSheet, enter, fragment, inPage, ready, text } from '../../test/page.js'
import { accept, answerShown, connect, invitation, openSheet, sendRaw, tapped, wire } from '../../test/two.js'
import { cardTable, ownCard } from './seen.js'

const { poker } = initSync()
const KINDS = { f: 'fold', k: 'check', c: 'call', b: 'bet', r: 'raise', d: 'draw', i: 'bring-in' }
const moveIn = link => `${KINDS[link[0]]} ${link.slice(1)}`.trim()
const says = page => text(page, '#cr-say')
const over = page => page.locator('#cr-table[data-over]').count().then(Boolean)
const acts = page => page.locator('#cr-table[data-turn]').count().then(Boolean)
const made = async page => (/[?&]moves=([^&]*)/.exec(await fragment(page))?.[1] ?? '').split('.').filter(Boolean)
const views = async page => (await wire(page)).map(JSON.parse).filter(({ say }) => say === 'view')

/** A test on two pages, the host's at a fragment, the guest's at a table of its own. */
const onTwo = (name, at, run) => inPage(name, { open: false }, async (host, { url, context, other }) => {
  const more = await other()
  await tapped(context, host, url + at)
  await tapped(more.context, more.page, `${url}#cardroom?seed=77&levels=random`)
  for (const page of [host, more.page]) {
    await becomes(async () => (await cardTable(page)).hand.length > 0, true)
    await choose(page, 'cr-pace', '0')
    await closeSheet(page)
  }
  await run(host, more.page)
})

/** The tables of a hand, from the deal to after its last move, with the view of the guest's seat that each call gives. */
function replayed(rules, seed, moves) {
  const tables = [poker.deal(rules, { seed, views: [1] })]
  for (const move of moves) tables.push(poker.apply(tables.at(-1), { move: moveIn(move), views: [1] }))
  return tables
}

/** Plays the hand to its end: both pages by clicks. The guest raises once; each page throws its first card away. */
async function toTheEnd(host, guest) {
  const raised = new Set()
  for (let moves = 0; moves < 60; moves++) {
    await becomes(async () => await over(host) || await acts(host) || await acts(guest), true)
    if (await over(host)) break
    const page = await acts(host) ? host : guest
    const { can, do: label, says: before } = await cardTable(page)
    if (/^Stand pat|^Draw/.test(label)) await page.click(ownCard(0))
    const count = (await views(host)).length
    if (page === guest && can.includes('raise') && !raised.has(page)) {
      raised.add(page)
      await page.click('#cr-raise')
    } else {
      await page.click('#cr-do')
    }
    await becomes(async () => (await views(host)).length > count, true, before)
  }
  for (const page of [host, guest]) await becomes(() => over(page), true)
}

/** Asks for hints on both pages until each has had one. A hint uses only what the reader's seat sees, for the reader's own move. */
async function hints(host, guest) {
  const hinted = new Set()
  while (hinted.size < 2) {
    await becomes(async () => await acts(host) || await acts(guest), true)
    const [page, other] = await acts(host) ? [host, guest] : [guest, host]
    if (!hinted.has(page)) await page.click('#cr-hint')
    await becomes(async () => (await cardTable(page)).hint.length > 0 && !(await cardTable(page)).busy, true)
    const { hint, error } = await cardTable(other)
    assert.deepEqual([hint ?? [], error, (await cardTable(page)).error], [[], '', ''])
    hinted.add(page)
    const count = (await views(host)).length
    await page.click('#cr-do')
    await becomes(async () => (await views(host)).length > count, true)
    assert.equal(await over(host), false)
  }
}

const GAMES = [['draw', '#cardroom?seed=4&seats=3&levels=random.random'],
  ['hold’em', '#cardroom?game=holdem&limit=no-limit&seed=5&seats=3&levels=random.random'],
  ['stud', '#cardroom?game=stud&seed=6&seats=3&levels=random.random']]
for (const [game, at] of GAMES) {
  onTwo(`a hand of ${game} by clicks: what crosses the wire is the view of the guest’s seat, and the next hand follows`, at, async (host, guest) => {
    const own = await fragment(guest)
    await connect(host, guest, 'cardroom')
    await becomes(async () => (await cardTable(guest)).names[1], 'Friend')
    await toTheEnd(host, guest)
    const sent = await views(host)
    const first = sent[0].n // the engine's players may have moved before the guest came
    assert.deepEqual([...new Set(sent.map(({ n }) => n))], Array.from({ length: sent.at(-1).view.moves.length + 1 - first }, (_, i) => first + i))
    await becomes(async () => (await made(host)).length, sent.at(-1).n)
    const tables = replayed(sent[0].view.rules, Number(/seed=(\d)/.exec(at)[1]), await made(host))
    for (const { n, view } of sent) {
      const want = tables[n].views[0]
      assert.deepEqual({ ...view, events: n === first ? [] : view.events }, { ...want, events: n === first ? [] : want.events }, `after ${n} moves`)
      // No card of another hand is anywhere in a message before it is shown.
      const told = JSON.stringify({ ...view, rules: 0 })
      const open = tables[n].players.flatMap(({ cards, up }) => `${cards} ${up ?? ''}`.split(' '))
      const hidden = tables[n].hands.flatMap((hand, seat) => (seat === 1 ? [] : hand.split(' '))).filter(card => card && !/^J[rk]$/.test(card) && !open.includes(card))
      for (const card of hidden) assert.doesNotMatch(told, new RegExp(`\\b${card}\\b`), `${card} after ${n} moves`)
      assert.ok(!/"(seed|deck|hands)":/.test(told.replace(/"result":.*?"words"/, '')))
    }
    assert.deepEqual([...new Set((await wire(host)).map(data => JSON.parse(data).say))], ['view'])
    assert.ok((await wire(guest)).map(JSON.parse).every(({ say }) => say === 'hello' || say === 'move'))
    assert.ok((await fragment(guest)).startsWith(own), 'the guest’s own game is kept')
    await becomes(async () => (await cardTable(guest)).results.some(([who]) => who === 'Friend'), true)
    await guest.click('#cr-do') // asks the host for the next hand
    await becomes(async () => /at=1\./.test(await fragment(host)), true)
    await becomes(async () => !await over(guest) || (await views(host)).at(-1).n < sent.at(-1).n, true)
  })
}

onTwo('what the rules do not allow changes nothing; a break keeps the hand, and the guest who leaves has its own table', '#cardroom?seed=4&seats=3&levels=random.random', async (host, guest) => {
  await connect(host, guest, 'cardroom')
  await becomes(async () => await acts(host) || await acts(guest), true)
  const last = (await views(host)).at(-1)
  for (const [n, move] of [[last.n, 'raise 1'], [last.n, 'draw'], [last.n + 1, 'fold'], [last.n, 'win']]) {
    const before = (await wire(host)).length
    await sendRaw(guest, JSON.stringify({ say: 'move', n, move }))
    await becomes(async () => (await wire(host)).slice(before).some(data => JSON.parse(data).say === 'no'), true) // a view may still be on its way
  }
  const { view } = last
  const before = await cardTable(guest)
  for (const bad of [{ ...view, hand: '9z' }, { ...view, players: view.players.slice(1) }, { ...view, log: [{ ...view.log[0], seat: 9 }] }, { ...view, deck: '' }, { ...view, rules: { ...view.rules, stacks: [1] } }]) {
    await sendRaw(host, JSON.stringify({ say: 'view', n: last.n, view: bad }))
  }
  await becomes(async () => /^The other page sent/.test(await says(guest)), true)
  const after = await cardTable(guest)
  assert.deepEqual([after.hand, after.stacks, after.pot], [before.hand, before.stacks, before.pot])
  await guest.evaluate(() => window.channel.close())
  await becomes(async () => /^The connection is lost: ask/.test(await says(guest)), true)
  await enter(guest, (await invitation(host, 'cardroom')).replace(/^[^#]*/, ''))
  await accept(host, guest, await answerShown(guest))
  await becomes(async () => (await cardTable(guest)).hand.join(), before.hand.join())
  await hints(host, guest)
  await toTheEnd(host, guest)
  await openSheet(guest, 'cardroom')
  await guest.locator('#friend-leave').click()
  await guest.locator('#friend header [data-close]').click()
  await becomes(async () => (await cardTable(guest)).names.length, 3)
})

/** Runs in a page and replaces its clock: the test moves it on by window.pass. */
const timed = () => {
  const now = performance.now.bind(performance)
  let more = 0
  performance.now = () => now() + more
  window.pass = seconds => { more += 1000 * seconds }
}

onTwo('a clock: a reload of the host keeps it; who has no time left makes the cheapest move, and both pages show why', '#cardroom?game=holdem&limit=no-limit&seed=5&seats=3&levels=random.random', async (host, guest) => {
  const clocks = page => page.locator('#friend-clocks > .clock-of b').allInnerTexts()
  await host.evaluate(timed)
  await host.context().addInitScript(timed)
  await openSheet(host, 'cardroom')
  await host.selectOption('#friend-clock', 'g5')
  await connect(host, guest, 'cardroom')
  await becomes(() => acts(host), true)
  await host.evaluate(() => window.pass(100))
  await host.click('#cr-do')
  await becomes(() => acts(guest), true)
  await becomes(async () => /^3:[012]/.test((await clocks(host))[0]), true)
  await becomes(async () => (await made(host)).join('.'), 'c')
  await host.reload()
  await ready(host)
  await becomes(async () => (await cardTable(host)).hand.length, 2)
  await enter(guest, (await invitation(host, 'cardroom')).replace(/^[^#]*/, ''))
  await accept(host, guest, await answerShown(guest))
  await becomes(() => acts(guest), true)
  for (const [page, at] of [[host, 0], [guest, 1]]) await becomes(async () => /^3:[012]/.test((await clocks(page))[at]), true)
  await host.evaluate(() => window.pass(301))
  await becomes(async () => (await made(host)).join('.').startsWith('c.f'), true)
  for (const page of [host, guest]) {
    await becomes(() => page.locator('#friend-clocks > .clock-late').isVisible(), true)
    assert.equal(await page.locator('#friend-clocks > .clock-late').innerText(), 'Time is out: the move that costs least was made.')
  }
  await becomes(async () => (await clocks(guest))[0], '0:00')
})
