// Reads what the room of boards shows.
/** The board that the Qiita article prints (core/mnk/doc.go names it), with the value -2. */
export const ARTICLE = ['........', '........', '...x....', 'x...x...', 'x.o....o', '........', '........', '..o....o']

/** A board: its rows and notation, its equation, the runs listed, and the squares at the ends of each line. */
export const board = page =>
  page.locator('#boards').evaluate(room => {
    const one = id => room.querySelector(`#${id}`)
    const squares = row => [...row.children].map(square => square.dataset.stone).join('')
    const number = id => Number(one(id).dataset.value ?? one(id).textContent)
    return {
      rows: [...one('board').children].map(squares),
      notation: one('boards-text').value.split('\n'),
      value: number('boards-value'),
      equation: one('boards-equation').innerText.replaceAll(/\s+/g, ' ').trim(),
      black: number('boards-black'),
      white: number('boards-white'),
      size: ['columns', 'rows', 'length'].map(name => Number(one(`boards-${name}`).value)),
      found: [...room.querySelectorAll('#boards-found-rows tr:not([hidden])')].map(row => row.innerText.split('\t').join(' ')),
      more: one('boards-found-more').textContent,
      note: one('boards-note').textContent,
    }
  })

/** The lines drawn for a colour: the squares under the two ends of each, on the screen. */
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

/** The stones on the squares row by row, and the marks. */
const table = () => ({
  rows: [...document.querySelector('#board').children].map(row => [...row.children].map(square => square.dataset.stone).join('')),
  marks: [...document.querySelectorAll('#board [data-kind]')].map(({ dataset: { row, column, kind, mark } }) => ({ row, column, kind, text: mark })),
})

/** The rings drawn, as SVG paths. */
const rings = () => Object.fromEntries(['black', 'white'].map(colour => [colour, (document.querySelector(`#threats-${colour}`).getAttribute('d') ?? '').split(/(?=M)/).filter(Boolean)]))

/** The engine's answer about a position: in words, in the table, on the board. */
export const advice = async page => {
  const { marks } = await page.evaluate(table)
  const threats = await page.evaluate(rings)
  const told = await page.locator('#board-advice').evaluate(box => ({
    seen: box.checkVisibility(),
    verdict: document.querySelector('#advice-verdict').textContent,
    live: box.querySelector('#advice-live').textContent,
    line: box.querySelector('#advice-line').textContent,
    does: document.querySelector('#search-go').dataset.does,
    moves: [...box.querySelectorAll('#advice-rows > :not([hidden])')].map(row => {
      const [square, worth, why] = ['name', 'chance', 'why'].map(part => row.querySelector(`.${part}`).textContent)
      return { square, worth, why }
    }),
  }))
  const values = marks.filter(({ kind }) => kind !== 'last')
  return { ...told, marks: values, threats }
}

/** The game: the stones, the side to move, the last move, the winning line, whether Undo is possible. */
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

/** A square of the board. */
export const square = (row, column) => `#board [data-row="${row}"][data-column="${column}"]`

/** The sizes of the last count. */
export const counted = page =>
  page.locator('#boards').evaluate(room => {
    const rows = [...room.querySelector('#board').children]
    const [, { length }] = globalThis.tefudaDemo.askedIn('mnk', 'boards').get('pairs')
    return { columns: rows[0].children.length, rows: rows.length, length: Number(length) }
  })
