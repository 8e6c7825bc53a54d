// The Daifugō room, compared with the engine's answers about the same games.
import assert from 'node:assert/strict'
import { initSync } from '../../../js/sync.js'
import { becomes, choose, closeSheet, complaint, enter, fragment, inPage, inRoom, press, ready, shows, tabTo } from '../../test/page.js'
import { appraisal, inHand, parlour, pickUp } from './seen.js'

const { daifugo } = initSync()
const spaceless = move => (move === 'pass' ? 'p' : move.replaceAll(' ', ''))
const YOU = 0

/** A game under the preset `common`, with moves by one rule, until it meets a condition. */
function game(seed, until, { rules = 'common', level = 'casual', ...options } = {}) {
  let position = daifugo.deal(rules, { seed, ...options })
  while (!position.over && !until(position)) {
    const { best } = daifugo.choose(daifugo.view(position, { seat: position.turns[0] }), { level, seed: 1 })
    position = daifugo.apply(position, { move: best, seed: position.moves.length })
  }
  return until(position) ? { seed, position } : undefined
}

/** The first seed whose game meets a condition. */
function found(until, options) {
  for (let seed = 1; seed < 3000; seed++) {
    const one = game(seed, until, options)
    if (one) return one
  }
  throw new Error('no game comes to this')
}

const link = ({ seed, position }, more = '') => `#daifugo?seed=${seed}${more}&moves=${position.moves.map(({ move }) => spaceless(move)).join('.')}`

/** What the table should show of a position; the hand is in the present order. */
function expected({ hands, counts, field, revolution, back, lock }) {
  const hand = hands[YOU].split(' ').filter(Boolean)
  const jokers = hand.filter(card => card === 'Jk')
  const naturals = hand.filter(card => card !== 'Jk')
  if (revolution !== back) naturals.reverse()
  return { counts: counts.slice(1), hand: [...naturals, ...jokers], lock, field: field.split(' ').filter(Boolean).map(word => word.split('=').pop()) }
}

const yours = ({ turns: [turn] }) => turn === YOU
const legal = position => daifugo.legal(position).moves
const choices = position => yours(position) && legal(position).length > 2
/** The cards that no legal move plays. */
const useless = position => position.hands[YOU].split(' ').filter(card => !legal(position).some(role => role.split(' ').includes(card)))

/** A test of a game at a position. */
function at(name, start, run, more = '') {
  inRoom(name, link(start, more), async page => {
    await choose(page, 'dfg-pace', '0')
    await closeSheet(page)
    await shows(() => parlour(page), expected(start.position))
    await run(page, start)
  })
}

// --- the table -----------------------------------------------------------------

at('a revolution turns the order of the hand and of the ranks', found(p => choices(p) && p.revolution && !p.back && p.field !== ''), async page => {
  const { states, order } = await parlour(page)
  assert.ok(states.includes('revolution'))
  assert.match(order, /^2 A K/)
  assert.equal(await page.locator('#dfg-table[data-revolution]').count(), 1)
})

at('a lock names its suits', found(p => choices(p) && p.lock !== '', { level: 'skilled' }), async (page, { position }) => {
  await shows(() => parlour(page), { lock: position.lock })
  assert.ok((await parlour(page)).states.includes('lock'))
})

at('only what is legal can be laid, the rest of the hand is idle', found(p => choices(p) && p.field !== '' && !p.hands[YOU].includes('Jk') && useless(p).length > 0), async (page, { position }) => {
  const { hand, idle } = await parlour(page)
  assert.deepEqual(idle, hand.filter(card => useless(position).includes(card)))
  await shows(() => parlour(page), { can: 'pass hint' })
  await page.click(inHand(hand.indexOf(idle[0])))
  await shows(() => parlour(page), { up: [idle[0]], can: 'pass hint', error: 'These cards cannot be played here' })
  await page.click(inHand(hand.indexOf(idle[0])))
  const role = legal(position)[0]
  await pickUp(page, role)
  await shows(() => parlour(page), { up: role.split(' '), can: 'play pass hint', error: '' })
})

