// The mahjong room, compared with the engine's answers about the same hands.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { initSync } from '../../../js/sync.js'
import { becomes, choose, complaint, enter, fragment, inPage, inRoom, press, ready, shows, tabTo, text } from '../../test/page.js'
import { mat } from './seen.js'

const { mahjong } = initSync()
const FINE = { invalid: null, error: '', seen: false }
const USUAL = { round: 'E', seat: 'S' }
const NANIKIRU = '66678m34p3077s77z9m'
const link = fragment
const pick = tile => `#mahjong-picker [data-tile="${tile}"]`
const aim = (page, name) => choose(page, 'mahjong-target', name)
const grouped = n => n.toLocaleString('en-GB')
const farness = n => (n < 0 ? 'complete' : n ? `${n}-shanten` : 'tenpai')
const tiles = n => `${n} tile${n === 1 ? '' : 's'}`
const worth = (value, unit) => (value === null ? '–' : unit === 'score' ? tiles(Math.trunc(value)) : Math.round(value).toLocaleString('en'))
const useful = tiles => tiles.map(({ tile, count }) => `${tile}×${count}`).join(' ')
const why = ({ reasons }) => reasons.map(({ words }) => words).join('; ')

/** The chance to deal in to at least one opponent. */
const dealsIn = ({ right, across, left }) => 1 - (1 - right) * (1 - across) * (1 - left)

/** The table of discards in the engine's answer. */
function discards(hand, situation) {
  const { candidates } = mahjong.chooseDiscard(hand, { ...USUAL, ...situation })
  return candidates.filter(({ tiles }) => tiles).map((c, i) => ({
    move: c.move,
    best: i === 0,
    shanten: farness(c.shanten),
    value: worth(c.value, c.unit),
    total: tiles(c.total),
    tiles: useful(c.tiles),
    danger: `${(100 * dealsIn(c.risks)).toFixed(1)} %`,
    why: why(c),
  }))
}

/** The table of calls. */
function calls(hand, situation) {
  const { candidates, best } = mahjong.chooseCall(hand, { ...USUAL, ...situation })
  return candidates.map(c => ({ move: c.move, best: c.move === best, shanten: farness(c.shanten), value: worth(c.value, c.unit), why: why(c) }))
}

/** The points of a win. */
function counted(hand, win) {
  const s = mahjong.score(hand, { ...USUAL, ...win })
  const total = s.yakuman ? [] : [['Total', `${s.han} han`]]
  return {
    score: [s.name, `${grouped(s.points)} points`, `+${grouped(s.gain)}`],
    yaku: [...s.yaku.map(y => [y.name, y.yakuman ? `${y.yakuman} × yakuman` : `${y.han} han`]), ...total],
    fu: s.fuParts.length ? [...s.fuParts.map(part => [part.words, String(part.fu)]), ['Total', `${s.fu} fu`]] : [],
    payments: s.payments.map(({ from, points }) => [from[0].toUpperCase() + from.slice(1), `−${grouped(points)}`]),
  }
}

/** A test that begins with an empty trainer. */
function atMat(name, run) {
  inRoom(name, '#mahjong?hand=', async page => {
    await shows(() => mat(page), { hand: [], melds: [], ruling: '13 tiles more and it is a hand', discards: [], helps: null, score: null })
    await run(page)
  })
}

// --- what is shown of an answer ----------------------------------------------

inRoom('the worked hand: every discard as the engine ranks it', `#mahjong?hand=${NANIKIRU}&dora=1m`, async page => {
  const all = discards(NANIKIRU, { dora: '1m' })
  await shows(() => mat(page), { ruling: 'Discard 3 of bamboos', throws: ['3s'], drawn: ['9m'], fold: false, discards: all.slice(0, 5) })
  assert.deepEqual(all.slice(0, 2).map(({ move, value }) => [move, value]), [['3s', '589'], ['7s', '499']])
  assert.deepEqual((await mat(page)).asked.chooseDiscard, ['66678m34p3077s77z9m', { round: 'E', seat: 'S', dora: '1m' }])
  await page.click('#mahjong-more')
  await shows(() => mat(page), { discards: all })
  await page.click('#mahjong-more')
  await shows(() => mat(page), { discards: all.slice(0, 5) })
})

