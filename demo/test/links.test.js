// Links that carry a hand or a board, and the language: what lasts beyond the
// moment.
import assert from 'node:assert/strict'
import { board, game, square } from '../rooms/boards/seen.js'
import { patience } from '../rooms/calculation/seen.js'
import { appraisal, parlour } from '../rooms/daifugo/seen.js'
import { mat } from '../rooms/mahjong/seen.js'
import { duel, hand } from '../rooms/poker/seen.js'
import { becomes, choose, closeSheet, complaint, enter, fragment, inPage, inRoom, openTab, ready, shows, text } from './page.js'

const checked = (page, group) => page.locator(`#${group} input:checked`).getAttribute('value')
const rules = page => Promise.all(['profile', 'wheel', 'double-ace'].map(group => checked(page, group)))

inPage('a link to hands under their rules, opened and followed', { at: '#poker?a=AsKs9s4sJk&b=AsKsQs9s4s&doubleAceFlush=0' }, async page => {
  await shows(() => duel(page), { a: '0x6DCB83', b: '0x6DCB83', sign: '=', note: '' })
  assert.deepEqual(await rules(page), ['standard', '', '0'])
  await shows(() => hand(page, 'a'), { notation: 'As Ks 9s 4s Jk', tray: ['As', 'Ks', '9s', '4s', 'joker'] })
  await enter(page, '#poker?a=Ah2d3c4s5h&b=6h5d4c3s2h&profile=article&wheel=1')
  await shows(() => duel(page), { a: '0x543210', b: '0x554321', sign: '<' })
  assert.deepEqual(await rules(page), ['article', '1', ''])
})

inRoom('a link to a board, followed', '#boards?b=ooo/.x./..x&length=3', async page => {
  await shows(() => board(page), { rows: ['ooo', '.x.', '..x'], size: [3, 3, 3], value: 1, note: '' })
  assert.equal(await page.isVisible('#poker'), false)
  await enter(page, '#boards?b=oo./.x./..x&length=2')
  await shows(() => board(page), { rows: ['oo.', '.x.', '..x'], size: [3, 3, 2], value: 0, black: 1, white: 1 })
  await enter(page, '#poker?a=&b=As')
  assert.equal(await page.isVisible('#boards'), false)
  await shows(() => duel(page), { a: '0x000000', b: '0x1D0000' })
})

inRoom('the address follows what is done, and a reload shows the same', '#poker?a=&b=', async page => {
  await page.fill('#hand-a-text', 'Jk Jk')
  await page.fill('#hand-b-text', 'Ah 2d 3c 4s 5h')
  await choose(page, 'profile', 'article')
  await becomes(() => fragment(page), '#poker?a=JkJk&b=Ah2d3c4s5h&profile=article')
  await closeSheet(page)
  await page.click('.rooms a[href="#boards"]')
  await openTab(page, 'use')
  await page.click('#boards-examples button:nth-child(2)')
  await page.click(square(0, 2))
  await becomes(() => fragment(page), '#boards?b=oxo/.ox/x.o&length=3&tab=use')
  await page.reload()
  await ready(page)
  await shows(() => board(page), { rows: ['oxo', '.ox', 'x.o'], size: [3, 3, 3], value: 1 })
})

inRoom('a link is followed even at the moment when the address is about to be written', '#poker?a=As&b=', async page => {
  for (let i = 0; i < 4; i++) {
    await page.fill('#hand-b-text', 'Ks')
    await shows(() => duel(page), { a: '0x1D0000', b: '0x1C0000' })
    await page.evaluate(followLate, `#poker?a=2s&b=&time=${i}`)
    await shows(() => duel(page), { a: '0x110000', b: '0x000000' })
    await enter(page, `#poker?a=As&b=&time=${i}`)
  }
})

/** Keeps the page busy until its timer is due, so that the timer runs between the link and its event. */
function followLate(link) {
  const { port1, port2 } = new window.MessageChannel()
  port1.onmessage = () => {
    location.hash = link
  }
  port2.postMessage(0)
  const end = performance.now() + 500
  while (performance.now() < end);
}

