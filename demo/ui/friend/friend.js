// The sheet that connects two pages for a game with a friend. Messages of the other page are checked and passed to the room's program
// by the event "friend"; the program sends by tefudaDemo.friend. No server takes part. It loads with the first press, or a link.
import { both, make, said } from '../make.js'
import { Clock, least, shown, warned } from './clock.js'
import { Line } from './line.js'
import { code } from './qr.js'
import { BadText, textIn } from './signal.js'
import { sound } from './sound.js'

const WORDS = {
  how: ['Two devices on one network connect directly. No server takes part: the invitation and the answer travel as you send them, by mail or chat.', '同じネットワークにある二台が直接つながります。サーバーは使いません。招待と返事の文字は、メールやチャットで自分で送ります。'],
  keeps: ['The page that invites deals and keeps the table. The other page gets what its seat may see, and nothing else; the engine plays the other seats. A hint knows no more than the seat that asks for it. The page that keeps the table holds all cards, so play with somebody you trust.', '招待したページが配り、卓を管理します。もう一方のページに届くのは、その席から見えるものだけです。ほかの席はエンジンが打ちます。ヒントも、求めた席から見えるものだけを使います。卓を開くページにはすべての札があるので、信頼できる相手と遊んでください。'],
  invite: ['Invite a friend', '友だちを招待する'],
  make: ['Make an invitation', '招待を作る'],
  link: ['Send this link to your friend', 'このリンクを友だちに送る'],
  scan: ['or have your friend’s camera read this code', '友だちのカメラでこのコードを読み取ってもらうこともできます'],
  answer: ['Paste the answer of your friend', '友だちの返事を貼りつける'],
  connect: ['Connect', 'つなぐ'],
  join: ['Join a friend', '友だちの招待を受ける'],
  paste: ['Paste the invitation', '招待を貼りつける'],
  reply: ['Answer it', '返事を作る'],
  back: ['Send this answer back, and keep this page open', 'この返事を送り返し、このページを開いたままにする'],
  copy: ['Copy', 'コピー'],
  copied: ['Copied.', 'コピーしました。'],
  uncopied: ['The browser would not copy it: select the text.', 'コピーできませんでした。文字を選択してください。'],
  far: ['Over the internet', 'インターネット越しに'],
  stun: ['STUN server of your choice (host:port); empty: none is asked', '自分で選んだ STUN サーバー（ホスト:ポート）。空なら問い合わせません'],
  stunBad: ['A STUN server is written as host:port, for example stun.example.org:3478.', 'STUN サーバーは「ホスト:ポート」の形で書きます。例：stun.example.org:3478'],
  stunWhy: ['Devices on different networks find each other only with a STUN server. It learns your address on the internet, and nothing of the game. Where even that fails, play turn by turn.', '別のネットワークにある端末どうしは、STUN サーバーがないと互いを見つけられません。サーバーが知るのはあなたのアドレスだけで、対局の中身は届きません。それでもつながらないときは、リンクで一手ずつ。'],
  turns: ['Turn by turn, without a connection', '接続なしで一手ずつ'],
  turnsHow: ['The link of the game is the whole game. Make your move and send the link; your friend opens it, moves, and sends the next one back.', '対局のリンクが対局そのものです。打ったらリンクを送り、友だちはそれを開いて打ち、次のリンクを送り返します。'],
  turnsGo: ['Play by links', 'リンクで対局する'],
  making: ['Looking for the addresses of this device …', 'この端末のアドレスを調べています…'],
  waiting: ['Connecting …', '接続しています…'],
  open: ['Connected. Close this sheet and play.', 'つながりました。この画面を閉じて対局できます。'],
  lost: ['The connection is lost. The game is kept: a new invitation goes on from here.', '接続が切れました。対局は残っています。招待しなおすと、ここから続きます。'],
  flood: ['The other page sent far too much, or nothing that makes sense. The connection is closed, and the game is kept.', '相手のページから、意味をなさないものや多すぎる通信が届きました。接続を閉じました。対局は残っています。'],
  senseless: ['The other page sent something that is no move of this game. It was ignored.', '相手のページから、手ではないものが届きました。無視しました。'],
  clock: ['Clock', '持ち時間'],
  none: ['None', 'なし'],
  m30: ['30 s a move', '1手30秒'],
  m60: ['60 s a move', '1手60秒'],
  g5: ['5 min + 5 s', '5分＋1手5秒'],
  g10: ['10 min + 10 s', '10分＋1手10秒'],
  clockWhy: ['Of the game or hand. This page keeps the clocks. Who has no time left loses on a board; elsewhere the move that costs least is made: a check or fold, a pass, the drawn tile.', '一局・一勝負ごとの時間です。このページが計ります。時間が切れると、盤のゲームでは負け、ほかではいちばん損の少ない手（チェックかフォールド、パス、ツモ切り）になります。'],
  you: ['You', 'あなた'],
  friend: ['Friend', '友だち'],
  left: ['seconds left', '秒前'],
  late: ['Time is out: the move that costs least was made.', '時間切れ。いちばん損の少ない手を打ちました。'],
  leave: ['Leave the friend', '友だちとの接続を終える'],
  empty: ['Paste the text here first.', 'まず文字を貼りつけてください。'],
  form: ['This is no text of this page.', 'このページの文字ではありません。'],
  whole: ['The text is not whole: some of it is missing or changed. Copy it again.', '文字が欠けているか、変わっています。コピーしなおしてください。'],
  invitation: ['This is an invitation, not an answer. Your friend opens your invitation, and sends back the answer that appears there.', 'これは招待で、返事ではありません。友だちがあなたの招待を開くと、返事が出ます。'],
  answerHere: ['This is an answer, not an invitation.', 'これは返事で、招待ではありません。'],
  other: ['This is the answer to another invitation. Send the newest one.', '別の招待への返事です。いちばん新しい招待を送ってください。'],
  own: ['This is your own invitation: your friend opens it.', 'あなた自身の招待です。友だちに開いてもらってください。'],
  unable: ['This browser cannot connect two pages.', 'このブラウザではページどうしをつなげません。'],
  refused: ['The browser refuses this text.', 'ブラウザがこの文字を受けつけません。'],
}

