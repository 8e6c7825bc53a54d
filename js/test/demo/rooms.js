// What the demo's rooms show, read in one piece: a table of hands, a board with its runs.

/** The board of the article, which is worth -2. */
export const ARTICLE = ['........', '........', '...x....', 'x...x...', 'x.o....o', '........', '........', '..o....o']

/** A hand: its value, name, legend, cards in the order they count, tray, notation. */
export const hand = (page, letter) =>
  page.locator(`#hand-${letter}`).evaluate(box => {
    const one = part => box.querySelector(`#${box.id}-${part}`)
    const all = (part, of) => [...one(part).querySelectorAll(of)]
    const shown = ({ dataset: { rank = '', suit = '' } }) => rank + suit
    return {
      value: one('value').textContent,
      name: one('name').textContent,
      legend: all('legend', 'li').map(item => item.textContent),
      reads: all('cards', '.card:not([hidden])').map(card => card.getAttribute('aria-label')),
      tray: all('tray', '[data-slot]').map(shown),
      notation: one('text').value,
      active: box.hasAttribute('data-active'),
    }
  })

/** The two hands' values, and how they compare. */
export const duel = page =>
  page.locator('#poker').evaluate(room => {
    const text = id => room.querySelector(`#${id}`).textContent
    return {
      a: text('hand-a-value'),
      b: text('hand-b-value'),
      sign: text('poker-sign'),
      verdict: text('poker-verdict'),
      call: text('poker-call'),
      note: text('poker-note'),
    }
  })

/** A board: its rows and notation, its equation, the runs listed, and the squares that the ends of each line lie on. */
export const board = page =>
  page.locator('#boards').evaluate(room => {
    const one = id => room.querySelector(`#${id}`)
    const squares = row => [...row.children].map(square => square.dataset.stone).join('')
    const number = id => Number(one(id).dataset.value ?? one(id).textContent)
    return {
      rows: [...one('board').children].map(squares),
      notation: one('boards-text').value.split('\n'),
      value: number('boards-value'),
      equation: one('boards-equation').innerText.replaceAll(/\s+/g, ' '),
      black: number('boards-black'),
      white: number('boards-white'),
      size: ['columns', 'rows', 'length'].map(name => Number(one(`boards-${name}`).value)),
      found: [...room.querySelectorAll('#boards-found-rows tr:not([hidden])')].map(row => row.innerText.split('\t').join(' ')),
      more: one('boards-found-more').textContent,
      note: one('boards-note').textContent,
    }
  })

/** The lines drawn for a colour, each as the squares that its two ends lie on, on the screen. */
export const lines = (page, id) =>
  page.locator(`#${id}`).evaluate(path => {
    path.closest('.board').scrollIntoView({ block: 'center' })
    const under = (x, y) => {
      const point = new window.DOMPoint(x, y).matrixTransform(path.getScreenCTM())
      const { row, column } = document.elementFromPoint(point.x, point.y).dataset
      return `${row},${column}`
    }
    const ends = [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)]
    return ends.map(([, x1, y1, x2, y2]) => `${under(x1, y1)} ${under(x2, y2)}`)
  })

/** What the squares show, row by row, and the marks on them. */
const table = () => ({
  rows: [...document.querySelector('#board').children].map(row => [...row.children].map(square => square.dataset.stone).join('')),
  marks: [...document.querySelectorAll('#board [data-kind]')].map(({ dataset: { row, column, kind, mark } }) => ({ row, column, kind, text: mark })),
})

/** The rings drawn, as SVG writes each. */
const rings = () => Object.fromEntries(['black', 'white'].map(colour => [colour, (document.querySelector(`#threats-${colour}`).getAttribute('d') ?? '').split(/(?=M)/).filter(Boolean)]))

