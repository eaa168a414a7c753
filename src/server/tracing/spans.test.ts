import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTracing } from '#server/tracing/open-tracing.ts'
import { continued } from '#server/tracing/trace-jobs.ts'
import { receiveEvents } from '#suppliers/server/suppliers.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { type CollectedSpan, openOtlpCollector } from '#testing/server/otlp-collector.ts'

const service = 'parastoo'

/** A click that reads the database and sends a job; the job asks a supplier. */
async function clicked(house: TestHouse): Promise<void> {
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>()
  house.app.get('/supplier/:booking', async (_request, reply) => reply.code(204).send())
  const queue = house.jobs.queue<{ readonly orderId: string }>('test.issue', async ({ orderId, ...more }) => {
    assert.deepEqual([orderId, more], ['an order', {}])
    const address = new URL(`${here}/supplier/SECRET`)
    assert.equal((await receiveEvents({ address, signal: AbortSignal.timeout(5000) })).kind, 'text')
    done()
  })
  house.app.get('/click/:who', async () => {
    await sql`select ${'K45128903'}::text`.execute(house.database)
    await queue.send({ orderId: 'an order' })
    return 'clicked'
  })
  await house.jobs.start()
  const here = await house.app.listen({ port: 0, host: '127.0.0.1' })
  assert.equal(await (await fetch(`${here}/click/sara`)).text(), 'clicked')
  await isDone
}

test('a click, its statements, its job and the supplier are one trace, without anything personal', async () => {
  await using collector = await openOtlpCollector()
  await using house = await openTestHouse()
  const tracing = await openTracing({ endpoint: collector.url, share: 1, service }, house.log)
  try {
    await clicked(house)
  } finally {
    await house.jobs.stop()
    await tracing.close()
  }
  const { spans } = collector
  const click = spans.find(({ name }) => name === 'GET /click/:who')
  assert.ok(click)
  assert.deepEqual([click.kind, attribute(click, 'http.response.status_code')], [2, '200'])
  const traced = spans.filter(({ traceId }) => traceId === click.traceId)
  const job = traced.find(({ name }) => name === 'process test.issue')
  const asked = traced.find((span) => attribute(span, 'server.address') === '127.0.0.1')
  const answered = traced.find(({ name }) => name === 'GET /supplier/:booking')
  const read = traced.find((span) => attribute(span, 'db.query.text') === 'select $1::text')
  assert.equal(read?.parentSpanId, click.spanId)
  assert.ok(job && asked && answered, traced.map(({ name }) => name).join(', '))
  assert.deepEqual([asked.parentSpanId, answered.parentSpanId], [job.spanId, asked.spanId])
  const all = JSON.stringify(spans)
  for (const personal of ['SECRET', 'sara', 'K45128903', 'an order'])
    assert.ok(!all.includes(personal), `${personal} is told`)
})

test('without a collector nothing is recorded, and one that is away costs nothing but its traces', async () => {
  const away = 'http://127.0.0.1:9'
  for (const [endpoint, share] of [
    [undefined, 1],
    [away, 1],
  ] as const) {
    await using house = await openTestHouse()
    const tracing = await openTracing({ endpoint, share, service }, house.log)
    try {
      await clicked(house)
    } finally {
      await house.jobs.stop()
      await tracing.close()
    }
    const lost = house.logged.filter((line) => line.includes('tracing.lost'))
    assert.equal(lost.length, endpoint === undefined ? 0 : 1, lost.join('\n'))
  }
})

test('of the traces that begin here only the set share is recorded', async () => {
  await using collector = await openOtlpCollector()
  await using house = await openTestHouse()
  const tracing = await openTracing({ endpoint: collector.url, share: 0, service }, house.log)
  house.app.get('/', async () => 'seen')
  await house.app.inject('/')
  const sampled = `00-${'4'.repeat(32)}-${'5'.repeat(16)}-01`
  await house.app.inject({ url: '/', headers: { traceparent: sampled } })
  await tracing.close()
  assert.deepEqual(
    collector.spans.map(({ traceId, parentSpanId }) => [traceId, parentSpanId]),
    [['4'.repeat(32), '5'.repeat(16)]],
  )
})

test('a job that the clock sends has no data, and is worked on all the same', async () => {
  const seen: object[] = []
  const result = await continued('payments.reconcile', { id: 'one', data: null }, async ({ id, data }) => {
    seen.push(data)
    return { id, status: 'completed' }
  })
  assert.deepEqual([result.status, seen], ['completed', [{}]])
})

function attribute({ attributes }: CollectedSpan, name: string): string | undefined {
  const value = attributes.find(({ key }) => key === name)?.value
  return value && String(value.stringValue ?? value.intValue)
}