// A link, the field with the error, and what the error names.
const BAD_LINKS = [
  ['#poker?a=As%20Zz&b=Ks', '#hand-a-text', /Zz/],
  ['#poker?a=AsKsQsJsTs9s8s7s&b=Ks', '#hand-a-text', /8/],
  ['#mahjong?hand=123m4x', '#mahjong-hand-text', /4x/],
  ['#daifugo?hand=3hZz', '#dfg-hand-text', /Zz/],
  ['#boards?b=o?/xx&length=2', '#boards-text', /"\?"/],
  ['#boards?b=oo/xx&length=99', '#boards-length', /99/],
  ['#boards?b=oo/xx&length=2&k=7', '#boards-k', /7/],
]

for (const [link, input, names] of BAD_LINKS) {
  inRoom(`a bad link is an error next to its input: ${link}`, link, async page => {
    await shows(() => complaint(page, input), { invalid: 'true', seen: true })
    assert.match((await complaint(page, input)).error, names)
    const mended = { hand: '#poker?a=As&b=Ks', mahjong: '#mahjong?hand=1112345678999s', boards: '#boards?b=oo/xx&length=2', dfg: '#daifugo?hand=3h' }
    await enter(page, mended[/\w+/.exec(input)[0]])
    await becomes(() => complaint(page, input), { invalid: null, error: '', seen: false })
  })
}

// --- language ----------------------------------------------------------------

const ENGLISH = { locale: 'en-GB' }
const KEPT = /tefuda|npm|zzz|SGF|RenLib|RenjuNet|Piskvorky|nullsuke|UEC|Boardoor|MPSZ|mjai|[0-9=]+[mpsz]\b|WebAssembly|\bGo\b|English|Enter|Space|Backspace|Delete|\b[OX]\b|0x[0-9A-F]{6}/g

/** The words that a reader can see or hear: texts and labels, without code, the explorer of functions and the names of languages. */
const words = page =>
  page.locator('body').evaluate((body, APART) => {
    const walk = document.createTreeWalker(body, window.NodeFilter.SHOW_TEXT)
    const seen = []
    while (walk.nextNode()) {
      const { parentElement: at, data } = walk.currentNode
      if (at.checkVisibility() && !at.closest(APART)) seen.push(data.trim())
    }
    const labelled = [...body.querySelectorAll('[aria-label]')].filter(element => element.checkVisibility() && !element.closest('.use'))
    return [...seen, ...labelled.map(element => element.getAttribute('aria-label'))].filter(Boolean)
  }, '[data-both], .call, .use, #status-detail, #menu-status')

/** Words of the other language: in English kana and kanji; in Japanese two Latin letters, except names. */
const FOREIGN = {
  en: said => /[\u3040-\u30ff\u4e00-\u9fff]/.test(said),
  ja: said => /[A-Za-z]{2}/.test(said.replaceAll(KEPT, '')),
}

/** Opens every sheet of the room in view: the page's own with the room's rules, and the room's. */
async function sheetsSpeakOnly(page, lang) {
  for (const opener of await page.locator('[data-opens]:visible').all()) {
    const id = await opener.getAttribute('data-opens')
    await opener.click()
    assert.equal(await page.isVisible(`#${id}`), true)
    await speaksOnly(page, lang, id)
    await closeSheet(page)
  }
}

/** Words of the engine come a moment later. */
async function speaksOnly(page, lang, what) {
  await becomes(async () => (await words(page)).filter(FOREIGN[lang]), [], what)
  assert.ok((await words(page)).length > 40)
}

/** Words that the program puts into the rooms, in each language. */
const SAID = {
  en: ['Hand A wins: Royal flush', 'Ace of spades', 'Joker as Ten of spades', 'no. 10', 'A joker makes it royal', 'black A3 – B2 – C1', 'A3: black', 'Where does the Five go?', '3 moves, 48 cards to place: the first line', 'Pile 2: Jack on top; from the bottom Jack'],
  ja: ['手札Aの勝ち：ロイヤルフラッシュ', 'スペードのエース', 'スペードの10になったジョーカー', '役 10', 'ジョーカーでロイヤル', '黒 A3 – B2 – C1', 'A3：黒', '5をどこへ置きますか', '3手、残り48枚: 最初の道すじ', '屑札2：一番上はジャック。下からジャック'],
}

