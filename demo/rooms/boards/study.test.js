// The boards room as an analysis: continuous searches of positions.
import assert from 'node:assert/strict'
import { becomes, choose, complaint, enter, fragment, inPage, inRoom, openTab, shows, text } from '../../test/page.js'
import { advice, ARTICLE, board, game, parts, square } from './seen.js'

/** A test of the analysis, which begins with a link to a position. */
function onPosition(name, link, run) {
  inRoom(name, `#boards?${link}`, async page => {
    await run(page)
    if ((await advice(page)).does === 'stop') await page.click('#search-go')
  })
}

const ARTICLE_LINK = `b=${ARTICLE.join('/')}`

onPosition("the article's board, analysed: values on empty squares, live numbers, Stop keeps what is known", ARTICLE_LINK, async page => {
  await shows(() => board(page), { value: -2 })
  assert.equal((await advice(page)).verdict, '')
  await page.click('#search-go')
  // Only listed moves are sure to have a mark: the others have theirs only until a search reports progress.
  await becomes(async () => { const { moves, marks } = await advice(page); return [moves.length, marks.length >= 6] }, [6, true])
  const found = await advice(page)
  assert.match(found.live, /^depth \d+ · [\d,]+ positions · [\d.]+ s · [\d,]+ a second/)
  assert.match(found.verdict, /^(White|Black) is ahead, \d+ % to win$|^Even$/)
  assert.equal(found.does, 'stop')
  for (const { row, column, text } of found.marks) {
    assert.equal(ARTICLE[row][column], '.')
    assert.match(text, /^[≤≥]?\d+ %$/)
  }
  assert.equal(found.marks.filter(({ kind }) => kind.endsWith('best')).length, 1)
  await page.click('#search-go')
  await shows(() => advice(page), { does: 'go' })
  assert.equal((await advice(page)).moves.length, 6)
  await shows(() => board(page), { value: -2 })
})

onPosition('a link with a tab opens the analysis of its own game, not of the one on the table', 'g=3x3x3', async page => {
  await shows(() => game(page), { rows: ['...', '...', '...'] })
  await enter(page, '#boards?g=4x4x4&moves=1,2.0,0&tab=analyse')
  await shows(() => board(page), { rows: ['x...', '..o.', '....', '....'] })
})

onPosition('two fast presses are two moves: the second waits until the engine has said what is legal', 'b=.../.../...&k=3', async page => {
  await shows(() => board(page), { rows: ['...', '...', '...'] })
  await page.evaluate(() => {
    for (const column of [0, 1]) document.querySelector(`#board [data-row="1"][data-column="${column}"]`).click()
  })
  await shows(() => board(page), { rows: ['...', 'ox.', '...'] })
})

onPosition('a proved win is said so, in how many stones, and its line is numbered on the board', 'b=..../..../....&k=3&turn=o', async page => {
  await page.click('#search-go')
  await becomes(async () => /^Black wins in \d+, proved$/.test((await advice(page)).verdict), true)
  await becomes(async () => / · searched to the end$/.test((await advice(page)).live), true)
  const { verdict, moves, marks } = await advice(page)
  const distance = Number(/\d+/.exec(verdict)[0])
  assert.equal(moves[0].worth, `wins in ${distance}`)
  assert.equal(marks.find(({ kind }) => kind.endsWith('best')).text, `W in ${distance}`)
  await page.click('#advice-rows li:first-child button')
  const line = (await advice(page)).marks
  assert.deepEqual(line.map(({ text }) => Number(text)).sort((a, b) => a - b), line.map((_, i) => i + 1))
  for (const { text, kind } of line) assert.equal(kind, Number(text) % 2 ? 'ghost-o' : 'ghost-x')
  const { row, column } = line.find(({ text }) => text === '1')
  assert.equal(`${'ABCD'[column]}${3 - row}`, moves[0].square)
})

