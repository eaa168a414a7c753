import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import type { Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { cardFares } from '#flights/search/card-fares.ts'
import { passes } from '#flights/search/filter-tests.ts'
import { type Filters, noFilters, refundKeys, ticketTypes } from '#flights/search/filters.ts'
import { faresOf, flightsOf, isNoWorse, nextBack, suggestedOf } from '#flights/search/flight-cards.ts'
import { indexOf } from '#flights/search/offer-index.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { sortings } from '#flights/search/sorting.ts'

const kg = (value: number) => ({ unit: 'Kg', value }) as const
const one = { flight: 'W5 1041' }
const ids = (proposals: readonly Proposal[]) => proposals.map(({ proposalId }) => proposalId)

test('a flight is its airline, number and hour; each way of a round trip is another', () => {
  const flights = flightsOf(sampleProposal({ ...one, id: 1 }))
  assert.equal(flightsOf(sampleProposal({ ...one, id: 2, toman: 9, charter: true, cabin: 2 })), flights)
  for (const other of [
    sampleProposal({ flight: 'W5 1043' }),
    sampleProposal({ ...one, at: '06:16' }),
    sampleProposal({ ...one, airline: 'taban' }),
    sampleProposal({ ...one, legs: 2 }),
    sampleProposal({ ...one, returning: true }),
    sampleProposal({ ...one, back: {} }),
  ])
    assert.notEqual(flightsOf(other), flights)
})

test('a fare that is dearer and better in nothing is not shown; whatever is better in one thing is', () => {
  const base = { ...one, toman: 2_000_000, bag: kg(20), penaltyPercent: 50, nextPercent: 70 } as const
  const fares = (...others: Parameters<typeof sampleProposal>[0][]) =>
    ids(
      faresOf([
        sampleProposal({ ...base, id: 1 }),
        ...others.map((other, at) => sampleProposal({ ...base, id: at + 2, ...other })),
      ]),
    )
  assert.deepEqual(fares({ toman: 2_000_001 }), ['1'])
  assert.deepEqual(fares({ toman: 2_100_000 }), ['1'], 'more comes back of it, and more is lost')
  assert.deepEqual(fares({ toman: 2_100_000, bag: kg(10), penaltyPercent: 60 }), ['1'])
  assert.deepEqual(fares({ toman: 2_000_001, bag: kg(21) }), ['1', '2'])
  assert.deepEqual(fares({ toman: 2_000_001, penaltyPercent: 49 }), ['1', '2'])
  assert.deepEqual(fares({ toman: 2_000_001, nextPercent: 69 }), ['1', '2'])
  assert.deepEqual(fares({ toman: 2_000_001, charter: true }), ['1', '2'])
  assert.deepEqual(fares({ toman: 2_000_001, cabin: 2 }), ['1', '2'])
  assert.deepEqual(fares({ seat: 0, toman: 1 }), ['1'])
})

test('of fares alike in everything one is shown, and of a flight sold out one', () => {
  assert.equal(faresOf([sampleProposal({ ...one, id: 1 }), sampleProposal({ ...one, id: 2 })]).length, 1)
  assert.deepEqual(
    ids(
      faresOf([sampleProposal({ id: 1, seat: 0, toman: 3 }), sampleProposal({ id: 2, seat: 0, toman: 2 })]),
    ),
    ['2'],
  )
})

test('of many fares four are shown, among them the cheapest, one that gives back, and one of each cabin', () => {
  const many = Array.from({ length: 6 }, (_, at) =>
    sampleProposal({ ...one, id: at + 1, toman: 1_000_000 + at, bag: kg(at), penaltyPercent: 100 }),
  )
  const back = sampleProposal({ ...one, id: 8, toman: 2_000_000, bag: kg(0) })
  const business = sampleProposal({ ...one, id: 9, toman: 9_000_000, cabin: 2 })
  const shown = faresOf([business, back, ...many])
  assert.deepEqual(ids(shown), ['1', '2', '8', '9'])
  assert.equal(suggestedOf(shown), back)
})

const story = fc.record({
  flight: fc.constantFrom('W5 1041', 'W5 1043', 'EP 3741'),
  at: fc.constantFrom('06:15', '13:00'),
  seat: fc.nat(2),
  toman: fc.integer({ min: 1_000_000, max: 1_000_400 }),
  charter: fc.boolean(),
  cabin: fc.constantFrom(1, 2),
  bag: fc.constantFrom(0, 20, 30).map(kg),
  penaltyPercent: fc.constantFrom(0, 30, 60),
  nextPercent: fc.constantFrom(70, 100),
  selfTransfer: fc.boolean(),
  legs: fc.constantFrom(1, 2),
})
const lists = fc
  .array(story, { minLength: 1, maxLength: 60 })
  .map((stories) => stories.map((part, at) => sampleProposal({ ...part, id: at + 1 })))
const wishes: fc.Arbitrary<Filters> = fc
  .record({
    type: fc.constantFrom(...Object.values(ticketTypes)),
    refund: fc.constantFrom(...refundKeys),
    cabins: fc.subarray([1, 2] as const),
    price: fc.option(fc.constant({ from: 10_001_000, to: 10_003_000 }), { nil: undefined }),
    withSeats: fc.boolean(),
  })
  .map((part) => ({ ...noFilters, ...part }))

test('whatever is asked for, every offer that passes is in exactly one card, at the lowest of what passes', () => {
  fc.assert(
    fc.property(lists, wishes, fc.constantFrom(...sortings), (proposals, filters, sorting) => {
      const index = indexOf(proposals)
      const shown = index.listed(index.through(filters), sorting)
      const fares = cardFares(index, filters, shown)
      const passing = proposals.filter((offer) => passes(offer, filters))
      const cards = Map.groupBy(passing, flightsOf)
      assert.deepEqual(new Set(shown.map(flightsOf)), new Set(cards.keys()), 'a card of each flight')
      assert.equal(shown.length, cards.size, 'and one alone')
      for (const card of shown) {
        const offers = cards.get(flightsOf(card)) ?? []
        const opened = fares.get(card) ?? []
        const open = offers.filter(({ seat }) => seat > 0)
        const counted = open.length > 0 ? open : offers
        assert.ok(passes(card, filters), 'the price shown is of a fare that passes')
        assert.equal(adultPrice(card), Math.min(...counted.map(adultPrice)))
        assert.equal(adultPrice(card), Math.min(...opened.map(adultPrice)))
        assert.ok(opened.length >= 1 && opened.length <= 4)
        for (const fare of opened) assert.ok(offers.includes(fare))
        if (opened.length < 4 && open.length > 0)
          for (const hidden of open) assert.ok(opened.some((fare) => isNoWorse(fare, hidden)))
        for (const fare of opened)
          assert.ok(!opened.some((other) => other !== fare && isNoWorse(other, fare)), 'none is in vain')
      }
    }),
  )
})

test('with every ticket asked for, each is a card that opens to itself', () => {
  fc.assert(
    fc.property(lists, (proposals) => {
      const index = indexOf(proposals)
      const filters = { ...noFilters, duplicates: true }
      const shown = index.listed(index.through(filters), 'Cheapest')
      assert.equal(shown.length, proposals.length)
      for (const [card, fares] of cardFares(index, filters, shown)) assert.deepEqual(fares, [card])
    }),
  )
})

test('what never changes comes back at the next step as well', () => {
  assert.equal(nextBack(sampleProposal({ toman: 1000, penaltyPercent: 40 })), 6000)
  assert.equal(nextBack(sampleProposal({ toman: 1000, penaltyPercent: 40, nextPercent: 100 })), 0)
})