let line // the connection, undefined without one
let room // the room that it is for
let parts // the elements of the sheet

const tell = detail => window.dispatchEvent(new window.CustomEvent('friend', { detail: { room, ...detail } }))

globalThis.tefudaDemo.friend = {
  /** Sends a message of the room's game. */
  send(from, said) { if (from === room) line?.send(said) },
  /** Ends the connection of a room. */
  leave(from) { if (from === room) window.queueMicrotask(leave) }, // later, because its event must not interrupt the program
  /** Updates the clocks from the host's table: who is to move, whether a game begins, whether a move was made. */
  turn(from, due) {
    if (from !== room) return
    table = due
    if (!clock || clock.kind === 'none') return
    if (due.begins) clock.begin()
    clock.turn(due)
    keep()
    tick()
    line?.send(clock.told())
  },
}

let table // the host's: the engine's whole table, the seats of both, and who is to move

/** The engine's game of the room. */
const gameOf = () => document.querySelector(`#${room} .use[data-game]`)?.dataset.game

/** Makes the cheapest move for a side whose time is out. In a game on a board that side loses. */
async function late(side) {
  const { table: whole, seats: [host, guest] = [] } = table
  if (!whole) return tell({ is: 'time' })
  const seat = side === 'guest' ? guest : host
  const ask = (...asked) => globalThis.tefudaDemo.ask(gameOf(), ...asked)
  const { moves } = await ask('legal', await ask('view', whole, { seat }))
  sayLate()
  tell({ is: 'late', table: whole, seat, move: least(moves) })
}

/** Whether the engine allows the guest's move at the host's table. */
async function allowed(move) {
  try {
    await globalThis.tefudaDemo.ask(gameOf(), 'apply', table.table, { move, seat: table.seats[1] })
    return true
  } catch {
    return false
  }
}

// --- the clocks -------------------------------------------------------------------

let clock // of the host's page, kept through a break
let told // the host's last clock message, and when it came
let ticking

const now = () => performance.now()

// The clock survives a reload, as the host's game does. A clock belongs to the game whose address begins with the stored one.
const KEPT = 'tefuda-clock'
const address = () => location.hash.replace(/&tab=.*/, '')

function keep() {
  if (clock && clock.kind !== 'none' && room === document.documentElement.dataset.room) globalThis.tefudaDemo.kept.write(KEPT, JSON.stringify({ at: address(), ...clock.saved() }))
}

/** The clock of this page's game before a reload, undefined for none. */
function kept() {
  try {
    const { at, ...saved } = JSON.parse(globalThis.tefudaDemo.kept.read(KEPT))
    return address().startsWith(at) ? Clock.of(saved, now) : undefined
  } catch {
    return undefined
  }
}