/** The legal combinations of the same cards. */
const alike = (position, role) => legal(position).filter(other => other.replaceAll(/=../g, '') === role.replaceAll(/=../g, ''))
const ambiguous = position => yours(position) && legal(position).find(role => role.includes('=') && alike(position, role).length > 1)

at('a joker that can be several cards is asked about', found(ambiguous), async (page, { position }) => {
  const roles = alike(position, ambiguous(position))
  await pickUp(page, roles[0].replaceAll(/=../g, ''))
  await becomes(async () => (await parlour(page)).readings.length, roles.length)
  await page.click('#dfg-readings button:last-of-type')
  await page.click('#dfg-play')
  await becomes(async () => (await fragment(page)).includes(spaceless(roles.at(-1))), true)
})

// --- playing -------------------------------------------------------------------

/** Waits for the hand of a new game, because the previous table may wait for the reader, too. */
const dealt = (page, seed) => becomes(async () => (await parlour(page)).hand.sort(), daifugo.deal('common', { seed }).hands[YOU].split(' ').sort())

inRoom('a whole game by clicks, its result, and the exchange before the next', '#daifugo?seed=5&levels=casual', async page => {
  await choose(page, 'dfg-pace', '0')
  await dealt(page, 5)
  for (let turns = 0; turns < 60; turns++) {
    await becomes(async () => /^(Your turn|Game over)/.test((await parlour(page)).says), true)
    const before = await fragment(page)
    const { says, can, field, idle, hand } = await parlour(page)
    if (says.startsWith('Game over')) break
    const card = field.length > 1 ? -1 : hand.findIndex(card => !idle.includes(card))
    if (card >= 0) await page.click(inHand(card))
    if (card >= 0 && (await parlour(page)).can.startsWith('play')) await page.click('#dfg-play')
    else if (can.includes('pass')) await page.click('#dfg-pass')
    await becomes(async () => (await fragment(page)) !== before, true)
    if ((await parlour(page)).can.includes('skip')) await page.click('#dfg-skip')
  }
  const { results, says } = await parlour(page)
  assert.deepEqual(results.map(([place, , points]) => `${place} ${points}`), ['1st +4', '2nd +3', '3rd +2', '4th +1'])
  const place = results.findIndex(([, name]) => name.startsWith('You'))
  assert.match(says, new RegExp(`^Game over: you are ${results[place][0]}`))
  await page.click('#dfg-next')
  await becomes(async () => /^(Your turn|Give|\w+ to move)/.test((await parlour(page)).says), true)
  await becomes(async () => /&game=2&classes=[1-4.]{7}&totals=[1-4.]{7}/.test(await fragment(page)), true)
  assert.ok((await parlour(page)).titles.every(Boolean))
})

const FIRST = '#daifugo?seed=2&game=2&classes=1.2.3.4&totals=4.3.2.1'

inRoom('as tycoon one picks what to give back, with a hint', FIRST, async page => {
  await choose(page, 'dfg-pace', '0')
  await shows(() => parlour(page), { says: 'Give 2 back to Yui: pick any', titles: ['Rich', 'Poor', 'Pauper'], can: 'hint' })
  const { gifts, hand } = await parlour(page)
  assert.equal(hand.length, 15)
  assert.match(gifts[0], /^Yui \(Pauper\) \/ \w+ of \w+, \w+ of \w+ \/ You \(Tycoon\)$/)
  assert.equal(gifts[1], 'Ren (Poor) / 1 card / Aoi (Rich)', 'the cards of others stay hidden')
  await page.click('#dfg-hint')
  await becomes(async () => (await parlour(page)).hint?.length > 1 && !(await parlour(page)).busy, true)
  await page.click('#dfg-moves li:first-child button')
  const { up, hint } = await parlour(page)
  assert.equal(`give ${up.join(' ')}`, hint[0].role)
  await page.click('#dfg-play')
  await becomes(async () => (await parlour(page)).hand.length, 13)
  await becomes(async () => (await fragment(page)).includes(`returns=${up.join('')}.`), true)
  await page.click('#dfg-hint')
})

