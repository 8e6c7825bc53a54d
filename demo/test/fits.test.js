// The table first. At five sizes and in every state, a room's table with hand and buttons fits inside one viewport, and
// nothing covers it. No text is smaller than 13 px, targets are as large as a finger, and nothing scrolls sideways.
import assert from 'node:assert/strict'
import { beforehand, keepAll, keepMuch } from './much.js'
import { closeSheet, inPage, visit } from './page.js'
import { ofEvery } from './rooms.js'
import { roomOf, show, STATES } from './states.js'

const SIZES = [[1280, 800], [390, 844], [844, 390], [360, 640], [768, 1024]]

/** The parts of a room that must be in view; for parts that can be larger than a screen, their first element. */
const PRIMARY = ofEvery({
  poker: '.tray-of-hand .card, .hand-name, .written .notation',
  draw: '.deal .card, #draw-result',
  equity: '#equity-board .card, #equity-p1 .card, #equity-p1-equity',
  mahjong: '#mahjong-hand .tile, #mahjong-ruling-words, #mahjong-hand-text, #mj-hand .tile, #mj-status, #mj-dora .tile, #mj-calls .call-button, #mj-ends-title',
  boards: '#board .square, #play-status, #stone label',
  calculation: '.spot-button, .column, #calc-say',
  cardroom: '#cr-hand .card, #cr-board .card, .seat, #cr-say, #cr-pot, #cr-steps button, #cr-slider, .showing:first-child .card',
  daifugo: '#dfg-hand .card, #dfg-field .card, .seat, #dfg-say, #dfg-next',
})

/** Runs in the page: the parts of the stage that are not wholly in view. */
function astray(primary) {
  const room = document.querySelector('.room:not([hidden])')
  const { innerWidth: width, innerHeight: height } = window
  const { scrollHeight, scrollWidth } = document.documentElement
  const wrong = scrollHeight > height || scrollWidth > width ? [`the page scrolls: ${scrollWidth} × ${scrollHeight}`] : []
  const stage = room.querySelector('.stage:not([hidden])')
  const parts = [...stage.querySelectorAll(`.toolbar button, .rail-head > :first-child, ${primary}`)].filter(part => part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length)
  if (parts.length < 6) wrong.push(`${parts.length} parts`)
  for (const button of stage.querySelectorAll('.toolbar button')) {
    const [text, whole] = [document.createRange(), button.getBoundingClientRect()]
    text.selectNodeContents(button)
    for (const words of button.childElementCount ? button.children : [text]) {
      const { left, right } = words.getBoundingClientRect()
      if (right > left && (left < whole.left || right > whole.right)) wrong.push(`its text is wider: ${button.id}, ${left} to ${right} of ${whole.left} to ${whole.right}`)
    }
  }
  for (const part of parts) {
    const { left, top, right, bottom } = part.getBoundingClientRect()
    const name = `${part.id || part.className} ${part.textContent.slice(0, 20).trim()} at ${[left, top, right, bottom].map(Math.round)}`
    if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) wrong.push(`outside: ${name}`)
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (over && !part.contains(over) && !over.contains(part) && !over.closest('.board, .badge')) wrong.push(`under ${over.id || over.className}: ${name}`)
  }
  return wrong
}

/**
 * Runs in the page: text that is too small, and targets that are too small. Small squares of a board are exempt, since
 * they are pressed twice.
 */
function small() {
  const seen = element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, [inert]')
  const wrong = []
  const walk = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const { parentElement: at, data } = walk.currentNode
    if (!data.trim() || !seen(at)) continue
    const size = Number.parseFloat(window.getComputedStyle(at).fontSize)
    if (size < 12.99 && size > 0) wrong.push(`${size} px: ${data.trim().slice(0, 30)} (${at.className || at.localName})`)
  }
  for (const element of document.querySelectorAll('body *')) {
    for (const part of ['::before', '::after']) {
      const { content, fontSize } = window.getComputedStyle(element, part)
      if (/^"\S/.test(content) && Number.parseFloat(fontSize) < 12.99 && seen(element)) wrong.push(`${fontSize}: ${content} (${element.className})`)
    }
  }
  for (const target of document.querySelectorAll('button, select, textarea, summary, a[href], input:not([type=radio], [type=checkbox]), label:has(input)')) {
    if (!seen(target) || target.matches('.square, .skip, .about a')) continue
    const { width, height } = target.getBoundingClientRect()
    if (width && (width < 43.5 || height < 43.5)) wrong.push(`${Math.round(width)} × ${Math.round(height)} px: ${target.id || target.className || target.textContent.trim().slice(0, 30)}`)
  }
  return [...new Set(wrong)]
}

