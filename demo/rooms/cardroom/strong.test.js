// The level Strong, which plays hold'em without limit, and for two also with fixed limits.
import { becomes, inPage } from '../../test/page.js'
import { cardTable } from './seen.js'

for (const [seats, limit, shown] of [[2, 'no-limit', 'Strong'], [3, 'no-limit', 'Strong'], [3, 'fixed', 'Regular']]) {
  inPage(`with ${seats} at hold’em, ${limit}, ${shown} is shown as the level that decides`, { at: `#cardroom?game=holdem&limit=${limit}&seats=${seats}&seed=5&levels=${Array(seats - 1).fill('strong').join('.')}` }, async page => {
    await becomes(async () => (await cardTable(page)).can.includes('do'), true)
    await page.click('#cr-do')
    await becomes(async () => {
      const { levels, did } = await cardTable(page)
      return did.every(Boolean) && levels.every(level => level === shown)
    }, true)
  })
}
