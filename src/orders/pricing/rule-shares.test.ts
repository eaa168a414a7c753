import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import type { SalesChannel } from '#calls/sales-channel.ts'
import { fromToman, negative, type Rial, rial, sum } from '#money/rial.ts'
import type { PriceRule } from '#orders/pricing/price-rule.ts'
import { ruleCommissions, ruledPrice, ruleShares } from '#orders/pricing/rule-shares.ts'
import { rulesInForce } from '#orders/pricing/rules-in-force.ts'

const ppms = fc.integer({ min: -500_000, max: 1_000_000 })
const amounts = fc.integer({ min: -100_000_000, max: 100_000_000 }).map(rial)
const effects = fc.array(fc.record({ ppm: ppms, amount: amounts }), { maxLength: 5 })
const rules = effects.map((all) => all.map((effect, place) => ({ ...effect, id: place + 1 })))
const prices = fc.integer({ min: 0, max: 10_000_000_000 }).map(rial)
const tomans = fc.integer({ min: 1, max: 1_000_000_000 }).map(fromToman)

test('a price by rules is never below half of the supplier’s, and the shares are the whole difference', () => {
  fc.assert(
    fc.property(prices, rules, fc.boolean(), (price, all, hasSeat) => {
      const made = ruledPrice(price, all, hasSeat)
      assert.ok(made * 2 >= price, `${price} became ${made}`)
      assert.equal(price + sum(ruleShares(price, all, hasSeat).map(({ amount }) => amount)), made)
    }),
  )
})

test('a dearer fare is never sold cheaper than a cheaper one', () => {
  fc.assert(
    fc.property(prices, fc.nat(30), rules, (price, more, all) => {
      assert.ok(ruledPrice(price, all, true) <= ruledPrice(rial(price + more), all, true))
    }),
    { numRuns: 500 },
  )
})

test('what only adds never makes it cheaper, and what only takes off never dearer', () => {
  const size = fc.record({ ppm: fc.nat(500_000), amount: fc.nat(100_000_000).map(rial) })
  fc.assert(
    fc.property(tomans, fc.array(size, { maxLength: 3 }), (price, all) => {
      const taken = all.map(({ ppm, amount }) => ({ ppm: -ppm, amount: negative(amount) }))
      assert.ok(ruledPrice(price, all, true) >= price)
      assert.ok(ruledPrice(price, taken, true) <= price)
    }),
  )
})

test('two percent and fifty thousand toman of 1,234,567 toman, to the rial', () => {
  const both = [
    { id: 1, ppm: 20_000, amount: rial(0) },
    { id: 2, ppm: 0, amount: rial(500_000) },
  ]
  const price = fromToman(1_234_567)
  // 2% of it are 246,913.4 rial: downwards to a whole toman
  assert.equal(ruledPrice(price, both, true), 13_092_580)
  assert.deepEqual(ruleShares(price, both, true), [
    { ruleId: 1, amount: 246_913 },
    { ruleId: 2, amount: 499_997 },
  ])
  assert.equal(ruledPrice(price, both, false), 12_592_580)
  assert.equal(ruledPrice(price, [], true), price)
})

test('what suppliers pay us changes no price by a rial, and is no more than half of a base fare', () => {
  const commissions = fc.array(fc.record({ id: fc.integer({ min: 100, max: 109 }), ppm: fc.nat(300_000) }), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(prices, rules, commissions, (price, all, more) => {
      const silent = more.map(({ id, ppm }) => ({ id, ppm: 0, amount: rial(0), commissionPpm: ppm }))
      assert.equal(ruledPrice(price, [...all, ...silent], true), ruledPrice(price, all, true))
      assert.deepEqual(ruleShares(price, [...all, ...silent], true), ruleShares(price, all, true))
      const paid = ruleCommissions(price, silent)
      assert.ok(sum(paid.map(({ amount }) => amount)) * 2 <= price)
      assert.ok(paid.every(({ amount }) => amount > 0))
    }),
  )
  assert.deepEqual(ruleCommissions(fromToman(2_000_000), [{ id: 3, commissionPpm: 25_000 }]), [
    { ruleId: 3, amount: 500_000 },
  ])
})

const at = Temporal.Instant.from('2026-11-21T06:00:00Z')
const rule: PriceRule = {
  id: 7,
  product: 'flight',
  supplier: null,
  airline: null,
  origin: null,
  destination: null,
  brand: null,
  channel: null,
  daysFrom: null,
  daysUntil: null,
  ppm: 10_000,
  amount: 0 as Rial,
  commissionPpm: 0,
  startsAt: at,
  endsAt: at.add({ hours: 1 }),
}
const flight = {
  supplier: 'own',
  airline: 'W5',
  origin: { iata: 'IKA', cityCode: 'THR' },
  destination: { iata: 'MHD', cityCode: 'MHD' },
  beginsOn: Temporal.PlainDate.from('2026-11-24'),
}
const where = { product: 'flight', brand: 'parastoo', channel: 'site' as SalesChannel, at }
const isMet = (more: Partial<PriceRule>, of: Partial<typeof where> = {}) =>
  rulesInForce([{ ...rule, ...more }], { ...where, ...of }).rulesFor(flight).length === 1

test('a rule is about what meets all it asks, from its first moment until its last', () => {
  assert.ok(isMet({}))
  assert.ok(isMet({ supplier: 'own', airline: 'W5', origin: 'THR', destination: 'MHD', brand: 'parastoo' }))
  assert.ok(isMet({ origin: 'IKA' }))
  assert.ok(!isMet({ origin: 'MHD' }))
  assert.ok(!isMet({ destination: 'THR' }))
  assert.ok(!isMet({ supplier: 'nira' }))
  assert.ok(!isMet({ airline: 'IR' }))
  assert.ok(!isMet({ brand: 'chakavak' }))
  assert.ok(!isMet({}, { product: 'hotel' }))
  assert.ok(!isMet({}, { at: at.subtract({ seconds: 1 }) }))
  assert.ok(!isMet({}, { at: at.add({ hours: 1 }) }))
  assert.ok(isMet({ endsAt: null }, { at: at.add({ hours: 9000 }) }))
})

test('days before are counted in Iran, at 23:30 too', () => {
  // 24 November is three days after the 21st, and two after the 22nd
  assert.ok(isMet({ daysFrom: 3, daysUntil: 3 }))
  assert.ok(!isMet({ daysFrom: 4 }))
  assert.ok(!isMet({ daysUntil: 2 }))
  const all = { endsAt: null, daysFrom: 3 }
  assert.ok(isMet(all, { at: Temporal.Instant.from('2026-11-21T20:00:00Z') }))
  assert.ok(!isMet(all, { at: Temporal.Instant.from('2026-11-21T20:30:00Z') }))
})

test('prices by days have another key each day, others the same one', () => {
  const keyOf = (more: Partial<PriceRule>, moment: Temporal.Instant) =>
    rulesInForce([{ ...rule, endsAt: null, ...more }], { ...where, at: moment }).key
  const tomorrow = at.add({ hours: 24 })
  assert.equal(keyOf({}, at), keyOf({}, tomorrow))
  assert.notEqual(keyOf({ daysFrom: 1 }, at), keyOf({ daysFrom: 1 }, tomorrow))
  assert.equal(rulesInForce([], where).key, '')
})