/** What the engine has found of a position: in words, in the table, on the board. */
export const advice = async page => {
  const { marks } = await page.evaluate(table)
  const threats = await page.evaluate(rings)
  const told = await page.locator('#board-advice').evaluate(box => ({
    seen: box.checkVisibility(),
    verdict: box.querySelector('#advice-verdict').textContent,
    live: box.querySelector('#advice-live').textContent,
    line: box.querySelector('#advice-line').textContent,
    does: document.querySelector('#search-go').dataset.does,
    moves: [...box.querySelectorAll('#advice-rows tr:not([hidden])')].map(({ children: [square, worth, why] }) => ({ square: square.textContent, worth: worth.textContent, why: why.textContent })),
  }))
  const values = marks.filter(({ kind }) => kind !== 'last')
  return { ...told, marks: values, threats }
}

/** The game: the stones, whose turn, the last move, the winning line, what can be undone. */
export const game = async page => {
  const { rows, marks } = await page.evaluate(table)
  const told = await page.locator('#boards').evaluate(room => {
    const one = id => room.querySelector(`#${id}`)
    return {
      status: one('play-status').textContent,
      error: one('board-error').textContent,
      undo: one('play-undo').getAttribute('aria-disabled') !== 'true',
      redo: one('play-redo').getAttribute('aria-disabled') !== 'true',
      you: one('play-you').querySelector(':checked').value,
      level: Number(one('play-level').querySelector(':checked').value),
      sizes: ['columns', 'rows', 'k'].map(name => Number(one(`play-${name}`).value)),
      aimed: one('board-confirm').matches('[data-aimed]'),
    }
  })
  const last = marks.filter(({ kind }) => kind === 'last').map(({ row, column }) => `${row},${column}`)
  return { ...told, rows, last: last[0], won: await lines(page, 'line-won') }
}

/** The static value and its parts. */
export const parts = page =>
  page.locator('#boards').evaluate(room => {
    const number = text => Number(text.replace('−', '-').replace('×', ''))
    const rows = [...room.querySelectorAll('#parts-rows tr:not([hidden])')].map(row => [...row.children].map(cell => number(cell.textContent)))
    return {
      value: number(room.querySelector('#parts-value').textContent),
      rows: rows.map(([stones, black, , , white, , , weight]) => ({ stones, black, white, weight })),
    }
  })

/** The fragment of the address, as a reader would write it. */
export const fragment = page => decodeURIComponent(new URL(page.url()).hash)

/** A square of the board. */
export const square = (row, column) => `#board [data-row="${row}"][data-column="${column}"]`

/** A card of the deck. */
export const card = name => `#picker [data-card="${name}"]`

/** Checks a radio button by a click on its label, as its own circle is unseen. */
export async function choose(page, group, value) {
  const label = page.locator(`#${group} label:has(input[value="${value}"])`)
  if (!(await label.locator('input').isChecked())) await label.click()
}

/** The sizes that were counted last. */
export const counted = page =>
  page.locator('#boards').evaluate(room => {
    const rows = [...room.querySelector('#board').children]
    const [, length] = /length: (\d+)/.exec(room.querySelector('#boards-call').textContent)
    return { columns: rows[0].children.length, rows: rows.length, length: Number(length) }
  })

/** The video poker room: the hand, what is held and what is best, pay table, judgement, list of holds, totals. */
export const machine = page =>
  page.locator('#draw').evaluate(room => {
    const text = id => room.querySelector(`#${id}`).textContent
    const label = id => room.querySelector(`#${id}`).getAttribute('aria-label')
    const places = [...room.querySelectorAll('[data-place]')]
    const shown = ({ dataset: { rank, suit } }) => (suit === 'joker' ? 'Jk' : rank.replace('10', 'T') + suit)
    const those = which => places.flatMap((place, i) => (place.matches(which) ? [i] : []))
    const cells = row => [...row.children].map(cell => cell.textContent)
    const rows = id => [...room.querySelectorAll(`#${id} tr`)].filter(row => row.checkVisibility())
    const totals = ['hands', 'in', 'out', 'return', 'lost', 'perfect']
    const verdict = room.querySelector('#draw-verdict')
    return {
      game: room.querySelector('#draw-game').value,
      seed: room.querySelector('#draw-seed').value,
      cards: places.map(shown),
      reads: places.map(place => place.getAttribute('aria-label')),
      held: those('[aria-pressed=true]'),
      best: those('[data-best]'),
      shut: those('[aria-disabled=true]').length === 5,
      does: room.querySelector('#draw-go').dataset.does,
      result: text('draw-result'),
      call: text('draw-call'),
      pays: rows('draw-pay-rows').map(cells),
      hit: rows('draw-pay-rows').filter(row => row.matches('[data-hit]')).map(row => row.dataset.line),
      judged: verdict.checkVisibility() ? ['yours-ev', 'best-ev', 'cost'].map(part => text(`draw-${part}`)) : null,
      compared: [label('draw-yours'), label('draw-best')],
      perfect: verdict.matches('[data-perfect]'),
      holds: rows('draw-hold-rows').map(row => ({ place: cells(row)[0], ev: cells(row)[2], why: cells(row)[3], yours: row.matches('[data-yours]') })),
      totals: Object.fromEntries(totals.map(part => [part, text(`draw-${part}`)])),
    }
  })

