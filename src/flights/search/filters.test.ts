import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import type { Proposal } from '#flights/proposal.ts'
import { dayPartNames } from '#flights/search/day-parts.ts'
import { filtersOf, sortingOf, withFilters } from '#flights/search/filter-params.ts'
import { lifts } from '#flights/search/filter-suggestions.ts'
import { passes } from '#flights/search/filter-tests.ts'
import {
  activeFilters,
  bagKeys,
  cabinKeys,
  type Filters,
  noFilters,
  refundKeys,
  stopKeys,
  ticketTypes,
  without,
} from '#flights/search/filters.ts'
import { flightsOf } from '#flights/search/flight-cards.ts'
import { indexOf } from '#flights/search/offer-index.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { sortings } from '#flights/search/sorting.ts'

const list = [
  sampleProposal({ id: 1, at: '06:15', toman: 2_900_000 }),
  sampleProposal({ id: 2, at: '12:00', toman: 2_100_000, charter: true, airline: 'kish-air' }),
  sampleProposal({ id: 3, at: '05:59', toman: 3_500_000, seat: 0 }),
  sampleProposal({ id: 4, at: '18:00', toman: 2_900_000, minutes: 240, legs: 2 }),
]
const filtered = (proposals: readonly Proposal[], filters: Filters) => {
  const index = indexOf(proposals)
  return index.listed(index.through(filters), 'Cheapest')
}
const ids = (filters: Partial<Filters>) =>
  filtered(list, { ...noFilters, ...filters })
    .map((one) => Number(one.proposalId))
    .toSorted((a, b) => a - b)

const cases: readonly [says: string, filters: Partial<Filters>, left: readonly number[]][] = [
  ['nothing is left out by no filters', {}, [1, 2, 3, 4]],
  ['charter alone', { type: ticketTypes.charter }, [2]],
  ['system alone', { type: ticketTypes.system }, [1, 3, 4]],
  ['only with seats', { withSeats: true }, [1, 2, 4]],
  ['noon belongs to the afternoon', { times: ['afternoon'] }, [2]],
  ['a minute before six is night', { times: ['night'] }, [3]],
  ['two parts of the day are joined', { times: ['morning', 'evening'] }, [1, 4]],
  ['direct flights', { stopsOutbound: stopKeys.direct }, [1, 2, 3]],
  ['one stop', { stopsOutbound: stopKeys.one }, [4]],
  ['an airline', { airlines: ['kish-air'] }, [2]],
  ['a price range includes its ends', { price: { from: 21_000_000, to: 29_000_000 } }, [1, 2, 4]],
  ['a duration range', { durationMinutes: { from: 0, to: 90 } }, [1, 2, 3]],
  ['an airport at either end', { airports: ['MHD'] }, [1, 2, 3, 4]],
  ['an airport nobody flies to', { airports: ['TBZ'] }, []],
  ['a one-way ticket has no return to stop on', { stopsReturning: stopKeys.direct }, [1, 2, 3, 4]],
  ['nor one to leave on', { timesBack: ['night'] }, [1, 2, 3, 4]],
]
for (const [says, filters, left] of cases) test(says, () => assert.deepEqual(ids(filters), left))

test('the return of a round trip is filtered by its own stops', () => {
  const trips = [sampleProposal({ id: 1, back: {} }), sampleProposal({ id: 2, back: { legs: 2 } })]
  const through = filtered(trips, { ...noFilters, stopsReturning: stopKeys.one })
  assert.deepEqual(
    through.map((one) => one.proposalId),
    ['2'],
  )
})

test('a domestic return is filtered by what is asked of the way back, never by what is asked of the way out', () => {
  const back = [
    sampleProposal({ id: 1, returning: true, at: '23:00' }),
    sampleProposal({ id: 2, returning: true, legs: 2 }),
  ]
  const asked = { ...noFilters, times: ['night'], stopsOutbound: stopKeys.one } as const
  assert.equal(filtered(back, asked).length, 2)
  assert.deepEqual(filtered(back, { ...asked, timesBack: ['evening'] }), [back[0]])
  assert.deepEqual(filtered(back, { ...asked, stopsReturning: stopKeys.one }), [back[1]])
})

