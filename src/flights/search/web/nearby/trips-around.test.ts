import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FarePrices } from '#flights/search/day-prices.ts'
import type { Search } from '#flights/search/search-params.ts'
import { tripsAround } from '#flights/search/web/nearby/trips-around.server.ts'

const city = (code: string) => ({ code, kind: 'CityCode' as const })
const trip: Search = {
  origin: city('THR'),
  destination: city('MHD'),
  date: '2026-12-03',
  adults: 1,
  children: 0,
  infants: 0,
}
const pricedAt = '2026-11-21T06:00:00Z'
/** the days from a date on with their lowest price; negative means sold out */
const week = (from: string, ...lowest: readonly (number | null)[]): FarePrices => ({
  pricedAt,
  unready: 0,
  days: lowest.map((price, at) => ({
    date: Temporal.PlainDate.from(from).add({ days: at }).toString(),
    lowest: price === null ? null : Math.abs(price),
    highest: price,
    isSoldOut: price !== null && price < 0,
    pricedAt,
  })),
})
const asked: string[][] = []
const flights = {
  tripPrice: async ({ dates }: { readonly dates: readonly string[] }) => asked.push([...dates]) * 100,
}
const around = (search: Search, out?: FarePrices, back?: FarePrices) =>
  tripsAround(flights, search, { week: out, weekBack: back })

test('a flight costs a day earlier and later what its days do; a day sold out or without flights nothing', async () => {
  assert.deepEqual(await around(trip, week('2026-12-02', 20, 30, 40)), { earlier: 20, later: 40 })
  assert.deepEqual(await around(trip, week('2026-12-02', -20, 30, null)), { earlier: null, later: null })
})

test('a round trip at home costs both its days together, its length kept', async () => {
  const round = { ...trip, back: '2026-12-05' }
  const [out, back] = [week('2026-12-02', 20, 30, 40), week('2026-12-04', 7, 8, 9)]
  assert.deepEqual(await around(round, out, back), { earlier: 27, later: 49 })
  assert.deepEqual(await around(round, out, week('2026-12-04', 7, 8)), { earlier: 27, later: null })
})

test('of a trip there and back on one day nothing is said: the two cheapest flights may not fit', async () => {
  const days = week('2026-12-02', 20, 30, 40)
  assert.deepEqual(await around({ ...trip, back: trip.date }, days, days), { earlier: null, later: null })
})

test('a journey sold whole is asked for with all its days moved, in any cabin', async () => {
  const abroad = { ...trip, destination: city('IST'), back: '2026-12-06' }
  assert.deepEqual(await around(abroad), { earlier: 100, later: 200 })
  assert.deepEqual(asked, [
    ['2026-12-02', '2026-12-05'],
    ['2026-12-04', '2026-12-07'],
  ])
  assert.deepEqual(await around({ ...abroad, cabin: 2 }), { earlier: 300, later: 400 })
})
