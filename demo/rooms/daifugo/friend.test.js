// Daifugō with a friend on another device: the guest's page gets the view of its seat after every move, and nothing else.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, choose, enter, fragment, inPage, inRoom, ready, shows, text } from '../../test/page.js'
import { accept, answerShown, connect, invitation, openSheet, sendRaw, tapped, wire } from '../../test/two.js'
import { parlour, pickUp } from './seen.js'

const { daifugo } = initSync()
const spaceless = move => (move === 'pass' ? 'p' : move.replaceAll(' ', ''))
const says = page => text(page, '#dfg-say')
const over = page => page.locator('#dfg-next').isVisible()

/** A test on two pages, the host's at a fragment, the guest's at the room. */
const onTwo = (name, at, run) => inPage(name, { open: false }, async (host, { url, context, other }) => {
  const more = await other()
  await tapped(context, host, url + at)
  await tapped(more.context, more.page, `${url}#daifugo?seed=77`)
  for (const page of [host, more.page]) {
    await becomes(async () => (await parlour(page)).hand.length > 0, true)
    await choose(page, 'dfg-pace', '0')
    await page.locator('#daifugo-settings header [data-close]').click()
  }
  await run(host, more.page)
})

const views = async page => (await wire(page)).map(JSON.parse).filter(({ say }) => say === 'view')
const made = async page => (/[?&]moves=([^&]*)/.exec(await fragment(page))?.[1] ?? '').split('.').filter(Boolean)

/** Plays a page's turn by clicks, by the moves of a level. */
async function turn(page, view) {
  const { best } = daifugo.choose(view, { level: 'casual', seed: 1 })
  if (best === 'pass') return page.click('#dfg-pass')
  await pickUp(page, best)
  await page.click('#dfg-play') // a joker plays as the card that the page proposes
}

/** The tables of a game, from the deal to after its last move, with the view of the guest's seat that each call gives. */
function replayed(first, moves) {
  const tables = [first]
  for (const move of moves) {
    const table = tables.at(-1)
    tables.push(daifugo.apply(table, { move: daifugo.legal(table).moves.find(each => spaceless(each) === move), seed: table.moves.length, views: [1] }))
  }
  return tables
}

/** Plays until the game is over, both pages by clicks. */
async function toTheEnd(host, guest, first) {
  for (let turns = 0; turns < 200; turns++) {
    await becomes(async () => await over(host) || /^Your turn/.test(await says(host)) || /^Your turn/.test(await says(guest)), true)
    if (await over(host)) break
    // The address and the message of a move come a little after it.
    await becomes(async () => (await made(host)).length === (await views(host)).at(-1).n || over(host), true)
    const table = replayed(first, await made(host)).at(-1)
    const seat = table.turns[0]
    const page = [host, guest][seat]
    if (!page || !/^Your turn/.test(await says(page))) continue
    const before = (await made(host)).length
    await turn(page, daifugo.view(table, { seat }))
    await becomes(async () => (await made(host)).length > before, true)
  }
  for (const page of [host, guest]) await becomes(() => over(page), true)
}

onTwo('a whole game by clicks: what crosses the wire is the view of the guest’s seat, byte for byte, and the next game follows', '#daifugo?seed=4&levels=casual.casual.casual', async (host, guest) => {
  await becomes(async () => /^Your turn/.test(await says(guest)), true)
  const own = await fragment(guest)
  await connect(host, guest, 'daifugo')
  const first = daifugo.deal('common', { seed: 4, first: 0, views: [1] })
  await becomes(async () => (await parlour(guest)).hand.toSorted().join(' '), first.hands[1].split(' ').sort().join(' '))
  await toTheEnd(host, guest, first)
  const tables = replayed(first, await made(host))
  const last = tables.at(-1)
  assert.ok(last.over)
  const sent = await views(host)
  const seen = new Set()
  for (const { n, view } of sent) {
    const { over, ...rest } = view
    const want = tables[n].views[0]
    // Before the first move the host asks for the view alone, which has no events.
    assert.deepEqual({ ...rest, over, events: n === 0 ? [] : view.events }, { ...want, events: n === 0 ? [] : want.events })
    seen.add(n)
  }
  assert.equal(seen.size, tables.length)
  assert.deepEqual([...new Set((await wire(host)).map(data => JSON.parse(data).say))], ['view'])
  // No card of another hand is anywhere in a message before it is played.
  for (const { n, view } of sent) {
    const told = JSON.stringify({ ...view, rules: 0 }).replaceAll(/=-?\w+/g, '') // without the cards that jokers stand for
    for (const seat of [0, 2, 3]) {
      for (const card of tables[n].hands[seat].split(' ').filter(card => card && card !== 'Jk')) assert.doesNotMatch(told, new RegExp(`\\b${card}\\b`), `${card} after ${n} moves`)
    }
    assert.ok(!told.includes('seed') && !told.includes('hands'))
  }
  // The guest sends its moves and nothing else.
  assert.ok((await wire(guest)).map(JSON.parse).every(({ say, n, move }) => say === 'hello' || (say === 'move' && tables[n].turns[0] === 1 && last.moves[n].move === move)))
  const results = await parlour(guest)
  assert.equal(results.results.length, 4)
  assert.ok(results.results.some(([, who]) => who.startsWith('Friend')) && results.results.some(([, who]) => who.startsWith('You')))
  assert.ok((await fragment(guest)).startsWith(own), 'the guest’s own game is kept')
  await guest.click('#dfg-next') // asks the host
  for (const page of [host, guest]) await becomes(async () => await over(page) || (await parlour(page)).history.length > 20, false)
  await becomes(async () => /game=2/.test(await fragment(host)), true)
  await becomes(async () => (await views(host)).at(-1).view.gifts.length, 4)
  // The guest leaves, and finds its own game.
  await openSheet(guest, 'daifugo')
  await guest.locator('#friend-leave').click()
  await guest.locator('#friend header [data-close]').click()
  const alone = daifugo.deal('common', { seed: 77, first: 0 })
  await becomes(async () => (await parlour(guest)).hand.toSorted().join(' '), alone.hands[0].split(' ').sort().join(' '))
  await becomes(async () => /^(Your friend is not connected|Your turn|Give)/.test(await says(host)), true)
})

