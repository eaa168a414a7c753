import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'

test('works are counted, those that say only that they were done by one', async () => {
  const told = await eachByItself([2, 0, 3], async (one) => one)
  assert.equal(unlessFailed(told, 'could not be told'), 5)
  const settled = await eachByItself([true, false, true], async (one) => one)
  assert.equal(unlessFailed(settled, 'could not be settled'), 2)
})

test('one that fails keeps no other from its turn, and the job fails in the end', async () => {
  const done: number[] = []
  const came = await eachByItself([1, 2, 3], async (one) => {
    if (one === 2) throw new Error('two')
    return done.push(one) > 0
  })
  assert.deepEqual(done, [1, 3])
  assert.throws(
    () => unlessFailed(came, 'orders could not be settled'),
    (error) =>
      error instanceof AggregateError &&
      error.message === '1 orders could not be settled' &&
      error.errors.length === 1,
  )
})
