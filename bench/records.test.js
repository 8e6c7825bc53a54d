// The long runs that are shared among machines and taken up again.
import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { addRecord, jobsOf, shardOf } from './records.js'

test('shards are parts of the whole, and there are no more of them', () => {
  const items = Array.from({ length: 10 }, (_, i) => i)
  assert.deepEqual(shardOf(items, '1/1'), items)
  assert.deepEqual(['1/3', '2/3', '3/3'].map(shard => shardOf(items, shard)), [[0, 3, 6, 9], [1, 4, 7], [2, 5, 8]])
  assert.throws(() => shardOf(items, '4/3'), /--shard 4\/3: there are only 3 parts/)
})

test('a run goes on with what has no record, all variants of a seed together', () => {
  const out = join(mkdtempSync(join(tmpdir(), 'records-')), 'kept', 'run.jsonl')
  const keyOf = ({ name }) => name
  const flags = { games: 4, seed: 10, shard: '2/2', out }
  const jobs = () => jobsOf([{ name: 'a' }, { name: 'b' }], keyOf, flags).map(({ variant, seed }) => `${variant.name} ${seed}`)
  assert.deepEqual(jobs(), ['a 11', 'b 11', 'a 13', 'b 13'])
  addRecord(out, { name: 'b', seed: 11, won: true })
  addRecord(out, { name: 'a', seed: 10 })
  assert.deepEqual(jobs(), ['a 11', 'a 13', 'b 13'])
})
