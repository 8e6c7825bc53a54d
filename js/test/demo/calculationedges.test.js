// The Calculation room where two things happen at once, or one at an odd moment.
import { inPage, press, shows } from './page.js'
import { instead, patience } from './rooms.js'

const AT = '#calculation?seed=7&piles=4&lead=1'
const place = name => `#calculation [data-at="${name}"]`

/** A test of a new deal, whose engine finds what the test says. */
function thinking(name, answer, run, options = {}) {
  inPage(name, { at: AT, ...options }, async page => {
    await shows(() => patience(page), { says: 'Where does the Jack go?' })
    await instead(page, 'choose', answer)
    await run(page)
  })
}

// --- the engine plays --------------------------------------------------------

for (const [what, hand] of [
  ['a press where nothing can be played', page => page.click(place('f1'))],
  ['the key of the hint', page => press(page, 'h')],
  ['going back', page => page.click('#calc-back')],
]) {
  thinking(`${what} pauses the engine’s play, and the button says so`, 'never', async page => {
    await page.click('#calc-watch')
    await shows(() => patience(page), { watching: 'true', busy: true })
    await hand(page)
    await shows(() => patience(page), { watching: 'false', busy: false })
  })
}

// --- chances at the edges ----------------------------------------------------

const close = { best: 'cw1', candidates: [['cw1', 0.9997], ['cw2', 0.995], ['cw3', 0.0004], ['cw4', 0]].map(([move, value]) => ({ move, value, error: 0, proof: null, reasons: [] })) }
const lost = { best: 'cw1', candidates: [{ move: 'cw1', value: 0, error: 0, proof: 'loss', reasons: [] }] }

thinking('only what is proved is 0 % or 100 %, in the list and on the table', close, async page => {
  await page.click('#calc-hint')
  await shows(() => patience(page), { verdict: 'Best: Jack onto pile 1, >99.9 % to win', badges: { w1: '>99 %', w2: '>99 %', w3: '<1 %', w4: '<1 %' } })
  await shows(async () => ({ chances: (await patience(page)).listed.map(([, chance]) => chance) }), { chances: ['>99.9 %', '99.5 %', '<0.1 %', '<0.1 %'] })
})

thinking('a proved chance is followed as such', lost, async page => {
  await page.click('#calc-chances')
  await shows(() => patience(page), { chart: 'Move 1: 0 %. Lowest 0 % at move 1.' })
})