inPage('an opponent’s move is one choice and one move, the views with it; a reload in the exchange goes on there', { at: FIRST }, async page => {
  await becomes(async () => (await parlour(page)).says, 'Give 2 back to Yui: pick any')
  await choose(page, 'dfg-pace', '0')
  await page.evaluate(async () => {
    const { daifugo } = await window.tefudaDemo.engine
    window.called = []
    for (const [name, call] of Object.entries(daifugo)) {
      if (typeof call === 'function') daifugo[name] = (...args) => (window.called.push(name), call(...args))
    }
  })
  const { hand } = await parlour(page)
  await pickUp(page, `${hand[0]} ${hand[1]}`)
  await shows(() => parlour(page), { can: 'play hint', error: '' })
  await page.click('#dfg-play')
  await becomes(async () => (await parlour(page)).says.startsWith('Your turn'), true)
  const called = await page.evaluate(() => window.called)
  assert.equal(called[0], 'apply')
  assert.ok(called.length > 2 && called.slice(1).every((name, i) => name === ['choose', 'apply'][i % 2]), `${called}`)
  const { history } = await parlour(page)
  assert.match(history[0], /^You gives /)
  assert.match(history[1], /^Aoi gives 1 card$/, 'what others give stays hidden')
  await becomes(async () => new RegExp(`returns=${hand[0]}${hand[1]}\\.[2-9TJQKA][shdc](&|$)`).test(await fragment(page)), true)
  const before = await fragment(page)
  await page.reload()
  await ready(page)
  await shows(() => parlour(page), { history, hand: hand.slice(2) })
  assert.equal(await fragment(page), before)
})

at('a hint lists the roles with values and reasons, and picks up cards', found(p => choices(p) && p.counts[YOU] < 8), async (page, { position }) => {
  await page.click('#dfg-hint')
  await becomes(async () => (await parlour(page)).hint?.length > 1 && !(await parlour(page)).busy, true)
  const { hint } = await parlour(page)
  const moves = legal(position)
  for (const { role, value, why } of hint) {
    assert.ok(moves.includes(role), role)
    assert.ok(value >= 1 && value <= 4, value)
    assert.ok(why.length > 5, why)
  }
  const n = hint.findIndex(({ role }) => role !== 'pass')
  await page.click(`#dfg-moves li:nth-child(${n + 1}) button`)
  await shows(() => parlour(page), { up: hint[n].role.replaceAll(/=../g, '').split(' ') })
  await page.click('#dfg-hint')
  await shows(() => parlour(page), { hint: null })
})

const PRACTICE = found(p => choices(p) && p.field === '' && p.moves.length > 8)

at('in practice moves are taken back, with those that answered them, and played again until another one is', PRACTICE, async (page, { position }) => {
  await becomes(async () => /undo/.test((await parlour(page)).can), true)
  const { can, hand } = await parlour(page)
  assert.doesNotMatch(can, /redo/)
  const lay = async () => {
    await page.click(inHand(0))
    await page.click('#dfg-play')
    await becomes(async () => {
      const now = await parlour(page)
      return now.says.startsWith('Your turn') && now.hand.length < hand.length
    }, true)
  }
  await lay()
  const { hand: left, counts, history } = await parlour(page)
  let undone = 0
  for (; undone < 9 && (await parlour(page)).hand.length < hand.length; undone++) await page.click('#dfg-undo')
  await shows(() => parlour(page), expected(position))
  for (let i = 0; i < undone; i++) await page.click('#dfg-redo')
  await shows(() => parlour(page), { hand: left, counts, history })
  assert.doesNotMatch((await parlour(page)).can, /redo/)
  await press(page, `z*${undone}`)
  await shows(() => parlour(page), expected(position))
  await press(page, `y*${undone} z*${undone}`)
  await shows(() => parlour(page), expected(position))
  assert.match((await parlour(page)).can, /redo/)
  await lay()
  assert.doesNotMatch((await parlour(page)).can, /redo/)
  await page.click('#dfg-undo')
  await page.click('#dfg-practice')
  await becomes(async () => /undo|redo/.test((await parlour(page)).can), false)
}, '&practice=1')

