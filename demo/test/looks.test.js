// The rooms in every width, language and colour scheme: axe finds nothing.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import test from 'node:test'
import { beforehand, keepAll, keepMuch } from './much.js'
import { closeSheet, inPage, ready, visit } from './page.js'
import { NAMES } from './rooms.js'
import { colours } from './system.js'
import { roomOf, show } from './states.js'

const AXE = readFileSync(createRequire(new URL('../../js/', import.meta.url)).resolve('axe-core/axe.min.js'), 'utf8')

/** Axe takes seconds for each look: a test takes every state in one of its looks, nightly runs take all. */
const ALL = process.env.TEFUDA_LOOKS === 'all'

/** Axe's objections to an element: the rule, and the place. */
async function objections(page, within = 'html') {
  const { violations, passes } = await page.evaluate(within => window.axe.run(within, { resultTypes: ['violations'] }), within)
  assert.ok(passes.length > 10, `${passes.length} rules`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`))
}

/** An element that a tab has once its module has loaded. */
const COME = { learn: '.learn .place-learnt [data-key]', puzzles: '.puzzle-place > *', use: '.use .explorer' }

/** Every tab of a state in a width and a colour scheme, with everything open that opens over the table. */
async function unobjectionable(page, [room, lang, width, colorScheme]) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await colours(page, colorScheme)
  await show(page, room, lang)
  await page.setViewportSize({ width, height: 900 })
  for (const tab of await page.locator('#tabs button:visible').all()) {
    await tab.click()
    const come = COME[await tab.getAttribute('data-tab')]
    if (come) await page.waitForSelector(`.room:not([hidden]) ${come}`, { state: 'attached' })
    const toggle = page.locator('.room:not([hidden]) .rail-toggle:visible')
    if (await toggle.count()) await toggle.click()
    assert.deepEqual(await objections(page), [], `${room}, ${await tab.innerText()}, ${lang}, ${width} px, ${colorScheme}`)
  }
  await page.locator('#tabs button:visible').first().click()
}

// The policy would block axe. Other tests check that it allows what the page
// needs.
inPage('axe has nothing to object to on a start page with a game in every room', { open: false }, async (page, { url }) => {
  await beforehand(page, url, keepAll, keepMuch)
  await visit(page, url)
  await page.waitForSelector('.tile-tally')
  await page.evaluate(AXE)
  for (const colorScheme of ['light', 'dark']) {
    await colours(page, colorScheme)
    for (const [width, height] of [[1280, 800], [360, 640]]) {
      await page.setViewportSize({ width, height })
      assert.deepEqual(await objections(page), [], `${colorScheme}, ${width} × ${height}`)
    }
  }
})

inPage('axe has nothing to object to on the start page and in the sheets', { open: false }, async (page, { url }) => {
  await beforehand(page, url, keepMuch)
  await visit(page, url)
  await page.evaluate(AXE)
  for (const colorScheme of ['light', 'dark']) {
    await colours(page, colorScheme)
    assert.deepEqual(await objections(page), [], `start, ${colorScheme}`)
    for (const [sheet, opener] of [['statistics', '#menu-open'], ['today', '']]) {
      if (opener) await page.click(opener)
      await page.click(`[data-opens="${sheet}"]:visible`)
      await page.waitForSelector(`#${sheet} section`)
      assert.deepEqual(await objections(page, `#${sheet}`), [], `${sheet}, ${colorScheme}`)
      await closeSheet(page)
    }
    for (const room of NAMES.filter((_, i) => ALL || i % 2 === Number(colorScheme === 'dark'))) {
      await page.click(`.rooms a[href="#${room}"]`)
      await page.waitForSelector(`#${room}:not([hidden])`)
      await ready(page)
      for (const opener of await page.locator('[data-opens]:visible').all()) {
        await opener.click()
        assert.deepEqual(await objections(page, 'dialog[open]'), [], `${room}, ${await opener.getAttribute('data-opens')}, ${colorScheme}`)
        await closeSheet(page)
      }
    }
    await page.click('.brand a')
  }
})

