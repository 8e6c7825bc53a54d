// The connection of two pages: one data channel of WebRTC. Nothing that arrives is trusted until check() has read it.
import { ANSWER, INVITATION, partsOf, read, sdpOf, tagOf, write } from './signal.js'

/** The most characters of a message. */
export const LONGEST = 60_000
/** How many messages a role may send at once, and then per second. A host also sends the moves of the engine's players. */
export const RATES = { guest: [40, 10], host: [150, 30] }
/** The number of malformed messages after which the connection ends. */
const MOST_BAD = 20
/** How long the browser may look for its addresses, in milliseconds. */
const GATHERING = 2500

const text = (most, form = /^[\x20-\x7e]*$/) => value => typeof value === 'string' && value.length <= most && form.test(value)
const time = value => Number.isInteger(value) && value >= 0 && value <= 36_000_000
const count = value => Number.isInteger(value) && value >= 0 && value < 10_000

/** Whether a value is small, plain JSON. sound.js later compares a view with one of this page's engine. */
function plain(value, depth = 0) {
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return Math.abs(value) < 1e9
  if (typeof value === 'string') return value.length <= 8000 && !/[^ -~\u00a0-\uffff]/.test(value)
  if (depth > 9) return false
  if (Array.isArray(value)) return value.length <= 1000 && value.every(each => plain(each, depth + 1))
  return Object.entries(value).every(([name, each]) => /^[a-z]\w{0,30}$/i.test(name) && plain(each, depth + 1))
}
const object = value => value !== null && typeof value === 'object' && !Array.isArray(value) && plain(value)

/** The messages: who may send each, and the form of its fields. */
const MESSAGES = {
  hello: { from: 'guest', fields: {} }, // asks for the table
  table: { from: 'host', fields: { state: text(LONGEST - 200) } }, // a game as the guest's link would carry it
  view: { from: 'host', fields: { n: count, view: object } }, // what the guest's seat may see after n moves
  move: { fields: { n: count, move: text(120) } }, // the move after n moves
  no: { fields: { n: count } }, // refuses the move after n moves
  clock: { from: 'host', fields: { host: time, guest: time, runs: value => [0, 1, 2, 3].includes(value) } }, // the milliseconds left, and which clocks run (clock.js)
  again: { from: 'guest', fields: {} }, // asks for the next game
}

/** A message from a page of a role, checked; undefined for anything else. */
export function check(data, role) {
  if (typeof data !== 'string' || data.length > LONGEST) return undefined
  let said
  try { said = JSON.parse(data) } catch { return undefined }
  if (said === null || typeof said !== 'object' || !Object.hasOwn(MESSAGES, said.say)) return undefined
  const { from, fields } = MESSAGES[said.say]
  const whole = Object.keys(said).length === Object.keys(fields).length + 1 && Object.entries(fields).every(([name, good]) => Object.hasOwn(said, name) && good(said[name]))
  return whole && (!from || from === role) ? said : undefined
}

/** Limits messages: the function returned says whether one more may pass. It allows atOnce in a burst, and perSecond after that. */
export function gate([atOnce, perSecond], now = () => performance.now()) {
  let left = atOnce
  let then = now()
  return () => {
    const at = now()
    left = Math.min(atOnce, left + (at - then) / 1000 * perSecond)
    then = at
    return left >= 1 && (left -= 1, true)
  }
}

/** One connection. It is made by invite() and accept(), or by join(). */
export class Line {
  /**
   * @param {{ stun?: string, changed: (state: 'open' | 'lost' | 'flood') => void, heard: (said: object) => void, senseless: () => void }} on
   */
  constructor(on) {
    this.on = on
    this.waiting = []
    this.peer = new window.RTCPeerConnection(on.stun ? { iceServers: [{ urls: `stun:${on.stun}` }] } : {})
    this.channel = this.peer.createDataChannel('tefuda', { negotiated: true, id: 0 })
    let passes
    let bad = 0
    this.channel.onopen = () => on.changed('open')
    this.channel.onclose = () => this.end('lost')
    this.channel.onmessage = ({ data }) => {
      if (this.over) return
      const from = this.role === 'host' ? 'guest' : 'host'
      passes ??= gate(RATES[from])
      if (!passes()) return this.end('flood')
      const said = check(data, from)
      if (said) return on.heard(said)
      if (++bad > MOST_BAD) return this.end('flood')
      on.senseless()
    }
    this.peer.onconnectionstatechange = () => { if (this.peer.connectionState === 'failed') this.end('lost') }
  }

  /** Makes an invitation. */
  async invite() {
    this.role = 'host'
    await this.peer.setLocalDescription()
    const parts = await this.#gathered()
    this.tag = tagOf(parts)
    return write(INVITATION, this.tag, parts)
  }

  /** Takes the answer to the invitation. */
  async accept(pasted) {
    const parts = read(pasted, ANSWER, this.tag)
    await this.peer.setRemoteDescription({ type: 'answer', sdp: sdpOf(parts) })
  }

  /** Takes an invitation and makes the answer. */
  async join(pasted) {
    const parts = read(pasted, INVITATION)
    this.role = 'guest'
    await this.peer.setRemoteDescription({ type: 'offer', sdp: sdpOf(parts) })
    await this.peer.setLocalDescription()
    return write(ANSWER, parts.tag, await this.#gathered())
  }

  /** What the peer says of its addresses, all of them or those found in GATHERING ms. An ended line says nothing: Firefox refuses to read it. */
  #gathered() {
    return new Promise(resolve => {
      const done = () => {
        clearTimeout(late)
        if (!this.over) resolve(partsOf(this.peer.localDescription.sdp))
      }
      const late = setTimeout(done, GATHERING)
      this.peer.onicegatheringstatechange = () => { if (this.peer.iceGatheringState === 'complete') done() }
      if (this.peer.iceGatheringState === 'complete') done()
    })
  }

  /** Sends a message if the line is open, as soon as the other page's limit lets it pass. */
  send(said) {
    this.waiting.push(JSON.stringify(said))
    if (this.waiting.length === 1) this.#sendOn()
  }

  #sendOn() {
    this.mayGo ??= gate(RATES[this.role].map(most => most * 0.8))
    while (this.waiting.length > 0 && this.channel.readyState === 'open' && this.mayGo()) this.channel.send(this.waiting.shift())
    if (this.channel.readyState !== 'open') this.waiting = []
    else if (this.waiting.length > 0) setTimeout(() => this.#sendOn(), 50)
  }

  /** Ends the connection, once, and reports the reason, if there is one. */
  end(why) {
    if (this.over) return
    this.over = true
    this.peer.close()
    if (why) this.on.changed(why)
  }
}
