// A game of mahjong at the table, compared with the engine's answers about the
// same games.
import assert from 'node:assert/strict'
import { URLSearchParams } from 'node:url'
import { initSync } from '../../../js/sync.js'
import { FURITEN, WON } from '../../test/states.js'
import { becomes, choose, closeSheet, enter, fragment, inPage, inRoom, openTab, press, ready, shows, tabTo, text, visit } from '../../test/page.js'
import { mat, seat } from './seen.js'

const { mahjong } = initSync()
const RON = '#mahjong?seed=13&rounds=0.0.0.25000.25000.25000.25000:02z_.17z.27z.32z_.07z.13z_.23z.33z.02z_.15z.25z.37z_.01m.19s.3x.21p.35z.01s.19p.2x.24z_.34z.01z.19m.25p.39m.01s_.12m.24z_.38p.0888-p.09p.11p.28m_.32s_.2222Rs.29s.3x.35z_.01s_.16p.0666Rp.26-78p.03p.12p.3x.28p.31z_.01p_.16z_.24z_.36s.0x.03m_.16mr.2x.25s'
const RIICHI = '#mahjong?seed=22&rounds=0.0.0.25000.25000.25000.25000:03z_.13z.24z.35z.07z.12z.21z.34z.01z_.11s.24z_.31z.06z.19m.2x.22s_.3x.39m.08s.1678-s.13s.24p.37z_.04s.1x.18s_.29m.38s.0x.02m.11p_.29s_.0x.31s.0x.04m_.3x.11m_.23p_.323-4p.33s.0x.02m_.14s_'
const SIDES = ['self', 'right', 'across', 'left']
const WHOLE = { r: '*', R: '+', A: '=', x: 'pass', t: 'tsumo', o: 'ron', k: 'abort', n: 'north' }

/** The game of a link, and the reader's seat. */
function linked(fragment) {
  const state = new URLSearchParams(fragment.split('?')[1])
  const seed = Number(state.get('seed'))
  const rounds = state.get('rounds').split(',').map(text => {
    const [opening, played] = text.split(':')
    const [number, honba, sticks, ...points] = opening.split('.').map(Number)
    const moves = played.split('.').filter(Boolean).map(move => `${move[0]}:${move.slice(1).replace(/[rRAxtokn]/g, sign => WHOLE[sign])}`)
    return { number, honba, sticks, points, moves: moves.join(' ') }
  })
  return { game: { rules: { preset: state.get('rules') ?? 'tenhou', winds: Number(state.get('length') ?? 1) }, seed, rounds }, you: seed % 4 }
}

/** What the reader of a link sees, with more rules than the link names. */
const viewOf = (fragment, rules) => {
  const { game, you } = linked(fragment)
  return mahjong.view({ ...game, rules: { ...game.rules, ...rules } }, { seat: you })
}
const link = fragment
const grouped = n => n.toLocaleString('en-GB')
const place = n => `#mj-hand [data-place="${n}"]`
const call = kind => `#mj-calls [data-kind="${kind}"]:not([hidden])`

/** Makes the others play at once. */
async function hurry(page) {
  await choose(page, 'mj-pace', '0')
  await closeSheet(page)
}

// --- what lies on the table --------------------------------------------------

inRoom('a game from a link: four sides, the hand, dora, waits and furiten as the engine tells them', FURITEN, async page => {
  const view = viewOf(FURITEN)
  const sides = Object.fromEntries(SIDES.map((at, i) => {
    const player = view.players[(view.seat + i) % 4]
    return [at, {
      river: player.river.map(({ tile }) => tile),
      melds: player.melds.map(({ tiles }) => [...tiles].sort().join('')),
      held: i ? player.concealed : 0,
      riichi: player.riichi,
      wind: player.wind,
      points: view.points[(view.seat + i) % 4],
      turn: view.active === (view.seat + i) % 4,
    }]
  }))
  const read = async () => {
    const all = await seat(page)
    for (const side of Object.values(all.sides)) side.melds = side.melds.map(meld => meld.match(/../g).sort().join(''))
    return all
  }
  const counts = tile => view.unseen['mpsz'.indexOf(tile[1]) * 9 + Number(tile[0]) - 1] + (tile[0] === '5' && tile[1] !== 'z' ? view.unseen[34 + 'mps'.indexOf(tile[1])] : 0)
  await shows(read, {
    sides, hand: view.tiles, drawn: [view.drawn], round: 'East 1', left: `${view.left} left`, honba: 'Honba 0', sticks: `Sticks ${view.sticks}`, dora: view.dora,
    waits: view.waits.map(tile => `${tile}×${counts(tile)}`), furiten: true, barred: [], ended: null, error: '', mode: 'game', status: 'Your turn',
  })
  assert.ok(view.furiten && view.waits.length > 0 && sides.across.riichi + sides.left.riichi + sides.right.riichi > 0)
})

