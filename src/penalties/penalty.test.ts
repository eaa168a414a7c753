import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { rial } from '#money/rial.ts'
import { type FarePaid, penaltySteps, penaltyStretches, refundSummary } from '#penalties/penalty.ts'
import { filedTogether, ladderFor, type PenaltyLadder } from '#penalties/penalty-ladder.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'

const departure = Temporal.ZonedDateTime.from('2026-12-03T06:15[Asia/Tehran]')
const prices: readonly FarePaid[] = [
  { count: 2, baseFare: rial(20_000_000), totalPrice: rial(22_000_000) },
  { count: 1, baseFare: rial(2_000_000), totalPrice: rial(2_150_000) },
]
const ladder = (id: string): PenaltyLadder => {
  const found = penaltyLadders.find((one) => one.id === id)
  assert.ok(found)
  return found
}
const steps = (id: string, now: string) =>
  penaltySteps({
    stretches: penaltyStretches(ladder(id), departure),
    prices,
    now: Temporal.Instant.from(now),
  })

test('a ladder becomes instants of the airport and rial of the party', () => {
  const found = steps('flypersia/1', '2026-11-30T08:29:59Z')
  assert.deepEqual(
    found.map(({ until, percent, penalty, refund, state }) => [until, percent, penalty, refund, state]),
    [
      ['2026-11-30T08:30:00Z', 30, 12_600_000, 33_550_000, 'now'],
      ['2026-12-01T08:30:00Z', 60, 25_200_000, 20_950_000, 'ahead'],
      ['2026-12-02T08:30:00Z', 70, 29_400_000, 16_750_000, 'ahead'],
      [null, 100, 46_150_000, 0, 'ahead'],
    ],
  )
})

test('tables of several flights are each named once, and hold together since the youngest of them', () => {
  const filed = [
    { source: 'ایران‌ایر', effectiveFrom: '2026-03-21' },
    { source: 'ماهان', effectiveFrom: '2026-09-23' },
    { source: 'ایران‌ایر', effectiveFrom: '2026-06-22' },
  ]
  assert.deepEqual(filedTogether(filed), { source: 'ایران‌ایر، ماهان', effectiveFrom: '2026-09-23' })
})

test('at noon the next step has begun', () => {
  assert.deepEqual(
    steps('flypersia/1', '2026-11-30T08:30:00Z').map(({ state }) => state),
    ['past', 'now', 'ahead', 'ahead'],
  )
})

const domestic = penaltyLadders.filter(({ cutOff }) => cutOff === 'noon-before')

test('the cut-off at noon of the day before stands over every domestic table that runs on', () => {
  assert.ok(domestic.length > 20)
  for (const { id } of domestic) {
    const found = steps(id, '2026-12-02T08:30:00Z')
    assert.equal(found.at(-1)?.percent, 100, id)
    assert.equal(found.find(({ state }) => state === 'now')?.refund, 0, id)
  }
})

test('a ticket that goes abroad has the cut-off of its departure alone', () => {
  for (const { id } of penaltyLadders.filter((one) => !domestic.includes(one))) {
    const before = steps(id, '2026-12-03T02:44:59Z').find(({ state }) => state === 'now')
    const { steps: filed } = ladder(id)
    assert.equal(before?.percent, filed.at(-1)?.percent, id)
    assert.equal(steps(id, '2026-12-03T02:45:00Z').find(({ state }) => state === 'now')?.refund, 0, id)
  }
})

test('a step that would end after the cut-off ends with it', () => {
  assert.deepEqual(
    steps('iran-air/1', '2026-11-21T06:00:00Z').map(({ until, percent, label }) => [until, percent, label]),
    [
      ['2026-12-02T02:45:00Z', 30, 'تا ۲۴ ساعت پیش از پرواز'],
      ['2026-12-02T08:30:00Z', 60, 'تا ساعت ۱۲ ظهر روز پیش از پرواز'],
      [null, 100, 'پس از ساعت ۱۲ ظهر روز پیش از پرواز'],
    ],
  )
})

