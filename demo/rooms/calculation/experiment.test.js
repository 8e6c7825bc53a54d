// The experiment of the Calculation room: how many games a way of playing wins.
import { becomes, choose, inPage } from '../../test/page.js'
import { patience } from './seen.js'

inPage('the experiment: games and interval, and Stop keeps what there is', { at: '#calculation?seed=7' }, async page => {
  await choose(page, 'calc-policy', 'eager')
  await page.selectOption('#calc-games', '10000')
  await page.click('#calc-try')
  await becomes(async () => /^\d+ of 10,000 games won: [\d.]+ %, between [\d.]+ % and [\d.]+ %\. On average \d\d\.\d\d cards were left\.$/.test((await patience(page)).rate), true)
  await page.selectOption('#calc-games', '10000000')
  await page.click('#calc-try')
  await becomes(async () => /games won so far/.test((await patience(page)).rate), true)
  await page.click('#calc-try-stop')
  await becomes(async () => /^Stopped\. [\d,]+ of [\d,]+ games won so far/.test((await patience(page)).rate), true)
})