inRoom('a hint and the chance to deal in with every tile are the engine’s, and a press on one picks its tile', FURITEN, async page => {
  const { candidates } = mahjong.choose(viewOf(FURITEN))
  const feared = mahjong.choose(viewOf(FURITEN), { level: 'strong' }).candidates.filter(({ action }) => action === 'discard')
  const percent = ({ right, across, left }) => Math.round(100 * (1 - (1 - right) * (1 - across) * (1 - left)))
  await shows(() => seat(page), { furiten: true })
  await page.click('#mj-hint')
  await page.click('#mj-fear')
  await shows(() => seat(page), {
    best: [candidates[0].tile],
    moves: candidates.slice(0, 6).map(({ move }) => move),
    why: candidates.slice(0, 6).map(({ reasons }) => reasons.map(({ words }) => words).join('; ')),
    risks: viewOf(FURITEN).tiles.map(tile => `${percent(feared.find(candidate => candidate.tile === tile).risks)}%`),
  })
  assert.ok(new Set(feared.map(({ risks }) => percent(risks))).size > 3)
  await page.click('#mj-moves li:nth-child(2) button')
  await becomes(() => page.locator('#mj-hand [data-picked]').getAttribute('data-tile'), candidates[1].tile)
  await page.click('#mj-hint')
  await page.click('#mj-fear')
  await shows(() => seat(page), { best: [], moves: [], verdict: 'Hints and rules' })
})

inRoom('what can be called has its buttons, and letting it pass is the primary one', RON, async page => {
  const kinds = [...new Set(viewOf(RON).legal.actions.map(({ action }) => action))]
  await shows(() => seat(page), { calls: ['ron'], goes: 'Pass', can: true })
  assert.deepEqual(kinds.sort(), ['pass', 'ron'])
  await page.click(call('ron'))
  const { game, you } = linked(RON)
  let next = mahjong.apply(game, { seat: you, move: 'ron', views: [you] })
  for (const other of next.turns.filter(seat => next.phase === 'offered' && seat !== you)) next = mahjong.apply(next, { seat: other, move: 'pass', views: [you] })
  const { outcome: result, points } = next.views[0]
  await shows(() => seat(page), {
    ended: `East 1 · ${result.name}`, goes: 'Next',
    won: result.wins.map(({ score }) => `${score.name}: ${grouped(score.points)} points`),
    paid: SIDES.map((at, i) => [['You', 'Aoi', 'Ren', 'Yui'][i], result.payments[(you + i) % 4], points[(you + i) % 4]])
      .map(([name, paid, points]) => [name, paid > 0 ? `+${grouped(paid)}` : paid < 0 ? `−${grouped(-paid)}` : '0', grouped(points)]),
  })
})

inRoom('riichi: only what keeps the hand tenpai can be thrown then, and the stick is laid', RIICHI, async page => {
  const view = viewOf(RIICHI)
  const may = new Set(view.legal.actions.filter(({ action }) => action === 'riichi').map(({ tile }) => tile))
  await hurry(page)
  await shows(() => seat(page), { calls: ['riichi'], barred: [] })
  await page.click(call('riichi'))
  await shows(() => seat(page), { status: 'Riichi: which tile?', barred: view.tiles.filter(tile => !may.has(tile)) })
  await page.keyboard.press('r')
  await shows(() => seat(page), { barred: [] })
  await page.keyboard.press('r')
  await page.click(place(view.tiles.findIndex(tile => may.has(tile))))
  await becomes(async () => (await seat(page)).sides.self.riichi, true)
  await becomes(async () => /\.2\dm_?r|\.2\d[ps]_?r/.test(await link(page)), true)
})

