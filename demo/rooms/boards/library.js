// What is known of the position in the analysis: the moves of the book, and the reader's own games in which it stood. It
// loads with the first look at the analysis.
import { number, share } from '../../shell/record/numbers.js'
import { make, said } from '../../ui/make.js'
import { book, turned, undone } from '../../tefuda/book-mnk.js'
import { forget, importedOf, kept, Library, MOST, positionOf, take } from './games.js'

const WORDS = {
  book: ['Book', '定石'],
  inBook: count => [`Found by this engine beforehand: ${number(count)} positions searched.`, `このエンジンが前もって${number(count)}局面を読んだ手です。`],
  mark: ['in the book', '定石の手'],
  games: ['Your games', '自分の対局'],
  stood: ({ times, won, drawn, lost, open }, turn) => {
    const side = said(turn === 'o' ? ['Black', '黒'] : ['White', '白'])
    const known = [`${won} won, ${drawn} drawn, ${lost} lost for ${side} to move`, `手番の${side}から見て${won}勝${lost}敗${drawn}分`]
    const unknown = open ? [`; ${open} without a result`, `（結果不明${open}局）`] : ['', '']
    return [`In ${times === 1 ? '1 game' : `${times} games`}: ${known[0]}${unknown[0]}.`, `${times}局で現れ、${known[1]}${unknown[1]}。`]
  },
  never: ['This position has not stood in a kept game.', 'この局面は、残してある対局にはありません。'],
  none: ['Games that end on this board are kept here, on this device, and found by position. Other games can be opened from files.', 'この盤で決着した対局は、この端末に残り、局面から探せます。ファイルの棋譜も加えられます。'],
  move: ['Move', '手'],
  times: ['Games', '局数'],
  won: ['Won', '勝ち'],
  drawn: ['Drawn', '分け'],
  lost: ['Lost', '負け'],
  table: ['What was played here, with results for the side to move', 'ここで打たれた手と、手番から見た結果'],
  openList: ['Open a game at this position', 'この局面で対局を開く'],
  more: count => [`and ${count} more`, `ほか${count}局`],
  add: ['Add games from files', 'ファイルの棋譜を加える'],
  formats: ['SGF, RenLib, RenjuNet, Piskvorky, or places like “h8 i9”', 'SGF・RenLib・RenjuNet・Piskvorky、または「h8 i9」のような座標'],
  adding: ['Reading …', '読み込み中…'],
  taken: (taken, all) => [`${taken} of ${all} games and variations were new, and are kept.`, `対局と変化${all}件のうち、新しい${taken}件を加えました。`],
  unread: (name, why) => [`${name}: ${why}`, `${name}：${why}`],
  failed: ['This browser has no room for them.', 'このブラウザには保存できませんでした。'],
  count: all => [`${all} games kept on this device; at most ${number(MOST)}.`, `この端末に${all}局。最大${number(MOST)}局まで。`],
  damaged: ['The games kept here were damaged. They lie aside in this browser’s storage.', '残してあった対局は壊れていました。このブラウザの保存領域に取り分けてあります。'],
  clear: ['Delete these games', '対局を消す'],
  sure: ['Really delete them? They do not come back.', '本当に消しますか。元には戻せません。'],
  yes: ['Delete', '消す'],
  no: ['Keep', '残す'],
  yours: { o: ['you were Black', 'あなたは黒'], x: ['you were White', 'あなたは白'], both: ['both sides', '両方'], '': ['from a file', 'ファイルから'] },
  ends: { o: ['Black won', '黒勝ち'], x: ['White won', '白勝ち'], '=': ['draw', '引き分け'], '?': ['no result', '結果なし'] },
}

/** How many games a position lists. */
const LISTED = 8

const byId = id => document.getElementById(id)
const symmetry = { turned, undone }
/** The kept games and where their positions are, until they change. */
let known
/** The state of the position in view. */
let shown = ''
/** What was read from the files chosen last, in both languages. */
let told

const nameOf = ([row, column], board) => `${String.fromCharCode(65 + column)}${board.length - row}`
const squareAt = ([row, column]) => document.querySelector(`#board [data-row="${row}"][data-column="${column}"]`)

/** Plays a move on the board of the analysis. */
function play(square) {
  document.querySelector('#stone input[value="turn"]').click()
  squareAt(square).click()
}

const chance = value => `${number(100 * value)} %`

/** The moves of the book as buttons, and as marks on the board. */
function drawBook(position) {
  for (const old of document.querySelectorAll('#board [data-book]')) delete old.dataset.book
  const section = byId('boards-book')
  const found = book(position.board, position)
  section.hidden = !found
  if (!found) return section.replaceChildren()
  const buttons = found.moves.map(({ square, chance: value }) => {
    const mark = squareAt(square)
    if (mark) mark.dataset.book = ''
    return make('button', { onclick: () => play(square) }, make('b', {}, nameOf(square, position.board)), ` ${chance(value)}`)
  })
  return section.replaceChildren(make('h3', { id: 'boards-book-label' }, said(WORDS.book)), make('div', { class: 'book-of' }, ...buttons), make('p', { class: 'hint' }, said(WORDS.inBook(found.nodes))))
}

