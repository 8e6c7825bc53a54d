// Mahjong with a friend on another device: the guest's page gets the view of its seat, and nothing else.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, choose, closeSheet, enter, fragment, inPage, text } from '../../test/page.js'
import { accept, answerShown, connect, invitation, openSheet, sendRaw, tapped, wire } from '../../test/two.js'
import { seat } from './seen.js'

const { mahjong } = initSync()
const says = page => text(page, '#mj-status')

/** A test on two pages, the host's at a fragment, the guest's at a game of its own. */
const onTwo = (name, at, run) => inPage(name, { open: false }, async (host, { url, context, other }) => {
  const more = await other()
  await tapped(context, host, url + at)
  await tapped(more.context, more.page, `${url}#mahjong?seed=77`)
  for (const page of [host, more.page]) {
    await becomes(async () => (await seat(page)).hand.length > 0, true)
    await choose(page, 'mj-pace', '0')
    await closeSheet(page)
  }
  await run(host, more.page)
})

const views = async page => (await wire(page)).map(JSON.parse).filter(({ say }) => say === 'view')

/** The rounds of the host's game, in the engine's form. */
async function rounds(page) {
  const state = new URLSearchParams((await fragment(page)).split('?')[1])
  const signs = { r: '*', R: '+', A: '=', x: 'pass', t: 'tsumo', o: 'ron', k: 'abort', n: 'north' }
  return (state.get('rounds') ?? '').split(',').filter(Boolean).map(round => {
    const [opening, played] = round.split(':')
    const [number, honba, sticks, ...points] = opening.split('.').map(Number)
    return { number, honba, sticks, points, moves: played.split('.').filter(Boolean).map(move => `${move[0]}:${move.slice(1).replace(/[rRAxtokn]/g, sign => signs[sign])}`).join(' ') }
  })
}

/** Plays a page's turn by the moves of a level, by clicks; false if it has none. */
async function turn(page) {
  const { can, goes, calls, hand } = await seat(page)
  if (!can) return false
  for (const kind of ['tsumo', 'ron', 'riichi']) {
    if (!calls.includes(kind)) continue
    await page.click(`#mj-calls [data-kind="${kind}"]:not([hidden])`)
    if (kind !== 'riichi') return true
  }
  if (goes === 'Discard' && hand.length % 3 === 2) await page.click('#mj-go')
  else if (goes === 'Pass') await page.click('#mj-go')
  return true
}

/** The fragment of a round shortly before its end, played so far by the engine. */
function late(rules, seed) {
  const signs = { '*': 'r', '+': 'R', '=': 'A', pass: 'x', tsumo: 't', ron: 'o', abort: 'k', north: 'n' }
  let table = mahjong.deal({ preset: rules, winds: 0 }, { seed })
  while (mahjong.view(table, { seat: 0 }).left > 5) {
    const [seat] = table.turns
    const { candidates } = mahjong.choose(mahjong.view(table, { seat }))
    const quiet = candidates.find(({ action }) => action === 'pass' || action === 'discard') ?? candidates[0] // so that the round lasts
    table = mahjong.apply(table, { seat, move: quiet.move })
  }
  const [{ number, honba, sticks, points, moves }] = table.rounds
  const short = moves.split(' ').map(move => `${move[0]}${move.slice(2).replace(/pass|tsumo|ron|abort|north|[*+=]/g, sign => signs[sign])}`)
  return `#mahjong?seed=${seed}&length=0&rules=${rules}&rounds=${[number, honba, sticks, ...points].join('.')}:${short.join('.')}`
}

/** Plays both seats until the round, or the game, is over. */
async function toTheEnd(host, guest) {
  for (let turns = 0; turns < 400; turns++) {
    if ((await seat(host)).ended !== null) break
    await becomes(async () => (await seat(host)).ended !== null || (await seat(host)).can || (await seat(guest)).can, true)
    const before = (await views(host)).length
    const acted = await turn(host) || await turn(guest)
    if (acted) await becomes(async () => (await views(host)).length > before || (await seat(host)).can || (await seat(guest)).can, true)
  }
  for (const page of [host, guest]) await becomes(async () => (await seat(page)).ended !== null, true)
}

