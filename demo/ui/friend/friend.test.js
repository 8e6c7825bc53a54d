// Two pages play a game with each other without a server: they connect by texts, keep to the rules, and go on after a break.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { game, square } from '../../rooms/boards/seen.js'
import { becomes, enter, fragment, inPage, ready, shows, text, visit } from '../../test/page.js'
import { accept, answerOf, answerShown, connect, invitation, openSheet, says, sendRaw, statusOf, tapped, wire } from '../../test/two.js'

const AXE = readFileSync(createRequire(new URL('../../../js/', import.meta.url)).resolve('axe-core/axe.min.js'), 'utf8')

/** A test on two pages, the host's at a fragment, the guest's at the same room. */
const onTwo = (name, at, run, options = {}) => inPage(name, { open: false, ...options }, async (host, { url, context, complaints, other }) => {
  const more = await other()
  await tapped(context, host, url + at)
  await tapped(more.context, more.page, url + at.split('?')[0])
  await run(host, more.page, { url, complaints, guests: more.complaints })
})
const errorOf = (page, id) => page.locator(`#friend-${id}-error`).innerText()

onTwo('a whole game: each page plays its colour, all that crosses is the table and the moves, and the next game follows', '#boards?g=3x3x3&you=o', async (host, guest) => {
  await connect(host, guest, 'boards')
  await shows(() => game(host), { status: 'Your move, Black', you: 'o' })
  await shows(() => game(guest), { status: 'Your friend’s move, Black', you: 'x', rows: ['...', '...', '...'] })
  await becomes(() => text(host, '#play-live'), 'Connected to your friend')
  await guest.click(square(1, 1)) // not the guest's turn
  for (const [page, other, at, rows] of [[host, guest, [0, 0], 'o../.../...'], [guest, host, [1, 1], 'o../.x./...'], [host, guest, [0, 1], 'oo./.x./...'], [guest, host, [2, 2], 'oo./.x./..x'], [host, guest, [0, 2], 'ooo/.x./..x']]) {
    await becomes(async () => /^Your move/.test(await statusOf(page)), true)
    await page.click(square(...at))
    for (const each of [page, other]) await shows(() => game(each), { rows: rows.split('/') })
  }
  await shows(() => game(host), { status: 'You win, Black' })
  await shows(() => game(guest), { status: 'Your friend wins, Black' })
  assert.deepEqual((await wire(guest)).map(JSON.parse), [{ say: 'hello' }, { say: 'move', n: 1, move: 'b2' }, { say: 'move', n: 3, move: 'c1' }])
  const sent = (await wire(host)).map(JSON.parse)
  assert.deepEqual(sent.filter(({ say }) => say === 'move'), [{ say: 'move', n: 0, move: 'a3' }, { say: 'move', n: 2, move: 'b3' }, { say: 'move', n: 4, move: 'c3' }])
  assert.ok(sent.every(({ say, state }) => say === 'move' || state === 'g=3x3x3&you=x&with=friend'), JSON.stringify(sent))
  await guest.click('#play-new') // asks the host
  for (const page of [host, guest]) await shows(() => game(page), { rows: ['...', '...', '...'] })
})

onTwo('moves out of turn, illegal moves, rubbish and giants change nothing, and the game goes on', '#boards?g=3x3x3&you=o', async (host, guest) => {
  await connect(host, guest, 'boards')
  await host.click(square(0, 0))
  await shows(() => game(guest), { status: 'Your move, White' })
  const bad = ['{"say":"move","n":1,"move":"a3"}', '{"say":"move","n":1,"move":"z9"}', '{"say":"move","n":1,"move":"resign"}', '{"say":"move","n":7,"move":"b2"}']
  for (const data of bad) {
    const before = (await wire(host)).length
    await sendRaw(guest, data)
    await becomes(async () => JSON.parse((await wire(host))[before] ?? '{}').say, 'no')
    assert.match(await text(host, '#play-live'), /a move that is not allowed/)
  }
  for (const data of ['rubbish', '{"say":"table","state":"g=5x5x4"}', '{"say":"move"}', `{"say":"move","n":1,"move":"${'b'.repeat(60_500)}"}`]) await sendRaw(guest, data)
  await becomes(() => text(host, '#play-live'), 'The other page sent something that is no move: ignored')
  await shows(() => game(host), { rows: ['o..', '...', '...'], status: 'Your friend’s move, White', error: '' })
  await guest.click(square(1, 1))
  for (const page of [host, guest]) await shows(() => game(page), { rows: ['o..', '.x.', '...'] })
  // The host's seat is not the guest's to play, and a host cannot move for the guest.
  await sendRaw(guest, '{"say":"move","n":2,"move":"c3"}')
  await sendRaw(host, '{"say":"move","n":3,"move":"c3"}')
  await host.click(square(0, 1))
  for (const page of [host, guest]) await shows(() => game(page), { rows: ['oo.', '.x.', '...'] })
})

