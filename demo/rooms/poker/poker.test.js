// The poker room by mouse.
import assert from 'node:assert/strict'
import { becomes, choose, complaint, inRoom, shows } from '../../test/page.js'
import { card, duel, hand } from './seen.js'

/** A test that begins with the first example. */
function atFirst(name, run) {
  inRoom(name, '#poker?a=AsKsQsJsJk&b=9h9s9d9cAh', async page => {
    await shows(() => duel(page), { a: '0xADCBA9', b: '0x88D000' })
    await run(page)
  })
}

/** A test on an empty table, where picked cards go to hand A. */
function atTable(name, run) {
  inRoom(name, '#poker?a=&b=', async page => {
    await shows(() => duel(page), { a: '0x000000', b: '0x000000' })
    await choose(page, 'active-hand', 'a')
    await run(page)
  })
}

async function deal(page, cards) {
  for (const name of cards.split(' ')) await page.click(card(name))
}

atTable('five cards picked: the value, its digits, and the joker as the card it stands for', async page => {
  await deal(page, 'Qs As Jk Ks Js')
  await shows(() => hand(page, 'a'), {
    value: '0xADCBA9',
    name: 'Royal flush',
    legend: ['no. 10', 'A', 'K', 'Q', 'J', '10'],
    reads: ['Ace of spades', 'King of spades', 'Queen of spades', 'Jack of spades', 'Joker as Ten of spades'],
    tray: ['Qs', 'As', 'joker', 'Ks', 'Js'],
    notation: 'Qs As Jk Ks Js',
  })
  const drawn = page.locator('#hand-a-cards .card[data-joker]')
  assert.equal(await drawn.count(), 1)
  const { width, rank, mask, background } = await drawn.evaluate(element => {
    const [front, pip] = ['::before', '::after'].map(part => window.getComputedStyle(element, part))
    const { backgroundImage: background } = window.getComputedStyle(element)
    return { width: element.getBoundingClientRect().width, rank: front.content, mask: pip.maskImage, background }
  })
  assert.ok(width > 20)
  // Firefox reports the attribute of a content property, not its text.
  assert.match(`${rank} ${mask} ${background}`, /^("10"|attr\(data-rank\)) .*spade\.svg.*joker\.svg/)
})

atTable('ten cards fill both hands, and the two are compared', async page => {
  assert.equal((await duel(page)).verdict, 'Give both hands cards to compare them')
  await deal(page, '3s 3h 2s 2d 5c')
  assert.equal((await hand(page, 'a')).active, true)
  await deal(page, '3c 3d 2c 2h 8s')
  await shows(() => duel(page), { a: '0x321400', b: '0x321700', sign: '<', verdict: 'Hand B wins: Two pair' })
  assert.equal((await hand(page, 'b')).active, true)
  await page.click(card('Ad'))
  await shows(() => duel(page), { verdict: 'Both hands are full: take a card away first' })
  await choose(page, 'active-hand', 'a')
  await page.click('#poker-remove')
  await deal(page, '8c')
  await shows(() => duel(page), { a: '0x321700', b: '0x321700', sign: '=', verdict: 'A tie: Two pair' })
  await page.click('#hand-b-tray [data-slot="4"]')
  await shows(() => duel(page), { b: '0x321000', sign: '>', verdict: 'Hand A wins: Two pair' })
})

atTable('a card may be taken more than once, and the deck marks those held', async page => {
  await deal(page, 'Ah Ah Jk Jk Jk')
  await shows(() => hand(page, 'a'), { value: '0xBD0000', name: 'Five of a kind' })
  const held = () => page.locator('#picker [data-held]').evaluateAll(cells => cells.map(cell => cell.dataset.card))
  await becomes(held, ['Ah', 'Jk'])
})

atTable('cards go away: one pressed, the last, all', async page => {
  await deal(page, 'Ah Kd 9c')
  await shows(() => hand(page, 'a'), { value: '0x1DC800', notation: 'Ah Kd 9c' })
  await page.click('#hand-a-tray [data-slot="1"]')
  await shows(() => hand(page, 'a'), { value: '0x1D8000', tray: ['Ah', '9c', '', '', ''], notation: 'Ah 9c' })
  await page.click('#poker-remove')
  await shows(() => hand(page, 'a'), { value: '0x1D0000', reads: ['Ace of hearts'] })
  await page.click('#poker-clear')
  await shows(() => hand(page, 'a'), { value: '0x000000', name: 'No cards', reads: [], tray: ['', '', '', '', ''] })
})