let lately
/** Shows for 8 seconds, also to screen readers, that time was out. */
function sayLate() {
  const box = document.querySelector('#friend-clocks > .clock-late')
  if (!box) return
  box.replaceChildren(...words('late'))
  box.hidden = false
  window.clearTimeout(lately)
  lately = window.setTimeout(() => { box.hidden = true }, 8000)
}

/** For this page's player, then the friend: the milliseconds left and whether the clock runs. undefined without clocks. */
function times() {
  const { host, guest, runs } = clock ? clock.told() : told ?? {}
  if (runs === undefined || (clock && clock.kind === 'none')) return undefined
  const passed = clock ? 0 : now() - told.at
  const all = [{ left: Math.max(0, host - (runs & 1 ? passed : 0)), runs: Boolean(runs & 1) }, { left: Math.max(0, guest - (runs & 2 ? passed : 0)), runs: Boolean(runs & 2) }]
  return clock ? all : all.reverse()
}

/** Draws the clocks, and acts when a time is out. */
function tick() {
  window.clearTimeout(ticking)
  const side = clock?.out()
  const all = times()
  drawClocks(all)
  if (side) {
    clock.turn({ ...clock.due, [side]: false }) // once
    line?.send(clock.told())
    late(side)
  }
  if (all?.some(each => each.runs)) ticking = window.setTimeout(tick, 200)
}

function drawClocks(all) {
  let box = document.getElementById('friend-clocks')
  if (!all) return box?.remove()
  if (!box) {
    box = make('div', { id: 'friend-clocks', class: 'friend-clocks' }, ...['you', 'friend'].map(name => make('span', { class: 'clock-of' }, make('span', {}, ...words(name)), make('b'))), make('span', { class: 'unseen', role: 'status' }), make('span', { class: 'clock-late', role: 'status', hidden: true }))
    document.querySelector(`#${room} .toolbar`).prepend(box)
  }
  all.forEach(({ left, runs }, i) => {
    const each = box.children[i]
    each.lastChild.textContent = shown(left)
    each.toggleAttribute('data-runs', runs)
    each.toggleAttribute('data-short', left <= 10_000)
    each.toggleAttribute('data-out', left <= 0)
    const at = runs && warned(Number(each.dataset.left ?? 0), left)
    each.dataset.left = left
    if (at) box.children[2].replaceChildren(...words(i ? 'friend' : 'you'), ` ${at} `, ...words('left'))
  })
}

// --- the connection -------------------------------------------------------------

function newLine(stun) {
  line?.end()
  clear()
  room = document.documentElement.dataset.room
  const own = line = new Line({
    stun,
    changed: state => {
      if (line !== own) return
      say(state)
      show({ open: state === 'open' })
      if (state !== 'open') line = undefined
      if (state === 'open') document.getElementById(room).toggleAttribute('data-guest', own.role === 'guest')
      if (own.role === 'guest') clock = undefined
      if (state === 'open' && own.role === 'host') setClock()
      if (own.role !== 'host') told = told && { ...told, runs: 0 }
      clock?.hold(state !== 'open')
      tick()
      tell({ is: state === 'open' ? own.role : 'lost' })
    },
    heard: said => { own.heard = (own.heard ?? Promise.resolve()).then(() => hear(own, said)) },
    senseless: () => { if (line === own) { say('senseless'); tell({ is: 'senseless' }) } },
  })
  return own
}

/** Passes a message to the program, in order. It first compares a view with one that this page's engine makes. */
async function hear(own, said) {
  if (said.say === 'view' && !await isView(said.view)) {
    if (line !== own) return
    say('senseless')
    tell({ is: 'senseless' })
  } else if (said.say === 'move' && own.role === 'host' && table?.table) {
    const legal = await allowed(said.move)
    if (line === own) tell({ is: 'heard', ...said, legal })
  } else if (line === own && said.say === 'clock') {
    const out = side => said[side] === 0 && told?.[side] > 0
    const late = (out('host') || out('guest')) && !byLinks() // on a board the game is then over
    told = { ...said, at: now() }
    tick()
    if (late) sayLate()
  } else if (line === own) {
    tell({ is: 'heard', ...said })
  }
}

async function isView(view) {
  const game = gameOf()
  try {
    const { views: [model] } = await globalThis.tefudaDemo.ask(game, 'deal', view.rules, { seed: 0, views: [view.seat] })
    if (game !== 'mahjong') view.over = Array.isArray(view.turns) && view.turns.length === 0 // a seat at mahjong sees only its own turn
    return view.game === game && sound(view, model, (model.counts ?? model.players).length)
  } catch {
    return false
  }
}

