import assert from 'node:assert/strict'
import { setTimeout as rest } from 'node:timers/promises'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { Proposal } from '#flights/proposal.ts'
import { type Flights, openFlights } from '#flights/server/flights.ts'
import type { TestFlights } from '#testing/flights/flights.ts'

const city = (code: string) => ({ code, kind: 'CityCode' as const })

export function listView({ proposals }: { readonly proposals: readonly Proposal[] }) {
  return proposals.map(({ proposalId, ...proposal }) => ({
    ...proposal,
    flights: proposalId.replaceAll(/\d+/g, 'n'),
  }))
}

export function requestingAt(t: TestFlights) {
  const counted = async (rows: ReturnType<typeof sql>) =>
    (await one<{ count: number }>(t.house.database, sql`select count(*)::int as count ${rows}`)).count

  function search(date: string, to = 'MHD', flights: Pick<Flights, 'search'> = t.flights) {
    const party = { adults: 1, children: 0, infants: 0 }
    return flights.search({
      flightType: 1,
      origin: city('THR'),
      destination: city(to),
      dates: [date],
      ...party,
    })
  }

  async function priced(date: string, to = 'MHD', flights: Pick<Flights, 'calendar'> = t.flights) {
    const asked = { origin: city('THR'), destination: city(to), from: date, days: 1 }
    const [day] = (await flights.calendar(asked)).days
    return { lowest: day?.lowest, highest: day?.highest, isSoldOut: day?.isSoldOut }
  }

  async function passedOn() {
    const end = performance.now() + 60_000
    while ((await counted(sql`from flights.seat_changes`)) > 0) {
      assert.ok(performance.now() < end, 'nobody passes on')
      await rest(20)
    }
  }

  return {
    search,
    priced,
    passedOn,
    days: (date: string) => counted(sql`from flights.days where date = ${date}`),
    later: (hours: number) => t.house.clock.advance({ hours }),
    anotherServer() {
      const flights = openFlights(t.house, t.neighbours)
      return { flights, [Symbol.asyncDispose]: () => flights.close() }
    },
  }
}
