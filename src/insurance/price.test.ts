import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { planIds, plans } from '#insurance/plans.ts'
import { priceOf, supplierShareOf } from '#insurance/price.ts'
import { hasBegun, retainedOf } from '#insurance/refund-rule.ts'
import { longestDays, oldestYears, tariffOn } from '#insurance/tariff.ts'
import { leastLimitOf, zones } from '#insurance/zones.ts'
import { minus, rial, sum } from '#money/rial.ts'

const tariff = tariffOn('2026-11-21')
const risks = fc.record({
  zone: fc.constantFrom(...zones),
  plan: fc.constantFrom(...planIds),
  days: fc.integer({ min: 1, max: longestDays(tariff) }),
})
const ages = fc.array(fc.integer({ min: 0, max: oldestYears(tariff) }), { minLength: 1, maxLength: 9 })

test('a week in Turkey for 34, 37, 68 and 6 years, each by age and the duty apart', () => {
  const price = priceOf(tariff, { zone: 'near', plan: 'companion', days: 7 }, [34, 37, 68, 6])
  assert.deepEqual(
    price?.people.map(({ premium }) => premium),
    [4_200_000, 4_200_000, 6_300_000, 2_100_000],
  )
  assert.deepEqual([price?.duty, price?.total], [1_512_000, 18_312_000])
})

test('people and their duty sum to the whole, and nobody costs less than the insurer asks', () => {
  fc.assert(
    fc.property(risks, ages, (risk, party) => {
      const price = priceOf(tariff, risk, party)
      if (price === undefined) return assert.equal(risk.zone === 'schengen' && risk.plan === 'basic', true)
      assert.equal(price.total, sum(price.people.map(({ total }) => total)))
      assert.equal(price.total, sum(price.people.flatMap(({ premium, duty }) => [premium, duty])))
      for (const one of price.people) assert.ok(supplierShareOf(one) > 0 && supplierShareOf(one) < one.total)
    }),
  )
})

test('a longer journey and a higher limit never cost less', () => {
  fc.assert(
    fc.property(risks, fc.integer({ min: 0, max: 85 }), (risk, age) => {
      const totalOf = (other: Partial<typeof risk>) =>
        priceOf(tariff, { ...risk, ...other }, [age])?.total ?? 0
      assert.ok(risk.days === longestDays(tariff) || totalOf({}) <= totalOf({ days: risk.days + 1 }))
      const byLimit = plans.map(({ id }) => totalOf({ plan: id }))
      assert.deepEqual(
        byLimit,
        byLimit.toSorted((a, b) => a - b),
      )
    }),
  )
})

test('nobody above the last age, for no day and for more than a year', () => {
  const risk = { zone: 'world', plan: 'full', days: 10 } as const
  assert.ok(priceOf(tariff, risk, [85]))
  for (const [wrong, age] of [
    [risk, 86],
    [risk, -1],
    [{ ...risk, days: 0 }, 30],
    [{ ...risk, days: 366 }, 30],
  ] as const)
    assert.equal(priceOf(tariff, wrong, [30, age]), undefined)
  assert.equal(priceOf(tariff, risk, []), undefined)
})

test('where a visa asks for 30,000 euro nothing smaller is priced', () => {
  for (const { id, limitEuro } of plans) {
    const price = priceOf(tariff, { zone: 'schengen', plan: id, days: 7 }, [30])
    assert.equal(price === undefined, limitEuro < leastLimitOf('schengen'), id)
  }
})

test('what comes back is never more than was paid, and whole for a refused visa alone', () => {
  fc.assert(
    fc.property(fc.nat(50_000_000), fc.nat(2_000_000), fc.boolean(), (total, fee, isVisaRefused) => {
      const kept = retainedOf({ isVisaRefused }, { fee: rial(fee), total: rial(total) })
      assert.ok(kept >= 0 && minus(rial(total), kept) >= 0)
      assert.equal(kept === 0, isVisaRefused || fee === 0 || total === 0)
    }),
  )
})

test('it has begun on its first day, but for whom was refused a visa', () => {
  const startsOn = Temporal.PlainDate.from('2026-12-12')
  const at = (day: string, isVisaRefused = false) =>
    hasBegun({ startsOn, isVisaRefused }, Temporal.PlainDate.from(day))
  assert.deepEqual([at('2026-12-11'), at('2026-12-12'), at('2026-12-12', true)], [false, true, false])
})

test('an older day is priced by the tariff that was in force', () => {
  const newer = { ...tariff, id: 'house/2', effectiveFrom: '2027-03-21' }
  assert.equal(tariffOn('2027-03-20', [newer, tariff]).id, 'house/1')
  assert.equal(tariffOn('2027-03-21', [newer, tariff]).id, 'house/2')
  assert.throws(() => tariffOn('2020-01-01'), RangeError)
})
