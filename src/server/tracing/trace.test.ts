import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTrace, traceHere, traceOf, traceparentForCall } from '#server/tracing/trace.ts'
import { receiveEvents } from '#suppliers/server/suppliers.ts'
import { openTestHouse } from '#testing/server/house.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const given = `00-${traceId}-00f067aa0ba902b7-01`

test('a trace that was begun elsewhere goes on, and one that is malformed begins anew', () => {
  assert.deepEqual(traceOf(given), { traceId, parentId: '00f067aa0ba902b7', isSampled: true })
  assert.equal(traceOf(given.replace(/01$/, '00')).isSampled, false)
  assert.equal(traceOf(given.replace(/^00/, 'cc').concat('-more')).traceId, traceId) // a later version
  for (const wrong of [
    undefined,
    '',
    'nobody',
    given.toUpperCase(),
    `${given}-more`,
    given.replace(/^00/, 'ff'),
    given.replace(traceId, '0'.repeat(32)),
    given.replace('00f067aa0ba902b7', '0'.repeat(16)),
    [given, given],
  ]) {
    const trace = traceOf(wrong)
    assert.match(trace.traceId, /^[0-9a-f]{32}$/)
    assert.notEqual(trace.traceId, traceId)
    assert.equal(trace.parentId, undefined)
  }
})

test('every line of a request bears its trace, and so does what a supplier is asked', async () => {
  await using house = await openTestHouse()
  house.app.get('/supplier', async ({ headers }) => headers)
  house.app.post('/ask', async () => {
    house.log.info('from a room')
    const question = { address: new URL(`${address}/supplier`), signal: AbortSignal.timeout(5000) }
    const asked = await receiveEvents(question)
    return asked.kind === 'text' ? asked.text : assert.fail(asked.why)
  })
  const address = await house.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${address}/ask`, {
    method: 'POST',
    headers: { traceparent: given, 'content-type': 'application/json' },
    body: '{}',
  })
  const { traceparent } = (await response.json()) as { readonly traceparent: string }
  assert.match(traceparent, new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  assert.notEqual(traceparent, given)
  while (house.logged.filter((line) => line.includes('"msg":"request"')).length < 2)
    await new Promise(setImmediate)
  const lines = house.logged.map(
    (line) => JSON.parse(line) as { readonly msg: string; readonly traceId: string },
  )
  assert.deepEqual(
    lines.slice(1).map((line) => [line.msg, line.traceId]), // the first says where it listens
    [
      ['from a room', traceId],
      ['request', traceId],
      ['request', traceId],
    ],
  )
})

test('each request and each job without one has a trace of its own, and outside of them there is none', async () => {
  assert.equal(traceHere(), undefined)
  assert.equal(traceparentForCall(), undefined)
  await using house = await openTestHouse()
  const traces: (string | undefined)[] = []
  const note = async () => void traces.push(traceHere()?.traceId)
  house.app.get('/', note)
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>()
  const queue = house.jobs.queue('test.trace', async () => {
    await note()
    done()
  })
  await house.jobs.start()
  await house.app.inject('/')
  await inTrace(traceOf(given), () => queue.send({}))
  await isDone
  assert.equal(new Set(traces).size, 2)
  for (const one of traces) assert.match(String(one), /^[0-9a-f]{32}$/)
})
