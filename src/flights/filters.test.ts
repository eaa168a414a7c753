import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { dayPartNames } from '#flights/day-parts.ts'
import { filtersOf, sortingOf, withFilters } from '#flights/filter-params.ts'
import {
  activeFilters,
  type Filters,
  filtered,
  liftable,
  noFilters,
  stopKeys,
  ticketTypes,
  without,
} from '#flights/filters.ts'
import { sortings } from '#flights/sorting.ts'
import { told } from '#flights/village-proposals.ts'

const list = [
  told({ id: 1, at: '06:15', toman: 2_900_000 }),
  told({ id: 2, at: '12:00', toman: 2_100_000, charter: true, airline: 'kish-air' }),
  told({ id: 3, at: '05:59', toman: 3_500_000, seat: 0 }),
  told({ id: 4, at: '18:00', toman: 2_900_000, minutes: 240, legs: 2, hash: 'hash-1' }),
]
const ids = (filters: Partial<Filters>) =>
  filtered(list, { ...noFilters, ...filters }).map((one) => Number(one.proposalId))

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
  ['without duplicates only the cheapest of a hash stays', { duplicates: false }, [1, 2, 3]],
  ['a one-way ticket has no return to stop on', { stopsReturning: stopKeys.direct }, [1, 2, 3, 4]],
]
for (const [says, filters, left] of cases) test(says, () => assert.deepEqual(ids(filters), left))

test('the return of a round trip is filtered by its own stops', () => {
  const trips = [told({ id: 1, back: {} }), told({ id: 2, back: { legs: 2 } })]
  const through = filtered(trips, { ...noFilters, stopsReturning: stopKeys.one })
  assert.deepEqual(
    through.map((one) => one.proposalId),
    ['2'],
  )
})

test('clearing shows all stops, all types and duplicates again', () => {
  assert.deepEqual(
    [noFilters.stopsOutbound, noFilters.type, noFilters.duplicates, noFilters.withSeats],
    [0, 0, true, false],
  )
  assert.deepEqual(activeFilters(noFilters), [])
})

test('an empty list names the filters whose lifting brings tickets back', () => {
  const filters: Filters = { ...noFilters, type: ticketTypes.charter, times: ['night'], withSeats: true }
  assert.deepEqual(liftable(list, filters), [{ name: 'times', count: 1 }])
  assert.deepEqual(activeFilters(without(filters, 'times')), ['type', 'withSeats'])
})

const range = fc
  .tuple(fc.nat(1e9), fc.nat(1e9))
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    times: fc.uniqueArray(fc.constantFrom(...dayPartNames)),
    airlines: fc.uniqueArray(fc.constantFrom('mahan', 'kish-air', 'iran-air')),
    price: fc.option(range, { nil: undefined }),
    stopsOutbound: fc.constantFrom(...Object.values(stopKeys)),
    stopsReturning: fc.constantFrom(...Object.values(stopKeys)),
    type: fc.constantFrom(...Object.values(ticketTypes)),
    durationMinutes: fc.option(range, { nil: undefined }),
    airports: fc.uniqueArray(fc.constantFrom('THR', 'MHD')),
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
    'type=9&stops=x&price=9-1&time=noon&airline=<b>&airport=thr&sort=Best&duration=1',
  )
  assert.deepEqual(filtersOf(nonsense), noFilters)
  assert.equal(sortingOf(nonsense), 'Cheapest')
})

test('the address of no filters says nothing about them', () => {
  assert.equal(withFilters(new URLSearchParams('origin=THR&seats=1'), noFilters, 'Cheapest'), 'origin=THR')
})
