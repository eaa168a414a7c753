import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rial, sum } from '#money/rial.ts'
import { penaltyStretches } from '#penalties/penalty.ts'
import { bedPrice } from '#tours/bed-prices.ts'
import { beds } from '#tours/beds.ts'
import { calledOffLadder, ladderFor, ladderNamed, tourLadders } from '#tours/ladders.ts'
import { hotelsOf, packages, packagesSold, places } from '#tours/packages.ts'
import { priceParts, shareOf, wholeOf } from '#tours/price-parts.ts'

const anyDay = fc
  .integer({ min: 0, max: 364 })
  .map((days) => Temporal.PlainDate.from('2026-11-21').add({ days }))

test('there are at least forty packages, each with three hotels of its place, and none is sold in production', () => {
  assert.ok(packages.length >= 40, String(packages.length))
  assert.equal(new Set(packages.map(({ id }) => id)).size, packages.length)
  for (const one of packages) assert.equal(hotelsOf(one).length, 3, one.id)
  for (const place of places)
    assert.ok(hotelsOf({ place }).every(({ cityCode }) => cityCode === place.cityCode))
  assert.deepEqual(packagesSold('production'), [])
})

test('the parts sum to the price of every bed, and whoever is alone pays more than one of two', () => {
  fc.assert(
    fc.property(fc.constantFrom(...packages), fc.nat({ max: 2 }), anyDay, (one, at, leavesOn) => {
      const hotel = hotelsOf(one)[at]
      assert.ok(hotel)
      const price = (bed: (typeof beds)[number]) => bedPrice(one, hotel, { leavesOn, bed })
      for (const bed of beds)
        assert.equal(wholeOf(price(bed)), sum(priceParts.map((part) => price(bed)[part])))
      const whole = (bed: (typeof beds)[number]) => wholeOf(price(bed))
      assert.ok(whole('single') > whole('double'))
      assert.ok(whole('double') > whole('child-bed'))
      assert.ok(whole('child-bed') > whole('child-no-bed'))
      assert.ok(whole('child-no-bed') > whole('infant'))
    }),
  )
})

test('what is kept of the parts sums to what is kept of the whole, and never more than was paid', () => {
  const amount = fc.nat({ max: 9_000_000_000 }).map(rial)
  const parts = fc.record({
    air: amount,
    stay: amount,
    transfer: amount,
    insurance: amount,
    leader: amount,
    service: amount,
  })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 100 }), (paid, percent) => {
      const kept = shareOf(paid, percent)
      assert.equal(wholeOf(kept), Math.round((wholeOf(paid) * percent) / 100))
      for (const part of priceParts) assert.ok(kept[part] >= 0 && kept[part] <= paid[part] + 1, part)
      assert.ok(wholeOf(kept) <= wholeOf(paid))
    }),
  )
})

test('every ladder keeps more the nearer the day is, has a source and a day, and never more than all', () => {
  for (const { steps, source, effectiveFrom } of tourLadders) {
    const percents = steps.map(({ percent }) => percent)
    assert.deepEqual(
      percents,
      percents.toSorted((a, b) => a - b),
    )
    assert.ok(percents.every((percent) => percent >= 0 && percent <= 100))
    assert.ok(source !== '' && /^\d{4}-\d\d-\d\d$/.test(effectiveFrom))
  }
  assert.deepEqual(calledOffLadder.steps, [{ percent: 0 }])
})

const ladderCases = [
  ['2026-12-17', 5, false, 'tour/several-days'],
  ['2026-12-17', 1, false, 'tour/one-day'],
  ['2026-12-17', 5, true, 'tour/charter'],
  ['2027-03-15', 5, false, 'tour/several-days'],
  ['2027-03-16', 5, false, 'tour/nowruz'],
  ['2027-04-02', 5, false, 'tour/nowruz'],
  ['2027-04-03', 5, false, 'tour/several-days'],
  ['2027-03-21', 5, true, 'tour/charter'],
] as const

for (const [day, nights, isCharter, id] of ladderCases)
  test(`a tour of ${nights} nights on ${day}${isCharter ? ' by charter' : ''} goes back by ${id}`, () => {
    assert.equal(ladderFor({ leavesOn: Temporal.PlainDate.from(day), nights, isCharter }).id, id)
  })

test('an hour on each side of every step keeps what the table says', () => {
  const departure = Temporal.ZonedDateTime.from('2026-12-17T09:40[Asia/Tehran]')
  const percentAt = (id: string, hoursBefore: number) => {
    const now = departure.subtract({ hours: hoursBefore }).toInstant().epochMilliseconds
    return penaltyStretches(ladderNamed(id), departure).find(
      ({ from, until }) =>
        (from === undefined || from.epochMilliseconds <= now) &&
        (until === undefined || now < until.epochMilliseconds),
    )?.percent
  }
  assert.deepEqual(
    [97, 95, 49, 47].map((hours) => percentAt('tour/several-days', hours)),
    [20, 50, 50, 100],
  )
  assert.deepEqual(
    [49, 47].map((hours) => percentAt('tour/one-day', hours)),
    [20, 100],
  )
  assert.deepEqual(
    [721, 719, 505, 503, 73, 71].map((hours) => percentAt('tour/nowruz', hours)),
    [20, 30, 30, 50, 50, 70],
  )
  assert.equal(percentAt('tour/charter', 5000), 100)
})
