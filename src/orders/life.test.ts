import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { labels, labelsFor } from '#orders/labels.ts'
import { isEnded, isUnpaid, life, mayBecome, type Status, statuses } from '#orders/life.ts'

const aStatus = fc.constantFrom(...statuses)

test('an order is bought along one line: created, submitted, approved, paid, issuing, issued, and may be given back', () => {
  const line: readonly Status[] = [
    'created',
    'submitted',
    'approved',
    'paid',
    'issuing',
    'issued',
    'refunded',
  ]
  for (const [at, status] of line.entries()) {
    const next = line[at + 1]
    if (next !== undefined) assert.ok(mayBecome(status, next), `${status} to ${next}`)
  }
})

test('no step of that line may be left out', () => {
  const line: readonly Status[] = ['created', 'submitted', 'approved', 'paid', 'issuing', 'issued']
  for (const [at, status] of line.entries())
    for (const later of line.slice(at + 2)) assert.ok(!mayBecome(status, later), `${status} to ${later}`)
})

test('nothing is issued, failed or given back that was not paid', () => {
  for (const status of statuses.filter(isUnpaid))
    for (const end of ['issuing', 'issued', 'refunded', 'failed'] as const) assert.ok(!mayBecome(status, end))
})

test('what is paid ends only as issued, refunded or failed, never by the clock or by a cancellation', () => {
  for (const end of ['expired', 'cancelled', 'rejected'] as const)
    for (const status of ['paid', 'issuing', 'issued', 'refunded', 'failed'] as const)
      assert.ok(!mayBecome(status, end))
})

test('from wherever an order stands it reaches an end, and never comes back to where it was', () => {
  fc.assert(
    fc.property(aStatus, fc.infiniteStream(fc.nat()), (from, choices) => {
      const seen = new Set<Status>([from])
      let status = from
      while (!isEnded(status)) {
        const next: readonly Status[] = life[status]
        const chosen = next[Number(choices.next().value) % next.length]
        assert.ok(chosen !== undefined && !seen.has(chosen))
        seen.add(chosen)
        status = chosen
      }
    }),
  )
})

test('the words of §4 follow the life: paid words for paid orders only', () => {
  for (const status of statuses) {
    const isPaid = !['created', 'submitted', 'approved', 'rejected', 'expired', 'cancelled'].includes(status)
    assert.equal(labels[status].order === 'Paid', isPaid, status)
    assert.equal(labels[status].payment === 'successful', isPaid, status)
  }
  assert.equal(labels.issued.finalization, 'successful')
  assert.equal(labels.failed.finalization, 'failed')
  const whereItWent = { wallet: /کیف پول/, credit: /اعتبار آژانس/, payers: /پرداخت‌کننده‌ها/ } as const
  for (const [back, words] of Object.entries(whereItWent))
    assert.match(labelsFor({}, 'failed', back as keyof typeof whereItWent).says, words)
})
