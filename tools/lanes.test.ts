import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inLanes } from './lanes.ts'

test('whatever lane is free takes what is next, and what came of it stands in its place', async () => {
  const held = Array.from({ length: 4 }, () => Promise.withResolvers<string>())
  const begun: string[] = []
  const works = held.map(({ promise }, place) => (lane: number) => {
    begun.push(`${place} in ${lane}`)
    return promise
  })
  const done = inLanes(works, 2)
  assert.deepEqual(begun, ['0 in 0', '1 in 1'])
  for (const [place, what] of [
    [1, 'b'],
    [2, 'c'],
    [0, 'a'],
    [3, 'd'],
  ] as const)
    held[place]?.resolve(what)
  assert.deepEqual(await done, ['a', 'b', 'c', 'd'])
  assert.deepEqual(begun.slice(0, 3), ['0 in 0', '1 in 1', '2 in 1'])
})

test('one lane does one thing after another, and more lanes than work do no harm', async () => {
  for (const width of [1, 5]) {
    let together = 0
    let most = 0
    const works = [1, 2, 3].map((value) => async () => {
      together += 1
      most = Math.max(most, together)
      await Promise.resolve()
      together -= 1
      return value
    })
    assert.deepEqual(await inLanes(works, width), [1, 2, 3])
    assert.equal(most, Math.min(width, 3))
  }
})
