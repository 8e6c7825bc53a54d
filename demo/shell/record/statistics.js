// The sheet of the results, and a line of results on each tile of the start
// page.
import { both, make, said } from '../../ui/make.js'
import { words } from './numbers.js'
import { clear, results } from './results.js'

const WORDS = {
  none: ['No game of this room has ended yet. Games against the engine, deals, hands and problems count by themselves when they end.', 'まだ終わった対局がありません。エンジンとの対局、配札、手、問題は、終わると自動で記録されます。'],
  damaged: ['The results kept here were damaged. They lie aside in this browser’s storage; counting begins anew.', '保存されていた成績は壊れていました。このブラウザの保存領域に取り分けて、数え直します。'],
  clear: ['Clear these results', 'この成績を消す'],
  sure: ['Really clear them? They do not come back.', '本当に消しますか。元には戻せません。'],
  yes: ['Clear', '消す'],
  no: ['Keep', '残す'],
  all: ['All', '合計'],
  here: ['What counts: the first end of a game or deal. Taking moves back is up to you; what the engine has played for you, a game with sides changed and a game from a link’s end do not count. All of it stays in this browser.', '数えるのは、対局や配札の最初の決着です。待ったは自由。エンジンに打たせたもの、途中で色を替えた対局、リンクで開いた終局は数えません。記録はこのブラウザの中だけに残ります。'],
}

/**
 * The meaning of a room's numbers, by room, from its tally.js. It is loaded for rooms that have results.
 * @type {Map<string, import('./numbers.js').Tally[]>}
 */
const MEANINGS = new Map()

/** The rooms whose games are counted, in the order of the page's list. */
const counting = () => [...document.querySelectorAll('.rooms [data-counts]')].map(({ hash }) => hash.slice(1))

/** The results, and the rooms that have results and a tally.js. */
async function read() {
  const { tallies, damaged } = results()
  const rooms = counting().filter(room => tallies.some(tally => tally.room === room))
  await Promise.all(rooms.filter(room => !MEANINGS.has(room)).map(async room => MEANINGS.set(room, (await import(`../../rooms/${room}/tally.js`)).default)))
  return { tallies, damaged, rooms }
}

/** A room's tallies by meaning: its games, and perhaps its problems. */
const parted = (room, tallies) => MEANINGS.get(room)
  .map(meaning => ({ meaning, some: tallies.filter(tally => tally.room === room && (meaning.levels?.(tally.level) ?? true)) }))
  .filter(({ some }) => some.length)

const sumOf = tallies => tallies.reduce((sum, { of }) => of.map((n, i) => n + (sum[i] ?? 0)).concat(sum.slice(of.length)), [])

function tableOf(room, { heads, cells, level, alone }, tallies) {
  const row = (name, of) => make('tr', {}, make('th', { scope: 'row' }, name), ...cells(of).map(cell => make('td', {}, cell)))
  const rows = tallies.map(tally => row(level(tally.level), tally.of))
  if (tallies.length > 1 && !alone) rows.push(row(said(WORDS.all), sumOf(tallies)))
  const head = make('tr', {}, make('td'), ...heads.map(words => make('th', { scope: 'col' }, said(words))))
  return make('div', { class: 'tallies-wide', tabindex: '0', role: 'group', 'aria-label': title(room) }, make('table', { class: 'tallies' }, make('thead', {}, head), make('tbody', {}, ...rows)))
}

const title = room => words(`#${room} > h2 > [lang="${document.documentElement.lang}"]`)

/** A button that asks once more before it clears. */
function clearing(room, draw) {
  const place = make('p', { class: 'tools clearing' })
  const ask = () => place.replaceChildren(make('button', { onclick: confirm }, said(WORDS.clear)))
  function confirm() {
    const no = make('button', { onclick: () => { ask(); place.firstChild.focus() } }, said(WORDS.no))
    const yes = make('button', { class: 'go', onclick: () => { clear(room); draw() } }, said(WORDS.yes))
    place.replaceChildren(make('span', { role: 'status' }, said(WORDS.sure)), yes, no)
    no.focus()
  }
  ask()
  return place
}

function sectionOf(room, tallies, draw) {
  const tables = parted(room, tallies).map(({ meaning, some }) => tableOf(room, meaning, some))
  return make('section', { class: 'part' }, make('h3', {}, title(room)), ...tables, clearing(room, draw))
}

/** Fills the sheet with the results of the room in view, or of all rooms on the start page. */
export async function open() {
  const body = document.getElementById('statistics-body')
  const { tallies, damaged, rooms } = await read()
  const { room: shown } = document.documentElement.dataset
  const draw = async () => {
    await open()
    body.closest('dialog').querySelector('[data-close]').focus()
    lines()
  }
  const sections = rooms.filter(room => !counting().includes(shown) || room === shown).map(room => sectionOf(room, tallies, draw))
  if (damaged) sections.unshift(make('p', { class: 'error' }, said(WORDS.damaged)))
  else if (!sections.length) sections.push(make('p', {}, said(WORDS.none)))
  body.replaceChildren(...sections, make('p', { class: 'hint' }, said(WORDS.here)))
}

/** Writes on each tile of the start page what has been played there. */
export async function lines() {
  const { tallies, rooms } = await read()
  for (const old of document.querySelectorAll('a.tile-room .tile-tally')) old.remove()
  for (const room of rooms) {
    const place = document.querySelector(`.tile-room[href="#${room}"] .tile-says`)
    const first = parted(room, tallies).map(({ meaning, some }) => ({ meaning, of: sumOf(some) })).find(({ meaning, of }) => meaning.games(of) > 0)
    if (first) place.append(make('span', { class: 'tile-tally' }, ...both(first.meaning.line(first.of))))
  }
}