async function saysSo(page, lang) {
  const [verdict, first, last, legend, example, found, label, says, line, pile] = SAID[lang]
  await enter(page, '#poker')
  await shows(() => duel(page), { verdict })
  await sheetsSpeakOnly(page, lang)
  const { reads, legend: digits } = await hand(page, 'a')
  assert.deepEqual([reads[0], reads[4], digits[0]], [first, last, legend])
  assert.equal(await text(page, '#poker-examples button:first-child'), example)
  await speaksOnly(page, lang)
  await enter(page, '#boards')
  await openTab(page, 'play')
  await shows(() => game(page), { status: { en: 'Your move, Black', ja: 'あなたの番（黒）' }[lang] })
  await speaksOnly(page, lang)
  await sheetsSpeakOnly(page, lang)
  await openTab(page, 'analyse')
  await speaksOnly(page, lang)
  await openTab(page, 'use')
  await page.click('#boards-examples button:nth-child(2)')
  await shows(() => board(page), { found: [found] })
  assert.equal(await page.locator(square(0, 0)).getAttribute('aria-label'), label)
  await speaksOnly(page, lang)
  await enter(page, '#calculation?seed=7&moves=d.cw2.d')
  await shows(() => patience(page), { says, lines: [line] })
  await sheetsSpeakOnly(page, lang)
  assert.equal(await page.locator('#calc-w2').getAttribute('aria-label'), pile)
  await speaksOnly(page, lang)
  await enter(page, '#daifugo?seed=13&moves=4s.6s.8s.TsTdTcJk%3DTh.p.p.p.Jh.2s.p.p.p.QcKcAc.p.4h5h6h.p.p.2c')
  await shows(() => parlour(page), { says: { en: 'Your turn: beat it or pass', ja: 'あなたの番：上回るかパス' }[lang] })
  await speaksOnly(page, lang)
  await sheetsSpeakOnly(page, lang)
  await enter(page, '#daifugo?hand=3h4h5h6d7c7s8s8d8cJdJc2h')
  await becomes(async () => (await appraisal(page)).roles.length, 6)
  await speaksOnly(page, lang)
}

inPage('the other language at a press, for every word, and after a reload', ENGLISH, async page => {
  const lang = () => page.locator('html').getAttribute('lang')
  assert.equal(await lang(), 'en')
  await saysSo(page, 'en')
  await page.click('#language-ja')
  assert.equal(await lang(), 'ja')
  assert.equal(await page.getAttribute('#language-ja', 'aria-pressed'), 'true')
  assert.equal(await page.getAttribute('#language-en', 'aria-pressed'), 'false')
  await saysSo(page, 'ja')
  await page.reload()
  await ready(page)
  assert.equal(await lang(), 'ja')
  await page.click('#language-en')
  await enter(page, '#poker')
  await saysSo(page, 'en')
})

const EMPTIED = {
  mahjong: { ruling: 'あと13枚で手牌になります' },
  poker: { verdict: '両方に札を入れると比べます' },
  boards: { more: 'まだ並びはありません' },
}

inPage('a Japanese browser gets Japanese, with every example and none', { locale: 'ja-JP' }, async page => {
  assert.equal(await page.locator('html').getAttribute('lang'), 'ja')
  for (const [room, read] of [['poker', duel], ['mahjong', mat], ['boards', board]]) {
    await enter(page, `#${room}?`)
    if (room === 'boards') await openTab(page, 'use')
    if (room === 'mahjong') await page.click('#mj-to-trainer')
    for (const button of await page.locator(`#${room}-examples button`).all()) {
      await button.click()
      await becomes(async () => (await text(page, `#${room}-note`)) !== '', true)
      await speaksOnly(page, 'ja', await button.textContent())
    }
    await page.click(`#${room}-clear`)
    await shows(() => read(page), EMPTIED[room])
    await speaksOnly(page, 'ja')
  }
})

inPage('what the engine refuses is told in the page’s language', { locale: 'ja-JP' }, async page => {
  for (const [link, input, names] of BAD_LINKS.slice(0, 5)) {
    await enter(page, link)
    await becomes(async () => {
      const { invalid, seen, error } = await complaint(page, input)
      return invalid === 'true' && seen && names.test(error) && /[ぁ-ん]/.test(error)
    }, true, link)
  }
})
