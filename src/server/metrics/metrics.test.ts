import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { openMetrics } from '#server/metrics/metrics.ts'
import { measureRequests } from '#server/metrics/request-metrics.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'
import { StartupError } from '#server/startup-error.ts'

const log = { warn: () => undefined }

test('requests are counted by their route, and what somebody types makes no series', async () => {
  const metrics = openMetrics(log)
  await using app = Fastify()
  measureRequests(app, metrics)
  app.get('/orders/:number', async () => 'here')
  for (const url of ['/orders/1', '/orders/2?phone=09121234567', '/09121234567', '/nobody/0499370899'])
    await app.inject({ method: 'GET', url })
  const text = await metrics.registry.metrics()
  const counts = text
    .split('\n')
    .filter((line) => line.startsWith('http_server_request_duration_seconds_count'))
  assert.deepEqual(counts.toSorted(), [
    'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/orders/:number",http_response_status_code="200"} 2',
    'http_server_request_duration_seconds_count{http_request_method="GET",http_route="none",http_response_status_code="404"} 2',
  ])
  // whole, since four digits may stand in a duration
  assert.doesNotMatch(text, /09121234567|0499370899/)
  assert.match(text, /^nodejs_eventloop_lag_seconds /m)
})

test('a gauge is read when somebody looks, and what cannot be read is left out', async () => {
  const metrics = openMetrics(log, 0)
  let seats = 3
  metrics.add({
    name: 'seats',
    help: 'h',
    labels: ['state'],
    read() {
      if (seats < 0) throw new Error('the database is away')
      return [{ labels: { state: 'held' }, value: seats }]
    },
  })
  assert.match(await metrics.registry.metrics(), /^seats\{state="held"\} 3$/m)
  seats = 4
  assert.match(await metrics.registry.metrics(), /^seats\{state="held"\} 4$/m)
  seats = -1
  assert.doesNotMatch(await metrics.registry.metrics(), /^seats/m)
})

test('metrics are at their port alone, and a taken one is said', async () => {
  const { registry } = openMetrics(log)
  const served = await serveMetrics(registry, { host: '127.0.0.1', port: 0 })
  try {
    const address = `http://127.0.0.1:${served.port}`
    const read = await fetch(`${address}/metrics`)
    assert.match(String(read.headers.get('content-type')), /^text\/plain/)
    assert.match(await read.text(), /^process_cpu_seconds_total /m)
    const other = await fetch(`${address}/`)
    await other.text()
    assert.equal(other.status, 404)
    const taken = serveMetrics(registry, { host: '127.0.0.1', port: served.port })
    await assert.rejects(taken, StartupError)
  } finally {
    await served.close()
  }
})