/** The looks of each state: language, width and colours. */
const LOOKS = {
  'the rooms of hands and boards': {
    poker: [['en', 390, 'light'], ['ja', 390, 'dark'], ['ja', 1280, 'light'], ['en', 1280, 'dark']],
    boards: [['en', 390, 'light'], ['ja', 390, 'dark'], ['ja', 1280, 'light'], ['en', 1280, 'dark']],
  },
  'the calculating rooms': {
    playing: [['ja', 390, 'dark'], ['en', 1280, 'light']],
    beaten: [['ja', 390, 'light'], ['en', 1280, 'dark']],
    befriended: [['ja', 390, 'dark'], ['en', 1280, 'light']],
    studied: [['en', 390, 'light'], ['ja', 1280, 'dark']],
    draw: [['ja', 390, 'dark'], ['en', 1280, 'light']],
    equity: [['en', 390, 'light'], ['ja', 1280, 'dark']],
    solved: [['en', 390, 'light'], ['ja', 1280, 'dark']],
    calculation: [['ja', 390, 'dark'], ['en', 1280, 'light']],
  },
  'mahjong problems': {
    mahjong: [['ja', 390, 'light'], ['en', 1280, 'dark']],
    win: [['en', 390, 'dark'], ['ja', 1280, 'light']],
  },
  'a mahjong game': {
    seated: [['ja', 390, 'dark'], ['en', 1280, 'light']],
    won: [['en', 390, 'light']],
  },
  'the Daifugō room': {
    daifugo: [['ja', 390, 'light'], ['en', 1280, 'dark']],
    curtain: [['ja', 390, 'dark'], ['en', 1280, 'light']],
    awaited: [['en', 390, 'dark'], ['ja', 1280, 'light']],
    exchange: [['en', 390, 'dark'], ['ja', 1280, 'light']],
    appraised: [['ja', 390, 'dark'], ['en', 1280, 'light']],
  },
  'the card room': {
    cardroom: [['ja', 390, 'dark'], ['en', 1280, 'light']],
    alone: [['ja', 390, 'light'], ['en', 1280, 'dark']],
    drawing: [['en', 390, 'light']],
    shown: [['ja', 1280, 'dark']],
    turned: [['en', 390, 'dark']],
  },
  'a hand with all that accompanies it': {
    accompanied: [['en', 390, 'light'], ['ja', 1280, 'dark']],
  },
  'puzzles on a board and of a hand': {
    fours: [['ja', 390, 'dark'], ['en', 1280, 'light']],
    holds: [['ja', 1280, 'light'], ['en', 390, 'dark']],
    spots: [['ja', 1280, 'dark'], ['en', 390, 'light']],
    discards: [['ja', 390, 'light'], ['en', 1280, 'dark']],
  },
  'guided games on a board and of tiles': {
    guidedBoards: [['ja', 390, 'dark'], ['en', 1280, 'light']],
    guidedMahjong: [['en', 390, 'dark'], ['ja', 1280, 'light']],
  },
  'guided games of cards': {
    guidedDaifugo: [['ja', 1280, 'dark'], ['en', 390, 'light']],
    guidedCardroom: [['ja', 390, 'light'], ['en', 1280, 'dark']],
  },
  'guided games for one player': {
    guidedCalculation: [['en', 1280, 'light'], ['ja', 390, 'dark']],
    guidedDraw: [['en', 390, 'dark'], ['ja', 1280, 'light']],
  },
  'rules of boards and tiles': {
    ruledBoards: [['en', 390, 'light'], ['ja', 1280, 'dark']],
    ruledMahjong: [['ja', 390, 'dark'], ['en', 1280, 'light']],
  },
  'rules of cards': {
    ruledDaifugo: [['ja', 390, 'light'], ['en', 1280, 'dark']],
    ruledCardroom: [['en', 390, 'dark'], ['ja', 1280, 'light']],
  },
  'rules for one player': {
    ruledCalculation: [['ja', 1280, 'dark'], ['en', 390, 'light']],
    ruledDraw: [['en', 1280, 'light'], ['ja', 390, 'dark']],
  },
  'results as graphs, and games by position': {
    graphs: [['en', 390, 'light'], ['ja', 1280, 'dark']],
    known: [['en', 1280, 'light'], ['ja', 390, 'dark']],
  },
  'puzzles of the end of a game': {
    finishes: [['ja', 390, 'light'], ['en', 1280, 'dark']],
    endings: [['ja', 1280, 'dark'], ['en', 390, 'light']],
  },
}

test('every room is looked at', () => {
  assert.deepEqual(new Set(Object.values(LOOKS).flatMap(Object.keys).map(roomOf)), new Set(NAMES))
})

for (const [rooms, states] of Object.entries(LOOKS)) {
  inPage(`axe has nothing to object to in ${rooms}`, {}, async page => {
    await page.evaluate(AXE)
    for (const [i, [state, looks]] of Object.entries(states).entries()) {
      for (const look of ALL ? looks : [looks[i % looks.length]]) await unobjectionable(page, [state, ...look])
    }
  })
}
