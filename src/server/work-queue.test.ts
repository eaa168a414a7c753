import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTurns } from '#server/work-queue.ts'

function works(count: number) {
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>())
  let running = 0
  let most = 0
  const begun: number[] = []
  const work = (number: number) => async () => {
    running += 1
    most = Math.max(most, running)
    begun.push(number)
    await ends[number]?.promise
    running -= 1
    return number
  }
  return { ends, begun, work, most: () => most }
}

const code = (error: unknown) => (error as { code: string }).code

test('only so many work at once, in the order in which they came', async () => {
  const inTurn = openTurns({ atOnce: 2, waiting: 10, patienceMs: 60_000 })
  const { ends, begun, work, most } = works(6)
  const all = Promise.all(ends.map((_, number) => inTurn(work(number))))
  for (const { resolve } of ends) resolve()
  assert.deepEqual(await all, [0, 1, 2, 3, 4, 5])
  assert.deepEqual([begun, most()], [[0, 1, 2, 3, 4, 5], 2])
})

test('who comes when too many wait is told so at once, and a failure gives its place on', async () => {
  const inTurn = openTurns({ atOnce: 1, waiting: 1, patienceMs: 60_000 })
  const { ends, work } = works(2)
  const first = inTurn(() => work(0)().then(() => assert.fail('it went wrong')))
  const second = inTurn(work(1))
  await assert.rejects(inTurn(work(1)), (error) => code(error) === 'BUSY')
  for (const { resolve } of ends) resolve()
  await assert.rejects(first, /it went wrong/)
  assert.equal(await second, 1)
  assert.equal(await inTurn(async () => 'free again'), 'free again')
})

test('nobody waits longer than his patience, and his turn is then the next one’s', async () => {
  const inTurn = openTurns({ atOnce: 1, waiting: 5, patienceMs: 1 })
  const { ends, work, begun } = works(2)
  const first = inTurn(work(0))
  await assert.rejects(inTurn(work(1)), (error) => code(error) === 'BUSY')
  ends[0]?.resolve()
  await first
  ends[1]?.resolve()
  assert.equal(await inTurn(work(1)), 1)
  assert.deepEqual(begun, [0, 1])
})