inPage('a link brings the game back, also after a reload, with rules and levels', { at: link(PRACTICE, '&off=elevenBack&levels=random.seed.policy') }, async page => {
  await shows(() => parlour(page), { levels: ['Beginner', 'Regular', 'Expert'], preset: 'own' })
  await page.reload()
  await ready(page)
  await shows(() => parlour(page), { levels: ['Beginner', 'Regular', 'Expert'], preset: 'own', form: ['4', '2', String(PRACTICE.seed)] })
})

inPage('other rules deal another match, and the article’s have no joker', { at: '#daifugo?seed=3' }, async page => {
  await becomes(async () => (await parlour(page)).hand.length > 8, true)
  await choose(page, 'dfg-preset', 'uec')
  await page.selectOption('#dfg-players', '10')
  await page.click('#dfg-deal')
  await becomes(async () => (await parlour(page)).counts.length, 9)
  await choose(page, 'dfg-preset', 'article')
  await shows(() => parlour(page), { form: ['4', '0', (await parlour(page)).form[2]] })
  await becomes(async () => /#daifugo\?seed=\d+&rules=uec&players=10/.test(await fragment(page)), true)
})

inRoom('what is wrong with a link is said at its field', '#daifugo?seed=99999999999', async page => {
  await shows(() => complaint(page, '#dfg-seed'), { invalid: 'true', seen: true })
  await enter(page, '#daifugo?seed=7')
  await shows(() => complaint(page, '#dfg-seed'), { invalid: null, error: '', seen: false })
})

at('by keyboard: arrows along the hand, Space picks, Tab to Play', found(p => choices(p) && p.field === '' && p.hands[YOU].length > 20), async (page, { position }) => {
  await tabTo(page, '#dfg-hand .card')
  await press(page, 'End Home ArrowRight Space')
  const { hand } = expected(position)
  await shows(() => parlour(page), { up: [hand[1]] })
  await tabTo(page, '#dfg-play')
  await press(page, 'Enter')
  await becomes(async () => (await fragment(page)).endsWith('=') || (await parlour(page)).log.some(line => line.startsWith('You: ')), true)
})

inRoom('a whole game by keyboard alone: the weakest card to lead, and otherwise a pass', '#daifugo?seed=6&levels=casual', async page => {
  await choose(page, 'dfg-pace', '0')
  await closeSheet(page)
  await dealt(page, 6)
  for (let turns = 0; ; turns++) {
    assert.ok(turns < 60, 'no end')
    await becomes(async () => /^(Your turn|Game over)/.test((await parlour(page)).says), true)
    const before = await fragment(page)
    const { says, can, field } = await parlour(page)
    if (says.startsWith('Game over')) break
    if (field.length === 0) {
      await tabTo(page, '#dfg-hand .card')
      await press(page, 'Home Space')
    }
    await tabTo(page, can.includes('pass') && field.length > 0 ? '#dfg-pass' : '#dfg-play')
    await press(page, 'Enter')
    await becomes(async () => (await fragment(page)) !== before, true)
  }
  assert.equal((await parlour(page)).results.length, 4)
})

/** Replaces the engine's search by one that ends only on its signal; window.asked keeps its arguments. */
const neverEnding = page =>
  page.evaluate(async () => {
    const { daifugo } = await window.tefudaDemo.engine
    Object.assign(window, { asked: [], aborted: 0 })
    daifugo.choose = (view, { signal }) => {
      window.asked.push(view)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          window.aborted++
          reject(signal.reason)
        })
      })
    }
  })

