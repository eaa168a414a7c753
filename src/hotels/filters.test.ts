import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { filtersOf, sortingOf, withFilters } from '#hotels/filter-params.ts'
import { activeFilters, filtered, type HotelFilters, lifts, noFilters, priceEnds } from '#hotels/filters.ts'
import { amenities, boards } from '#hotels/offered.ts'
import type { HotelOffer, Way } from '#hotels/responses.ts'
import { sorted, sortings } from '#hotels/sorting.ts'

const stars = fc.uniqueArray(fc.constantFrom(5, 4, 3, 2, 1)).map((some) => some.toSorted((a, b) => b - a))
const chosenBoards = fc.subarray([...boards])
const chosenAmenities = fc.subarray([...amenities])
const price = fc.option(fc.record({ from: fc.nat(), to: fc.nat() }, { noNullPrototype: true }), {
  nil: undefined,
})
const names = fc.constantFrom('', 'مرجان', 'marjan', 'هتل ۵')
const wishes: fc.Arbitrary<HotelFilters> = fc.record(
  {
    name: names,
    stars,
    score: fc.constantFrom(0, 70, 80, 90),
    boards: chosenBoards,
    isFree: fc.boolean(),
    isLiked: fc.boolean(),
    amenities: chosenAmenities,
    price,
  },
  { noNullPrototype: true },
)
const way: fc.Arbitrary<Way> = fc.record(
  {
    board: fc.option(fc.constantFrom(...boards)),
    isRefundable: fc.boolean(),
    freeUntil: fc.option(fc.constant('2026-12-03T08:30:00Z')),
    total: fc.integer({ min: 1, max: 1_000_000 }),
    perNight: fc.integer({ min: 1, max: 1_000_000 }),
    left: fc.option(fc.nat(5)),
  },
  { noNullPrototype: true },
)
const offers = fc.array(
  fc
    .record({
      id: fc.string(),
      name: fc.constantFrom('هتل مرجان', 'هتل پارمیس'),
      nameEn: fc.constantFrom('Marjan Hotel', 'Parmis Hotel'),
      stars: fc.constantFrom(1, 2, 3, 4, 5),
      score: fc.option(
        fc.record({ tenths: fc.integer({ min: 20, max: 100 }), count: fc.integer({ min: 5, max: 900 }) }),
      ),
      isLiked: fc.boolean(),
      amenities: chosenAmenities,
      ways: fc.array(way, { maxLength: 4 }),
    })
    .map((one) => {
      const ways = one.ways.toSorted((a, b) => a.total - b.total)
      return { ...one, ...(ways[0] ?? { ...noWay }), ways }
    }),
)
const noWay = { board: null, isRefundable: null, freeUntil: null, total: null, perNight: null, left: null }

test('an address keeps every filter and order, and whatever else it said', () => {
  fc.assert(
    fc.property(wishes, fc.constantFrom(...sortings), (filters, sorting) => {
      const kept = new URLSearchParams('city=KIH&hotel=a-b')
      const written = new URLSearchParams(withFilters(kept, filters, sorting))
      assert.deepEqual(filtersOf(written), filters)
      assert.equal(sortingOf(written), sorting)
      assert.equal(written.get('hotel'), 'a-b')
    }),
  )
})

test('what cannot be meant is no wish', () => {
  const none = filtersOf(new URLSearchParams('stars=9,x&board=tea&free=yes&pool=0&price=a-b&sort=odd'))
  assert.deepEqual(none, noFilters)
  assert.deepEqual(activeFilters(none), [])
})

test('one filter more never brings a hotel back, and lifting one brings as many as it says', () => {
  fc.assert(
    fc.property(offers, wishes, (list, filters) => {
      const shown = filtered(list, filters)
      assert.ok(shown.length <= list.length)
      for (const { name, count } of lifts(list, filters))
        assert.equal(filtered(list, { ...filters, [name]: noFilters[name] }).length, count)
      for (const one of shown) {
        assert.ok(one.isLiked || !filters.isLiked)
        assert.ok((one.score?.tenths ?? 0) >= filters.score)
        if (filters.price) assert.ok(one.total !== null && one.total <= filters.price.to)
        if (filters.isFree) assert.ok(one.freeUntil !== null)
        if (filters.boards.length > 0) assert.ok(one.board && filters.boards.includes(one.board))
        if (one.ways.length > 0)
          assert.ok(
            one.ways.some((each) => isSame(each, one)),
            'one of its own ways',
          )
      }
    }),
  )
})

