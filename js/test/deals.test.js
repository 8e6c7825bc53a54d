// Deals without a seed, in every game that deals.
import assert from 'node:assert/strict'
import { eachEngine, functionsOf, packages } from './packages.js'

const DEALS = {
  'calculation.deal': [],
  'daifugo.deal': ['uec'],
  'mahjong.deal': ['tenhou'],
  'mnk.deal': ['renju'],
  'poker.deal': [undefined],
  'poker.videoDeal': ['jacks-or-better-9-6'],
}

eachEngine('a deal without a seed differs each time, and its seed deals it again', async t => {
  assert.deepEqual(functionsOf(packages[0]).filter(name => /[.](deal|videoDeal)$/.test(name)).sort(), Object.keys(DEALS))
  for (const [name, [setup]] of Object.entries(DEALS)) {
    const [game, method] = name.split('.')
    const deals = await Promise.all(Array.from({ length: 6 }, () => t[game][method](setup)))
    // A board has nothing to deal. Its seed is for players that use chance.
    assert.equal(new Set(deals.map(deal => JSON.stringify({ ...deal, seed: 0 }))).size, game === 'mnk' ? 1 : 6, name)
    assert.equal(new Set(deals.map(({ seed }) => seed)).size, 6, name)
    for (const deal of deals) assert.deepEqual(await t[game][method](setup, { seed: deal.seed }), deal)
  }
})