inRoom('open riichi is a button of its own where the rules have it', `${RIICHI}&more=openRiichi`, async page => {
  const may = viewOf(RIICHI, { openRiichi: true }).legal.actions.filter(({ action }) => action === 'openRiichi').map(({ tile }) => tile)
  await hurry(page)
  await shows(() => seat(page), { calls: ['riichi', 'openRiichi'], barred: [] })
  await page.click(call('openRiichi'))
  await shows(() => seat(page), { status: 'Riichi: which tile?' })
  await page.keyboard.press('r')
  assert.equal(await page.getAttribute(call('riichi'), 'aria-pressed'), 'true')
  await page.keyboard.press('o')
  assert.deepEqual([await page.getAttribute(call('riichi'), 'aria-pressed'), await page.getAttribute(call('openRiichi'), 'aria-pressed')], ['false', 'true'])
  await page.click(place((await seat(page)).hand.findIndex(tile => may.includes(tile))))
  await becomes(async () => (await seat(page)).sides.self.riichi, true)
  await becomes(async () => /more=openRiichi&.*\.2\d[mps]_?rr/.test(await link(page)), true)
})

const OPEN = FURITEN.replace('.15sr.', '.15srr.') + '&more=openRiichiYakuman'
inRoom('the hand of an open riichi lies open, and its plate names the tiles', OPEN, async page => {
  const view = viewOf(OPEN, { openRiichi: true, openRiichiYakuman: true })
  const at = SIDES[(1 - view.seat + 4) % 4]
  assert.equal(view.players[1].shown.length, 13)
  await becomes(async () => (await seat(page)).shown[at], view.players[1].shown)
  assert.match(await page.getAttribute(`#mj-plate-${at}`, 'aria-label'), /Open riichi, .*5/)
})

const CHIPS = { chipPoints: 2000, chipIppatsu: 1, chipRed: 1, chipUra: 1, chipYakuman: 10, chipYakumanDrawn: 5 }
inRoom('chips stand at the end of a round, and go on to the next one, in the link too', `${WON}&more=chips.openRedChips`, async page => {
  const { outcome: { chips }, seat: you } = viewOf(WON, { ...CHIPS, openRedChips: true })
  assert.ok(chips.some(Boolean))
  const signed = n => (n < 0 ? '−' : '+') + grouped(Math.abs(n))
  const stands = async () => (await seat(page)).paid.map(([, paid, points]) => [paid, points].map(words => /\(chips (\S+)\)/.exec(words)[1]))
  const want = SIDES.map((_, i) => chips[(you + i) % 4]).map(n => (n ? signed(n) : '0'))
  await becomes(async () => (await stands()).map(([paid]) => paid), want)
  await hurry(page)
  await page.click('#mj-go')
  await becomes(async () => /rounds=[^,]*,1\.\d\.\d(\.-?\d+){8}:|rounds=[^,]*,0\.\d\.\d(\.-?\d+){8}:/.test(await link(page)), true)
  const kept = await link(page)
  await enter(page, '#mahjong?seed=8')
  await enter(page, kept)
  await becomes(async () => (await link(page)).split('rounds=')[1].slice(0, 40), kept.split('rounds=')[1].slice(0, 40))
})

inRoom('a win with every yaku, and the next round from there', WON, async page => {
  const { outcome: result, points, seat: you } = viewOf(WON)
  const { score } = result.wins[0]
  await shows(() => seat(page), {
    ended: 'East 1 · Win',
    won: [`${score.name}: ${grouped(score.points)} points`],
    yaku: [...score.yaku.map(({ name, han }) => [name, `${han} han`]), ['Total', `${score.han} han ${score.fu} fu`]],
    calls: [],
  })
  assert.ok(score.yaku.length > 4)
  await page.click('#mj-go')
  await shows(() => seat(page), { ended: null, round: 'East 2' })
  assert.equal((await seat(page)).sides.self.points, points[you])
  await page.click('#language-ja')
  await shows(() => seat(page), { round: '東2局' })
  await page.click('#language-en')
})

// --- playing -----------------------------------------------------------------

inRoom('who has no time left lets it pass', RON, async page => {
  await shows(() => seat(page), { calls: ['ron'] })
  await choose(page, 'mj-timer', '5')
  await closeSheet(page)
  await becomes(() => text(page, '#mj-clock').then(words => /^[1-5] s$/.test(words)), true)
  await becomes(async () => (await seat(page)).calls, [])
  await choose(page, 'mj-timer', '0')
  await closeSheet(page)
  await becomes(async () => new RegExp(`25s\\.${13 % 4}x`).test(await link(page)), true)
})

inRoom('a tile is thrown by one press or, as fingers like it, by two', '#mahjong?seed=8', async page => {
  await shows(() => seat(page), { can: true, goes: 'Discard', hand: mahjong.deal('tenhou', { seed: 8, views: [0] }).views[0].tiles })
  await choose(page, 'mj-taps', '2')
  await closeSheet(page)
  await page.click(place(3))
  await becomes(() => page.locator('#mj-hand [data-picked]').getAttribute('data-place'), '3')
  assert.deepEqual((await seat(page)).sides.self.river, [])
  const { hand } = await seat(page)
  await page.click('#mj-go')
  await becomes(async () => (await seat(page)).sides.self.river, [hand[3]])
  await choose(page, 'mj-taps', '1')
  await closeSheet(page)
})