function leave() {
  if (!line) return
  line.end()
  line = clock = told = undefined
  document.getElementById(room).removeAttribute('data-guest')
  globalThis.tefudaDemo.kept.write(KEPT, '')
  tick()
  say()
  show({ open: false })
  tell({ is: 'left' })
}

// --- the sheet -----------------------------------------------------------------

const words = name => both(WORDS[name])

/** Shows words of WORDS at the foot of the sheet; without a name it clears them. */
const say = name => parts?.says.replaceChildren(...(name ? words(name) : []))

/** Shows below a field what is wrong with it; without a name it clears that. */
function complain(field, name) {
  const message = document.getElementById(field.getAttribute('aria-describedby'))
  message.replaceChildren(...(name ? words(name) : []))
  if (name) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
}

const error = id => make('p', { class: 'error', id: `${id}-error`, role: 'alert' })
const area = (id, name, more = {}) => {
  const field = make('textarea', { class: 'notation', id, rows: '3', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', 'aria-describedby': `${id}-error`, ...more })
  return [field, make('label', { class: 'label', for: id }, ...words(name)), field, error(id)]
}
const button = (name, onclick, more = {}) => make('button', { onclick, ...more }, make('span', {}, ...words(name)))

/** A field with a text for the friend, and a button to share it. */
function given(id, name) {
  const [field, ...shown] = area(id, name, { readonly: true })
  const copy = async () => {
    const how = await globalThis.tefudaDemo.kept.share(document.title, undefined, field.value)
    if (how !== 'shared') say(how === 'copied' ? 'copied' : 'uncopied')
  }
  const box = make('div', { hidden: true }, ...shown, make('p', { class: 'tools' }, button('copy', copy)))
  return { box, field, show: text => { field.value = text; box.hidden = false; field.focus(); field.select() } }
}

/** A QR code as a picture, with its quiet zone: dark on light in every look, as cameras expect. */
function picture(rows) {
  const size = rows.length + 8
  const drawn = (tag, attributes, ...children) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children)
    return element
  }
  const dark = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('')
  return drawn('svg', { viewBox: `0 0 ${size} ${size}`, width: 240, height: 240, 'shape-rendering': 'crispEdges', 'aria-hidden': 'true', id: 'friend-code' },
    drawn('rect', { width: size, height: size, fill: '#fff' }), drawn('path', { d: dark, fill: '#000' }))
}

/** Runs a step of connecting, and shows a failure at its field. */
async function trying(field, step) {
  complain(field)
  say()
  try {
    await step()
  } catch (error) {
    say()
    if (error instanceof BadText) complain(field, error.key === 'answer' ? 'answerHere' : error.key)
    else complain(field, window.RTCPeerConnection ? 'refused' : 'unable')
  }
}

/** The reader's own STUN server, '' for none. For a text that is no server it shows why, and returns undefined. */
function stun() {
  const field = parts.stun
  const good = /^([\w.-]{1,200}|\[[\da-f:]+\]):\d{1,5}$/i.test(field.value.trim()) || !field.value.trim()
  complain(field, good ? undefined : 'stunBad')
  return good ? field.value.trim() : undefined
}

async function invite() {
  const server = stun()
  if (server === undefined) return
  say('making')
  await trying(parts.answer, async () => {
    const own = newLine(server)
    const text = await own.invite()
    if (line !== own) return
    const link = `${location.origin}${location.pathname}#${room}?join=${text}`
    parts.link.show(link)
    const rows = code(link) // none for a link too long for one
    parts.scan.hidden = !rows
    parts.scan.replaceChildren(make('p', { class: 'label' }, ...words('scan')), ...(rows ? [picture(rows)] : []))
    parts.answers.hidden = false
    say()
  })
}

const accept = () => trying(parts.answer, async () => {
  if (!line) throw new BadText('other')
  await line.accept(parts.answer.value)
  if (line?.channel.readyState !== 'open') say('waiting')
})

async function join() {
  const server = stun()
  if (server === undefined) return
  await trying(parts.paste, async () => {
    const pasted = parts.paste.value
    const there = /#([a-z]+)\?/.exec(pasted)?.[1]
    if (line?.role === 'host' && parts.link.field.value.endsWith(textIn(pasted)) && textIn(pasted)) throw new BadText('own')
    if (there && there !== document.documentElement.dataset.room && document.getElementById(there)?.matches('.room')) {
      location.hash = `${there}?join=${textIn(pasted)}` // an invitation to another game
      return
    }
    const before = line
    const own = newLine(server)
    say('making')
    try {
      parts.back.show(await own.join(pasted))
      say('waiting')
    } catch (error) {
      if (line === own) line = undefined
      own.end()
      if (before) tell({ is: 'lost' })
      throw error
    }
  })
}

