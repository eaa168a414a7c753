import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { one } from '#database/database.ts'
import { openIdempotency } from '#server/idempotency.ts'
import type { Jobs } from '#server/jobs.ts'
import { refusals } from '#server/refusal.ts'
import { openTestHouse } from '#testing/server/house.ts'

const what = {
  scope: 'user:sara',
  line: '/api/payment/Pay/Create',
  key: 'key-0001',
  bodyText: '{"orderId":7}',
}

async function counter(beatEveryMs = 3_600_000) {
  const house = await openTestHouse()
  const hourly: (() => Promise<void>)[] = []
  const jobs: Jobs = { ...house.jobs, every: (_name, _cron, work) => void hourly.push(work) }
  const { around } = openIdempotency({ ...house, jobs }, beatEveryMs)
  const runs = { count: 0 }
  const run = async () => ({ status: 200, body: `{"data":{"run":${++runs.count}}}` })
  return { house, hourly, around, run, runs, [Symbol.asyncDispose]: () => house.close() }
}

test('a call told again gets the first answer, byte for byte, and is not done again', async () => {
  await using one = await counter()
  const first = await one.around(what, one.run)
  assert.deepEqual(first, { status: 200, body: '{"data":{"run":1}}', replayed: false })
  assert.deepEqual(await one.around(what, one.run), { ...first, replayed: true })
  assert.equal(one.runs.count, 1)
})

test('the same key with another body is refused', async () => {
  await using one = await counter()
  await one.around(what, one.run)
  await assert.rejects(one.around({ ...what, bodyText: '{"orderId":8}' }, one.run), {
    code: 'KEY_OF_ANOTHER',
    status: 422,
  })
  assert.equal(one.runs.count, 1)
})

test('a key belongs to who used it and to one call', async () => {
  await using one = await counter()
  await one.around(what, one.run)
  await one.around({ ...what, scope: 'user:dariush' }, one.run)
  await one.around({ ...what, line: '/api/orders/Order/Cancel' }, one.run)
  assert.equal(one.runs.count, 3)
})

test('of twenty at once one is done, and the others are asked to wait', async () => {
  await using one = await counter()
  const told = await Promise.allSettled(Array.from({ length: 20 }, () => one.around(what, one.run)))
  assert.equal(one.runs.count, 1)
  for (const answer of told)
    if (answer.status === 'rejected') {
      assert.equal(answer.reason.code, 'STILL_RUNNING')
      assert.deepEqual(answer.reason.headers, { 'retry-after': '1' })
    } else assert.equal(answer.value.body, '{"data":{"run":1}}')
})

test('what is refused keeps nothing: the key may be used again', async () => {
  await using one = await counter()
  const refuse = refusals({ SOLD_OUT: { says: 'تکمیل شد', status: 409 } })
  await assert.rejects(
    one.around(what, () => Promise.reject(refuse('SOLD_OUT'))),
    { code: 'SOLD_OUT' },
  )
  assert.equal((await one.around(what, one.run)).replayed, false)
})