for (const [players, rules] of [[4, 'tenhou'], [3, 'tenhou-sanma']]) {
  onTwo(`the last turns of a round of ${players} by clicks: what crosses the wire is the view of the guest’s seat, and the next game follows`, late(rules, 4 * players), async (host, guest) => {
    const own = await fragment(guest)
    await connect(host, guest, 'mahjong')
    await becomes(async () => (await fragment(host)).includes('with=friend'), true)
    await toTheEnd(host, guest)
    const sent = await views(host)
    await becomes(async () => /over$/i.test(mahjong.view({ rules: { preset: rules, winds: 0 }, seed: 4 * players, rounds: await rounds(host) }, { seat: 1 }).phase), true)
    // Every view that the host has sent is that of the guest's seat after some of the moves, in their order.
    const [{ number, honba, sticks, points, moves }] = await rounds(host)
    const all = moves.split(' ')
    const after = n => mahjong.view({ rules: { preset: rules, winds: 0 }, seed: 4 * players, rounds: [{ number, honba, sticks, points, moves: all.slice(0, n).join(' ') }] }, { seat: 1 })
    const plain = view => JSON.stringify({ ...view, events: [] })
    let n = 0
    for (const { view } of sent) {
      while (n <= all.length && plain(after(n)) !== plain(view)) n++
      assert.ok(n <= all.length, `no view of the guest's seat: ${plain(view)}`)
      assert.ok(!/"(seed|wall|rounds)":/.test(JSON.stringify(view)))
      for (const { event, seat, tile, hands } of view.events) {
        if (event === 'draw' && seat !== 1) assert.equal(tile, null)
        if (event === 'deal') assert.ok(hands.every((hand, i) => i === 1 || hand.length === 0))
      }
    }
    assert.equal(new Set(sent.map(({ n }) => n)).size, new Set(sent.map(({ view }) => plain(view))).size, 'a pass of another seat sends nothing')
    assert.deepEqual([...new Set((await wire(host)).map(data => JSON.parse(data).say))], ['view'])
    assert.ok((await wire(guest)).map(JSON.parse).every(({ say }) => say === 'hello' || say === 'move'))
    assert.ok((await fragment(guest)).startsWith(own), 'the guest’s own game is kept')
    assert.ok((await seat(guest)).paid.some(([who]) => /Friend/.test(who)))
    await guest.click('#mj-go') // asks the host for the next game
    await becomes(async () => (await seat(host)).ended, null)
    await becomes(async () => (await seat(guest)).ended, null)
  })
}

onTwo('what the rules do not allow changes nothing; a break keeps the game, and the guest who leaves has its own table', '#mahjong?seed=16&length=1', async (host, guest) => {
  const own = (await seat(guest)).hand
  await connect(host, guest, 'mahjong')
  await becomes(async () => (await seat(host)).can, true)
  const last = (await views(host)).at(-1)
  for (const [n, move] of [[last.n, 'tsumo'], [last.n + 1, 'pass'], [last.n, '1m']]) {
    const before = (await wire(host)).length
    await sendRaw(guest, JSON.stringify({ say: 'move', n, move }))
    await becomes(async () => (await wire(host)).slice(before).some(data => JSON.parse(data).say === 'no'), true)
  }
  const { view } = last
  const hand = (await seat(guest)).hand
  for (const bad of [{ ...view, hand: '9z' }, { ...view, points: [1] }, { ...view, result: {} }, { ...view, unseen: [] }, { ...view, wall: '' }, { ...view, events: [{ event: 'roundEnd' }] }]) {
    await sendRaw(host, JSON.stringify({ say: 'view', n: last.n, view: bad }))
  }
  await becomes(async () => /^The other page sent/.test(await says(guest)), true)
  assert.deepEqual((await seat(guest)).hand, hand)
  await guest.evaluate(() => window.channel.close())
  await becomes(async () => /^The connection is lost: ask/.test(await says(guest)), true)
  await enter(guest, (await invitation(host, 'mahjong')).replace(/^[^#]*/, ''))
  await accept(host, guest, await answerShown(guest))
  await becomes(async () => (await seat(guest)).hand, hand)
  await openSheet(guest, 'mahjong')
  await guest.locator('#friend-leave').click()
  await guest.locator('#friend header [data-close]').click()
  await becomes(async () => (await seat(guest)).hand, own)
})
