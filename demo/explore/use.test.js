// The tab "Use it" in a browser: the call behind the table, and the explorer of every function.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { becomes, inPage, ready, text } from '../test/page.js'
import { colours, pasted } from '../test/system.js'

const AXE = readFileSync(createRequire(new URL('../../js/', import.meta.url)).resolve('axe-core/axe.min.js'), 'utf8')
const POKER = '#poker?a=AsKsQsJsJk&b=As2c3c4c5c'

/** The state of the tab. */
const shown = page => page.evaluate(() => {
  const panel = document.querySelector('.room:not([hidden]) .use')
  const text = selector => panel.querySelector(selector)?.textContent ?? null
  return {
    asked: [...panel.querySelectorAll('.chips button')].map(button => button.textContent),
    program: text('.chips ~ .call'),
    function: panel.querySelector('.explorer select')?.value ?? null,
    code: text('.explorer .call'),
    errors: [...panel.querySelectorAll('.explorer .error')].map(error => error.textContent).filter(Boolean),
    invalid: [...panel.querySelectorAll('[aria-invalid]')].map(input => input.closest('.field').querySelector('label code').textContent),
    tree: [...panel.querySelectorAll('.tree p, .tree summary')].filter(row => row.checkVisibility()).map(row => row.textContent),
    status: text('.explorer [role=status]'),
  }
})

async function openUse(page) {
  await page.click('#tabs [data-tab=use]')
  await page.waitForSelector('.room:not([hidden]) .explorer')
}

const field = (page, name) => page.locator('.room:not([hidden]) .explorer .field', { has: page.locator(`label code:text-is("${name}")`) }).locator('input, select, textarea')
const press = (page, name) => page.locator('.room:not([hidden]) .explorer .tools button', { hasText: name }).click()

inPage('the call behind the table can be copied and tried', { at: POKER }, async page => {
  await openUse(page)
  assert.match(await text(page, '#poker-use'), /tefuda(-poker)?\.wasm\D+\d+ KB/)
  assert.deepEqual(await page.locator('#poker-use .links a').evaluateAll(links => links.slice(0, 2).map(({ pathname }) => pathname)), ['/docs/poker.html', '/docs/how-poker.html'])
  const program = "import { init } from 'tefuda/poker'\n\nconst poker = await init()\nconst answer = await poker.compare(['AsKsQsJsJk', 'As2c3c4c5c'], { profile: 'standard' })"
  await becomes(async () => (await shown(page)).program, program)
  await page.locator('#poker-use .tools button', { hasText: 'Copy' }).first().click()
  await page.locator('#poker-use [role="status"]', { hasText: 'Copied' }).first().waitFor()
  assert.equal(await pasted(page), program)
  await page.locator('#poker-use button', { hasText: 'Try it' }).click()
  await becomes(async () => (({ function: name, code }) => [name, code])(await shown(page)),
    ['compare', "await poker.compare(['AsKsQsJsJk', 'As2c3c4c5c'], { profile: 'standard' })"])
  await press(page, 'Call')
  await becomes(async () => (await shown(page)).tree.slice(0, 3), ['{…}', 'winners[0]', 'hands[2 entries]'])
  assert.match((await shown(page)).status, /^[\d.]+ ms in all$/)
})

inPage('what is typed is checked by the engine, which names the field', { at: POKER }, async page => {
  await openUse(page)
  await field(page, 'hand').fill('As 1s')
  await becomes(async () => (({ invalid, errors }) => [invalid, errors])(await shown(page)),
    [['hand'], ['hand has a fault at card 2: "1s" is not a card (rank 23456789TJQKA and suit shdc, or Jk)']])
  await field(page, 'hand').fill('A♠, 10h')
  await becomes(async () => (({ invalid, code }) => [invalid, code])(await shown(page)), [[], "await poker.evaluate('A♠, 10h')"])
  await field(page, 'hand').fill('[1, ')
  await becomes(async () => (await shown(page)).errors, ['This cannot be read as JavaScript: [1, '])
  await page.click('#language-ja')
  await field(page, 'hand').fill('As')
  await page.locator('.room:not([hidden]) .explorer details:has(code:text-is("seed")) > summary').click()
  await field(page, 'seed').fill('-1')
  await becomes(async () => (({ invalid, errors }) => [invalid, errors])(await shown(page)),
    [['seed'], ['options.seed：使えない値です（0〜4294967295 の整数）：-1']])
  assert.equal((await shown(page)).code, "await poker.evaluate('As', { seed: -1, lang: 'ja' })")
})

inPage('the explorer says in the page’s language what a function does and takes', { at: POKER }, async page => {
  await openUse(page)
  const said = () => page.locator('#poker-use .explorer .hint').evaluateAll(all => all.filter(hint => hint.checkVisibility() && hint.textContent).map(hint => hint.textContent))
  const [en, ja] = ['functions', 'japanese'].map(folder => JSON.parse(readFileSync(new URL(`${folder}/poker.json`, import.meta.url), 'utf8')))
  const { evaluate, videoSolve } = en
  const plain = text => text.replaceAll('`', '')
  await becomes(async () => (await said()).slice(0, 2), [evaluate.doc, evaluate.position.doc].map(plain))
  await page.click('#language-ja')
  await becomes(async () => (await said()).slice(0, 2), [evaluate.doc, evaluate.position.doc].map(text => plain(ja[text])))
  await page.selectOption('#poker-use .explorer select', 'videoSolve')
  await becomes(async () => (await said())[0], plain(ja[videoSolve.doc]))
  await page.click('#language-en')
  await becomes(async () => (await said())[0], plain(videoSolve.doc))
})