test('a run that died is taken over after its lease, and cannot answer any more when it wakes', async () => {
  await using one = await counter()
  const { promise: asleep, resolve: wake } = Promise.withResolvers<{ status: number; body: string }>()
  const sleeper = one.around(what, () => asleep)
  while ((await leases(one.house)) === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await assert.rejects(one.around(what, one.run), { code: 'STILL_RUNNING' })
  one.house.clock.advance({ seconds: 6 })
  const second = await one.around(what, one.run)
  assert.equal(second.replayed, false)
  wake({ status: 200, body: '{"data":"late"}' })
  await assert.rejects(sleeper, { code: 'STILL_RUNNING' })
  assert.deepEqual(await one.around(what, one.run), { ...second, replayed: true })
})

test('who says that it lives keeps its key, however long it takes', async () => {
  await using one = await counter(10)
  const { promise: working, resolve: finish } = Promise.withResolvers<{ status: number; body: string }>()
  const worker = one.around(what, () => working)
  while ((await leases(one.house)) === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  for (let fours = 0; fours < 3; fours++) {
    one.house.clock.advance({ seconds: 4 })
    while ((await leases(one.house, 3)) === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await assert.rejects(one.around(what, one.run), { code: 'STILL_RUNNING' })
  finish({ status: 200, body: '{"data":"done"}' })
  assert.equal((await worker).body, '{"data":"done"}')
})

test('answers are forgotten after two days, not before', async () => {
  await using one = await counter()
  await one.around(what, one.run)
  one.house.clock.advance({ hours: 47 })
  await one.hourly[0]?.()
  assert.equal((await one.around(what, one.run)).replayed, true)
  one.house.clock.advance({ hours: 2 })
  await one.hourly[0]?.()
  assert.equal((await one.around(what, one.run)).replayed, false)
})

test('over the wire: the key is required, its answer is repeated, and says so', async () => {
  await using one = await counter()
  const calls = {
    ring: call('POST /api/bell/Ring', {
      summary: 'Rings once',
      who: 'guest',
      once: true,
      body: Bell,
      answer: Rung,
    }),
  }
  one.house.mount(
    { calls, answers: { ring: async ({ body }) => ({ bell: body.bell, times: ++one.runs.count }) } },
    one.around,
  )
  const ring = async (bell: string, key?: string) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    const answer = await one.house.app.inject({
      method: 'POST',
      url: '/api/bell/Ring',
      headers,
      payload: { bell },
    })
    return [answer.statusCode, answer.headers['idempotent-replayed'], answer.json().data?.times]
  }
  assert.deepEqual(await ring('a'), [400, undefined, undefined])
  assert.deepEqual(await ring('a', 'ring-ring-1'), [200, 'false', 1])
  assert.deepEqual(await ring('a', 'ring-ring-1'), [200, 'true', 1])
  assert.deepEqual(await ring('b', 'ring-ring-1'), [422, undefined, undefined])
  assert.deepEqual(await ring('', 'ring-ring-2'), [400, undefined, undefined])
  assert.deepEqual(await ring('a', 'ring-ring-2'), [200, 'false', 2])
})

test('over the wire: the same key of another user is another call, and nobody reads another’s answer', async () => {
  await using one = await counter()
  const calls = {
    ring: call('POST /api/bell/Ring', {
      summary: 'Rings at the own door',
      who: 'user',
      once: true,
      body: Bell,
      answer: Rung,
    }),
  }
  one.house.mount(
    {
      calls,
      answers: { ring: async ({ userId }) => ({ bell: userId, times: ++one.runs.count }) },
    },
    one.around,
  )
  const ringAs = async (user: string) => {
    const answer = await one.house.app.inject({
      method: 'POST',
      url: '/api/bell/Ring',
      headers: { 'idempotency-key': 'ring-ring-1', 'x-user': user },
      payload: { bell: 'door' },
    })
    return [answer.headers['idempotent-replayed'], answer.json().data]
  }
  assert.deepEqual(await ringAs('sara'), ['false', { bell: 'sara', times: 1 }])
  assert.deepEqual(await ringAs('dariush'), ['false', { bell: 'dariush', times: 2 }])
  assert.deepEqual(await ringAs('sara'), ['true', { bell: 'sara', times: 1 }])
})

test('the database keeps no answer of nobody', async () => {
  await using one = await counter()
  await assert.rejects(one.around({ ...what, scope: '' }, one.run), { constraint: 'of_somebody' })
})

const Bell = z.object({ bell: z.string().check(z.minLength(1)) })
const Rung = z.object({ bell: z.string(), times: z.int() })

async function leases(
  { database, clock }: Awaited<ReturnType<typeof openTestHouse>>,
  seconds = 0,
): Promise<number> {
  const from = clock.now().add({ seconds })
  const { count } = await one(
    database,
    sql<{ count: number }>`select count(*) from server.kept_answer where leased_until > ${from}`,
  )
  return count
}