onTwo('moves that the rules or the turn do not allow, false views, and rubbish change nothing', '#daifugo?seed=4&levels=casual.casual.casual', async (host, guest) => {
  await connect(host, guest, 'daifugo')
  await becomes(async () => (await parlour(guest)).hand.length, 14)
  const hand = (await parlour(guest)).hand
  const refused = async data => {
    const before = (await wire(host)).length
    await sendRaw(guest, data)
    await becomes(async () => (await wire(host)).slice(before).some(data => JSON.parse(data).say === 'no'), true) // a view may still be on its way
    assert.match(await says(host), /a move that is not allowed/)
  }
  await refused('{"say":"move","n":0,"move":"As"}') // the host is in turn
  const first = daifugo.deal('common', { seed: 4, first: 0 })
  await turn(host, daifugo.view(first, { seat: 0 }))
  await becomes(async () => /^Your turn/.test(await says(guest)) || (await made(host)).length > 1, true)
  const { n, view } = (await views(host)).at(-1)
  if (view.turns[0] === 1) for (const move of ['Kc', 'resign', 'give 3s', 'pass pass']) await refused(JSON.stringify({ say: 'move', n, move }))
  const before = await parlour(guest)
  const bad = [{ ...view, hand: view.hand + ' Kc' }, { ...view, counts: [1] }, { ...view, hands: ['3s', '3c', '3d', '3h'] }, { ...view, seat: 9 }, { ...view, seat: null }, { ...view, moves: [{ seat: 7, move: 'pass' }] },
    { ...view, events: [{ event: 'out', seat: 12, place: 99 }] }, { ...view, game: 'poker' }, { ...view, turns: [3, 4] }, { ...view, rules: {} }, { ...view, more: 1 }, { ...view, hand: 5 }, { ...view, places: null }]
  for (const view of bad) await sendRaw(host, JSON.stringify({ say: 'view', n, view }))
  for (const data of ['rubbish', '{"say":"view","n":0}', '{"say":"view","n":0,"view":[]}']) await sendRaw(host, data)
  await becomes(async () => /^The other page sent/.test(await says(guest)), true)
  const after = await parlour(guest)
  assert.deepEqual({ ...after, says: '', log: [] }, { ...before, says: '', log: [] })
  assert.deepEqual(after.hand, hand)
})

onTwo('a connection that breaks keeps the game, and a new invitation goes on from there, even for a page that was loaded again', '#daifugo?seed=4&levels=casual.casual.casual', async (host, guest) => {
  await connect(host, guest, 'daifugo')
  const first = daifugo.deal('common', { seed: 4, first: 0, views: [1] })
  await turn(host, daifugo.view(first, { seat: 0 }))
  await becomes(async () => (await parlour(guest)).history.length > 0, true)
  await guest.evaluate(() => window.channel.close())
  await becomes(async () => /^The connection is lost: ask/.test(await says(guest)), true)
  await becomes(async () => /^(Your turn|Your friend is not connected)/.test(await says(host)), true)
  await guest.reload()
  await ready(guest)
  await becomes(async () => (await parlour(guest)).hand.length, 14)
  await enter(guest, (await invitation(host, 'daifugo')).replace(/^[^#]*/, ''))
  await accept(host, guest, await answerShown(guest))
  await becomes(async () => (await parlour(guest)).hand.toSorted().join(' '), first.hands[1].split(' ').sort().join(' '))
  await becomes(async () => (await parlour(guest)).field.length > 0, true)
  await toTheEnd(host, guest, first)
  assert.equal((await parlour(guest)).results.length, 4)
})

inRoom('a link can set the friend’s seat: the table waits, and says so', '#daifugo?seed=4&levels=friend.casual.casual&moves=Jk%3D-d3d4d', async page => {
  await shows(() => parlour(page), { says: 'Your friend is not connected: invite again, and the game goes on' })
  await page.selectOption('#dfg-level-1', 'casual')
  await page.locator('#daifugo-settings header [data-close]').click()
  await becomes(async () => (await parlour(page)).history.length > 1, true)
})