inRoom('before a riichi the hand is folded, and every danger told', '#mahjong?hand=13467m345p5789s57z&seat=W&riichi=left&left=1z9s5s1p9m&seen=1z9s5s1p9m2z8p1s&wall=41', async page => {
  const all = discards('13467m345p5789s57z', { seat: 'W', riichi: ['left'], safe: { left: '1z9s5s1p9m' }, visible: '1z9s5s1p9m2z8p1s', left: 41 })
  await shows(() => mat(page), { ruling: 'Fold: discard 5 of bamboos', fold: true, declared: ['Left: riichi'], discards: all.slice(0, 5) })
  assert.equal(await page.isVisible('#mahjong-discards thead >> text=Deals in'), true)
  await aim(page, 'left')
  await page.click('#mahjong-left .tick')
  await shows(() => mat(page), { fold: false, declared: [], ruling: 'Discard Red dragon' })
  assert.equal(await page.isVisible('#mahjong-discards thead >> text=Deals in'), false)
})

inRoom('thirteen tiles: what helps, how far each form is, the value', '#mahjong?hand=1112345678999s', async page => {
  const { tiles: nine } = mahjong.ukeire('1112345678999s', USUAL)
  const { value, unit } = mahjong.value('1112345678999s', USUAL)
  await shows(() => mat(page), {
    ruling: 'Tenpai: waits for 9 kinds, 23 tiles',
    helps: useful(nine),
    forms: [['Four sets and a pair', 'tenpai'], ['Seven pairs', '4-shanten'], ['Thirteen orphans', '10-shanten']],
    worth: worth(value, unit),
    discards: [],
    calls: [],
  })
})

inRoom('an offered tile: pon, chi or pass, and from whom', '#mahjong?hand=66678m34p3077s77z&dora=1m&tile=7z&from=left', async page => {
  await shows(() => mat(page), { ruling: 'Pon: Red dragon', calls: calls('66678m34p3077s77z', { dora: '1m', tile: '7z', from: 'left' }) })
  await aim(page, 'tile')
  await page.click(pick('5p'))
  await shows(() => mat(page), { spots: { dora: '1m', tile: '5p' }, calls: calls('66678m34p3077s77z', { dora: '1m', tile: '5p', from: 'left' }) })
  assert.ok((await mat(page)).calls.some(({ move }) => /^34-?5-?p$|^345-p$/.test(move)))
  await choose(page, 'mahjong-tile-from', 'across')
  await shows(() => mat(page), { calls: calls('66678m34p3077s77z', { dora: '1m', tile: '5p', from: 'across' }) })
})

inRoom('a kan of one’s own is weighed too', '#mahjong?hand=1111m406p789s1122z', async page => {
  const { candidates } = mahjong.chooseDiscard('1111m406p789s1122z', USUAL)
  const kans = candidates.filter(({ action }) => action === 'kan')
  assert.ok(kans.length > 0)
  await becomes(async () => (await mat(page)).calls.map(({ move }) => move), kans.map(({ move }) => move))
  assert.equal(candidates[0].action === 'kan', (await mat(page)).ruling.startsWith('Kan'))
})

// --- points ------------------------------------------------------------------