test('a wish for meals or a way back chooses another price, and the cheapest that has it', () => {
  const ways = [
    { board: 'room-only', isRefundable: false, freeUntil: null, total: 90, perNight: 90, left: null },
    {
      board: 'breakfast',
      isRefundable: true,
      freeUntil: '2026-12-03T08:30:00Z',
      total: 100,
      perNight: 100,
      left: 2,
    },
    {
      board: 'half-board',
      isRefundable: true,
      freeUntil: '2026-12-03T08:30:00Z',
      total: 120,
      perNight: 120,
      left: 2,
    },
  ] as const satisfies readonly Way[]
  const hotel = { ...ways[0], name: '', nameEn: '', score: null, stars: 4, amenities: [], ways: [...ways] }
  const total = (wish: Partial<HotelFilters>) => filtered([hotel], { ...noFilters, ...wish })[0]?.total
  assert.equal(total({}), 90)
  assert.equal(total({ isFree: true }), 100)
  assert.equal(total({ boards: ['half-board'] }), 120)
  assert.equal(total({ boards: ['half-board', 'breakfast'] }), 100)
  assert.equal(total({ boards: ['full-board'] }), undefined)
  assert.equal(total({ isFree: true, price: { from: 0, to: 95 } }), undefined)
})

test('a name leaves the hotels of that name, and lifting it brings the others back', () => {
  const of = (name: string, nameEn: string) => ({
    name,
    nameEn,
    score: null,
    stars: 4,
    amenities: [],
    ways: [],
    total: null,
  })
  const list = [of('هتل مرجان', 'Marjan Hotel'), of('هتل پارمیس', 'Parmis Hotel')]
  const wish = { ...noFilters, name: 'parmis' }
  assert.deepEqual(
    filtered(list, wish).map(({ nameEn }) => nameEn),
    ['Parmis Hotel'],
  )
  assert.deepEqual(lifts(list, { ...noFilters, name: 'شایان' }), [{ name: 'name', count: 2 }])
})

test('every order holds the same hotels, the sold out at its end', () => {
  fc.assert(
    fc.property(offers, fc.constantFrom(...sortings), (list, sorting) => {
      const ordered = sorted(list, sorting)
      assert.equal(ordered.length, list.length)
      const firstSoldOut = ordered.findIndex(({ total }) => total === null)
      if (firstSoldOut >= 0) assert.ok(ordered.slice(firstSoldOut).every(({ total }) => total === null))
      const totals = ordered.flatMap(({ total }) => total ?? [])
      if (sorting === 'cheapest')
        assert.deepEqual(
          totals,
          totals.toSorted((a, b) => a - b),
        )
      if (sorting === 'score') {
        const marks = ordered.filter(({ total }) => total !== null).map(({ score }) => score?.tenths ?? 0)
        assert.deepEqual(
          marks,
          marks.toSorted((a, b) => b - a),
        )
      }
      if (sorting === 'dearest')
        assert.deepEqual(
          totals,
          totals.toSorted((a, b) => b - a),
        )
    }),
  )
})

test('prices have ends only where there is something between them', () => {
  const of = (...totals: (number | null)[]) =>
    priceEnds(
      totals.map((total) => ({
        total,
        name: '',
        nameEn: '',
        score: null,
        stars: 3,
        amenities: [],
        ways: [],
      })),
    )
  assert.deepEqual(of(30, null, 10), { from: 10, to: 30 })
  assert.equal(of(30, 30), undefined)
  assert.equal(of(null), undefined)
})

function isSame(a: Way, b: Pick<HotelOffer, keyof Way>): boolean {
  return (
    a.board === b.board &&
    a.isRefundable === b.isRefundable &&
    a.freeUntil === b.freeUntil &&
    a.total === b.total
  )
}