inRoom('a round by keyboard alone: arrows and Enter throw, x lets an offer pass, n goes on', '#mahjong?seed=4', async page => {
  await hurry(page)
  const { tiles: hand } = mahjong.deal('tenhou', { seed: 4, views: [0] }).views[0]
  await shows(() => seat(page), { can: true, hand })
  await tabTo(page, '#mj-hand [tabindex="0"]')
  await press(page, 'Home ArrowRight*2 Enter')
  await becomes(async () => (await seat(page)).sides.self.river[0], hand[2])
  for (let turns = 0; ; turns++) {
    assert.ok(turns < 60, 'no end')
    await becomes(async () => { const { can, ended } = await seat(page); return can || ended !== null }, true)
    const { ended, goes, round, left } = await seat(page)
    if (ended !== null) {
      await press(page, 'n')
      await becomes(async () => (await seat(page)).ended === null && (await seat(page)).can, true)
      break
    }
    const before = JSON.stringify([round, left, await link(page)])
    if (goes === 'Pass') await press(page, 'x')
    else {
      await tabTo(page, '#mj-hand [tabindex="0"]')
      await press(page, 'End Enter')
    }
    await becomes(async () => { const { round, left, ended } = await seat(page); return ended !== null || JSON.stringify([round, left, await link(page)]) !== before }, true)
  }
})

inRoom('Undo goes back to the last choice, over the end of a round too, and makes the game practice', WON, async page => {
  const { game, you } = linked(WON)
  await hurry(page)
  await shows(() => seat(page), { ended: 'East 1 · Win' })
  const moves = game.rounds[0].moves.split(' ')
  const last = moves.findLastIndex(move => move.startsWith(`${you}:`) && !(move.endsWith('_') && moves.slice(0, moves.indexOf(move)).some(m => m.startsWith(`${you}:`) && m.endsWith('*'))))
  const before = mahjong.view({ ...game, rounds: [{ ...game.rounds[0], moves: moves.slice(0, last).join(' ') }] }, { seat: you })
  await page.click('#mj-undo')
  await shows(() => seat(page), { ended: null, hand: before.tiles, left: `${before.left} left` })
  await becomes(async () => /practice=1/.test(await link(page)), true)
  await page.keyboard.press('z')
  await becomes(async () => (await seat(page)).sides.self.river.length < before.players[you].river.length || (await seat(page)).left !== `${before.left} left`, true)
})

inRoom('three players: an empty chair, norths set aside, the rules say how many', '#mahjong?seed=7&rules=tenhou-sanma', async page => {
  const [view] = mahjong.deal({ preset: 'tenhou-sanma', winds: 1 }, { seed: 7, views: [7 % 3] }).views
  await hurry(page)
  await shows(() => seat(page), { can: true, dora: view.dora })
  const { sides } = await seat(page)
  const empty = SIDES.filter((at, i) => (view.seat + i) % 4 === 3)
  for (const at of SIDES) {
    assert.equal(await page.locator(`#mj-plate-${at}`).isHidden(), empty.includes(at), at)
    if (!empty.includes(at)) assert.equal(sides[at].points, 35000)
  }
  assert.equal(empty.length, 1)
  await page.click('#mj-hint')
  await playOn(page, 'round')
  await shows(() => seat(page), { goes: 'Next' })
  assert.equal((await seat(page)).paid.length, 3)
  await becomes(() => page.locator('#mj-hint').isVisible(), false)
})

/** Whether the reader has a decision and the hint is there; or the round is over. */
async function asked(page) {
  const { ended, can, best, advised, verdict, goes } = await seat(page)
  const declared = await page.locator('#mj-hand[data-riichi]').count() > 0
  return ended !== null || can && (best.length > 0 || !declared && advised.length > 0 || goes === 'Pass' && verdict === 'Let it pass')
}

