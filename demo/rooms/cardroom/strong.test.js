// The level Strong, which plays hold'em for two.
import { becomes, inPage } from '../../test/page.js'
import { cardTable } from './seen.js'

for (const [seats, shown] of [[2, 'Strong'], [3, 'Regular']]) {
  inPage(`with ${seats} at hold’em, Strong is shown as the level that decides`, { at: `#cardroom?game=holdem&seats=${seats}&seed=5&levels=${Array(seats - 1).fill('strong').join('.')}` }, async page => {
    await becomes(async () => (await cardTable(page)).can.includes('do'), true)
    await page.click('#cr-do')
    await becomes(async () => {
      const { levels, did } = await cardTable(page)
      return did.every(Boolean) && levels.every(level => level === shown)
    }, true)
  })
}
