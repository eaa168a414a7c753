import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { all, maybe } from '#database/database.ts'
import type { TestFlights } from '#testing/flights/flights.ts'

export interface FareCounts {
  readonly held: number
  readonly rows: number
  readonly free: number
}

export function faresAt(flights: () => TestFlights) {
  let last = 0

  async function makeFares(): Promise<void> {
    await flights().flights.search({
      flightType: 1,
      origin: { code: 'THR', kind: 'CityCode' },
      destination: { code: 'MHD', kind: 'CityCode' },
      dates: ['2026-12-03'],
      adults: 1,
      children: 0,
      infants: 0,
    })
  }

  async function fareWith(seats: number): Promise<number> {
    const { house } = flights()
    const row = await maybe<{ id: number }>(
      house.database,
      sql`
        update flights.fares set held = 0, sold = 0, elsewhere = capacity - ${seats}
        where id = (select id from flights.fares where id > ${last} and capacity >= ${seats}
          and closes_at > ${house.clock.now()} order by id limit 1) returning id`,
    )
    assert.ok(row)
    last = row.id
    return row.id
  }

  function countsOf(fareId: number): Promise<FareCounts | undefined> {
    return maybe<FareCounts>(
      flights().house.database,
      sql`
        select f.held, f.capacity - f.held - f.sold - f.elsewhere as free, ${seatsIn('held')} as rows
        from flights.fares f where f.id = ${fareId}`,
    )
  }

  async function seatsAreRight(): Promise<void> {
    const wrong = await all(
      flights().house.database,
      sql`
        select f.id from flights.fares f
        where held <> ${seatsIn('held')} or sold <> ${seatsIn('issued')}`,
    )
    assert.deepEqual(wrong, [])
  }

  return { makeFares, fareWith, countsOf, seatsAreRight }
}

function seatsIn(state: 'held' | 'issued') {
  return sql`(
    select coalesce(sum(seats), 0)::int from flights.hold_fares join flights.holds using (order_id)
    where fare_id = f.id and state = ${state})`
}