/** Runs in the page: how far it scrolls sideways, and the elements that stick out. */
function sideways() {
  window.scrollTo(999, 0)
  const { scrollWidth, clientWidth } = document.documentElement
  const clipped = element => element && (window.getComputedStyle(element).clipPath === 'inset(50%)' || clipped(element.parentElement))
  const scrolls = element => element.closest('.rooms, .skip, svg') || clipped(element)
  const out = [...document.querySelectorAll('main *, header *, footer *')].filter(element => {
    const { left, right } = element.getBoundingClientRect()
    return element.checkVisibility() && !scrolls(element) && (left < -1 || right > clientWidth + 1)
  })
  return { by: window.scrollX, over: scrollWidth - clientWidth, out: out.map(element => element.outerHTML.slice(0, 80)) }
}

/** States that may scroll like a text: the evaluation of a hand, whose deck is as narrow as a phone, and boards with counted runs. */
const READ = ['appraised', 'boards', 'full']

for (const state of Object.keys(STATES)) {
  inPage(`${state}: table, hand and buttons in one viewport at five sizes, all large enough`, {}, async page => {
    for (const lang of ['en', 'ja']) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await show(page, state, lang)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        const where = `${lang}, ${width} × ${height}`
        if (!READ.includes(state)) {
          assert.deepEqual(await page.evaluate(astray, PRIMARY[roomOf(state)]), [], where)
          assert.deepEqual(await page.evaluate(small), [], where)
        }
        assert.deepEqual(await page.evaluate(sideways), { by: 0, over: 0, out: [] }, where)
      }
    }
  })
}

/** Runs in the page: whether the open sheet is inside the window, and scrolls downwards at most. */
function amiss() {
  const sheet = document.querySelector('dialog[open]')
  const body = sheet.querySelector('.sheet-body')
  const { left, top, right, bottom } = sheet.getBoundingClientRect()
  const wrong = []
  if (left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1) wrong.push(`${[left, top, right, bottom]}`)
  if (body.scrollWidth > body.clientWidth + 1) wrong.push(`${body.scrollWidth} in ${body.clientWidth} px`)
  if (!body.textContent.trim()) wrong.push('empty')
  return wrong
}

// The sheets of the whole page, as full as they get.
for (const [sheet, opener] of [['statistics', '#menu-open'], ['today', '']]) {
  inPage(`the sheet of the ${sheet} fits at five sizes, all large enough`, { open: false }, async (page, { url }) => {
    await beforehand(page, url, keepMuch)
    await visit(page, url)
    for (const lang of ['en', 'ja']) {
      await page.setViewportSize({ width: 1280, height: 800 })
      if (await page.locator('html').getAttribute('lang') !== lang) await page.click(`#language-${lang}`)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        if (opener) await page.click(opener)
        await page.click(`[data-opens="${sheet}"]:visible`)
        await page.waitForSelector(`#${sheet} section`)
        for (const more of await page.locator(`#${sheet} summary`).all()) await more.click()
        const where = `${lang}, ${width} × ${height}`
        assert.deepEqual(await page.evaluate(amiss), [], where)
        assert.deepEqual(await page.evaluate(small), [], where)
        await closeSheet(page)
      }
    }
  })
}

/** Runs in the page: the parts of the start page that are not in view without scrolling. */
function beyond() {
  const { scrollWidth, scrollHeight } = document.documentElement
  const wrong = scrollWidth > window.innerWidth || scrollHeight > window.innerHeight ? [`it scrolls: ${scrollWidth} × ${scrollHeight}`] : []
  const rooms = document.querySelector('.rooms').getBoundingClientRect()
  const end = rooms.top > window.innerHeight / 2 ? rooms.top : window.innerHeight
  for (const part of document.querySelectorAll('main > h1, .start-lead, .tile-room, .tile-room b, .colophon, .update:not([hidden]) button')) {
    if (!part.checkVisibility()) continue
    const { left, right, top, bottom } = part.getBoundingClientRect()
    if (left < -1 || right > window.innerWidth + 1 || top < -1 || bottom > end + 1) wrong.push(`${part.className || part.localName} ${part.textContent.trim().slice(0, 20)}: ${[left, top, right, bottom].map(Math.round)} of ${end}`)
  }
  for (const words of document.querySelectorAll('.tile-room b, .goes-on')) {
    if (words.scrollHeight > words.clientHeight + 2) wrong.push(`cut: ${words.textContent.trim()}`)
  }
  for (const table of document.querySelectorAll('.mini-table')) if (table.clientHeight < 40 || table.clientWidth < 80) wrong.push(`a table of ${table.clientWidth} × ${table.clientHeight}`)
  return wrong
}

