// The rooms by keyboard alone: no test here uses the mouse or sets the focus.
import assert from 'node:assert/strict'
import { BROWSER } from '../../js/test/browser.js'
import { ARTICLE, board, game } from '../rooms/boards/seen.js'
import { patience } from '../rooms/calculation/seen.js'
import { machine } from '../rooms/draw/seen.js'
import { odds } from '../rooms/equity/seen.js'
import { mat } from '../rooms/mahjong/seen.js'
import { duel, hand } from '../rooms/poker/seen.js'
import { becomes, complaint, inRoom, press, pressTo, shows, tabTo } from './page.js'

const AT_DECK = '#picker [data-card][tabindex="0"]'
const AT_BOARD = '#board [data-stone][tabindex="0"]'

/** A test that begins with an empty table and the focus on the first card of the deck. */
function atTable(name, run) {
  inRoom(name, '#poker?a=As&b=', async page => {
    await shows(() => duel(page), { a: '0x1D0000' })
    await tabTo(page, '#poker-clear')
    await press(page, 'Enter')
    await pressTo(page, 'Shift+Tab', AT_DECK)
    await press(page, 'Control+Home')
    await shows(() => duel(page), { a: '0x000000', b: '0x000000' })
    await run(page)
  })
}

/** A test that begins with an empty board and the focus on its first square. */
function atBoard(name, run) {
  inRoom(name, `#boards?b=${ARTICLE.join('/')}&length=2`, async page => {
    await shows(() => board(page), { value: -2 })
    await tabTo(page, '#stone input')
    await pressTo(page, 'ArrowUp', '#stone input[value="o"]')
    await tabTo(page, '#boards-clear')
    await press(page, 'Enter')
    await pressTo(page, 'Shift+Tab', AT_BOARD)
    await press(page, 'Control+Home')
    await shows(() => board(page), { value: 0, found: [] })
    await run(page)
  })
}

/** The element in focus: its id, or its part in an element with an id. */
const focused = page => page.evaluate(nameOf, null)

/**
 * The elements that Tab should reach, in order: of a group of radio buttons only the checked one; in Firefox also
 * elements that scroll.
 */
async function tabbable(page) {
  const stops = await page.locator('body *').evaluateAll((all, scrollers) => {
    const own = e => e.matches('a[href], button, summary, input, select, textarea, [tabindex="0"]') && e.tabIndex >= 0
    const longer = e => e.scrollHeight > e.clientHeight || e.scrollWidth > e.clientWidth
    const scrolls = e => scrollers && longer(e) && /auto|scroll/.test(window.getComputedStyle(e).overflow)
    const reached = e => (own(e) || scrolls(e)) && e.checkVisibility() && !(e.type === 'radio' && !e.checked)
    for (const e of all) e.toggleAttribute('data-stop', reached(e))
    return all.filter(reached).length
  }, BROWSER === 'firefox')
  return Promise.all(Array.from({ length: stops }, (_, i) => page.locator('[data-stop]').nth(i).evaluate(nameOf)))
}

/** Runs in the page. */
function nameOf(element) {
  const it = element ?? document.activeElement
  const { slot, card, row, column } = it.dataset
  const own = [it.id, it.name, it.value, slot, card, row, column].filter(Boolean).join(' ')
  return `${it.closest('[id]')?.id}: ${it.localName} ${own || it.textContent}`
}

// A room's fragment, and its state after the engine's answer, which changes the elements that Tab reaches.
const ROOMS = [
  ['#poker?a=&b=', duel, { a: '0x000000', b: '0x000000' }],
  ['#draw?game=deuces-wild&seed=2', machine, { game: 'deuces-wild', cards: ['Kh', '2c', '9s', '7s', '9h'] }],
  ['#equity?p=AsAh&p=KdKc&p=QsQh&board=2c7d9h', odds, { texts: ['AsAh', 'KdKc', 'QsQh'], verdict: 'Exact: all 903 deals counted' }],
  ['#calculation?seed=7&piles=3&moves=d.cw1.d', patience, { piles: ['J', '', ''], card: '5' }],
  ['#mahjong?hand=99m678p33s3s,1111z,777=z&dora=1s', mat, { notation: '99m678p33s3s,1111z,777=z', ruling: '2 han 70 fu: 4,700 points' }],
  ['#boards?b=ox/xo&length=2', board, { rows: ['ox', 'xo'], size: [2, 2, 2] }],
  ['#boards?g=3x3x3&moves=1,1.0,0', game, { rows: ['x..', '.o.', '...'], status: 'Your move, Black' }],
]