test('a fare that is never refunded has one step, and nothing comes back', () => {
  const found = steps('charter/none', '2026-11-21T06:00:00Z')
  assert.deepEqual(
    found.map(({ label, percent, state }) => [label, percent, state]),
    [['از خرید تا پرواز', 100, 'now']],
  )
  const stretches = penaltyStretches(ladder('charter/none'), departure)
  const now = Temporal.Instant.from('2026-11-21T06:00:00Z')
  assert.deepEqual(refundSummary({ stretches, prices, now }), {
    penaltyNow: null,
    percentNow: 100,
    until: null,
    back: 0,
    next: null,
  })
})

test('at any moment exactly one step holds, and penalties only grow', () => {
  const days = fc.integer({ min: -3 * 24 * 60, max: 60 * 24 * 60 })
  fc.assert(
    fc.property(fc.constantFrom(...penaltyLadders), days, (one, minutesBefore) => {
      const now = departure.subtract({ minutes: minutesBefore }).toInstant()
      const stretches = penaltyStretches(one, departure)
      const found = penaltySteps({ stretches, prices, now })
      const [holding, ...others] = found.filter(({ state }) => state === 'now')
      assert.equal(others.length, 0)
      const { percentNow, penaltyNow, back, next } = refundSummary({ stretches, prices, now })
      assert.equal(percentNow, holding?.percent)
      assert.equal(penaltyNow ?? 46_150_000, holding?.penalty, 'of everybody, in short as in the table')
      const after = found[found.findIndex(({ state }) => state === 'now') + 1]
      assert.equal(next?.percent, after?.percent)
      assert.ok(back >= 0 && (next?.back ?? 0) <= back, 'later never more comes back')
      const each = prices.slice(0, 1).map((price) => ({ ...price, count: 1 }))
      const adult = penaltySteps({ stretches, prices: each, now })
      assert.equal(back, adult.find(({ state }) => state === 'now')?.refund)
      for (const [index, step] of found.entries()) {
        assert.ok(step.percent > (found[index - 1]?.percent ?? 0))
        assert.equal(step.penalty + step.refund, 46_150_000)
        assert.equal(step.from, found[index - 1]?.until ?? null)
      }
    }),
  )
})

test('the version of the day of sale holds, and the house has one for classes nobody filed', () => {
  const old: PenaltyLadder = { ...ladder('sepehran/1'), id: 'sepehran/0', effectiveFrom: '2025-03-21' }
  const asked = { filedBy: 'sepehran', fareClass: 'Y' }
  assert.equal(ladderFor([...penaltyLadders, old], { ...asked, soldOn: '2026-03-20' }).id, 'sepehran/0')
  assert.equal(ladderFor([...penaltyLadders, old], { ...asked, soldOn: '2026-03-21' }).id, 'sepehran/1')
  assert.equal(
    ladderFor(penaltyLadders, { filedBy: 'mahan', fareClass: 'C', soldOn: '2026-11-21' }).id,
    'house/1',
  )
  assert.throws(
    () => ladderFor(penaltyLadders, { filedBy: 'mahan', fareClass: '?', soldOn: '2026-11-21' }),
    RangeError,
  )
  const abroad = { ...asked, soldOn: '2026-11-21', cutOff: 'departure' } as const
  assert.equal(ladderFor(penaltyLadders, abroad).id, 'abroad/flexible')
  assert.equal(
    ladderFor(penaltyLadders, { ...abroad, filedBy: 'charter', fareClass: 'T' }).id,
    'charter-abroad/late',
  )
})

test('a ladder of a stay speaks of the check-in', () => {
  const checkIn = Temporal.ZonedDateTime.from('2026-12-03T14:00[Asia/Tehran]')
  const labels = (steps: PenaltyLadder['steps']) => {
    const stay = { ...ladder('flypersia/1'), cutOff: 'departure', beginning: 'check-in', steps } as const
    return penaltyStretches(stay, checkIn).map(({ label, percent }) => [label, percent])
  }
  assert.deepEqual(labels([{ until: { daysBefore: 1, hour: 12 }, percent: 0 }, { percent: 50 }]), [
    ['تا ساعت ۱۲ ظهر روز پیش از ورود', 0],
    ['تا ورود', 50],
    ['پس از ورود', 100],
  ])
  assert.deepEqual(labels([{ percent: 100 }]), [['از خرید تا ورود', 100]])
  assert.deepEqual(labels([{ until: { hoursBefore: 48 }, percent: 0 }, { percent: 100 }]), [
    ['تا ۴۸ ساعت پیش از ورود', 0],
    ['پس از آن', 100],
  ])
})