/** The equity room: its players with their results, the community, and how the calculation stands, without its time. */
export const odds = page =>
  page.locator('#equity').evaluate(room => {
    const one = id => room.querySelector(`#equity-${id}`)
    const rows = [...room.querySelectorAll('li.player')].filter(row => row.checkVisibility())
    const part = (row, name) => room.querySelector(`#${row.id}-${name}`).textContent
    return {
      texts: rows.map(row => room.querySelector(`#${row.id}-text`).value),
      equity: rows.map(row => part(row, 'equity')),
      margin: rows.map(row => part(row, 'margin')),
      shares: rows.map(row => part(row, 'shares')),
      leads: rows.map(row => row.matches('[data-leads]')),
      board: one('board-text').value,
      dead: one('dead-text').value,
      budget: room.querySelector('#equity-budget :checked').value,
      busy: one('run').matches('[data-busy]'),
      done: one('done').textContent,
      verdict: one('verdict').textContent.replace(/ ?[(（][\d,]+ ms[)）]/, ''),
      target: one('target').textContent,
      call: one('call').textContent,
      used: [...one('picker').querySelectorAll('[aria-disabled=true]')].map(card => card.dataset.card).sort(),
    }
  })

/** The Calculation room: the table as the engine writes positions, what is picked up and where it may go, advice, lines. */
export const patience = page =>
  page.locator('#calculation').evaluate(room => {
    const one = id => room.querySelector(`#calc-${id}`)
    const rank = ({ dataset: { rank = '' } }) => rank.replace('10', 'T')
    const cards = box => [...box.querySelectorAll('.card:not([hidden])')].map(rank).join('')
    const seen = selector => [...room.querySelectorAll(selector)].filter(element => element.checkVisibility())
    const bases = [1, 2, 3, 4].map(n => one(`f${n}`))
    return {
      foundations: bases.map(base => cards(base) || '.').join(''),
      next: bases.map(base => room.querySelector(`#${base.id}-next`).textContent),
      piles: seen('.column').map(cards),
      card: cards(one('card')),
      left: Number(one('left').textContent),
      says: one('say').textContent,
      picked: seen('[data-at][aria-pressed=true]').map(({ dataset }) => dataset.at).join(' '),
      targets: seen('[data-at][data-target]').map(({ dataset }) => dataset.at).join(' '),
      badges: Object.fromEntries(seen('.badge').map(badge => [badge.closest('[data-at]').dataset.at, badge.textContent])),
      verdict: one('verdict').textContent,
      listed: seen('#calc-moves .move').map(move => ['name', 'chance', 'margin', 'why'].map(part => move.querySelector(`.${part}`).textContent)),
      busy: one('run').matches('[data-busy]'),
      watching: one('watch').getAttribute('aria-pressed'),
      lines: seen('.line').map(line => [...line.children].map(part => part.textContent).join(': ')),
      line: seen('.line').findIndex(line => line.matches('[aria-pressed=true]')),
      chart: one('chart').checkVisibility() ? one('graph-words').textContent : null,
      mistake: one('tale').checkVisibility() ? one('mistake').textContent : null,
      rate: one('rate').textContent,
      form: ['seed', 'pile-count', 'lead'].map(id => one(id).value),
    }
  })

