import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { visaCountries } from '#visas/choice.ts'
import { isWorkday, promisedAt } from '#visas/promise.ts'

const at = (instant: string) => Temporal.Instant.from(instant)

const paid = [
  // Saturday and Sunday are free there, Friday here
  { says: 'on a Saturday', paidAt: '2026-11-21T08:00:00Z', until: '2026-11-30T14:30:00Z' },
  { says: 'on a Monday', paidAt: '2026-11-23T08:00:00Z', until: '2026-12-01T14:30:00Z' },
  {
    says: 'late on a Monday is that Monday still',
    paidAt: '2026-11-23T19:00:00Z',
    until: '2026-12-01T14:30:00Z',
  },
  {
    says: 'after midnight in Tehran it is the next day',
    paidAt: '2026-11-23T20:31:00Z',
    until: '2026-12-02T14:30:00Z',
  },
] as const

for (const { says, paidAt, until } of paid)
  test(`five days of work from a payment ${says}`, () => {
    assert.equal(promisedAt({ country: 'AE', speed: 'normal' }, at(paidAt))?.toString(), until)
  })

test('holidays here are no days of work', () => {
  assert.equal(isWorkday(Temporal.PlainDate.from('2026-11-23'), [6, 7]), true)
  assert.equal(isWorkday(Temporal.PlainDate.from('2027-02-11'), [6, 7]), false)
})

test('haste is counted in hours, round the clock', () => {
  const until = promisedAt({ country: 'AZ', speed: 'urgent' }, at('2026-11-26T22:00:00Z'))
  assert.equal(until?.toString(), '2026-11-27T10:00:00Z')
})

test('a speed that is not sold has no promise', () => {
  assert.equal(promisedAt({ country: 'IT', speed: 'urgent' }, at('2026-11-26T22:00:00Z')), undefined)
})

test('nobody who pays later is promised an earlier answer', () => {
  const minute = fc.integer({ min: 0, max: 60 * 24 * 400 })
  fc.assert(
    fc.property(fc.constantFrom(...visaCountries), minute, minute, (country, one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)].map((minutes) =>
        promisedAt({ country, speed: 'normal' }, at('2026-11-21T00:00:00Z').add({ minutes })),
      )
      assert.ok(first !== undefined && second !== undefined && Temporal.Instant.compare(first, second) <= 0)
    }),
  )
})
