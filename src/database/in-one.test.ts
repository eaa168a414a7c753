import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Database } from '#database/database.ts'
import { inOne } from '#database/in-one.ts'

const [here, elsewhere] = [{}, {}] as unknown as readonly [Database, Database]

function counted() {
  const statements: (readonly number[])[] = []
  const ask = inOne(async (_database: Database, asked: readonly number[]) => {
    statements.push(asked)
    if (asked.includes(0)) throw new Error('nothing')
    return asked.map((number) => number * 2)
  })
  return { ask, statements }
}

test('what is asked in one turn is one statement, and everybody has their own answer', async () => {
  const { ask, statements } = counted()
  assert.deepEqual(await Promise.all([1, 2, 3].map((number) => ask(here, number))), [2, 4, 6])
  assert.equal(await ask(here, 4), 8)
  assert.deepEqual(statements, [[1, 2, 3], [4]])
})

test('two databases are asked each by itself', async () => {
  const { ask, statements } = counted()
  await Promise.all([ask(here, 1), ask(elsewhere, 2)])
  assert.deepEqual(statements, [[1], [2]])
})

test('a statement that fails fails for all who asked it, and for nobody after them', async () => {
  const { ask } = counted()
  const told = await Promise.allSettled([ask(here, 0), ask(here, 1)])
  assert.deepEqual(
    told.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal(await ask(here, 1), 2)
})
