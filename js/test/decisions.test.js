// Every build makes the same decisions: a few in games from seeds. `./build.sh decisions` makes ten thousand.
import assert from 'node:assert/strict'
import test from 'node:test'
import { hashOf, nativeHash, natives, requests } from './decisions.js'
import { games, packages } from './packages.js'

for (const game of games) {
  test(`${game}: the same bytes natively on ${natives.join(' and ')} and by both compilers`, async () => {
    const all = await requests(packages.at(-1), game, 40, 1)
    assert.equal(new Set(all.map(([, block]) => Buffer.from(block).toString('latin1'))).size, 40)
    const want = hashOf(packages[0], game, all)
    for (const p of packages.slice(1)) assert.equal(hashOf(p, game, all), want, p.compiler)
    for (const GOARCH of natives) assert.equal(nativeHash(GOARCH, game, all), want, GOARCH)
    assert.notEqual(hashOf(packages[0], game, all.slice(1)), want)
  })
}
