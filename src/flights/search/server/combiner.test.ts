import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { combined } from '#flights/search/server/combiner.ts'

test('many buyers of one fare go in few batches, first come first served', async () => {
  const batches: number[][] = []
  const combiner = combined<number, number>(async (_fare, buyers) => {
    batches.push([...buyers])
    await wait(5)
    return buyers.map((buyer) => buyer * 10)
  })
  const answers = await Promise.all(Array.from({ length: 300 }, (_, buyer) => combiner.take(1, buyer)))
  assert.deepEqual(
    answers,
    Array.from({ length: 300 }, (_, buyer) => buyer * 10),
  )
  assert.deepEqual(
    batches.map(({ length }) => length),
    [1, 256, 43],
  )
  assert.deepEqual(
    batches.flat(),
    Array.from({ length: 300 }, (_, buyer) => buyer),
  )
})

test('two fares do not wait for each other', async () => {
  const seen: number[] = []
  const combiner = combined<string, string>(async (fare, buyers) => {
    if (fare === 1) await wait(30)
    seen.push(fare)
    return buyers
  })
  await Promise.all([combiner.take(1, 'slow'), combiner.take(2, 'quick')])
  assert.deepEqual(seen, [2, 1])
})

test('a buyer who breaks the batch fails alone', async () => {
  const combiner = combined<string, string>(async (_fare, buyers) => {
    await wait(1)
    if (buyers.includes('broken')) throw new Error('no such buyer')
    return buyers
  })
  const buyers = ['a', 'b', 'broken', 'c']
  const answers = await Promise.allSettled(buyers.map((buyer) => combiner.take(1, buyer)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  )
  assert.equal(await combiner.take(1, 'later'), 'later')
})
