import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Letter, Sending } from '#messages/server/carrier.ts'
import { measured } from '#messages/server/measured.ts'
import { openTracing } from '#server/tracing/open-tracing.ts'
import { inTrace } from '#server/tracing/trace.ts'
import { openTestHouse } from '#testing/server/house.ts'
import { openOtlpCollector } from '#testing/server/otlp-collector.ts'

const letter: Letter = {
  id: 'SECRET-ID',
  to: '+989121234567',
  template: 'code',
  tokens: ['48213'],
  opens: null,
  worthUntil: Temporal.Instant.from('2026-11-29T10:00:00Z'),
}

test('a message is measured by its way and template, and tells nothing of whom it goes to', async () => {
  await using collector = await openOtlpCollector()
  await using house = await openTestHouse()
  const tracing = await openTracing({ endpoint: collector.url, share: 1, service: 'parastoo' }, house.log)
  const trace = { traceId: '4'.repeat(32), parentId: '5'.repeat(16), isSampled: true }
  const endings: readonly Sending[] = [
    { kind: 'sent', providerId: '7' },
    { kind: 'refused', reason: 'no such number' },
  ]
  for (const ending of endings)
    assert.equal(await inTrace(trace, () => measured('Sms', async () => ending)(letter)), ending)
  await tracing.close()
  assert.deepEqual(
    collector.spans.map(({ name, kind, traceId, status }) => [name, kind, traceId, status?.code]),
    [
      ['send Sms', 4, trace.traceId, 0],
      ['send Sms', 4, trace.traceId, 2],
    ],
  )
  for (const personal of ['SECRET-ID', '9121234567', '48213'])
    assert.ok(!JSON.stringify(collector.spans).includes(personal), `${personal} is told`)
})