inPage('a long call can be stopped, and the engine answers the next', { at: POKER }, async page => {
  await openUse(page)
  await page.selectOption('#poker-use .explorer select', 'equity')
  await field(page, 'players').fill("['AsKh', 'QQ+', 'random']")
  await page.locator('#poker-use .explorer details summary').first().click()
  await field(page, 'ms').fill('1e9')
  await press(page, 'Call')
  await press(page, 'Stop')
  await becomes(async () => (await shown(page)).status, 'Stopped.')
  await page.selectOption('#poker-use .explorer select', 'evaluate')
  await press(page, 'Call')
  await becomes(async () => (await shown(page)).tree.slice(-2), ["name'Royal flush'", "description'royal flush'"])
})

inPage('every function of every game has its fields, and its example an answer', { at: POKER }, async page => {
  for (const room of await page.locator('.room:has(.use)').evaluateAll(all => all.map(({ id }) => id))) {
    await page.evaluate(room => { location.hash = room }, room)
    await page.waitForFunction(room => document.documentElement.dataset.room === room, room)
    await openUse(page)
    for (const name of await page.locator(`#${room} .explorer select`).first().locator('option').evaluateAll(all => all.map(({ value }) => value))) {
      if (name === 'videoSolve') continue // seconds
      await page.locator(`#${room} .explorer .choose select`).selectOption(name)
      await press(page, 'Call')
      await becomes(async () => (({ tree, errors }) => [tree.length > 0, errors])(await shown(page)), [true, []], `${room}: ${name}`)
    }
  }
})

/** A function of each game, and a part of the answer to its example in the reference. */
const LINKED = {
  poker: ['evaluate', "name'Royal flush'"], mnk: ['pairs', 'value0'], calculation: ['stillWinnable', "proof'win'"], mahjong: ['shanten', 'sevenPairs4'],
  daifugo: ['evaluate', "best'8d 9d Td'"],
}

inPage('a link of the reference fills in its example, which gives the answer', { open: false }, async (page, { url }) => {
  for (const [game, [name, answer]] of Object.entries(LINKED)) {
    await page.goto(`${url}docs/${game}.html`)
    const section = page.locator('section', { has: page.locator(`#${name}`) })
    const call = await section.locator('code.js').textContent()
    await section.locator('a', { hasText: 'Try it' }).click()
    await ready(page)
    await becomes(async () => (({ function: name, code, errors }) => [name, code.replace(/\s+/g, ''), errors])(await shown(page)), [name, `await${call}`.replace(/\s+/g, ''), []])
    await press(page, 'Call')
    await becomes(async () => (await shown(page)).tree.includes(answer), true, `${game}: ${answer}`)
    assert.equal(await page.evaluate(() => document.documentElement.dataset.call), undefined)
  }
})

inPage('what a link has that is no call leaves the explorer with its first function', { at: '#poker?tab=use&call=evaluate(document.cookie)' }, async page => {
  await becomes(async () => (({ function: name, code, errors }) => [name, code, errors])(await shown(page)), ['evaluate', "await poker.evaluate('As Ks Qs Js Jk')", []])
  for (const call of ['nothing()', 'constructor()', 'evaluate(']) {
    await page.evaluate(call => { location.hash = `poker?tab=use&call=${call}` }, call)
    await becomes(() => page.evaluate(() => document.documentElement.dataset.call), undefined)
  }
  await page.evaluate(() => { location.hash = "poker?tab=use&call=range('QQ%2B')" })
  await becomes(async () => (await shown(page)).code, "await poker.range('QQ+')")
})

inPage('axe has nothing to object to in the tab', { at: POKER }, async page => {
  await page.evaluate(AXE)
  await openUse(page)
  await press(page, 'Call')
  await becomes(async () => (await shown(page)).tree.length > 3, true)
  for (const [lang, width, colorScheme] of [['en', 1280, 'light'], ['ja', 390, 'dark'], ['ja', 1280, 'dark'], ['en', 390, 'light']]) {
    await page.locator(`#language-${lang}`).evaluate(button => button.click())
    await becomes(() => page.locator('.use .explorer .hint').evaluateAll(all => all.some(hint => hint.checkVisibility() && /[ぁ-ん]/.test(hint.textContent))), lang === 'ja')
    await page.setViewportSize({ width, height: 900 })
    await colours(page, colorScheme)
    const { violations } = await page.evaluate(() => window.axe.run(document.querySelector('.use'), { resultTypes: ['violations'] }))
    assert.deepEqual(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`)), [], `${lang}, ${width} px, ${colorScheme}`)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    assert.equal(over, 0, `${width} px`)
  }
})
