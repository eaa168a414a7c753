import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { inOne } from '#database/in-one.ts'
import type { Rial } from '#money/rial.ts'

export interface MadeDaysWanted {
  readonly pair: readonly [string, string]
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
  readonly seats: number
  readonly cabinClass: number | undefined
  readonly now: Temporal.Instant
  /** rules are asked of each airline's prices */
  readonly byAirline: boolean
}

export interface MadeRow {
  readonly date: Temporal.PlainDate
  /** its id; null for all of them */
  readonly airline: string | null
  readonly open_lowest: Rial | null
  readonly open_highest: Rial | null
  readonly lowest: Rial | null
  readonly highest: Rial | null
}

/** The prices of a pair's days that were made, with seats and without. */
export const madePrices = inOne(pricesOf)

async function pricesOf(
  database: Database,
  asked: readonly MadeDaysWanted[],
): Promise<readonly (readonly MadeRow[])[]> {
  const isByAirline = asked.some(({ byAirline }) => byAirline)
  const airline = isByAirline ? sql`flown.airline_id` : sql`null::text`
  const departures = isByAirline
    ? sql`left join flights.departures flown on flown.id = p.departure_id`
    : sql``
  const rows = await all<MadeRow & { readonly place: number }>(
    database,
    sql`
      select w.place::int as place, d.date, ${airline} as airline, min(p.open) as open_lowest, max(p.open) as open_highest,
        min(p.any) as lowest, max(p.any) as highest
      from unnest(
        ${asked.map(({ pair }) => pair[0])}::text[], ${asked.map(({ pair }) => pair[1])}::text[],
        ${asked.map(({ first }) => String(first))}::date[], ${asked.map(({ last }) => String(last))}::date[],
        ${asked.map(({ seats }) => seats)}::int[], ${asked.map(({ cabinClass }) => cabinClass ?? null)}::int[],
        ${asked.map(({ now }) => String(now))}::timestamptz[]
      ) with ordinality as w (origin, destination, first, last, seats, cabin, now, place)
      join flights.days d on d.supplier = 'own' and d.origin = w.origin::char(3) and d.destination = w.destination::char(3)
        and d.date between w.first and w.last
      left join lateral (
        select f.departure_id, min(f.adult_total) as any,
          min(f.adult_total) filter (where f.held + f.sold + f.elsewhere + w.seats <= f.capacity) as open
        from flights.fares f
        where f.day_id = d.id and f.closes_at > w.now and f.elsewhere_when_cancelled is null
          and (w.cabin is null or f.cabin = w.cabin) group by f.departure_id
      ) p on true ${departures}
      group by w.place, d.date, 3`,
  )
  const byPlace = Map.groupBy(rows, ({ place }) => place - 1)
  return asked.map((_, place) => byPlace.get(place) ?? [])
}