onTwo('a flood ends the connection and not the game', '#boards?g=3x3x3&you=both&moves=0,0', async (host, guest) => {
  await connect(host, guest, 'boards')
  await shows(() => game(guest), { rows: ['o..', '...', '...'] })
  await guest.evaluate(() => { for (let i = 0; i < 200; i++) window.RTCDataChannel.prototype.send.call(window.channel, '{"say":"hello"}') })
  await becomes(async () => /^The connection is lost/.test(await text(host, '#play-live')), true)
  assert.ok((await wire(host)).length < 60)
  await shows(() => game(host), { rows: ['o..', '...', '...'] })
  await openSheet(host, 'boards')
  assert.match(await says(host), /far too much/)
})

onTwo('a connection that breaks keeps both games, and a new invitation by link goes on from there', '#boards?g=3x3x3&you=x&with=friend', async (host, guest) => {
  await connect(host, guest, 'boards')
  await shows(() => game(guest), { status: 'Your move, Black' })
  await guest.click(square(0, 0))
  await shows(() => game(host), { status: 'Your move, White' })
  await host.click(square(1, 1))
  await shows(() => game(guest), { rows: ['o..', '.x.', '...'] })
  await guest.evaluate(() => window.channel.close())
  for (const page of [host, guest]) await becomes(async () => /^The connection is lost/.test(await text(page, '#play-live')), true)
  await shows(() => game(host), { rows: ['o..', '.x.', '...'], status: 'Your friend’s move, Black' })
  await guest.click(square(2, 2)) // out of step: the host's table counts
  const link = await invitation(host, 'boards')
  await enter(guest, link.slice(link.indexOf('#')))
  await accept(host, guest, await answerShown(guest))
  for (const page of [host, guest]) await shows(() => game(page), { rows: ['o..', '.x.', '...'] })
  await guest.click(square(0, 1))
  for (const page of [host, guest]) await shows(() => game(page), { rows: ['oo.', '.x.', '...'] })
  await becomes(async () => /moves=0,0\.1,1\.0,1/.test(await fragment(guest)), true)
})

onTwo('with a clock both pages see the times, and whose time is out has lost', '#boards?g=3x3x3&you=o', async (host, guest) => {
  for (const page of [host, guest]) {
    await page.evaluate(() => {
      const now = performance.now.bind(performance)
      let more = 0
      performance.now = () => now() + more
      window.pass = seconds => { more += 1000 * seconds }
    })
  }
  const clocks = page => page.locator('#friend-clocks > .clock-of').evaluateAll(all => all.map(each => `${each.querySelector('b').textContent}${'runs' in each.dataset ? ' runs' : ''}`))
  await openSheet(host, 'boards')
  await host.selectOption('#friend-clock', 'g5')
  await connect(host, guest, 'boards')
  await becomes(async () => (await clocks(host)).map(each => / runs/.test(each)).join(), 'true,false')
  await becomes(async () => (await clocks(guest)).map(each => / runs/.test(each)).join(), 'false,true')
  await host.click(square(1, 1))
  await becomes(async () => (await clocks(guest)).map(each => / runs/.test(each)).join(), 'true,false')
  await guest.evaluate(() => window.pass(1000)) // the guest's clock has no say
  await sendRaw(guest, '{"say":"clock","host":0,"guest":300000,"runs":1}')
  await shows(() => game(host), { status: 'Your friend’s move, White' })
  await host.evaluate(() => window.pass(310))
  await shows(() => game(host), { status: 'You win, Black' })
  await shows(() => game(guest), { status: 'Your friend wins, Black' })
  await becomes(async () => (await clocks(host))[1], '0:00')
})