/** Plays on by the hint until the game, or a round, is over. */
async function playOn(page, until) {
  for (let turn = 0; turn < 600; turn++) {
    // A press has no effect if another move came first: the address, by which the test decides, may lag behind.
    const press = selector => page.click(selector, { timeout: 5_000 }).then(() => true, () => false)
    // After riichi the game goes on by itself to the end of the wall, which takes time on a busy machine.
    await becomes(() => asked(page), true).catch(() => becomes(() => asked(page), true))
    const { ended, advised, best, goes, paid } = await seat(page)
    if (ended !== null && (until === 'round' || goes === 'New game')) return paid
    if (ended === null && !best.length && !advised.length && goes !== 'Pass') continue // it has gone on by itself meanwhile
    const before = await link(page)
    const thrown = (await seat(page)).sides
    if (ended !== null || goes === 'Pass' && !advised.length) await page.keyboard.press(ended !== null ? 'n' : 'x')
    else if (advised.length && !(advised[0] === 'riichi' && await page.locator('#mj-hand[data-riichi]').count())) {
      if (!await press('#mj-calls .call-button[data-best]')) continue
    } else if (!await press(`#mj-hand .tile[data-best][data-tile="${best[0]}"]`)) continue
    await becomes(async () => await link(page) !== before || JSON.stringify((await seat(page)).sides) !== JSON.stringify(thrown) || (await page.locator('#mj-hand[data-riichi]').count()) > 0, true)
  }
  assert.fail('no end')
}

inPage('an east game to its end, offline, closed and opened again in its middle', { at: '#mahjong?seed=108&length=1', offline: true }, async (page, { context, complaints }) => {
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-offline=kept]')
  await shows(() => seat(page), { round: 'East 1' })
  await context.setOffline(true)
  await hurry(page)
  await page.click('#mj-hint')
  await playOn(page, 'round')
  await page.click('#mj-go')
  await shows(() => seat(page), { ended: null })
  await becomes(async () => /,\d\.\d/.test(await link(page)), true)
  const { round, sides } = await seat(page)
  await page.reload()
  await ready(page)
  const points = all => SIDES.map(at => all[at].points)
  await becomes(async () => [(await seat(page)).round, points((await seat(page)).sides)], [round, points(sides)])
  await hurry(page)
  await page.click('#mj-hint')
  const paid = await playOn(page, 'game')
  assert.deepEqual(paid.map(([name]) => name.slice(0, 3)), ['1st', '2nd', '3rd', '4th'])
  await becomes(async () => viewOf(await link(page)).phase, 'over')
  const played = viewOf(await link(page))
  assert.deepEqual(paid.map(([, , points]) => points), [1, 2, 3, 4].map(rank => grouped(played.points[played.result.places.indexOf(rank)])))
  await page.click('#mj-go')
  await shows(() => seat(page), { ended: null, round: 'East 1' })
  // The browser requests a page's icon past the service worker.
  assert.deepEqual(complaints.splice(0).filter(complaint => !/\/icon[\w/-]*\.(svg|png)$/.test(complaint)), [])
})

// --- links, modes, errors ----------------------------------------------------

inPage('the trainer and the game wait for each other, also when the page is closed', { at: FURITEN }, async (page, { url }) => {
  await shows(() => seat(page), { furiten: true, mode: 'game' })
  const { hand } = await seat(page)
  await page.click('#mj-to-trainer')
  await shows(() => seat(page), { mode: 'trainer' })
  await page.fill('#mahjong-hand-text', '123m456p789s1122z3s')
  await becomes(async () => /hand=123m456p789s1122z3s/.test(await page.evaluate(() => localStorage.getItem('tefuda-game-mahjong'))), true)
  await page.goto('about:blank')
  await visit(page, `${url}#mahjong`)
  await shows(() => mat(page), { notation: '123m456p789s1122z3s' })
  await openTab(page, 'play')
  await shows(() => seat(page), { mode: 'game', hand })
  await openTab(page, 'analyse')
  await shows(() => mat(page), { notation: '123m456p789s1122z3s' })
  await page.click('#mahjong-to-game')
  await becomes(() => page.locator('#mj-analysis').isVisible(), true)
})

inRoom('an impossible seed is refused where it stands, and a game that cannot be is no game', '#mahjong?seed=8', async page => {
  await shows(() => seat(page), { can: true, hand: mahjong.deal('tenhou', { seed: 8, views: [0] }).views[0].tiles })
  await page.fill('#mj-seed', '-3')
  await page.click('#mj-deal')
  await becomes(async () => /options\.seed/.test(await text(page, '#mj-form-error')), true)
  await closeSheet(page)
  await shows(() => seat(page), { can: true })
  await enter(page, '#mahjong?seed=8&rounds=0.0.0.25000.25000.25000.25000:09z')
  await becomes(async () => /table\.rounds\[0\]\.moves/.test(await text(page, '#mj-form-error')), true)
  await closeSheet(page)
})
