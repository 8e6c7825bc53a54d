// Long runs that are shared among machines and continued.
import assert from 'node:assert/strict'
import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { addRecord, mend, readRecords, shardOf } from './records.js'

test('shards are parts of the whole, and there are no more of them', () => {
  const items = Array.from({ length: 10 }, (_, i) => i)
  assert.deepEqual(shardOf(items, '1/1'), items)
  assert.deepEqual(['1/3', '2/3', '3/3'].map(shard => shardOf(items, shard)), [[0, 3, 6, 9], [1, 4, 7], [2, 5, 8]])
  assert.throws(() => shardOf(items, '4/3'), /--shard 4\/3: there are only 3 parts/)
})

test('a record that was cut off does not count, and what is appended does', () => {
  const out = join(mkdtempSync(join(tmpdir(), 'records-')), 'kept', 'run.jsonl')
  mend(out)
  assert.deepEqual(readRecords(out), [])
  addRecord(out, { seed: 1 })
  appendFileSync(out, '{"seed":')
  assert.deepEqual(readRecords(out), [{ seed: 1 }])
  mend(out)
  addRecord(out, { seed: 2 })
  assert.deepEqual(readRecords(out), [{ seed: 1 }, { seed: 2 }])
})