for (const [room, read, shown] of ROOMS) {
  inRoom(`Tab reaches every control of ${room} in the order of the page, and nothing is a trap`, room, async page => {
    await shows(() => read(page), shown)
    const want = await tabbable(page)
    assert.ok(want.length > 15)
    await tabTo(page, '.skip')
    const got = [await focused(page)]
    while (got.length < want.length) {
      await page.keyboard.press('Tab')
      got.push(await focused(page))
    }
    assert.deepEqual(got, want)
    await page.keyboard.press('Shift+Tab')
    assert.equal(await focused(page), want.at(-2))
  })
}

atTable('arrows and Enter pick a royal flush, Backspace takes the joker back, Space gives it again', async page => {
  await press(page, 'Enter ArrowRight Enter ArrowRight Enter ArrowRight Enter Control+End')
  assert.match(await focused(page), /Jk$/)
  await press(page, 'Enter')
  await shows(() => hand(page, 'a'), {
    value: '0xADCBA9',
    name: 'Royal flush',
    reads: ['Ace of spades', 'King of spades', 'Queen of spades', 'Jack of spades', 'Joker as Ten of spades'],
  })
  await press(page, 'Backspace')
  await shows(() => hand(page, 'a'), { value: '0x1DCBA0', name: 'High card', notation: 'As Ks Qs Js' })
  await press(page, 'Space')
  await shows(() => hand(page, 'a'), { value: '0xADCBA9', tray: ['As', 'Ks', 'Qs', 'Js', 'joker'] })
})

atTable('the deck has one stop for Tab, which the arrows move and keep inside', async page => {
  const at = async (keys, card) => {
    await press(page, keys)
    assert.equal((await focused(page)).split(' ').pop(), card, keys)
    assert.equal(await page.locator(AT_DECK).count(), 1)
  }
  await at('ArrowUp ArrowLeft', 'As')
  await at('ArrowDown ArrowRight', 'Kh')
  await at('End', '2h')
  await at('ArrowRight', '2h')
  await at('ArrowDown*2', '2d')
  await at('ArrowUp Home', 'Ac')
  await at('ArrowDown*4', 'Jk')
  await at('Control+Home', 'As')
  await at('Shift+Tab Tab', 'As')
})

atTable('both hands by keyboard: where cards go, house rules, taking cards away, an example', async page => {
  await press(page, 'Enter ArrowRight Enter ArrowRight*4 ArrowRight Enter End ArrowLeft*2 Enter Control+End Enter')
  await shows(() => hand(page, 'a'), { notation: 'As Ks 8s 4s Jk', value: '0x6DDC73' })
  await tabTo(page, '[data-opens="poker-settings"]')
  await press(page, 'Enter')
  await tabTo(page, '#double-ace input')
  await press(page, 'ArrowRight*2')
  await shows(() => duel(page), { a: '0x6DCB73' })
  await press(page, 'Escape')
  assert.match(await focused(page), /Settings設定$/)
  await pressTo(page, 'Shift+Tab', '#active-hand input')
  assert.match(await focused(page), /active-hand a$/)
  await press(page, 'ArrowRight')
  await shows(() => hand(page, 'b'), { active: true })
  await tabTo(page, AT_DECK)
  await press(page, 'ArrowUp Enter')
  await shows(() => duel(page), { b: '0x1D0000', sign: '>', verdict: 'Hand A wins: Flush' })
})

atTable('the trays, the notation and the examples by keyboard', async page => {
  await tabTo(page, '#poker-examples button:nth-child(2)')
  await press(page, 'Enter')
  await shows(() => duel(page), { a: '0x965432', b: '0x9A9876', sign: '<' })
  await tabTo(page, '#hand-b-tray [data-slot="0"]')
  await press(page, 'Enter')
  await shows(() => hand(page, 'b'), { notation: 'Ts 9s 8s 7s', value: '0x198760' })
  await press(page, 'Space')
  await shows(() => hand(page, 'b'), { notation: '9s 8s 7s', active: true })
  await tabTo(page, '#hand-b-text')
  await page.keyboard.press('End')
  await page.keyboard.type(' 9d 9h')
  await shows(() => hand(page, 'b'), { value: '0x487600', name: 'Three of a kind' })
  await becomes(async () => (await duel(page)).sign, '>')
})