const terms = [
  sampleProposal({ id: 1, bag: { unit: 'Kg', value: 0 }, penaltyPercent: 100 }),
  sampleProposal({ id: 2, bag: { unit: 'Kg', value: 20 }, penaltyPercent: 50 }),
  sampleProposal({ id: 3, bag: { unit: 'Pc', value: 2 }, penaltyPercent: 0, cabin: 2 }),
  sampleProposal({
    id: 4,
    legs: 2,
    selfTransfer: true,
    back: { bag: { unit: 'Kg', value: 30 } },
    penaltyPercent: 30,
  }),
]
const termCases: readonly [says: string, filters: Partial<Filters>, left: readonly number[]][] = [
  ['any checked bag', { bag: 1 }, [2, 3, 4]],
  ['twenty kilograms on every direction', { bag: 20 }, [2, 3, 4]],
  ['two pieces are forty-six kilograms', { bag: 40 }, [3]],
  ['the direction with the smaller bag decides', { bag: 25 }, [3]],
  ['whatever gives something back now', { refund: 99 }, [2, 3, 4]],
  ['at most thirty percent kept now', { refund: 30 }, [3, 4]],
  ['nothing kept now', { refund: 0 }, [3]],
  ['business class', { cabins: [2] }, [3]],
  ['two cabins are joined', { cabins: [1, 2] }, [1, 2, 3, 4]],
  ['no flights on tickets of their own', { noSelfTransfer: true }, [1, 2, 3]],
]
for (const [says, filters, left] of termCases)
  test(says, () =>
    assert.deepEqual(
      filtered(terms, { ...noFilters, ...filters })
        .map((one) => Number(one.proposalId))
        .toSorted((a, b) => a - b),
      left,
    ),
  )

test('with a bag asked for, a flight is shown at the cheapest fare that takes it', () => {
  const fares = [
    sampleProposal({ id: 1, flight: 'W5 1', toman: 1_000_000, bag: { unit: 'Kg', value: 0 } }),
    sampleProposal({ id: 2, flight: 'W5 1', toman: 1_400_000 }),
    sampleProposal({ id: 3, flight: 'W5 1', toman: 1_300_000 }),
  ]
  assert.deepEqual(filtered(fares, noFilters), [fares[0]])
  assert.deepEqual(filtered(fares, { ...noFilters, bag: 20 }), [fares[2]])
})

test('clearing shows all stops, all types, and each flight once', () => {
  assert.deepEqual(
    [noFilters.stopsOutbound, noFilters.type, noFilters.duplicates, noFilters.withSeats],
    [0, 0, false, false],
  )
  assert.deepEqual(activeFilters(noFilters), [])
})

test('an empty list names the filters whose lifting brings tickets back, how many and from what price', () => {
  const filters: Filters = { ...noFilters, type: ticketTypes.charter, times: ['night'], withSeats: true }
  assert.deepEqual(lifts(indexOf(list), filters), [{ names: ['times'], count: 1, lowest: 21_000_000 }])
  assert.deepEqual(activeFilters(without(filters, 'times')), ['type', 'withSeats'])
})

test('where no one filter would do, two are named, and where no two would, all', () => {
  const two: Filters = { ...noFilters, type: ticketTypes.charter, times: ['night'], airlines: ['taban'] }
  assert.deepEqual(lifts(indexOf(list), two)[0], {
    names: ['times', 'airlines'],
    count: 1,
    lowest: 21_000_000,
  })
  const three: Filters = { ...noFilters, airports: ['TBZ'], airlines: ['taban'], cabins: [3] }
  assert.deepEqual(lifts(indexOf(list), three), [
    { names: ['airlines', 'airports', 'cabins'], count: 4, lowest: 21_000_000 },
  ])
})