/** What was played at the position, as a table. */
function tableOf({ moves }, position) {
  const cell = n => make('td', {}, n ? number(n) : '–')
  const rows = moves.map(({ square, times, won, drawn, lost }) => make('tr', {}, make('th', { scope: 'row' }, make('button', { onclick: () => play(square) }, nameOf(square, position.board))), cell(times), cell(won), cell(drawn), cell(lost), make('td', {}, share(won + drawn / 2, won + drawn + lost))))
  const heads = [WORDS.move, WORDS.times, WORDS.won, WORDS.drawn, WORDS.lost].map(words => make('th', { scope: 'col' }, said(words)))
  return make('table', { class: 'found' }, make('caption', { class: 'hint' }, said(WORDS.table)), make('thead', {}, make('tr', {}, ...heads, make('th', { scope: 'col' }, '%'))), make('tbody', {}, ...rows))
}

/** The day of a game, as the reader's language writes it. */
const dayIn = day => new Date(Math.floor(day / 10_000), Math.floor(day / 100) % 100 - 1, day % 100).toLocaleDateString(document.documentElement.lang, { day: 'numeric', month: 'short', year: 'numeric' })

/** Opens a game at the position, by its link. */
const open = ({ state, made }) => { window.location.hash = `#boards?${state}&at=${made}` }

function listOf(games) {
  const buttons = games.slice(0, LISTED).map(game => make('button', { onclick: () => open(game) }, [dayIn(game.day), said(WORDS.ends[game.result]), said(WORDS.yours[game.mine] ?? WORDS.yours.both)].join(said([', ', '・']))))
  const more = games.length > LISTED ? make('span', { class: 'hint' }, said(WORDS.more(games.length - LISTED))) : undefined
  return make('div', { class: 'games-of', role: 'group', 'aria-label': said(WORDS.openList) }, make('span', { class: 'label' }, said(WORDS.openList)), ...buttons, more)
}

/** Adds the games of files. */
async function addFiles(files, says) {
  says.textContent = said(WORDS.adding)
  const errors = []
  const all = []
  for (const file of files) {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      // A library of RenLib begins with a byte that no text has.
      const text = /\.(?:lib|pos)$/i.test(file.name) ? bytes : new TextDecoder().decode(bytes)
      for (let game = 0, games = 1; game < games && all.length < MOST; game++) {
        const table = await globalThis.tefudaDemo.ask('mnk', 'importGame', text, { game })
        games = table.games
        all.push(...importedOf(table).slice(0, MOST))
      }
    } catch (error) {
      errors.push(WORDS.unread(file.name, error.message))
    }
  }
  const { taken, failed } = take(all)
  told = failed ? [WORDS.failed] : [...errors, ...all.length ? [WORDS.taken(taken, all.length)] : []]
  known = undefined
  draw()
}

/** A button that asks once more before it deletes. */
function deleting() {
  const place = make('p', { class: 'tools' })
  const ask = () => place.replaceChildren(make('button', { onclick: confirm }, said(WORDS.clear)))
  function confirm() {
    const no = make('button', { onclick: () => { ask(); place.firstChild.focus() } }, said(WORDS.no))
    place.replaceChildren(make('span', { role: 'status' }, said(WORDS.sure)), no, make('button', { class: 'go', onclick: () => { forget(); told = undefined; known = undefined; draw() } }, said(WORDS.yes)))
    no.focus()
  }
  ask()
  return place
}

/** The reader's games. */
function drawGames(position) {
  const section = byId('boards-games')
  known ??= (({ games, damaged }) => ({ games, damaged, library: new Library(games, symmetry) }))(kept())
  const { games, damaged, library } = known
  const found = games.length ? library.at(position) : undefined
  const says = make('p', { class: 'hint', role: 'status' }, ...(told ?? []).map(words => make('span', {}, said(words), ' ')))
  const input = make('input', { type: 'file', id: 'boards-games-files', hidden: true, multiple: true, 'aria-label': said(WORDS.add), accept: '.sgf,.lib,.pos,.psq,.rif,.xml,.txt', onchange: event => addFiles([...event.target.files], says) })
  section.hidden = false
  section.replaceChildren(
    make('h3', { id: 'boards-games-label' }, said(WORDS.games)),
    ...damaged ? [make('p', { class: 'error' }, said(WORDS.damaged))] : [],
    make('p', {}, said(!found ? WORDS.none : found.times ? WORDS.stood(found, position.turn) : WORDS.never)),
    ...found?.moves.length ? [tableOf(found, position)] : [],
    ...found?.games.length ? [listOf(found.games)] : [],
    make('div', { class: 'tools' }, make('button', { 'aria-describedby': 'boards-games-formats', onclick: () => input.click() }, said(WORDS.add)), input),
    make('p', { class: 'hint', id: 'boards-games-formats' }, said(WORDS.formats)),
    says,
    ...games.length ? [make('p', { class: 'hint' }, said(WORDS.count(number(games.length)))), deleting()] : [],
  )
}

function draw() {
  if (!shown) return
  const position = positionOf(shown)
  drawBook(position)
  drawGames(position)
}

const follow = () => {
  const { position } = byId('boards').dataset
  if (position === shown) return
  shown = position
  draw()
}

let watching = false
/** Shows what is known, now and whenever the position changes. */
export function look() {
  if (!watching) {
    watching = true
    new window.MutationObserver(follow).observe(byId('boards'), { attributes: true, attributeFilter: ['data-position'] })
    window.addEventListener('gamekept', () => {
      known = undefined
      if (document.documentElement.dataset.tab === 'analyse') draw()
    })
  }
  known = undefined // a game may have ended meanwhile
  shown = byId('boards').dataset.position ?? ''
  draw()
}
