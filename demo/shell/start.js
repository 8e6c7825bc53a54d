// The start page before its first paint: a room with a stored game shows it as a miniature, and says that it can be
// continued. A classic script, as page.js is: neither the program nor the engine has loaded.
//
// A room's HTML marks the parts of its table for the miniature with data-mini; its value is a selector of the items, by
// default cards or tiles. The miniature is stored with the game and begins with the game's checksum, since a table may
// be older than the game. It is written as rows with | between; a row is a letter for its kind and its items: "1x9k2f
// c8h,10s|cJd,joker". After storing a game, dispatch a CustomEvent "tablekept" with the room's id as detail.
(() => {
  const STONES = { item: /^([ox])(-?\d{1,2})\.(-?\d{1,2})$/, make: stone }
  // The kinds of rows by their first letter: cards, tiles, and stones on lines or in squares. A stone is written with
  // its distance from the middle.
  const KINDS = {
    c: { name: 'row-of-cards', item: /^(10|[2-9AJQK])([shcd])$|^(joker)$/, make: ([, rank, suit, joker]) => element('card', { rank, suit: suit ?? joker }) },
    t: { name: 'row-of-tiles', item: /^[0-9][mpsz]$/, make: ([tile]) => element('tile', { tile }) },
    s: { name: 'mini-goban', ...STONES },
    q: { name: 'mini-goban in-squares', ...STONES },
  }
  /** A hand of more cards than this takes two rows. */
  const WIDE = 7

  function element(name, data) {
    const made = document.createElement('span')
    made.className = name
    for (const [key, value] of Object.entries(data)) if (value) made.dataset[key] = value
    return made
  }

  function stone([, colour, down, right]) {
    const made = document.createElement('i')
    made.dataset.stone = colour
    made.far = [Math.abs(down), Math.abs(right)]
    made.style.setProperty('--x', right)
    made.style.setProperty('--y', down)
    return made
  }

  function read(key) {
    try { return localStorage.getItem(key) } catch { return null }
  }

  /** The rows of a room's miniature; none unless it belongs to the stored game. */
  function rowsOf(room, game) {
    const [of, rows = ''] = read(`tefuda-mini-${room}`)?.split(' ') ?? []
    if (!of || of !== game.split(' ')[1]) return []
    return rows.split('|').filter(row => KINDS[row[0]]).map(row => {
      const kind = KINDS[row[0]]
      return { kind, items: row.slice(1).split(',').map(item => kind.item.exec(item)).filter(Boolean).map(kind.make) }
    }).filter(({ items }) => items.length > 0)
  }

  /** Puts a miniature on a tile's table, in place of the drawing shown before any game. */
  function lay(table, rows) {
    if (!rows.length) return
    if (rows[0].kind === KINDS.t) rows = [{ kind: KINDS.t, items: rows.flatMap(({ items }) => items) }]
    const halves = rows.flatMap(({ kind, items }) => {
      const half = kind === KINDS.c && items.length > WIDE ? Math.ceil(items.length / 2) : items.length
      return [items.slice(0, half), items.slice(half)].filter(some => some.length).map(items => ({ kind, items }))
    })
    const most = Math.max(...halves.map(({ items }) => items.length))
    table.className = 'mini-table mini-live'
    table.replaceChildren(...halves.map(({ kind, items }) => {
      const row = element(kind.name, {})
      const far = at => Math.max(...items.map(({ far }) => far?.[at] ?? 0))
      for (const [name, value] of [['rows', halves.length], ['most', most], ['n', Math.max(items.length, 2)], ['down', far(0)], ['right', far(1)]]) row.style.setProperty(`--${name}`, value)
      row.append(...items)
      return row
    }))
  }

  // --- keeping ----------------------------------------------------------------

  const LETTERS = { card: 'c', tile: 't', square: 's' }
  /** The distance from the middle of its stones up to which a board is shown, in rows and columns. */
  const FAR = { down: 6, right: 9 }

  /** A card or a tile in notation, '' if it is face down or not a card. */
  const written = ({ rank, suit, tile }) => (tile !== undefined ? (/^\d[mpsz]$/.test(tile) ? tile : '') : suit === 'joker' ? suit : rank && suit ? rank + suit : '')

  /** Stones with their offsets from the middle of all stones, in rows and columns: 'o-1.2'. Far ones are left out. */
  function stones(squares) {
    const all = squares.map(({ dataset: { stone, row, column } }) => ({ stone, row: Number(row), column: Number(column) }))
    const middle = of => Math.round((Math.min(...all.map(of)) + Math.max(...all.map(of))) / 2)
    const [row, column] = [middle(at => at.row), middle(at => at.column)]
    return all.map(at => [at.stone, at.row - row, at.column - column])
      .filter(([, down, right]) => Math.abs(down) <= FAR.down && Math.abs(right) <= FAR.right)
      .map(([stone, down, right]) => `${stone}${down}.${right}`)
  }

  /** A part of the table as a row, '' if it is empty. */
  function row(part) {
    const items = [...part.querySelectorAll(part.dataset.mini || '.card, .tile')].filter(item => !item.hidden)
    if (!items.length) return ''
    const letter = LETTERS[['square', 'tile', 'card'].find(kind => items[0].classList.contains(kind))]
    if (letter === 's') return (part.closest('[data-lines]') ? 's' : 'q') + stones(items).join()
    const words = items.map(({ dataset }) => written(dataset)).filter(Boolean)
    return words.length ? letter + words.join() : ''
  }

  /** The miniature of a room's table. */
  function tableOf(room) {
    const parts = [...room.querySelectorAll('[data-mini]')].filter(part => !part.hidden && [undefined, room.dataset.mode].includes(part.closest('[data-of]')?.dataset.of))
    return parts.map(row).filter(Boolean).join('|')
  }

  function keep(id) {
    const [, sum] = read(`tefuda-game-${id}`)?.split(' ') ?? []
    const rows = sum && tableOf(document.getElementById(id))
    try {
      if (rows) localStorage.setItem(`tefuda-mini-${id}`, `${sum} ${rows}`)
    } catch { /* without one the tile shows what it shows to who has not played */ }
  }

  // --- drawing ----------------------------------------------------------------

  /** The tiles' drawings for readers who have not played. */
  const drawn = new Map()

  function fill() {
    const last = read('tefuda-last')
    for (const tile of document.querySelectorAll('a.tile-room')) {
      const room = tile.hash.slice(1)
      const game = read(`tefuda-game-${room}`)
      const table = tile.querySelector('.mini-table')
      if (!drawn.has(room)) drawn.set(room, table.cloneNode(true))
      const fresh = drawn.get(room).cloneNode(true)
      table.replaceWith(fresh)
      tile.toggleAttribute('data-kept', Boolean(game))
      tile.toggleAttribute('data-last', Boolean(game) && room === last)
      tile.querySelector('.goes-on')?.remove()
      if (!game) continue
      lay(fresh, rowsOf(room, game))
      tile.querySelector('.tile-says').prepend(document.getElementById('start-goes-on').content.cloneNode(true))
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    fill()
    const onStart = () => { if (!document.documentElement.dataset.room) fill() }
    // Run after page.js, which shows or hides the start page; and again when the program has stored the game of the
    // room just left.
    window.addEventListener('hashchange', onStart)
    window.addEventListener('tablekept', ({ detail }) => {
      keep(detail)
      onStart()
    })
  })
})()
