// Two pages, each in a browser context of its own, that connect by texts carried from one to the other by hand.
import { becomes, text, visit } from './page.js'

/** Keeps what a page sends, and lets the test send whatever it likes: window.wire, window.channel. */
const tap = () => {
  const send = window.RTCDataChannel.prototype.send
  window.wire = []
  window.RTCDataChannel.prototype.send = function (data) {
    window.channel = this
    window.wire.push(data)
    return send.call(this, data)
  }
}

export const wire = page => page.evaluate(() => window.wire)
export const says = async page => (await page.locator('#friend-says').innerText()).trim()
/** Sends what the page itself would not send. */
export const sendRaw = (page, data) => page.evaluate(data => window.RTCDataChannel.prototype.send.call(window.channel, data), data)

/** Opens a page whose messages are kept. */
export async function tapped(context, page, address) {
  await context.addInitScript(tap)
  await visit(page, address)
}

/** Opens the sheet of a friend on a room's page. */
export async function openSheet(page, room) {
  if (await page.locator('#friend[open]').count()) return
  await page.click(`#${room} dialog [data-opens="friend"]`)
  await page.waitForSelector('#friend[open] #friend-invite', { state: 'attached' })
}

/** Makes an invitation, and returns its link. */
export async function invitation(page, room) {
  await openSheet(page, room)
  await page.locator('#friend-invite').click()
  const link = page.locator('#friend-link')
  await becomes(async () => /join=[\w-]+$/.test(await link.inputValue()), true)
  return link.inputValue()
}

/** The answer that a page gives to an invitation, pasted there. */
export async function answerOf(page, room, pasted) {
  await openSheet(page, room)
  await page.locator('#friend-paste').fill(pasted)
  await page.locator('#friend-join').click()
  return answerShown(page)
}

export async function answerShown(page) {
  const back = page.locator('#friend-back')
  await becomes(async () => (await back.inputValue()).length > 80, true)
  return back.inputValue()
}

/** Gives the host its answer and waits for the connection. */
export async function accept(host, guest, answer) {
  await host.locator('#friend-answer').fill(answer)
  await host.locator('#friend-connect').click()
  for (const page of [host, guest]) {
    await becomes(() => page.locator('#friend-leave').isVisible(), true)
    await page.locator('#friend header [data-close]').click()
  }
}

/** Connects two pages in a room. */
export async function connect(host, guest, room) {
  await accept(host, guest, await answerOf(guest, room, await invitation(host, room)))
}

export const statusOf = page => text(page, '#play-status')
