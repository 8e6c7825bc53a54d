// The sheet of the results, and a line of them on each tile of the start page.
import { both, make, said } from '../../ui/make.js'
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

const number = (n, digits = 0) => n.toLocaleString(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
const share = (part, of) => (of ? `${number(100 * part / of, 1)} %` : '–')
const total = of => of.reduce((sum, n) => sum + n, 0)

/** Words that the page has of something already, in the language it shows. */
const words = selector => document.querySelector(selector)?.textContent.trim()
const option = (menu, key) => words(`#${menu} option[value="${window.CSS.escape(key)}"]`)
/** The key of a game whose name the engine has not told yet, to be read. */
const plainly = key => key.replace(/-(\d+)-(\d+)$/, ' $1/$2').replaceAll('-', ' ').replace(/^./, first => first.toUpperCase())
const radio = (group, value) => {
  const label = document.querySelector(`#${group} input[value="${window.CSS.escape(value)}"]`)?.closest('label')
  return label?.querySelector(`[lang="${document.documentElement.lang}"]`).textContent.trim() ?? value
}

const WON = [['Won', '勝ち'], ['Drawn', '分け'], ['Lost', '負け']]

/** A board, as '15x15x5 3': columns, rows, how many in a row and the rule ('=' for exactly so many), and the level. */
function boardsLevel(key) {
  const [, columns, rows, row, rule, level] = /^(\d+)x(\d+)x(\d+)(\S*) (.*)$/.exec(key) ?? []
  if (!columns) return key
  const inRow = said([`${row} in a row`, `${row}目`])
  const how = rule && radio('play-rule', rule === '=' ? 'exact' : rule)
  return [`${columns}×${rows}`, inRow, how, `${said(['level', 'レベル'])} ${level} (${radio('play-level', level)})`].filter(Boolean).join(said([', ', '・']))
}

/** The places of a game of cards, as 'common 4 skilled': rules, players, the others' level. */
function daifugoLevel(key) {
  const [rules, players, level] = key.split(' ')
  const strength = level === 'mixed' ? said(['mixed', '混成']) : option('dfg-level-1', level) ?? level
  return [radio('dfg-preset', rules), said([`${players} players`, `${players}人`]), strength].join(said([', ', '・']))
}

/** Hands of poker, as 'draw no-limit 4 regular': game, limit, players, the others' level. */
function cardroomLevel(key) {
  const [variant, limit, players, level] = key.split(' ')
  const strength = level === 'mixed' ? said(['mixed', '混成']) : option('cr-level-all', level) ?? level
  return [radio('cr-variant', variant), option('cr-limit', limit) ?? limit, said([`${players} players`, `${players}人`]), strength].join(said([', ', '・']))
}

/** A game of mahjong, as 'tenhou 1 0304': rules, length, the others' level. */
function mahjongLevel(key) {
  const [rules, length, level] = key.split(' ')
  return [option('mj-rules', rules) ?? rules, radio('mj-length', length), option('mj-level', level) ?? level].join(said([', ', '・']))
}

const PLACES = {
  heads: [['Games', '対局'], ['Places from the first', '順位ごとの回数'], ['Mean place', '平均順位']],
  cells: of => [number(total(of)), of.map(n => number(n)).join(' · '), total(of) ? number(of.reduce((sum, n, i) => sum + n * (i + 1), 0) / total(of), 2) : '–'],
}

/** By room what its numbers are: how many games they are, heads, cells, a level in words, and the line on its tile. */
const ROOMS = {
  boards: {
    games: total,
    heads: [...WON, ['Wins', '勝率']],
    cells: of => [number(of[0] ?? 0), number(of[1] ?? 0), number(of[2] ?? 0), share(of[0], total(of))],
    level: boardsLevel,
    line: ([won, drawn = 0, lost = 0]) => [`${won} won, ${drawn} drawn, ${lost} lost`, `${won}勝${lost}敗${drawn}分`],
  },
  calculation: {
    games: total,
    heads: [['Solved', '完成'], ['Not solved', '失敗'], ['Solved', '完成率']],
    cells: of => [number(of[0] ?? 0), number(of[1] ?? 0), share(of[0], total(of))],
    level: key => {
      const [piles, lead] = key.split(' ')
      return said([`${piles} piles, ${lead} × 4 laid`, `屑札 ${piles}、初めに ${lead} × 4 枚`])
    },
    line: of => [`${of[0]} of ${total(of)} deals solved`, `${total(of)}回のうち${of[0]}回完成`],
  },
  draw: {
    games: of => of[0],
    heads: [['Hands', '手数'], ['Best holds', '最善の手'], ['Return', '還元率'], ['EV lost a hand', '一手の損']],
    cells: ([hands, best = 0, paid = 0, cost = 0, more = 0]) => [number(hands), share(best, hands), share(paid, hands + more), number(cost / 10_000 / (hands || 1), 4)],
    level: key => option('draw-game', key) ?? plainly(key),
    line: ([hands, best]) => [`${best} of ${hands} best holds`, `${hands}手のうち${best}手が最善`],
  },
  cardroom: {
    games: of => of[0],
    heads: [['Hands', '手数'], ['Won', '獲得'], ['Showdowns won', 'ショーダウン勝率'], ['Big blinds a hundred hands', '百手あたり（大ブラインド）']],
    cells: ([hands, won = 0, met = 0, beaten = 0, blinds = 0]) => [number(hands), share(won, hands), share(beaten, met), number(blinds / (hands || 1), 1)],
    level: cardroomLevel,
    line: ([hands, won]) => [`${won} of ${hands} hands won`, `${hands}手のうち${won}手を獲得`],
  },
  daifugo: {
    games: total,
    heads: PLACES.heads,
    cells: PLACES.cells,
    level: daifugoLevel,
    line: of => [`${total(of)} games, ${of[0]} times first`, `${total(of)}戦、一着${of[0]}回`],
  },
  mahjong: {
    games: total,
    heads: PLACES.heads,
    cells: PLACES.cells,
    level: mahjongLevel,
    line: of => [`${total(of)} games, ${of[0]} times first`, `${total(of)}戦、トップ${of[0]}回`],
  },
  problem: {
    room: 'mahjong',
    games: of => of[0],
    heads: [['Problems', '問題'], ['Best discards', '最善の打牌'], ['Points lost each', '一問の損']],
    cells: ([asked, right = 0, cost = 0]) => [number(asked), share(right, asked), number(cost / (asked || 1))],
    level: () => said(['What to discard?', '何切る']),
    line: ([asked, right]) => [`${right} of ${asked} problems right`, `${asked}問のうち${right}問正解`],
  },
}

/** What a tally is one of: its room's games, or problems in it. */
const kindOf = ({ room, level }) => (level === 'problem' ? 'problem' : room)
const roomOf = kind => ROOMS[kind].room ?? kind

const sumOf = tallies => tallies.reduce((sum, { of }) => of.map((n, i) => n + (sum[i] ?? 0)).concat(sum.slice(of.length)), [])

function tableOf(kind, tallies) {
  const { heads, cells, level } = ROOMS[kind]
  const row = (name, of) => make('tr', {}, make('th', { scope: 'row' }, name), ...cells(of).map(cell => make('td', {}, cell)))
  const rows = tallies.map(tally => row(level(tally.level), tally.of))
  if (tallies.length > 1 && cells !== PLACES.cells) rows.push(row(said(WORDS.all), sumOf(tallies)))
  const head = make('tr', {}, make('td'), ...heads.map(words => make('th', { scope: 'col' }, said(words))))
  return make('div', { class: 'tallies-wide', tabindex: '0', role: 'group', 'aria-label': title(roomOf(kind)) }, make('table', { class: 'tallies' }, make('thead', {}, head), make('tbody', {}, ...rows)))
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
  const kinds = Object.keys(ROOMS).filter(kind => tallies.some(tally => kindOf(tally) === kind))
  const tables = kinds.map(kind => tableOf(kind, tallies.filter(tally => kindOf(tally) === kind)))
  return make('section', { class: 'part' }, make('h3', {}, title(room)), ...tables, clearing(room, draw))
}

/** Fills the sheet: of the room in view, or on the start page of all. */
export function open() {
  const body = document.getElementById('statistics-body')
  const { room: shown } = document.documentElement.dataset
  const { tallies, damaged } = results()
  const rooms = Object.keys(ROOMS).filter(kind => !ROOMS[kind].room && (!(shown in ROOMS) || kind === shown))
  const draw = () => { open(); body.closest('dialog').querySelector('[data-close]').focus(); lines() }
  const sections = rooms.map(room => [room, tallies.filter(tally => tally.room === room)])
    .filter(([, tallies]) => tallies.length).map(([room, tallies]) => sectionOf(room, tallies, draw))
  if (damaged) sections.unshift(make('p', { class: 'error' }, said(WORDS.damaged)))
  else if (!sections.length) sections.push(make('p', {}, said(WORDS.none)))
  body.replaceChildren(...sections, make('p', { class: 'hint' }, said(WORDS.here)))
}

/** Says on each tile of the start page what has been played there. */
export function lines() {
  const { tallies } = results()
  for (const old of document.querySelectorAll('a.tile-room .tile-tally')) old.remove()
  for (const [kind, { games, line }] of Object.entries(ROOMS)) {
    const place = document.querySelector(`.tile-room[href="#${roomOf(kind)}"] .tile-says`)
    const of = sumOf(tallies.filter(tally => kindOf(tally) === kind))
    if (games(of) > 0 && !place.querySelector('.tile-tally')) place.append(make('span', { class: 'tile-tally' }, ...both(line(of))))
  }
}
