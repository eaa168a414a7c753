import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestHouse } from '#testing/server/house.ts'

test('a job that was sent for later is worked when it falls due, though no bell rings for it', async () => {
  await using house = await openTestHouse()
  const worked = Promise.withResolvers<object>()
  const queue = house.jobs.queue('a.later', async (data) => worked.resolve(data))
  await house.jobs.start()
  await queue.send({ order: 7 }, { at: Temporal.Now.instant().add({ milliseconds: 300 }) })
  assert.deepEqual(await worked.promise, { order: 7 })
})

test('a job that failed is tried again', async () => {
  await using house = await openTestHouse()
  const again = Promise.withResolvers<number>()
  let tries = 0
  const queue = house.jobs.queue('a.weak', async () => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
    again.resolve(tries)
  })
  await house.jobs.start()
  await queue.send({})
  assert.equal(await again.promise, 2)
})
