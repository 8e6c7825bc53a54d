// The recorded calls: the wrapper must write them so, and every engine must answer with the same bytes.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { eachGame } from './packages.js'
import { recorded, revive } from './recorded.js'

eachGame('the recorded calls get the same bytes', ({ start, moduleOf, encode, GAMES }, game, context) => {
  const { calls } = recorded.find(one => one.game === game)
  assert.ok(calls.length > 0)
  const { room, run, tables } = start(moduleOf[game])
  const { tablesURL } = GAMES.find(({ name }) => name === game)
  if (tablesURL) tables(calls[0].name, readFileSync(tablesURL()))
  calls.forEach(({ name, args, answer }, i) => {
    const got = Buffer.from(run(name, encode(args.map(revive), room))).toString('hex')
    assert.equal(got, answer, `call ${i}: ${name}(${JSON.stringify(args).slice(0, 200)})`)
  })
  context.diagnostic(`${calls.length} calls`)
})