const range = fc
  .tuple(fc.nat(1e9), fc.nat(1e9))
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    times: fc.uniqueArray(fc.constantFrom(...dayPartNames)),
    timesBack: fc.uniqueArray(fc.constantFrom(...dayPartNames)),
    airlines: fc.uniqueArray(fc.constantFrom('mahan', 'kish-air', 'iran-air')),
    price: fc.option(range, { nil: undefined }),
    stopsOutbound: fc.constantFrom(...Object.values(stopKeys)),
    stopsReturning: fc.constantFrom(...Object.values(stopKeys)),
    type: fc.constantFrom(...Object.values(ticketTypes)),
    durationMinutes: fc.option(range, { nil: undefined }),
    airports: fc.uniqueArray(fc.constantFrom('THR', 'MHD')),
    cabins: fc.subarray([...cabinKeys]),
    bag: fc.constantFrom(...bagKeys),
    refund: fc.constantFrom(...refundKeys),
    noSelfTransfer: fc.boolean(),
    noAirportChange: fc.boolean(),
    withSeats: fc.boolean(),
    duplicates: fc.boolean(),
  },
  { noNullPrototype: true },
)

test('filters and order survive the address, whatever else is in it', () => {
  fc.assert(
    fc.property(anyFilters, fc.constantFrom(...sortings), (filters, sorting) => {
      const address = withFilters(new URLSearchParams('origin=THR&type=1&sort=Latest'), filters, sorting)
      const read = new URLSearchParams(address)
      assert.deepEqual(filtersOf(read), filters)
      assert.equal(sortingOf(read), sorting)
      assert.equal(read.get('origin'), 'THR')
    }),
  )
})

test('an address with nonsense in it filters nothing', () => {
  const nonsense = new URLSearchParams(
    'type=9&stops=x&price=9-1&time=noon&airline=<b>&airport=thr&sort=Nicest&duration=1&cabins=9&bag=7&refund=1&selfTransfer=2&timeBack=x',
  )
  assert.deepEqual(filtersOf(nonsense), noFilters)
  assert.equal(sortingOf(nonsense), 'Cheapest')
})

test('the address of no filters says nothing about them', () => {
  assert.equal(withFilters(new URLSearchParams('origin=THR&seats=1'), noFilters, 'Cheapest'), 'origin=THR')
})

const anyProposals = fc
  .uniqueArray(
    fc.record({
      id: fc.nat(5000),
      seat: fc.nat(3),
      toman: fc.integer({ min: 1, max: 90_000 }),
      flight: fc.constantFrom('a', 'b'),
      at: fc.constantFrom('03:00', '07:30', '13:00', '23:00'),
      airline: fc.constantFrom('mahan', 'kish-air', 'iran-air'),
      charter: fc.boolean(),
      legs: fc.integer({ min: 1, max: 3 }),
      minutes: fc.integer({ min: 40, max: 900 }),
      penaltyPercent: fc.constantFrom(0, 30, 60, 100),
      cabin: fc.constantFrom(1, 2, 3),
      returning: fc.boolean(),
      selfTransfer: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 80 },
  )
  .map((stories) => stories.map((story) => sampleProposal(story)))

test('the list is what passes every filter, whatever the filters; of each flight one, and none cheaper', () => {
  fc.assert(
    fc.property(anyProposals, anyFilters, (proposals, filters) => {
      const shown = filtered(proposals, filters)
      const passing = proposals.filter((one) => passes(one, filters))
      if (filters.duplicates) assert.deepEqual(new Set(shown), new Set(passing))
      else assert.equal(shown.length, new Set(passing.map(flightsOf)).size)
      for (const one of filters.duplicates ? [] : shown) {
        const rivals = passing.filter(
          (other) => flightsOf(other) === flightsOf(one) && (one.seat === 0 || other.seat > 0),
        )
        assert.equal(one.totalPrice, Math.min(...rivals.map(({ totalPrice }) => totalPrice)))
      }
    }),
  )
})
