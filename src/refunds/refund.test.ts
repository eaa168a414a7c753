import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { minus, rial, sum } from '#money/rial.ts'
import { shared } from '#money/shared.ts'
import { delayWaiver } from '#penalties/waiver.ts'
import { refundOf, totalsOf } from '#refunds/refund.ts'
import {
  aChild,
  anAdult,
  anInfant,
  anyOrder,
  departure,
  ladderNamed,
  reckoned,
  termsOf,
} from '#testing/refunds/terms.ts'

const at = (text: string) => Temporal.Instant.from(text)
const first = { passenger: 0, leg: 0 }
const all = [first, { passenger: 1, leg: 0 }]
const anyMoment = fc
  .integer({ min: -90 * 24 * 3600, max: 24 * 3600 })
  .map((seconds) => departure.toInstant().add({ seconds }))

test('one of two passengers: the airline’s percent of the fare is kept, the taxes come back', () => {
  const found = refundOf(reckoned(termsOf([anAdult, anAdult])), [first], at('2026-11-30T08:29:59Z'))
  assert.deepEqual(
    [found.paid, found.penalty, found.refund, found.items.length],
    [22_000_000, 6_000_000, 16_000_000, 1],
  )
})

test('one second before noon of the day before and one second after', () => {
  const reckoning = reckoned(termsOf([anAdult]))
  const before = refundOf(reckoning, [first], at('2026-12-02T08:29:59Z'))
  const after = refundOf(reckoning, [first], at('2026-12-02T08:30:00Z'))
  assert.deepEqual([before.penalty, before.refund], [14_000_000, 8_000_000])
  assert.deepEqual([after.penalty, after.refund], [22_000_000, 0])
})

test('the supplier keeps the penalty up to its share, the rest of it is ours', () => {
  const reckoning = reckoned(termsOf([{ ...anAdult, supplierShare: 5_000_000 }]))
  const found = refundOf(reckoning, [first], at('2026-11-30T08:29:59Z'))
  assert.deepEqual([found.penalty, found.fromSupplier, found.fromRevenue], [6_000_000, 0, 16_000_000])
})

test('a direction of two flights goes back whole, at every moment by the stricter of their ladders', () => {
  const terms = termsOf([anAdult])
  const [leg] = terms.legs
  assert.ok(leg)
  const two = reckoned({
    ...terms,
    legs: [{ ...leg, ladders: ['flypersia/1', 'charter/half'].map(ladderNamed) }],
  })
  const percentAt = (text: string) => refundOf(two, [first], at(text)).items[0]?.percent
  assert.deepEqual(
    ['2026-11-30T08:29:59Z', '2026-12-01T08:29:59Z', '2026-12-02T08:29:59Z', '2026-12-02T08:30:00Z'].map(
      percentAt,
    ),
    [50, 70, 70, 100],
  )
})

test('a long delay of either of its flights gives a direction back without a penalty', () => {
  const terms = termsOf([anAdult])
  const [leg] = terms.legs
  const [flight] = leg?.flights ?? []
  assert.ok(leg && flight)
  const second = { ...flight, flightNumber: 'W5 1099', departsAt: flight.departsAt.add({ hours: 4 }) }
  const late = delayWaiver({ ...second, minutes: 150, source: 'ایرلاین' })
  assert.ok(late)
  const withBoth = { ...terms, legs: [{ ...leg, flights: [flight, second] }] }
  const moment = at('2026-12-02T09:00:00Z')
  assert.equal(refundOf(reckoned(withBoth, { waivers: [late] }), [first], moment).penalty, 0)
  assert.equal(refundOf(reckoned(terms, { waivers: [late] }), [first], moment).refund, 0)
})

test('a voucher is taken back from what returns, and stays with us where nothing is left to take', () => {
  const reckoning = reckoned(termsOf([anAdult, anAdult]), { discount: 4_000_001 })
  const early = refundOf(reckoning, all, at('2026-11-30T08:00:00Z'))
  assert.deepEqual(
    [early.paid, early.refund, early.toDiscounts, early.items.map(({ toDiscounts }) => toDiscounts)],
    [39_999_999, 27_999_999, 4_000_001, [2_000_001, 2_000_000]],
  )
  const dear = reckoned(termsOf([anAdult]), { discount: 20_000_000 })
  const late = refundOf(dear, [first], at('2026-12-02T08:00:00Z'))
  assert.deepEqual(
    [late.paid, late.refund, late.toDiscounts, late.penalty],
    [2_000_000, 0, 8_000_000, 2_000_000],
  )
})