// Hand A, profile, wheel, double ace; the value from the specification.
const RULES = [
  ['Ah 2d 3c 4s 5h', 'standard', '', '', '0x543210'],
  ['Ah 2d 3c 4s 5h', 'article', '', '', '0x1D4321'],
  ['Ah 2d 3c 4s 5h', 'article', '1', '', '0x543210'],
  ['Ah 2d 3c 4s 5h', 'standard', '0', '', '0x1D4321'],
  ['As 2s 3s 4s Jk', 'standard', '', '', '0x943210'],
  ['As 2s 3s 4s Jk', 'standard', '0', '', '0x6DD321'],
  ['As Ks 9s 4s Jk', 'standard', '', '', '0x6DDC83'],
  ['As Ks 9s 4s Jk', 'standard', '', '0', '0x6DCB83'],
  ['As Ks 9s 4s Jk', 'standard', '', '1', '0x6DDC83'],
]

atTable('the house rules change the value', async page => {
  for (const [cards, profile, wheel, doubleAce, value] of RULES) {
    await page.fill('#hand-a-text', cards)
    await choose(page, 'profile', profile)
    await choose(page, 'wheel', wheel)
    await choose(page, 'double-ace', doubleAce)
    await shows(() => duel(page), { a: value, call: callOf(cards, profile, wheel, doubleAce) }, `${cards} ${profile}`)
  }
})

/** The call that the page makes. */
function callOf(cards, profile, wheel, doubleAce) {
  const rule = (name, value) => (value ? { [name]: value === '1' } : {})
  return [[cards, ''], { profile, ...rule('wheel', wheel), ...rule('doubleAceFlush', doubleAce) }]
}

atTable('the house rules change who wins', async page => {
  await page.click('#poker-examples button:nth-child(6)')
  await shows(() => duel(page), { a: '0x6DDC83', b: '0x6DCB83', sign: '>' })
  await choose(page, 'double-ace', '0')
  await shows(() => duel(page), { a: '0x6DCB83', b: '0x6DCB83', sign: '=', verdict: 'A tie: Flush' })
  await page.click('#poker-examples button:nth-child(8)')
  await shows(() => duel(page), { a: '0x543210', b: '0x554321', sign: '<' })
})

// In the order of data/hands.json, with the values that the notes and the specification give.
const EXAMPLES = [
  ['0xADCBA9', '0x88D000', '>'],
  ['0x965432', '0x9A9876', '<'],
  ['0x746000', '0x764000', '<'],
  ['0x321400', '0x321700', '<'],
  ['0x6D6321', '0x6D6321', '='],
  ['0x6DDC83', '0x6DCB83', '>'],
  ['0xBD0000', '0xBD0000', '='],
  ['0x543210', '0x554321', '<'],
  ['0x632111', '0x4C3200', '>'],
]

atTable('every example', async page => {
  const buttons = page.locator('#poker-examples button')
  assert.equal(await buttons.count(), EXAMPLES.length)
  for (const [i, [a, b, sign]] of EXAMPLES.entries()) {
    await buttons.nth(i).click()
    await shows(() => duel(page), { a, b, sign }, `example ${i}`)
    assert.equal(await buttons.nth(i).getAttribute('aria-pressed'), 'true')
    assert.notEqual((await duel(page)).note, '')
  }
})

atFirst('a hand in notation, an error next to it that names what is wrong, and recovery', async page => {
  const fine = { invalid: null, error: '', seen: false }
  await page.fill('#hand-b-text', '9h9s 9d9cJk')
  await shows(() => hand(page, 'b'), { value: '0xB80000', name: 'Five of a kind', tray: ['9h', '9s', '9d', '9c', 'joker'] })
  assert.deepEqual(await complaint(page, '#hand-b-text'), fine)
  await page.fill('#hand-b-text', '9h 9s Zz')
  await shows(() => complaint(page, '#hand-b-text'), { invalid: 'true', seen: true })
  assert.match((await complaint(page, '#hand-b-text')).error, /Zz/)
  assert.deepEqual(await complaint(page, '#hand-a-text'), fine)
  await shows(() => duel(page), { a: '0xADCBA9', b: '', sign: '·', verdict: 'Mend the notation to compare' })
  await page.fill('#hand-b-text', '9h 9s Ts')
  await shows(() => duel(page), { b: '0x289000', sign: '>', verdict: 'Hand A wins: Royal flush' })
  assert.deepEqual(await complaint(page, '#hand-b-text'), fine)
})

atFirst('too many cards in notation are an error, and a click on the deck mends it', async page => {
  await page.fill('#hand-a-text', 'As Ks Qs Js Ts 9s 8s 7s')
  await shows(() => complaint(page, '#hand-a-text'), { invalid: 'true', seen: true })
  assert.match((await complaint(page, '#hand-a-text')).error, /8/)
  await page.click('#poker-clear')
  await deal(page, '2c')
  await shows(() => complaint(page, '#hand-a-text'), { invalid: null, error: '' })
  await shows(() => hand(page, 'a'), { value: '0x110000', notation: '2c' })
})
