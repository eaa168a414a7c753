import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Proposal } from '#flights/proposal.ts'
import type { FarePrices } from '#flights/search/day-prices.ts'
import type { Search } from '#flights/search/search-params.ts'
import { nearestDays } from '#flights/search/web/nearby/nearest-days.server.ts'

const city = (code: string) => ({ code, kind: 'CityCode' as const })
const trip: Search = {
  origin: city('THR'),
  destination: city('ACZ'),
  date: '2026-12-30',
  adults: 2,
  children: 0,
  infants: 0,
}
const pricedAt = '2026-11-21T06:00:00Z'
const week: FarePrices = { pricedAt, unready: 0, days: [] }
const found = (isReturning: boolean) => [{ isReturning }] as unknown as readonly Proposal[]

async function asked(search: Search, proposals: readonly Proposal[], back?: FarePrices) {
  const asks: string[] = []
  const flights = {
    calendarSoFar: async (wanted: {
      from: string
      days: number
      adults?: number
      origin: { code: string }
    }) => {
      asks.push(`${wanted.origin.code} ${wanted.from} ${wanted.days} ${wanted.adults}`)
      return { ...week, days: [{ date: wanted.from, lowest: 1, highest: 1, isSoldOut: false, pricedAt }] }
    },
  }
  const known = { proposals: [...proposals], week, weekBack: back, today: '2026-12-20' }
  const days = await nearestDays(flights as never, search, known)
  return { asks, days }
}

test('a day without flights looks a fortnight around for the same party, never before today', async () => {
  const { asks, days } = await asked(trip, [])
  assert.deepEqual(asks, ['THR 2026-12-20 31 2'])
  assert.deepEqual([days.out?.length, days.back], [1, undefined])
})

test('only the direction without flights is looked around', async () => {
  const round = { ...trip, back: '2027-02-01' }
  assert.deepEqual((await asked(round, found(false), week)).asks, ['ACZ 2027-01-17 31 2'])
  assert.deepEqual((await asked(trip, found(false))).asks, [])
})
