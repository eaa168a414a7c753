import { sql } from 'kysely'
import type { SalesChannel } from '#calls/sales-channel.ts'
import { all, one, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Sale } from '#orders/pricing/rule-trial.ts'
import { airlineOf } from '#places/airlines.ts'
import { airportOf } from '#places/airports.ts'

export interface SearchSeen {
  readonly day: string
  readonly brand: string
  readonly channel: SalesChannel
  readonly fareIds: readonly number[]
  readonly searches: number
}

/** different offers of a day; what is found beyond them is counted in one row without flights */
export const mostOfDay = 3000

/** Added to what all servers wrote, each flight at its supplier's price. */
export async function addSearches(trx: Trx, seen: readonly SearchSeen[], most = mostOfDay): Promise<void> {
  for (const [day, each] of Map.groupBy(seen, (one) => one.day)) {
    const { rows } = await one(
      trx,
      sql<{ rows: number }>`select count(*)::int as rows from flights.search_found where day = ${day}`,
    )
    const room = Math.max(0, most - rows)
    await add(trx, each.slice(0, room))
    await addKnown(trx, each.slice(room))
  }
}

async function add(trx: Trx, seen: readonly SearchSeen[]): Promise<void> {
  if (seen.length === 0) return
  await sql`
    insert into flights.search_found as stored (day, brand, channel, fare_ids, parts, searches)
    select day, brand, channel, "fareIds", parts, searches from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
      as row (day date, brand text, channel text, "fareIds" bigint[], searches int)
    cross join lateral (
      select jsonb_agg(jsonb_build_object('supplier', fare.supplier, 'airline', departure.airline_id, 'origin', on_day.origin,
          'destination', on_day.destination, 'date', departure.date,
          'price', jsonb_path_query_first(fare.prices, '$[*] ? (@.paxType == "Adult").total'))) as parts
      from flights.fares fare join flights.departures departure on departure.id = fare.departure_id
      join flights.days on_day on on_day.id = fare.day_id where fare.id = any("fareIds")) flights
    where jsonb_array_length(parts) = cardinality("fareIds")
    order by day, brand, channel, "fareIds"
    on conflict (day, brand, channel, fare_ids) do update set searches = stored.searches + excluded.searches`.execute(
    trx,
  )
}

/** Of a full day: the row that is there, or the one without flights. */
async function addKnown(trx: Trx, seen: readonly SearchSeen[]): Promise<void> {
  if (seen.length === 0) return
  await sql`
    insert into flights.search_found as stored (day, brand, channel, fare_ids, parts, searches)
    select day, brand, channel, coalesce(fare_ids, '{}'), '[]', sum(searches)
    from (select given.day, given.brand, given.channel, known.fare_ids, given.searches
      from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
        as given (day date, brand text, channel text, "fareIds" bigint[], searches int)
      left join flights.search_found known
        on (known.day, known.brand, known.channel, known.fare_ids) = (given.day, given.brand, given.channel, given."fareIds")) found
    group by day, brand, channel, fare_ids order by day, brand, channel, coalesce(fare_ids, '{}')
    on conflict (day, brand, channel, fare_ids) do update set searches = stored.searches + excluded.searches`.execute(
    trx,
  )
}

interface Row {
  readonly day: Temporal.PlainDate
  readonly brand: string
  readonly channel: SalesChannel
  readonly searches: number
  readonly parts: readonly {
    readonly supplier: string
    readonly airline: string
    readonly origin: string
    readonly destination: string
    readonly date: string
    readonly price: Rial
  }[]
}

/** Each as if one adult had bought it; those without flights are about nothing. */
export async function searchesSince(trx: Trx, since: Temporal.PlainDate): Promise<readonly Sale[]> {
  const rows = await all(
    trx,
    sql<Row>`select day, brand, channel, searches, parts from flights.search_found where day >= ${since}`,
  )
  return rows.map(({ day, brand, channel, searches, parts }) => ({
    brand,
    channel,
    soldOn: day,
    times: searches,
    parts: parts.map(({ supplier, airline, origin, destination, date, price }) => ({
      thing: {
        supplier,
        airline: airlineOf(airline).iata,
        origin: airportOf(origin),
        destination: airportOf(destination),
        beginsOn: Temporal.PlainDate.from(date),
      },
      prices: [{ price, count: 1, hasSeat: true }],
    })),
  }))
}

export async function forgetSearches(trx: Trx, before: Temporal.PlainDate): Promise<void> {
  await sql`delete from flights.search_found where day < ${before}`.execute(trx)
}