onTwo('a text that is wrong is explained where it was pasted', '#boards?g=3x3x3', async (host, guest) => {
  const link = await invitation(host, 'boards')
  const join = link.split('join=')[1]
  const told = async (page, id, pasted, press, want) => {
    await page.locator(`#friend-${id}`).fill(pasted)
    await page.locator(press).click()
    await becomes(() => errorOf(page, id), want)
    assert.equal(await page.locator(`#friend-${id}`).getAttribute('aria-invalid'), 'true')
  }
  await told(host, 'answer', '', '#friend-connect', 'Paste the text here first.')
  await told(host, 'answer', 'good morning', '#friend-connect', 'This is no text of this page.')
  await told(host, 'answer', join, '#friend-connect', 'This is an invitation, not an answer. Your friend opens your invitation, and sends back the answer that appears there.')
  await told(host, 'paste', link, '#friend-join', 'This is your own invitation: your friend opens it.')
  await openSheet(guest, 'boards')
  await told(guest, 'paste', link.slice(0, -4), '#friend-join', 'The text is not whole: some of it is missing or changed. Copy it again.')
  await told(guest, 'paste', '<script>', '#friend-join', 'This is no text of this page.')
  const answer = await answerOf(guest, 'boards', link)
  await told(guest, 'paste', answer, '#friend-join', 'This is an answer, not an invitation.')
  await invitation(host, 'boards')
  await becomes(async () => (await host.locator('#friend-link').inputValue()) !== link, true)
  await told(host, 'answer', answer, '#friend-connect', 'This is the answer to another invitation. Send the newest one.')
  await host.locator('#friend details summary').click()
  await host.locator('#friend-stun').fill('http://example.org')
  await host.locator('#friend-invite').click()
  await becomes(() => errorOf(host, 'stun'), 'A STUN server is written as host:port, for example stun.example.org:3478.')
})

inPage('turn by turn: the link gives the friend the other colour and the move', { at: '#boards?g=3x3x3&you=o' }, async (page, { url, other }) => {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.copied = text } } }))
  await openSheet(page, 'boards')
  await page.locator('#friend-turns').click()
  await shows(() => game(page), { status: 'Your move, Black' })
  assert.ok(!await page.isVisible('#play-send'))
  await page.click(square(1, 1))
  await shows(() => game(page), { status: 'Your friend’s move, White' })
  await page.click('#play-send')
  await becomes(() => text(page, '#play-live'), 'The link is in the clipboard: send it to your friend.')
  const link = await page.evaluate(() => window.copied.trim())
  assert.equal(link, `${url}#boards?g=3x3x3&you=x&with=friend&moves=1,1`)
  const { page: friend } = await other()
  await visit(friend, link)
  await shows(() => game(friend), { status: 'Your move, White', rows: ['...', '.o.', '...'] })
  await friend.click(square(0, 0))
  await shows(() => game(friend), { status: 'Your friend’s move, Black' })
  await enter(page, '#boards?g=3x3x3&with=friend&moves=1,1.0,0')
  await shows(() => game(page), { status: 'Your move, Black', rows: ['x..', '.o.', '...'] })
  assert.equal(await text(page, '#play-live'), '')
  await enter(page, '#boards?g=3x3x3&with=friend&moves=2,2.0,0')
  await becomes(() => text(page, '#play-live'), 'This link does not continue the game that was here.')
  await page.reload()
  await ready(page)
  await shows(() => game(page), { rows: ['x..', '...', '..o'], status: 'Your move, Black' })
})

for (const [width, locale] of [[390, 'ja-JP'], [1280, 'en-GB']]) {
  inPage(`the sheet at ${width} px in ${locale}: axe has nothing to object to, with an invitation and errors shown`, { at: '#boards?g=3x3x3', bypassCSP: true, viewport: { width, height: 844 }, locale }, async page => {
    await page.evaluate(AXE)
    await invitation(page, 'boards')
    await page.locator('#friend-connect').click()
    await page.locator('#friend details summary').click()
    await page.locator('#friend-paste').fill('x')
    await page.locator('#friend-join').click()
    await becomes(() => page.locator('#friend [aria-invalid]').count(), 2)
    const { violations, passes } = await page.evaluate(() => window.axe.run('#friend', { resultTypes: ['violations'] }))
    assert.ok(passes.length > 10)
    assert.deepEqual(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`)), [])
    assert.ok(await page.locator('#friend-body').evaluate(body => body.scrollWidth <= body.clientWidth))
  })
}