inRoom('a win by ron, with every yaku, every part of fu and who pays', '#mahjong?hand=234m340p2256744s4s&seat=W&dora=1s&ura=4m&won=across&declared=1&flags=ippatsu&honba=1&sticks=1', async page => {
  const win = { seat: 'W', dora: '1s', ura: '4m', tile: '4s', from: 'across', riichi: 1, ippatsu: true, honba: 1, sticks: 1 }
  const want = counted('234m340p2256744s', win)
  await shows(() => mat(page), { ruling: 'Haneman: 12,000 points', ...want })
  assert.deepEqual(want.payments, [['Across', '−12,300']])
  await choose(page, 'mahjong-won', 'tsumo')
  await shows(() => mat(page), counted('234m340p2256744s4s', { ...win, tile: undefined, from: undefined }))
  await choose(page, 'mahjong-riichi', '0')
  await becomes(async () => (await mat(page)).winError, 'options is wrong: ippatsu goes with riichi only')
  await page.click('#mahjong-flags label:has([value=ippatsu])')
  await page.fill('#mahjong-honba', '0')
  await shows(() => mat(page), { winError: '', ...counted('234m340p2256744s4s', { seat: 'W', dora: '1s', sticks: 1 }) })
})

inRoom('an open hand with a kan, fu by fu', '#mahjong?hand=99m678p33s3s,1111z,777=z&won=left', async page => {
  await shows(() => mat(page), {
    ...counted('99m678p33s,1111z,777=z', { tile: '3s', from: 'left' }),
    laid: ['back 1z 1z back', '7z 7z* 7z'],
    ruling: '2 han 60 fu: 3,900 points',
  })
})

inRoom('the offered tile wins', '#mahjong?hand=123m406p789s1122z&tile=1z&from=right', async page => {
  await shows(() => mat(page), { ...counted('123m406p789s1122z', { tile: '1z', from: 'right' }), ruling: 'Ron! 2 han 40 fu: 2,600 points' })
})

inRoom('a complete hand without a yaku has no points', '#mahjong?hand=123m456p99s34s5s,789-m&won=left', async page => {
  await shows(() => mat(page), { ruling: 'No yaku', yaku: [] })
})

// --- a hand is built ---------------------------------------------------------

atMat('a hand by clicks: picked, sorted, the last apart; a press takes away', async page => {
  for (const tile of ['9m', '6p', '0p', '2s', '3s', '4p', '6p', '7p', '8p', '2m', '3m', '4m']) await page.click(pick(tile))
  await shows(() => mat(page), { notation: '2349m406678p23s', ruling: '1 tile more and it is a hand', drawn: [] })
  await page.click(pick('9m'))
  await shows(() => mat(page), { ruling: 'Tenpai: waits for 2 kinds, 8 tiles', helps: '1s×4 4s×4' })
  await page.click(pick('7z'))
  await shows(() => mat(page), { drawn: ['7z'], throws: ['7z'], ruling: 'Riichi! Discard Red dragon', notation: '23499m406678p23s7z' })
  await page.click(pick('7z'))
  assert.equal(await text(page, '#mahjong-goes'), 'The hand is full: press a tile of it first')
  await page.click('#mahjong-hand [data-place="0"]')
  await shows(() => mat(page), { notation: '3499m406678p23s7z', drawn: [] })
  await page.click('#mahjong-back')
  await shows(() => mat(page), { notation: '3499m406678p23s' })
  await page.click('#mahjong-clear')
  await shows(() => mat(page), { notation: '', hand: [] })
})

atMat('a hand by keyboard alone', async page => {
  await tabTo(page, '#mahjong-picker [tabindex="0"]')
  await press(page, 'Control+Home Enter Enter Enter ArrowRight Enter ArrowRight Enter ArrowRight Enter')
  await shows(() => mat(page), { notation: '111234m' })
  await press(page, 'End Enter ArrowDown*3 Home Space Backspace')
  await shows(() => mat(page), { notation: '1112340m', reads: ['1 of characters, take it away', '1 of characters, take it away', '1 of characters, take it away',
    '2 of characters, take it away', '3 of characters, take it away', '4 of characters, take it away', 'red 5 of characters, take it away',
    ...[8, 9, 10, 11, 12, 13, 14].map(n => `Free place ${n}`)] })
  await tabTo(page, '#mahjong-hand-text')
  await page.keyboard.press('End')
  await page.keyboard.type('567p999s')
  const { tiles: helping } = mahjong.ukeire('1112340m567p999s', USUAL)
  await shows(() => mat(page), { notation: '1112340m567p999s', helps: useful(helping) })
})

