// The start page as the reader has left the tables, before its first paint: a room whose game is kept shows it in little, and
// says that it goes on. A classic script, as page.js is; miniature.js has written what is drawn here.
(() => {
  // What a row of a miniature can consist of, by its first letter: cards, tiles, and stones on lines or in squares, of which each
  // says how far it lies from the middle.
  const KINDS = {
    c: { name: 'row-of-cards', item: /^(10|[2-9AJQK])([shcd])$|^(joker)$/, make: ([, rank, suit, joker]) => element('card', { rank, suit: suit ?? joker }) },
    t: { name: 'row-of-tiles', item: /^[0-9][mpsz]$/, make: ([tile]) => element('tile', { tile }) },
    s: { name: 'mini-goban', item: /^([ox])(-?\d{1,2})\.(-?\d{1,2})$/, make: stone },
    q: { name: 'mini-goban in-squares', item: /^([ox])(-?\d{1,2})\.(-?\d{1,2})$/, make: stone },
  }
  /** More cards than this lie in two rows. */
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

  /** The rows of a room's miniature: none unless it is of the game that is kept. */
  function rowsOf(room, game) {
    const [of, rows = ''] = read(`tefuda-mini-${room}`)?.split(' ') ?? []
    if (!of || of !== game.split(' ')[1]) return []
    return rows.split('|').filter(row => KINDS[row[0]]).map(row => {
      const kind = KINDS[row[0]]
      return { kind, items: row.slice(1).split(',').map(item => kind.item.exec(item)).filter(Boolean).map(kind.make) }
    }).filter(({ items }) => items.length > 0)
  }

  /** Lays a miniature on a tile's table, in the place of what is drawn there for who has not played. */
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

  /** What the tiles' tables show to who has not played. */
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
    // Later than page.js, which shows the start page or hides it; and once more when the program has kept the room that was left.
    for (const event of ['hashchange', 'miniature']) window.addEventListener(event, () => { if (!document.documentElement.dataset.room) fill() })
  })
})()
