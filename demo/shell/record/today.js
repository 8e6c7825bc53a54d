// The sheet of the day: its four deals, the streak, a text to share, and the week before. Also the day's tile on the
// start page.
import { both, make, said } from '../../ui/make.js'
import { share } from '../kept.js'
import { DAILY, WEEK, before, dateOf, dayOf, deals, inWords, link, streak } from './daily.js'
import { counted } from './numbers.js'

const WORDS = {
  about: ['A deal a day in each of these rooms, the same for everyone on this date. How you finish it first is kept.', 'それぞれの部屋に一日一番。同じ日付なら、だれでも同じ配りです。最初に終えた結果が残ります。'],
  open: ['not played yet', 'まだ'],
  play: ['Play', '遊ぶ'],
  again: ['Again', 'もう一度'],
  share: ['Share as text', '文で送る'],
  copied: ['The text is in the clipboard.', '文をコピーしました。'],
  unsent: ['It could not be copied.', 'コピーできませんでした。'],
  week: ['The week before', 'この一週間'],
  rest: ['A day counts by any one of its deals, finished by three the next morning. One day missed is a rest; two in a row begin the streak anew. Deals of the past week can be played later; they do not count for it.', 'どれか一つを翌朝三時までに終えれば、その日は続きます。一日休んでも途切れませんが、二日続けて休むと数え直し。過ぎた一週間の分もあとから遊べますが、連続には数えません。'],
  damaged: ['The days kept here were damaged. They lie aside in this browser’s storage; the streak begins anew.', '保存されていた日々の記録は壊れていました。このブラウザの保存領域に取り分けて、数え直します。'],
  names: { calculation: ['Calculation', '計算トランプ'], draw: ['Video poker, five hands', 'ビデオポーカー、五回'], mahjong: ['What to discard?', '何切る'], daifugo: ['Daifugō', '大富豪'] },
}

const daysInRow = n => [`${counted(n, 'day')} in a row`, `${n}日続いています`]
const written = (day, options) => new Intl.DateTimeFormat(document.documentElement.lang, options).format(dateOf(day))

/** A row for a deal of a day: the room, the result, and a link to the deal. */
function row(room, day, deal) {
  const name = said(WORDS.names[room])
  const go = make('a', { class: deal ? 'daily-go' : 'daily-go go', href: link(room, day) }, said(deal ? WORDS.again : WORDS.play))
  go.setAttribute('aria-label', `${go.textContent}: ${name}, ${written(day, { dateStyle: 'long' })}`)
  return make('li', { 'data-icon': room, 'data-done': Boolean(deal) }, make('b', {}, name), make('span', { class: 'daily-how' }, deal ? said(inWords(room, deal)) : said(WORDS.open)), go)
}

const rows = (day, rooms) => make('ul', { class: 'daily' }, ...DAILY.map(room => row(room, day, rooms?.get(room))))

/** The day's text to share: the results, without the moves. */
function textOf(day, rooms, length) {
  const lines = DAILY.filter(room => rooms.has(room)).map(room => `${said(WORDS.names[room])}: ${said(inWords(room, rooms.get(room)))}`)
  if (length > 1) lines.push(said(daysInRow(length)))
  return [`tefuda 手札 ${written(day, { dateStyle: 'medium' })}`, ...lines].join('\n')
}

/** The button that shares the text: through the browser's share sheet, or else the clipboard. */
function sharing(day, rooms, length) {
  const says = make('span', { role: 'status' })
  const send = async () => {
    const how = await share('tefuda', textOf(day, rooms, length), new URL('./', location.href).href)
    says.textContent = how === 'copied' ? said(WORDS.copied) : how === 'failed' ? said(WORDS.unsent) : ''
  }
  return make('p', { class: 'tools clearing' }, make('button', { onclick: send }, said(WORDS.share)), says)
}

function past(today, days) {
  const week = Array.from({ length: WEEK }, (_, i) => before(today, i + 1))
  return make('details', { class: 'daily-week' }, make('summary', {}, said(WORDS.week)),
    ...week.map(day => make('section', {}, make('h4', {}, written(day, { weekday: 'long', month: 'long', day: 'numeric' })), rows(day, days.get(day)))))
}

/** Fills the sheet. */
export function open() {
  const today = dayOf()
  const { days, damaged } = deals()
  const rooms = days.get(today) ?? new Map()
  const length = streak(days, today)
  const body = document.getElementById('today-body')
  body.replaceChildren(...[
    damaged ? make('p', { class: 'error' }, said(WORDS.damaged)) : undefined,
    make('p', {}, said(WORDS.about)),
    make('section', { class: 'part' }, make('h3', {}, written(today, { weekday: 'long', month: 'long', day: 'numeric' })), rows(today, rooms)),
    length ? make('p', { class: 'verdict-line' }, said(daysInRow(length))) : undefined,
    rooms.size ? sharing(today, rooms, length) : undefined,
    past(today, days),
    make('p', { class: 'hint' }, said(WORDS.rest)),
  ].filter(Boolean))
}

/** Writes on the tile how much of the day is done, and the length of the streak. */
export function lines() {
  const today = dayOf()
  const { days } = deals()
  const done = DAILY.filter(room => days.get(today)?.has(room)).length
  const length = streak(days, today)
  const place = document.querySelector('.today .tile-says')
  place.querySelector('.tile-tally')?.remove()
  if (!done && !length) return
  const [en, ja] = daysInRow(length)
  const parts = [[`${done} of ${DAILY.length} done`, `${DAILY.length}番のうち${done}番すみ`], ...(length > 1 ? [[en, ja]] : [])]
  place.append(make('span', { class: 'tile-tally' }, ...both([parts.map(([en]) => en).join(', '), parts.map(([, ja]) => ja).join('、')])))
}