/** Makes the clock that the host has chosen, or goes on with the one from before the break. */
function setClock() {
  told = undefined
  if (clock?.kind === parts.clock.value) return
  const before = clock ? undefined : kept()
  clock = before?.kind === parts.clock.value ? before : new Clock(parts.clock.value, now)
}

/** Shows the parts of the sheet that belong to an open connection, or to none. */
function show({ open }) {
  if (!parts) return
  for (const part of [parts.inviting, parts.joining, parts.turning, parts.far]) part.hidden = open
  hidden(open)
  parts.leaving.hidden = !open
  if (open) clear()
  if (open) parts.paste.value = ''
}

/** Shows what belongs to a game with hidden cards, which nobody can play by links, or to another game. */
function hidden(open) {
  parts.turning.hidden = open || !byLinks()
  parts.keeps.hidden = byLinks()
}

/** Whether the game of the room in view can be played by links: no card is hidden. */
const byLinks = () => Boolean(document.querySelector(`#${document.documentElement.dataset.room} [data-by-links]`))

/** Clears the texts of an earlier connection. */
function clear() {
  for (const part of [parts.link.box, parts.answers, parts.back.box]) part.hidden = true
  for (const field of [parts.link.field, parts.answer, parts.back.field]) field.value = ''
}

function build() {
  const [answer, ...answerShown] = area('friend-answer', 'answer')
  const [paste, ...pasteShown] = area('friend-paste', 'paste')
  const link = given('friend-link', 'link')
  const back = given('friend-back', 'back')
  const stun = make('input', { class: 'notation', id: 'friend-stun', type: 'text', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', maxlength: '220', 'aria-describedby': 'friend-stun-error' })
  const answers = make('div', { hidden: true }, ...answerShown, make('p', { class: 'tools' }, button('connect', accept, { id: 'friend-connect', class: 'go' })))
  const scan = make('div')
  link.box.append(scan)
  const clocks = make('select', { id: 'friend-clock' }, ...['none', 'm30', 'm60', 'g5', 'g10'].map(name => make('option', { value: name }, said(WORDS[name]))))
  clocks.value = kept()?.kind ?? 'none'
  window.addEventListener('pagehide', keep)
  window.addEventListener('languagechange', () => [...clocks.children].forEach(option => { option.textContent = said(WORDS[option.value]) }))
  const section = (name, ...children) => make('section', { class: 'part' }, make('h3', {}, ...words(name)), ...children)
  parts = {
    answer, paste, link, back, stun, answers, scan, clock: clocks,
    inviting: section('invite', make('label', { class: 'label', for: 'friend-clock' }, ...words('clock'), clocks), make('p', { class: 'hint' }, ...words('clockWhy')), make('p', { class: 'tools' }, button('make', invite, { id: 'friend-invite' })), link.box, answers),
    joining: section('join', ...pasteShown, make('p', { class: 'tools' }, button('reply', join, { id: 'friend-join' })), back.box),
    turning: section('turns', make('p', { class: 'hint' }, ...words('turnsHow')), make('p', { class: 'tools' }, button('turnsGo', () => tell({ room: document.documentElement.dataset.room, is: 'turns' }), { id: 'friend-turns', 'data-close': true }))),
    far: make('details', { class: 'unfolds' }, make('summary', {}, ...words('far')), make('label', { class: 'label', for: 'friend-stun' }, ...words('stun')), stun, error('friend-stun'), make('p', { class: 'hint' }, ...words('stunWhy'))),
    keeps: make('p', { class: 'hint' }, ...words('keeps')),
    leaving: make('p', { class: 'tools', hidden: true }, button('leave', leave, { id: 'friend-leave' })),
    says: make('p', { class: 'hint', id: 'friend-says', role: 'status' }),
  }
  document.getElementById('friend-body').replaceChildren(make('p', {}, ...words('how')), parts.keeps, parts.inviting, parts.joining, parts.turning, parts.far, parts.leaving, parts.says)
}

/** Opens the sheet; a link's invitation is answered at once. */
export async function open(invitation) {
  if (!parts) build()
  hidden(parts.inviting.hidden)
  if (typeof invitation !== 'string') return
  parts.paste.value = invitation
  const sheet = document.getElementById('friend')
  if (!sheet.open) sheet.showModal()
  await join()
}
