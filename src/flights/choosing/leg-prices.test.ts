import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { charterPrices, systemPrices } from '#flights/choosing/fare-prices.ts'
import { type FarePart, legPrices, sharesTicket, ticketsOf } from '#flights/choosing/leg-prices.ts'
import { fromToman, rial, sum } from '#money/rial.ts'

const own = { supplier: 'own', offerId: null, isCharter: false, throughPercent: 100 } as const
const through = (toman: number, more: Partial<FarePart> = {}): FarePart => ({
  ...own,
  airlineId: 'qatar',
  throughPercent: 85,
  prices: systemPrices(fromToman(toman)),
  ...more,
})

test('one flight costs its fare, through ticket or not', () => {
  const fare = through(5_000_000)
  assert.deepEqual(legPrices([fare]), { whole: fare.prices, parts: [fare.prices] })
})

test('two flights of an airline that sells through tickets: 85 percent of the base fares, all taxes', () => {
  const fares = [through(5_000_010), through(3_000_000)]
  const { whole, parts } = legPrices(fares)
  const [adult] = whole
  assert.deepEqual(
    parts.map(([price]) => price?.base),
    [rial(42_510_000), rial(25_500_000)],
  )
  assert.equal(adult?.base, 68_010_000)
  const taxes = fares.flatMap(({ prices }) => prices[0]?.taxes.map(({ amount }) => amount) ?? [])
  assert.equal(adult?.total, 68_010_000 + sum(taxes))
  assert.deepEqual(
    adult?.taxes.map(({ code }) => code),
    ['I6', 'KU', 'LP', 'HL'],
  )
})

test('airlines that differ, that sell none, charters and other suppliers are tickets of their own', () => {
  const fare = through(5_000_000)
  for (const other of [
    through(3_000_000, { airlineId: 'emirates' }),
    through(3_000_000, { isCharter: true }),
    through(3_000_000, { supplier: 'nira' }),
    through(3_000_000, { offerId: 'off_1' }),
  ]) {
    assert.equal(sharesTicket(fare, other), false)
    assert.equal(
      legPrices([fare, other]).whole[0]?.total,
      sum([fare, other].map(({ prices }) => prices[0]?.total ?? rial(0))),
    )
  }
  const none = through(3_000_000, { throughPercent: 100 })
  assert.equal(sharesTicket(none, none), false)
})

test('only neighbours share a ticket', () => {
  const [a, b] = [through(5_000_000), through(4_000_000, { airlineId: 'emirates' })]
  assert.deepEqual(
    ticketsOf([a, a, b, a]).map(({ length }) => length),
    [2, 1, 1],
  )
})

test('parts of one offer are one ticket at the prices told', () => {
  const told = through(5_000_000, { supplier: 'duffel', offerId: 'off_1' })
  const another = through(4_000_000, { supplier: 'duffel', offerId: 'off_1', airlineId: 'emirates' })
  assert.equal(ticketsOf([told, another]).length, 1)
  assert.deepEqual(legPrices([told, another]).parts, [told.prices, another.prices])
})

test('a kind of traveller that one of the fares does not know is left out', () => {
  const adults = through(5_000_000, { prices: systemPrices(fromToman(5_000_000)).slice(0, 1) })
  assert.deepEqual(
    legPrices([through(4_000_000), adults]).whole.map(({ paxType }) => paxType),
    ['Adult'],
  )
})

const anyFare = fc.record({
  airlineId: fc.constantFrom('qatar', 'emirates'),
  throughPercent: fc.constantFrom(100, 88, 73, 50),
  isCharter: fc.boolean(),
  supplier: fc.constantFrom('own', 'duffel'),
  offerId: fc.constantFrom(null, null, 'off_1'),
  prices: fc
    .tuple(fc.boolean(), fc.integer({ min: 100_000, max: 900_000_000 }))
    .map(([charter, toman]) => (charter ? charterPrices : systemPrices)(fromToman(toman))),
})

test('the parts always sum to the whole, which is never more than the fares', () => {
  fc.assert(
    fc.property(fc.array(anyFare, { minLength: 1, maxLength: 3 }), (fares) => {
      const { whole, parts } = legPrices(fares)
      for (const [index, price] of whole.entries()) {
        const figures = parts.map((part) => part[index] ?? price)
        assert.equal(price.total, sum(figures.map(({ total }) => total)))
        assert.equal(price.base, sum(figures.map(({ base }) => base)))
        assert.equal(price.total, price.base + sum(price.taxes.map(({ amount }) => amount)))
        assert.ok(price.total <= sum(fares.map(({ prices }) => prices[index]?.total ?? rial(0))))
      }
      assert.equal(whole.length, 3)
    }),
  )
})