const where = page => page.evaluate(() => `${document.activeElement.dataset.row},${document.activeElement.dataset.column}`)

atBoard("arrows, X and O lay the article's board", async page => {
  await press(page, 'ArrowDown*2 ArrowRight*3 x ArrowDown ArrowRight x Home x ArrowDown x')
  await shows(() => board(page), { value: -2, found: ['white A5 – A4', 'white D6 – E5'] })
  await press(page, 'ArrowRight*2 o End o ArrowDown*3 o Home ArrowRight*2 o')
  await shows(() => board(page), { rows: ARTICLE, notation: ARTICLE, equation: 'black 0 − white 2 = value −2' })
})

atBoard('Enter and Space place the chosen stone, the same key again takes it away, Delete empties', async page => {
  const first = async () => (await board(page)).rows[0].slice(0, 2)
  const after = async (keys, want) => {
    await press(page, keys)
    await becomes(first, want, keys)
  }
  await after('Enter', 'o.')
  await after('Space', '..')
  await after('o ArrowRight Space', 'oo')
  await shows(() => board(page), { value: 1 })
  await after('Delete', 'o.')
  await after('x', 'ox')
  await after('x', 'o.')
  await after('X ArrowLeft Backspace', '.x')
  await press(page, 'Shift+Tab')
  await press(page, 'ArrowRight')
  await tabTo(page, AT_BOARD)
  await after('Enter', 'xx')
  await shows(() => board(page), { value: -1, found: ['white A8 – B8'] })
})

atBoard('the board has one stop for Tab, which the arrows move and keep inside', async page => {
  const at = async (keys, want) => {
    await press(page, keys)
    assert.equal(await where(page), want, keys)
    assert.equal(await page.locator(AT_BOARD).count(), 1)
  }
  await at('ArrowUp ArrowLeft', '0,0')
  await at('End', '0,7')
  await at('ArrowRight ArrowDown*3', '3,7')
  await at('Control+End', '7,7')
  await at('ArrowDown', '7,7')
  await at('Home', '7,0')
  await at('Tab Shift+Tab', '7,0')
  await at('Control+Home', '0,0')
})

atBoard('sizes, notation and examples by keyboard, with an error on the way', async page => {
  await tabTo(page, '#boards-examples button:nth-child(2)')
  await press(page, 'Enter')
  await shows(() => board(page), { size: [3, 3, 3], value: 1, found: ['black A3 – B2 – C1'] })
  await tabTo(page, '[data-opens="boards-position"]')
  await press(page, 'Enter')
  await tabTo(page, '#boards-columns')
  await page.keyboard.type('30')
  await press(page, 'Tab')
  await shows(() => complaint(page, '#boards-columns'), { invalid: 'true', seen: true })
  assert.match((await complaint(page, '#boards-columns')).error, /30 columns/)
  await press(page, 'Shift+Tab')
  await page.keyboard.type('4')
  await press(page, 'Escape')
  await tabTo(page, '#boards-length')
  await press(page, 'ArrowDown')
  await shows(() => board(page), { size: [4, 3, 2], value: 1, black: 2, white: 1 })
  await becomes(() => complaint(page, '#boards-columns'), { invalid: null, error: '', seen: false })
  await pressTo(page, 'Shift+Tab', '[data-opens="boards-position"]')
  await press(page, 'Enter')
  await tabTo(page, '#boards-text')
  await press(page, 'Control+A')
  await page.keyboard.type('oo\noo')
  await shows(() => board(page), { size: [2, 2, 2], value: 6 })
})

atBoard('twenty by twenty by keyboard', async page => {
  await tabTo(page, '[data-opens="boards-position"]')
  await press(page, 'Enter')
  await tabTo(page, '#boards-columns')
  await page.keyboard.type('20')
  await press(page, 'Tab')
  await page.keyboard.type('20')
  await press(page, 'Enter')
  await shows(() => board(page), { size: [20, 20, 2], value: 0 })
  await press(page, 'Escape')
  await tabTo(page, AT_BOARD)
  await press(page, 'Control+End o ArrowUp o')
  assert.equal(await where(page), '18,19')
  await shows(() => board(page), { value: 1, found: ['black T2 – T1'] })
})
