import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shardOf } from './shard.ts'

const works = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('the shards together are all of the work, each once', () => {
  const parts = [1, 2, 3].flatMap((part) => shardOf(works, `${part}/3`))
  assert.deepEqual(parts.sort(), works)
})

test('without a wish all is done; a wish that is none is refused', () => {
  assert.deepEqual(shardOf(works, ''), works)
  for (const wish of ['0/3', '4/3', '1', 'x/y']) assert.throws(() => shardOf(works, wish), /SHARD/)
})