inPage('leaving the room ends the search, which begins again on return; others see no hand but their own', { at: link(PRACTICE) }, async page => {
  const asked = () => page.evaluate(() => [window.asked.length, window.aborted])
  await shows(() => parlour(page), expected(PRACTICE.position))
  await neverEnding(page)
  await page.click('#dfg-hint')
  await becomes(asked, [1, 0])
  await shows(() => parlour(page), { busy: true })
  await page.click('.rooms a[href="#poker"]')
  await becomes(asked, [1, 1])
  await page.click('.rooms a[href="#daifugo"]')
  await becomes(asked, [2, 1])
  await page.click('#dfg-hint')
  await becomes(asked, [2, 2])
  await page.click(inHand(0))
  await page.click('#dfg-play')
  await becomes(asked, [3, 2])
  const views = await page.evaluate(() => window.asked)
  assert.deepEqual(views.map(({ seat }) => seat), [0, 0, views[2].turns[0]])
  for (const view of views) assert.equal('hands' in view, false)
})

// --- evaluation ----------------------------------------------------------------

const ARTICLE = '#daifugo?hand=3h4h5h6d7c7s8s8d8cJdJc2h'

inRoom('the article’s hand: its values, and the six leads', ARTICLE, async page => {
  await shows(() => appraisal(page), { value: '+5', sum: '= 0 +1 +1 +2 −1 +2' })
  const { roles } = await appraisal(page)
  assert.deepEqual(roles.map(({ value, priority }) => `${value} ${priority}`), ['84 66', '46 58', '51 60', '12 66', '100 10', '1 68'])
  assert.deepEqual(roles.filter(({ best }) => best).map(({ reads }) => reads), ['Six of diamonds'])
  assert.deepEqual(roles.filter(({ flows }) => flows).map(({ reads }) => reads), ['Two of hearts'])
})

inRoom('cards are picked by hand, those played are marked', '#daifugo?hand=Qs&players=4', async page => {
  const card = name => `#dfg-picker [data-card="${name}"]`
  await shows(() => appraisal(page), { hand: 'Qs' })
  await choose(page, 'dfg-marks', 'played')
  for (const name of ['Ks', 'As', 'Ad', 'Ac', '2s', '2d', '2c', '2h']) await page.click(card(name))
  await shows(() => appraisal(page), { played: 'Ks As Ad Ac 2s 2d 2c 2h' })
  await becomes(async () => (await appraisal(page)).roles.map(({ value }) => value), [40])
  await page.click(card('Qs'))
  await choose(page, 'dfg-marks', 'hand')
  for (const name of ['Jc', 'Jd', 'Js']) await page.click(card(name))
  await becomes(async () => (await appraisal(page)).roles.map(({ value }) => value), [87])
  await becomes(() => fragment(page), '#daifugo?hand=JcJdJs&played=KsAsAdAc2s2d2c2h&tab=analyse')
  await page.fill('#dfg-hand-text', 'Jc Zz')
  await becomes(async () => /Zz/.test((await appraisal(page)).errors[0]), true)
  await page.click('#dfg-clear')
  await shows(() => appraisal(page), { roles: [], errors: [] })
})

at('the hand of a game is taken to the evaluation, with what is played and how many are left', PRACTICE, async (page, { position }) => {
  await page.click('#dfg-appraise')
  await shows(() => appraisal(page), { hand: position.hands[YOU], played: position.played, errors: [] })
  const { handValue } = daifugo.evaluate(position.hands[YOU], { form: 'complete', rules: { preset: 'uec', players: 4, jokers: 2 }, played: position.played, left: position.places.filter(place => place === 0).length, revolution: position.revolution !== position.back })
  await becomes(async () => Number((await appraisal(page)).value.replace('−', '-')), handValue)
})