/**
 * Puts a function in place of one of the engine's for Calculation, with one answer, or 'never' one but a report;
 * window.asked keeps what it was asked.
 */
export const instead = (page, name, answer) =>
  page.evaluate(async ([name, answer]) => {
    const { calculation } = await window.tefudaDemo.engine
    window.asked = []
    calculation[name] = async (position, options) => {
      window.asked.push(position)
      if (answer !== 'never') return answer
      options.onProgress?.({ done: 5, total: 10, candidates: [{ move: 'cw2', value: 0.5, error: 0.1 }] })
      return new Promise((_, reject) => options.signal.addEventListener('abort', () => reject(options.signal.reason)))
    }
  }, [name, answer])

/** The mahjong room: hand and melds, what the engine would do, its tables, and where picked tiles go. */
export const mat = page =>
  page.locator('#mahjong').evaluate(room => {
    const one = id => room.querySelector(`#mahjong-${id}`)
    const text = id => one(id).textContent
    const tile = element => element.dataset.tile
    const shown = (id, of) => (one(id).checkVisibility() ? [...one(id).querySelectorAll(of)] : [])
    const cells = row => [...row.children].map(cell => cell.textContent)
    const useful = cell => [...cell.querySelectorAll('.useful li')].map(item => `${tile(item.querySelector('.tile'))}${item.textContent}`).join(' ')
    const discard = row => ({
      move: row.dataset.move,
      best: row.matches('[data-best]'),
      shanten: cells(row)[1],
      value: cells(row)[2],
      total: row.querySelector('.total').textContent,
      tiles: useful(row),
      danger: row.querySelector('td b:not(.total)').textContent,
      why: cells(row)[5],
    })
    const call = row => ({ move: row.dataset.move, best: row.matches('[data-best]'), shanten: cells(row)[1], value: cells(row)[2], why: cells(row)[3] })
    const spots = ['meld', 'dora', 'ura', 'tile', 'seen', 'right', 'across', 'left']
    return {
      hand: shown('hand', '.tile').map(tile).filter(Boolean),
      reads: shown('hand', '.tile').map(face => face.getAttribute('aria-label')),
      drawn: shown('hand', '[data-drawn] .tile').map(tile),
      throws: shown('hand', '[data-best]').map(tile),
      melds: shown('melds', '.meld').map(meld => meld.getAttribute('aria-label')),
      laid: shown('melds', '.meld').map(meld => [...meld.children].map(face => tile(face) + (face.matches('[data-called]') ? '*' : '')).join(' ')),
      notation: one('hand-text').value,
      error: text('hand-error'),
      ruling: text('ruling-words'),
      fold: one('fold').checkVisibility(),
      declared: shown('declared', 'li').map(item => item.textContent),
      wall: one('wall').getAttribute('aria-label'),
      winds: [one('round').value, one('seat').value],
      left: one('wall-left').value,
      spots: Object.fromEntries(spots.map(name => [name, one(`${name}-text`).value]).filter(([, value]) => value)),
      riichi: ['right', 'across', 'left'].filter(name => one(`${name}-riichi`).checked),
      target: one('target').querySelector(':checked').value,
      discards: shown('discards', 'tbody tr').map(discard),
      helps: one('waits').checkVisibility() ? useful(one('useful')) : null,
      forms: shown('forms', 'div').map(cells),
      worth: one('waits').checkVisibility() ? text('worth') : null,
      calls: shown('calls', 'tbody tr').map(call),
      score: one('score').checkVisibility() ? [text('score-name'), text('points'), text('gain')] : null,
      yaku: shown('yaku-rows', 'tr').map(cells),
      fu: shown('fu-rows', 'tr').map(cells),
      payments: shown('payments', 'div').map(cells),
      winError: text('win-error'),
      call: text('call'),
    }
  })
