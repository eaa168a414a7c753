import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOnce } from '#server/read-once.ts'

test('what was answered is not asked for again, and what was not is', async () => {
  const asked: string[][] = []
  const world = new Map([['a', 1]])
  const numbers = readOnce(async (ids) => {
    asked.push([...ids])
    return new Map(
      ids.flatMap((id) => {
        const number = world.get(id)
        return number === undefined ? [] : [[id, number] as const]
      }),
    )
  })
  assert.deepEqual([...(await numbers(['a', 'b']))], [['a', 1]])
  world.set('b', 0)
  assert.deepEqual(Object.fromEntries(await numbers(['b', 'a'])), { a: 1, b: 0 })
  assert.deepEqual(Object.fromEntries(await numbers(['a', 'b'])), { a: 1, b: 0 })
  assert.deepEqual(asked, [['a', 'b'], ['b']])
})