atMat('no more than four of a tile, and one red five', async page => {
  for (let i = 0; i < 5; i++) await page.click(pick('1z'), { force: true })
  for (let i = 0; i < 2; i++) await page.click(pick('0s'), { force: true })
  await shows(() => mat(page), { notation: '0s1111z' })
  assert.equal(await page.getAttribute(pick('1z'), 'aria-disabled'), 'true')
  assert.equal(await page.getAttribute(pick('1z'), 'aria-label'), 'East, 0 left')
})

atMat('a meld of picked tiles, the last called; a press takes it away', async page => {
  await page.fill('#mahjong-hand-text', '66678m34p307s7z')
  await aim(page, 'meld')
  for (const tile of ['3m', '5m', '4m']) await page.click(pick(tile))
  await page.click('#mahjong-meld-from [data-mark="-"]')
  await shows(() => mat(page), { melds: ['meld 3 of characters, 4 of characters, 5 of characters, called from the left, take it away'], laid: ['4m* 3m 5m'], notation: '66678m34p307s7z,354-m' })
  await shows(() => mat(page), { discards: discards('66678m34p307s7z,354-m', {}).slice(0, 5) })
  await page.click('#mahjong-melds .meld')
  await shows(() => mat(page), { melds: [], notation: '66678m34p307s7z' })
})

const FORMS = [
  ['MPSZ', NANIKIRU],
  ['Majiang', 'm66678p34s3077z77m9'],
  ['mjai', '6m 6m 6m 7m 8m 3p 4p 3s 5sr 7s 7s C C 9m'],
  ['Tenhou', '20, 21, 22, 24, 28, 44, 48, 80, 88, 96, 97, 132, 133, 32'],
]

for (const [name, notation] of FORMS) {
  atMat(`a hand pasted as ${name}`, async page => {
    await page.fill('#mahjong-hand-text', notation)
    await aim(page, 'dora')
    await page.click(pick('1m'))
    await shows(() => mat(page), {
      hand: ['6m', '6m', '6m', '7m', '8m', '3p', '4p', '3s', '0s', '7s', '7s', '7z', '7z', '9m'],
      ruling: 'Discard 3 of bamboos',
      wall: 'Dora indicators: 1 of characters',
      discards: discards(NANIKIRU, { dora: '1m' }).slice(0, 5),
    })
  })
}

atMat('melds in either notation, and one just called', async page => {
  await page.fill('#mahjong-hand-text', 'm66678p34s30,p555=0,z777+')
  await shows(() => mat(page), { error: 'hand is wrong at 21: "z777+" is one tile too many: a hand has up to 14, a meld counted as three', ruling: 'Mend what is marked' })
  await page.fill('#mahjong-hand-text', 'm66678s30,p550=5,z777+')
  await shows(() => mat(page), { error: '', laid: ['5p 0p* 5p* 5p', '7z 7z 7z*'] })
  await page.fill('#mahjong-hand-text', '66678m34s30p,777+z,')
  await shows(() => mat(page), { error: '', ruling: '1 tile more and it is a hand' })
  await page.fill('#mahjong-hand-text', '66678m34s3077p,777+z,')
  await shows(() => mat(page), { error: '', drawn: [], discards: discards('66678m34s3077p,777+z,', {}).slice(0, 5) })
})

atMat('a dealt hand has fourteen tiles, another each time', async page => {
  await page.click('#mahjong-deal')
  await becomes(async () => (await mat(page)).hand.length, 14)
  const { notation, spots, winds: [round, seat] } = await mat(page)
  await shows(() => mat(page), { discards: discards(notation, { round, seat, dora: spots.dora }).slice(0, 5) })
  await page.click('#mahjong-deal')
  await becomes(async () => (await mat(page)).notation !== notation, true)
})