test('what came back of a rate that fell comes back in no refund once more, and returns to where it came from', () => {
  const reckoning = reckoned(termsOf([anAdult, anAdult]), { rateDifference: 4_000_000, discount: 400_000 })
  const early = refundOf(reckoning, all, at('2026-11-30T08:00:00Z'))
  assert.deepEqual(
    [early.paid, early.penalty, early.refund, early.toDifference, early.toDiscounts],
    [39_600_000, 12_000_000, 27_600_000, 4_000_000, 400_000],
  )
  const one = refundOf(reckoning, [first], at('2026-11-30T08:00:00Z'))
  assert.deepEqual([one.refund, one.toDifference], [13_800_000, 2_000_000])
})

test('never more than was paid, never less than nothing, and what is given back balances', () => {
  fc.assert(
    fc.property(anyOrder, anyMoment, ({ reckoning, chosen }, moment) => {
      const found = refundOf(reckoning, chosen, moment)
      assert.deepEqual({ ...found, items: [] }, { ...totalsOf(found.items), items: [] })
      for (const one of [found, ...found.items]) {
        const { penalty, refund, fromSupplier, fromRevenue, toDiscounts, toDifference = 0 } = one
        for (const amount of [penalty, refund, fromSupplier, fromRevenue, toDiscounts, toDifference])
          assert.ok(amount >= 0)
        assert.equal(one.penalty + one.refund, one.paid)
        assert.equal(fromSupplier + fromRevenue, refund + toDiscounts + toDifference)
      }
    }),
  )
})

test('later never brings more back', () => {
  fc.assert(
    fc.property(anyOrder, anyMoment, fc.nat(60 * 24 * 3600), ({ reckoning, chosen }, moment, seconds) => {
      const now = refundOf(reckoning, chosen, moment)
      assert.ok(refundOf(reckoning, chosen, moment.add({ seconds })).refund <= now.refund)
    }),
  )
})

test('giving back one by one at a moment brings what giving back together brings', () => {
  fc.assert(
    fc.property(anyOrder, anyMoment, ({ reckoning, chosen }, moment) => {
      const together = refundOf(reckoning, chosen, moment)
      const alone = chosen.map((one) => refundOf(reckoning, [one], moment).refund)
      assert.equal(sum(alone), together.refund)
    }),
  )
})

test('what the items were paid is what the order was paid, whatever the discount', () => {
  fc.assert(
    fc.property(anyOrder, ({ reckoning, total }) => {
      const discount = sum(reckoning.items.map((item) => item.discount))
      assert.equal(sum(reckoning.items.map(({ paid }) => paid)), minus(total, discount))
    }),
  )
})

test('a whole is shared to the last rial, in proportion, the first of equals before the others', () => {
  assert.deepEqual(shared(rial(10), [rial(1), rial(1), rial(1)]), [4, 3, 3])
  assert.deepEqual(shared(rial(0), [rial(5), rial(0)]), [0, 0])
  const weights = fc.array(fc.integer({ min: 0, max: 1e12 }).map(rial), { minLength: 1, maxLength: 18 })
  fc.assert(
    fc.property(fc.nat(1e9), weights, (whole, parts) => {
      fc.pre(sum(parts) > 0)
      const found = shared(rial(whole), parts)
      assert.equal(sum(found), whole)
      for (const [index, part] of found.entries())
        assert.ok(Math.abs(part - (whole * (parts[index] ?? 0)) / sum(parts)) < 1.001)
    }),
  )
})

test('an item the order does not have is a mistake', () => {
  const reckoning = reckoned(termsOf([anAdult, aChild, anInfant]))
  assert.throws(() => refundOf(reckoning, [{ passenger: 3, leg: 0 }], at('2026-11-30T08:00:00Z')), RangeError)
})
