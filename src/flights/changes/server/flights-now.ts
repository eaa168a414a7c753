import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { fareNow } from '#flights/changes/server/flight-now.ts'
import type { StatusSince } from '#flights/changes/server/flight-status.ts'
import type { DayOnSale, FareOnSale } from '#flights/inventory/server/on-sale.ts'

type Statuses = ReadonlyMap<string, StatusSince>

async function statusesOn(trx: Trx, dates: readonly Temporal.PlainDate[]): Promise<Statuses> {
  const rows = await all(
    trx,
    sql<StatusSince & { airlineId: string; number: number; date: Temporal.PlainDate }>`
      select airline_id as "airlineId", flight_number as number, date, is_cancelled as "isCancelled", minutes, aircraft,
        declared_at as since
      from flights.flight_status
      where date = any(${dates.map(String)}::date[]) and order_id is null
        and (is_cancelled or minutes <> 0 or aircraft is not null)`,
  )
  return new Map(rows.map((row) => [`${row.airlineId}|${row.number}|${row.date}`, row]))
}

export async function faresNow(trx: Trx, fares: readonly FareOnSale[]): Promise<readonly FareOnSale[]> {
  const dates = new Map(fares.map(({ departure: { date } }) => [date.toString(), date]))
  const statuses = await statusesOn(trx, [...dates.values()])
  return statuses.size === 0 ? fares : fares.map((fare) => fareNow(fare, statuses.get(nameOf(fare))))
}

export async function daysNow<Key>(
  trx: Trx,
  days: ReadonlyMap<Key, DayOnSale>,
): Promise<ReadonlyMap<Key, DayOnSale>> {
  const all = [...days.values()].flatMap(({ departures }) => departures.flat())
  const now = await faresNow(trx, all)
  if (now === all) return days
  const byId = new Map(now.map((fare) => [fare.id, fare]))
  return new Map(
    [...days].map(([key, { id, departures }]) => [
      key,
      { id, departures: departures.map((fares) => fares.map((fare) => byId.get(fare.id) ?? fare)) },
    ]),
  )
}

function nameOf({ airlineId, departure: { number, date } }: FareOnSale): string {
  return `${airlineId}|${number}|${date}`
}
