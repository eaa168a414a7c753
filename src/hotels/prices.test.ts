import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { HOTELS, hotelOf } from '#hotels/catalogue.ts'
import { madeNight } from '#hotels/made-night.ts'
import { perNight, ratePrice } from '#hotels/rate-price.ts'
import { findRate, ratesOf } from '#hotels/rates.ts'
import { fits } from '#hotels/room-capacity.ts'
import { sharesOfRoom } from '#hotels/room-shares.ts'
import { seasonPercent } from '#hotels/season.ts'
import { isVoucherNumber, voucherNumberOf } from '#hotels/voucher-number.ts'
import { percentOf, plus, type Rial, rial } from '#money/rial.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const hotel = {
  ...hotelOf('kih-marjan'),
  boards: { breakfast: rial(2_000_000), 'half-board': rial(6_000_000) },
}
const night = rial(10_000_000)

test('a night costs by the first row that holds', () => {
  const table = [
    ['2026-11-28', 100, 'a Saturday of Azar'],
    ['2026-12-03', 120, 'a Thursday'],
    ['2026-12-04', 120, 'a Friday'],
    ['2027-01-09', 90, 'a Saturday of Dey'],
    ['2027-02-10', 140, 'the eve of 22 Bahman'],
    ['2027-03-20', 140, 'the last evening of the year'],
    ['2027-04-02', 140, 'the thirteenth of the new one'],
    ['2027-04-03', 100, 'the day after'],
  ] as const
  for (const [date, percent, name] of table) assert.equal(seasonPercent(day(date)), percent, name)
})

test('a made night is within eight percent of its season, in whole thousands of toman, and always the same', () => {
  const types = HOTELS.flatMap(({ roomTypes }) => roomTypes)
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.nat(364), fc.nat(1000), (roomType, days, seed) => {
      const date = day('2026-11-21').add({ days })
      const made = madeNight(seed, roomType, date)
      const season = (roomType.baseNight * seasonPercent(date)) / 100
      assert.ok(Math.abs(made.price - season) <= season * 0.08 + 5000)
      assert.equal(made.price % 10_000, 0)
      assert.ok(made.allotment >= 0 && made.allotment <= roomType.allotment)
      assert.deepEqual(madeNight(seed, roomType, date), made)
    }),
  )
})

test('who fits: grown-ups by themselves, and with everybody who needs a bed', () => {
  const family = { mostAdults: 2, mostGuests: 3 }
  const table = [
    [2, [], true],
    [3, [], false],
    [2, [9], true],
    [2, [9, 4], false],
    [2, [9, 1], true],
    [2, [0, 1, 1], true],
    [2, [2, 2], false],
  ] as const
  for (const [adults, childAges, does] of table)
    assert.equal(fits(family, { adults, childAges }), does, `${adults} and ${childAges.join(' ')}`)
})

test('what a room costs for its guests', () => {
  const table = [
    ['room-only', false, 2, [], 18_000_000, 'two nights without a way back'],
    ['breakfast', true, 2, [], 28_000_000, 'and four breakfasts'],
    ['breakfast', true, 2, [5, 0], 28_000_000, 'the small ones are free'],
    ['breakfast', true, 2, [6], 33_000_000, 'a bed and half a breakfast a night'],
    ['breakfast', true, 2, [12, 9], 38_000_000, 'two of them'],
    ['half-board', true, 1, [], 32_000_000, 'one guest'],
    ['room-only', false, 2, [7], 20_700_000, 'the bed is cheaper as well'],
  ] as const
  for (const [board, isFlexible, adults, childAges, total, name] of table)
    assert.equal(ratePrice({ hotel, board, isFlexible }, [night, night], { adults, childAges }), total, name)
})

test('nights add up to the stay, to the toman: one is the stay itself, a mean is off by less than a toman each', () => {
  assert.equal(perNight(rial(30_000_000), 3), 10_000_000)
  assert.equal(perNight(rial(30_000_010), 3), 10_000_010)
  assert.equal(perNight(rial(21_114_000), 1), 21_114_000)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 11 }), fc.integer({ min: 1, max: 30 }), (total, nights) => {
      const over = perNight(rial(total), nights) * nights - total
      assert.ok(over >= 0 && over < 10 * nights, `${over}`)
      assert.ok(nights > 1 || over === 0)
    }),
  )
})

test('every rate is found by its number, and nothing else is', () => {
  const all = HOTELS.flatMap((one) => one.roomTypes.flatMap((roomType) => ratesOf(one, roomType)))
  assert.equal(new Set(all.map(({ rateId }) => rateId)).size, all.length)
  for (const rate of all) {
    assert.equal(findRate(rate.rateId)?.roomType.id, rate.roomType.id)
    assert.match(rate.rateId, /^[a-z0-9.-]+$/)
  }
  for (const stranger of ['', '.', 'kih-marjan.double', 'kih-marjan.double.breakfast.fixed', '__proto__.a.b'])
    assert.equal(findRate(stranger), undefined)
})

test('base and tax are the price, the tax a tenth of the base, and twelve percent of it ours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (amount) => {
      const total: Rial = rial(amount)
      const { base, tax, supplierShare } = sharesOfRoom(total)
      assert.equal(plus(base, tax), total)
      assert.ok(Math.abs(tax - base / 10) <= 1)
      assert.equal(plus(supplierShare, percentOf(base, 12)), total)
    }),
  )
})

test('a voucher number proves itself', () => {
  const numbers = Array.from({ length: 500 }, (_, at) => voucherNumberOf(310_480 + at))
  assert.equal(new Set(numbers).size, 500)
  for (const number of numbers) {
    assert.ok(isVoucherNumber(number))
    const last = Number(number.at(-1))
    assert.ok(!isVoucherNumber(number.slice(0, -1) + ((last + 1) % 10)))
  }
  assert.ok(!isVoucherNumber((numbers[0] ?? '').slice(1)))
})