onPosition('the example of a forced win: found, proved, and its line drawn move by move', `${ARTICLE_LINK}&length=2`, async page => {
  await page.click('#boards-examples button:nth-child(5)')
  await openTab(page, 'analyse')
  await choose(page, 'search-all', 'best')
  await page.click('#search-go')
  await becomes(async () => /^Black wins in (9|11), proved$/.test((await advice(page)).verdict), true)
  const { verdict, moves: [best] } = await advice(page)
  const distance = Number(/\d+/.exec(verdict)[0])
  assert.match(best.worth, new RegExp(`^wins in ${distance}\\b`))
  await page.click('#advice-rows li:first-child button')
  await becomes(async () => (await advice(page)).marks.every(({ kind }) => kind.startsWith('ghost')), true)
  const numbers = (await advice(page)).marks.map(({ text }) => Number(text)).sort((a, b) => a - b)
  assert.deepEqual(numbers, numbers.map((_, i) => i + 1))
  assert.ok(numbers.length > 2 && numbers.length <= distance)
  await choose(page, 'search-all', 'few')
})

onPosition('squares that complete a line are ringed, and the reason says so', 'b=oo./xx./...&turn=o', async page => {
  await page.click('#search-go')
  await shows(() => advice(page), { verdict: 'Black wins in 1, proved' })
  const { moves, threats } = await advice(page)
  assert.deepEqual(moves[0], { square: 'C3', worth: 'wins in 1', why: 'completes 3 in a row' })
  assert.equal(threats.black.length, 1)
})

onPosition('a position that play cannot produce: the message in place, and the count all the same', 'b=xxx/ooo/o..', async page => {
  await becomes(async () => /winning lines of both colours/.test(await text(page, '#search-error')), true)
  await shows(() => board(page), { value: 2 })
  await page.click('#search-go')
  await page.fill('#boards-text', 'oo.\nx..\n...')
  await becomes(() => text(page, '#search-error'), '')
  await becomes(async () => (await advice(page)).moves.length, 6)
  await page.fill('#boards-k', '4')
  await page.press('#boards-k', 'Enter')
  await shows(() => complaint(page, '#boards-k'), { invalid: 'true', seen: true })
  assert.match((await complaint(page, '#boards-k')).error, /rules\.k .*not 4/)
})

onPosition('the side to move and the rule are the reader\'s: an overline wins, or does not', 'b=ooo.oo/xx..../xx..../x...../....../......&k=5&turn=o', async page => {
  await page.click('#search-go')
  await shows(() => advice(page), { verdict: 'Black wins in 1, proved' })
  await choose(page, 'boards-rule', 'exact')
  await becomes(async () => {
    const { moves } = await advice(page)
    return [moves.length, moves.some(({ why }) => /completes/.test(why))]
  }, [6, false])
  await becomes(() => fragment(page), '#boards?b=ooo.oo/xx..../xx..../x...../....../......&k=5&rule=exact&turn=o&tab=analyse')
  await choose(page, 'search-turn', 'x')
  await becomes(async () => /^White/.test((await advice(page)).verdict), true)
})

onPosition('the parts of the static value add up to it', 'b=oo..../.xx.../..o.../....../....../......&length=2&k=4', async page => {
  await shows(() => board(page), { rows: ['oo....', '.xx...', '..o...', '......', '......', '......'] })
  const { value, rows } = await parts(page)
  assert.equal(rows.reduce((sum, { black, white, weight }) => sum + weight * (black - white), 0), value)
})

onPosition('a position is played on from, and comes back to the analysis', 'b=xx./oo./...', async page => {
  await shows(() => board(page), { rows: ['xx.', 'oo.', '...'], value: 0 })
  await page.click('#search-play')
  await shows(() => game(page), { rows: ['xx.', 'oo.', '...'], status: 'Your move, Black' })
  await page.click(square(1, 2))
  await shows(() => game(page), { rows: ['xx.', 'ooo', '...'], status: 'You win, Black', won: ['1,0 1,2'] })
  await page.click('#play-undo')
  await shows(() => game(page), { status: 'Your move, Black', won: [] })
  await page.click('#play-analyse')
  await shows(() => advice(page), { verdict: 'Black wins in 1, proved', does: 'stop' })
})