// A first visit; a reader who has played for long; a game in every room; the same with a new version ready.
const update = () => { document.getElementById('update').hidden = false }
for (const [what, before, then] of [['', []], [', with results on it', [keepMuch]], [', with a game in every room', [keepAll]], [', with all of that and a new version', [keepMuch, keepAll], update]]) {
  inPage(`the start page stands in one viewport at five sizes, large enough${what}`, { open: false }, async (page, { url }) => {
    await beforehand(page, url, ...before)
    await visit(page, url)
    if (before.includes(keepMuch)) await page.waitForSelector('.tile-tally')
    if (then) await page.evaluate(then)
    assert.equal(await page.locator('a.tile-room').count(), 8)
    assert.equal(await page.locator('.goes-on').count(), before.includes(keepAll) ? 8 : 0)
    assert.equal(await page.locator('.mini-live').count(), before.includes(keepAll) ? 8 : 0)
    for (const lang of ['en', 'ja']) {
      await page.setViewportSize({ width: 1280, height: 800 })
      if (await page.locator('html').getAttribute('lang') !== lang) await page.click(`#language-${lang}`)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        const where = `${lang}, ${width} × ${height}`
        assert.deepEqual(await page.evaluate(small), [], where)
        assert.deepEqual(await page.evaluate(beyond), [], where)
      }
    }
  })
}

inPage('the seats of Daifugō hold their words, also on a phone on its side', {}, async page => {
  await show(page, 'exchange', 'en')
  await page.setViewportSize({ width: 844, height: 390 })
  const out = await page.locator('#dfg-table .seat').evaluateAll(seats => seats.flatMap(seat => {
    const { left, right } = seat.getBoundingClientRect()
    const parts = [...seat.querySelectorAll('.name, .title, .count, .points')].filter(part => part.getClientRects().length && !part.matches(':empty'))
    return parts.filter(part => part.getBoundingClientRect().left < left - 1 || part.getBoundingClientRect().right > right + 1).map(part => part.textContent)
  }))
  assert.deepEqual(out, [])
})

inPage('a hand of Daifugō in two rows has as many cards in each', {}, async page => {
  await show(page, 'daifugo', 'en')
  for (const [width, height] of [[360, 640], [390, 844]]) {
    await page.setViewportSize({ width, height })
    const tops = await page.locator('#dfg-hand .card:visible').evaluateAll(cards => cards.map(card => card.offsetTop))
    assert.deepEqual(tops.filter(top => top === tops[0]).length, Math.ceil(tops.length / 2), `${width} × ${height}: ${tops}`)
  }
})

inPage('the cloth of lessons and puzzles fills a large screen', {}, async page => {
  for (const [state, cloth] of [['guidedCardroom', '#cardroom .place-learnt'], ['finishes', '#dfg-puzzles .puzzle-place']]) {
    await show(page, state, 'en')
    await page.setViewportSize({ width: 1920, height: 1080 })
    const { height, bottom } = await page.locator(cloth).evaluate(place => place.getBoundingClientRect().toJSON())
    assert.ok(height > 750 && bottom < 1080, `${state}: ${height} to ${bottom}`)
  }
})

/**
 * Runs in the page: the words of tiles that are cut off. Words for screen readers alone are not measured. The letters of some fonts are
 * 2 px higher than a line.
 */
const cut = () => [...document.querySelectorAll('.tile-room :is(b, .tile-says, .goes-on)')]
  .filter(words => words.checkVisibility() && window.getComputedStyle(words).clipPath === 'none')
  .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2)
  .map(words => words.innerText)

inPage('no words of a tile are cut, on the smallest phone and on the largest screen', {}, async page => {
  for (const lang of ['en', 'ja']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.click(`#language-${lang}`)
    for (const [width, height] of [[320, 640], [390, 844], [844, 390], [768, 1024], [1280, 800], [1920, 1080]]) {
      await page.setViewportSize({ width, height })
      assert.deepEqual(await page.evaluate(cut), [], `${lang}, ${width} × ${height}`)
    }
  }
})