// --- errors ------------------------------------------------------------------

const WRONG = [
  ['hand=123x', '#mahjong-hand-text', /123x/],
  ['hand=11111m', '#mahjong-hand-text', /one more than there are/],
  [`hand=${NANIKIRU}&dora=9z`, '#mahjong-dora-text', /9z/],
  [`hand=${NANIKIRU}&seen=12x`, '#mahjong-seen-text', /options\.visible/],
  [`hand=${NANIKIRU}&across=8k`, '#mahjong-across-text', /options\.safe\.across/],
  [`hand=66678m34p3077s77z&tile=7x`, '#mahjong-tile-text', /7x/],
  [`hand=${NANIKIRU}&wall=99`, '#mahjong-wall-left', /99/],
]

for (const [state, input, names] of WRONG) {
  inRoom(`an error next to its input: ${state}`, `#mahjong?${state}`, async page => {
    await shows(() => complaint(page, input), { invalid: 'true', seen: true })
    assert.match((await complaint(page, input)).error, names)
    await enter(page, `#mahjong?hand=${NANIKIRU}`)
    await becomes(() => complaint(page, input), FINE)
  })
}

// --- examples and links ------------------------------------------------------

const EXAMPLES = JSON.parse(readFileSync(new URL('./examples.json', import.meta.url)))

atMat('every example is answered', async page => {
  const buttons = page.locator('#mahjong-examples button')
  await becomes(() => buttons.count(), EXAMPLES.length)
  for (const [i, { state }] of EXAMPLES.entries()) {
    await buttons.nth(i).click()
    await becomes(async () => {
      const { notation, error, asked } = await mat(page)
      return notation === /hand=([^&]+)/.exec(state)[1] && error === '' && asked.ukeire !== undefined
    }, true, state)
    assert.equal(await buttons.nth(i).getAttribute('aria-pressed'), 'true')
    assert.notEqual(await text(page, '#mahjong-note'), '')
  }
})

atMat('a hand that is taken away while the engine works out its points', async page => {
  const won = EXAMPLES.findIndex(({ state }) => /won=/.test(state))
  await becomes(() => page.locator('#mahjong-examples button').count(), EXAMPLES.length)
  // The hand is cleared after the first question was sent. Further questions would be about tiles that are gone.
  await page.evaluate(async won => {
    for (let i = 0; i < 20; i++) {
      document.querySelectorAll('#mahjong-examples button')[won].click()
      await new Promise(resolve => setTimeout(resolve, i % 5))
      document.getElementById('mahjong-clear').click()
    }
  }, won)
  await page.fill('#mahjong-hand-text', '123m456p789s1122z')
  await becomes(async () => (await mat(page)).asked.ukeire !== undefined, true)
})

const STATE = 'hand=123m406p99s11z2z,555=0s&round=S&seat=E&dora=3p&ura=1z&tile=9m&seen=1z9s&left=5z&from=across&riichi=left,right&wall=33&flags=ippatsu,haitei&won=left&declared=2&honba=3&sticks=1'

inPage('a link to everything, opened, changed and reloaded', { at: `#mahjong?${STATE}` }, async page => {
  const want = {
    notation: '123m406p99s11z2z,555=0s', winds: ['S', 'E'], spots: { dora: '3p', ura: '1z', tile: '9m', seen: '1z9s', left: '5z' },
    riichi: ['right', 'left'], left: '33', declared: ['Right: riichi', 'Left: riichi'],
  }
  await shows(() => mat(page), want)
  await page.selectOption('#mahjong-seat', 'N')
  await becomes(() => link(page), `#mahjong?${STATE.replace('seat=E', 'seat=N').replace('left,right', 'right,left')}&tab=analyse`)
  await page.reload()
  await ready(page)
  await shows(() => mat(page), { ...want, winds: ['S', 'N'] })
})