onPosition('an analysis goes on until it is stopped, and what is shown deepens', `b=${Array(15).fill('.'.repeat(15)).with(7, '.......o.......').join('/')}&k=5`, async page => {
  const depth = async () => Number(/^depth (\d+)/.exec((await advice(page)).live)?.[1] ?? 0)
  await page.click('#search-go')
  await becomes(async () => (await advice(page)).moves.length, 6)
  const first = await advice(page)
  for (const { worth, why } of first.moves) {
    assert.match(worth, /^\d+ %( at best)?$/)
    assert.match(why, /[a-z]{3} /, 'every move says why, or what comes of it')
  }
  const before = await depth()
  await becomes(async () => (await depth()) > before, true)
  // While a depth is being searched, the sixth best move may have only a bound.
  await becomes(async () => (await advice(page)).moves.filter(({ worth }) => / %$/.test(worth)).length, 6, 'the six best have exact values')
  const later = await advice(page)
  assert.equal(later.does, 'stop')
  await becomes(async () => (await advice(page)).moves.some(({ why }) => /^no threat yet; then likely( [A-O]\d+){1,3}$/.test(why)), true)
  assert.equal(later.moves.length, 6)
  await page.click('#search-go')
  await shows(() => advice(page), { does: 'go' })
})

/** The moves and variations as they are listed, the one on the board in square brackets. */
const moves = page => page.locator('#study-moves').evaluate(list => [...list.children].map(each => (each.matches('[aria-current]') ? `[${each.textContent}]` : each.textContent)).join(' '))
const balance = page => page.locator('#board-balance').getAttribute('aria-label')

inPage('Analyse opens on an empty board: moves in turn, Back, a variation, Forward, and the chances as a bar', { at: '#boards' }, async page => {
  await openTab(page, 'analyse')
  await shows(() => game(page), { rows: Array(15).fill('.'.repeat(15)) })
  for (const [n, at] of [[7, 7], [6, 8], [8, 8]].entries()) {
    await page.click(square(...at))
    await becomes(async () => (await moves(page)).split(' ').length, 2 * (n + 1))
  }
  assert.equal(await moves(page), '1. H8 2. I9 [3. I7]')
  assert.equal(await balance(page), 'Not judged yet')
  await page.click('#study-back')
  await becomes(() => moves(page), '1. H8 [2. I9] 3. I7')
  await page.click(square(5, 5))
  await becomes(() => moves(page), '1. H8 2. I9 3. I7 ( [3. F10] )')
  await page.click('#study-moves button:nth-child(1)')
  await becomes(() => moves(page), '[1. H8] 2. I9 3. I7 ( 3. F10 )')
  await shows(() => game(page), { rows: Array(15).fill('.'.repeat(15)).with(7, '.......o.......'), last: '7,7' })
  await page.click('#study-forward')
  await page.click('#study-forward')
  await becomes(() => moves(page), '1. H8 2. I9 3. I7 ( [3. F10] )')
  await page.click('#search-go')
  await becomes(async () => /^(White|Black) is ahead, \d+ % to win$|^Even$/.test(await balance(page)), true)
  await page.click('#search-go')
})

const GAME = '#boards?g=15x15x5&you=both&moves=7,7.6,8.7,8.6,7.7,6.7,9.8,8.5,6'

inPage('Analyse follows the game, and its graph stands where the board stands', { at: `${GAME}&tab=analyse` }, async page => {
  await becomes(() => moves(page), '1. H8 2. I9 3. I8 4. H9 5. G8 6. J8 7. I7 [8. G10]')
  await page.click('#boards-analysis .go')
  const graph = async () => Number(await page.locator('#boards-analysis .plot').getAttribute('aria-valuenow'))
  await becomes(() => page.locator('#boards-analysis .go').innerText(), 'Analyse the game')
  await page.click('#study-moves button:nth-child(3)')
  await becomes(graph, 4)
  await page.locator('#boards-analysis .plot').press('ArrowLeft')
  await becomes(() => moves(page), '1. H8 [2. I9] 3. I8 4. H9 5. G8 6. J8 7. I7 8. G10')
  await page.click(square(0, 0))
  await becomes(() => moves(page), '1. H8 2. I9 3. I8 ( [3. A15] ) 4. H9 5. G8 6. J8 7. I7 8. G10')
  await openTab(page, 'play')
  await openTab(page, 'analyse')
  await becomes(() => moves(page), '1. H8 2. I9 3. I8 ( [3. A15] ) 4. H9 5. G8 6. J8 7. I7 8. G10')
})

