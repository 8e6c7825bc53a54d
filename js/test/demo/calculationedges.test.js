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