for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 640 }])
  for (const locale of ['en-GB', 'ja-JP'])
    inPage(`the review's buttons stand in three rows, pairs side by side (${locale}, ${viewport.width} pixels wide)`, { at: `${GAME}&tab=analyse`, viewport, locale }, async page => {
      await becomes(() => moves(page), '1. H8 2. I9 3. I8 4. H9 5. G8 6. J8 7. I7 [8. G10]')
      if (viewport.width < 400) await page.click('#boards .rail-head')
      const tools = page.locator('#boards-analysis > .tools')
      await tools.scrollIntoViewIfNeeded()
      const boxes = await tools.locator('button').evaluateAll(all => all.map(one => { const { top, right } = one.getBoundingClientRect(); return [top, right, one.scrollWidth > one.clientWidth] }))
      const [start, before, next, show, share] = boxes.map(([top]) => top)
      assert.ok(start > 0 && start < before && before === next && next < show && show === share, JSON.stringify(boxes))
      for (const [, right, cut] of boxes) assert.ok(right <= viewport.width && !cut, JSON.stringify(boxes))
    })

// The list of moves covers nothing of the board.
for (const [width, height] of [[390, 844], [360, 640]]) {
  inPage(`at ${width} × ${height} the open list leaves the board, and whose turn it is, in view`, { at: GAME, viewport: { width, height } }, async page => {
    await page.click('#play-hint')
    await becomes(async () => (await advice(page)).moves.length, 6)
    await page.click('#boards .rail-head')
    const box = selector => page.locator(selector).boundingBox()
    const [rail, frame, status] = [await box('#boards .rail'), await box('#board-frame'), await box('#play-status')]
    assert.ok(frame.y + frame.height < rail.y && status.y + status.height < rail.y, `${JSON.stringify([rail, frame, status])}`)
    assert.ok(frame.width > height / 4, `a board of ${frame.width} px`)
    assert.ok(await page.locator('#advice-rows .move').first().isVisible())
  })
}

const threats = page => page.evaluate(() => {
  const of = id => [...document.querySelectorAll(`#${id} button`)].map(({ textContent }) => textContent)
  const text = id => document.getElementById(id).textContent
  return {
    says: text('threats-says'), line: of('threats-line'), after: text('threats-after'), choices: of('threats-choices'),
    stops: document.querySelectorAll('.square[data-kind="allowed"]').length,
  }
})

onPosition('a win by threats: its line on the board, and every defence with its answer', 'b=.............../.............../.............../.............../.............../....o...o....../....o....xox.../......o...x..../.............../.........xxo.../.......o...x.../.....x...xo..../.............../.............../...............&k=5&turn=o', async page => {
  await becomes(async () => (await board(page)).rows[5], '....o...o......')
  await page.click('#threats-go')
  await becomes(async () => (await threats(page)).says, 'Black to move wins by fours and threes, 7 stones to the end.')
  const { line, choices } = await threats(page)
  assert.deepEqual(line.map(words => Number.parseInt(words)), line.map((_, i) => i + 1))
  assert.deepEqual(choices, [])
  assert.match((await threats(page)).after, /no defence is left/)
  assert.deepEqual((await advice(page)).marks.map(({ text }) => Number(text)).sort((a, b) => a - b), line.map((_, i) => i + 1))
  await page.click('#threats-line button:first-child')
  await becomes(async () => (await threats(page)).line.length, 1)
  const { choices: defences, after } = await threats(page)
  assert.ok(defences.length > 1, defences)
  assert.equal(after, `After ${line[0].slice(3)}, the defences:`)
  await page.click('#threats-choices button:last-child')
  await becomes(async () => (await threats(page)).line.length, 3)
  assert.equal((await threats(page)).line[1], `2. ${defences.at(-1)}`)
})

onPosition('what the other side threatens, and the squares that stop it; an early press counts', 'b=......./......./..ooo../......./......./.....xx/.......&k=5&turn=x', async page => {
  await page.click('#threats-go') // the search for threats begins after the engine has read the position
  await shows(() => threats(page), { says: 'Black threatens to win by fours alone, 3 stones to the end. It is stopped by B5 F5.', line: ['1. B5'], stops: 1 })
  await page.click(square(0, 0))
  await shows(() => threats(page), { says: '', line: [], stops: 0 })
})
