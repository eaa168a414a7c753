import { cellOf } from '#flights/engine/connections.ts'
import type { Offer } from '#flights/engine/offer.ts'
import { DAY, type Timetable } from '#flights/engine/timetable.ts'
import type { OnSale } from '#flights/engine/updates.ts'
import type { Wanted } from '#flights/engine/wanted.ts'
import { rial } from '#money/rial.ts'

/** Oracle of tests and yardstick of the bench; connection minutes are stored with the arriving flight. */
export const sqlSchema = `
  create schema engine;
  create table engine.flight (
    id int not null,
    origin smallint not null,
    destination smallint not null,
    departs int not null,
    arrives int not null,
    price bigint not null,
    seats int not null,
    seller int,
    percent int not null,
    international boolean not null,
    through_domestic smallint not null,
    through_international smallint not null,
    separate_domestic smallint not null,
    separate_international smallint not null
  )`

export const sqlIndexes = `
  create index on engine.flight (origin, departs);
  create index on engine.flight (destination, departs);
  create index on engine.flight (origin, destination, departs);`

export function sqlColumns(
  { services, airports, airlines, connections, days }: Timetable,
  sales: readonly OnSale[],
) {
  const rows = sales.flatMap((sale) => {
    const service = services[sale.service]
    if (service === undefined) return []
    const percent = airlines[service.airline]?.throughPercent ?? 100
    const kind = airports[service.from]?.country === airports[service.to]?.country ? 0 : 1
    const departs = sale.day * DAY + service.departs
    const change = (table: Uint16Array, to: number) => table[cellOf(service.to, kind, to)] ?? 0
    return [
      [
        sale.service * days + sale.day,
        service.from,
        service.to,
        departs,
        departs + service.durationMinutes,
        sale.price ?? 0,
        sale.seats,
        percent < 100 ? service.airline : null,
        percent,
        kind === 1,
        change(connections.through, 0),
        change(connections.through, 1),
        change(connections.separate, 0),
        change(connections.separate, 1),
      ] as const,
    ]
  })
  return sqlTypes.map((_, column) => rows.map((row) => row[column] ?? null))
}

const sqlTypes = `
  int smallint smallint int int bigint int int int boolean smallint smallint smallint smallint`
  .trim()
  .split(' ')

export const sqlInsert = `
  insert into engine.flight
  select * from unnest(${sqlTypes.map((type, column) => `$${column + 1}::${type}[]`).join(', ')})`

/** Parameters $1 to $8 of `sqlSearch`. */
export function sqlValues(wanted: Wanted, count: number): number[] {
  const { from, to, since, until, seats, layoverMinutes, tripMinutes, legs } = wanted
  return [from, to, since, until, seats, layoverMinutes, tripMinutes, legs, count]
}

/** May `after` be taken after `before`? */
const changes = (before: string, after: string) => `
  ${after}.origin = ${before}.destination
  and ${after}.departs >= ${before}.arrives
  and ${after}.departs >= ${before}.arrives + case
    when ${after}.seller = ${before}.seller
      then case when ${after}.international then ${before}.through_international else ${before}.through_domestic end
    else case when ${after}.international then ${before}.separate_international else ${before}.separate_domestic end
  end
  and ${after}.departs <= ${before}.arrives + $6`

/** Limited in time, so that an index can be used. */
const later = (flight: string) => `
  ${flight}.seats >= $5 and ${flight}.departs > $3 and ${flight}.departs < $4 + $7`

const first = 'a.origin = $1 and a.departs >= $3 and a.departs < $4 and a.seats >= $5'

const ticket = (fares: string, flight: string) => `((${fares}) * ${flight}.percent + 50) / 100`

export const sqlSearch = `
  select price::float8 as price, departs, minutes, f1, f2, f3 from (
    select a.price, a.departs, a.arrives - a.departs as minutes, a.id as f1, -1 as f2, -1 as f3
    from engine.flight a
    where ${first} and a.destination = $2 and a.arrives - a.departs <= $7
    union all
    select case when a.seller = b.seller then ${ticket('a.price + b.price', 'a')} else a.price + b.price end,
      a.departs, b.arrives - a.departs, a.id, b.id, -1
    from engine.flight a
    join engine.flight b on ${changes('a', 'b')} and ${later('b')}
    where ${first} and a.destination <> $2 and b.destination = $2 and b.arrives - a.departs <= $7 and $8 >= 2
    union all
    select case
        when a.seller = b.seller and b.seller = c.seller then ${ticket('a.price + b.price + c.price', 'a')}
        when a.seller = b.seller then ${ticket('a.price + b.price', 'a')} + c.price
        when b.seller = c.seller then a.price + ${ticket('b.price + c.price', 'b')}
        else a.price + b.price + c.price
      end,
      a.departs, c.arrives - a.departs, a.id, b.id, c.id
    from engine.flight a
    join engine.flight b on ${changes('a', 'b')} and ${later('b')}
    join engine.flight c on ${changes('b', 'c')} and ${later('c')}
    where ${first} and a.destination <> $2 and b.destination not in ($1, $2) and c.destination = $2
      and c.arrives - a.departs <= $7 and $8 >= 3
  ) journeys
  order by price, minutes, departs, f1, f2, f3
  limit $9`

export interface SqlOffer {
  readonly price: number
  readonly departs: number
  readonly minutes: number
  readonly f1: number
  readonly f2: number
  readonly f3: number
}

export function sqlOffer({ price, departs, minutes, f1, f2, f3 }: SqlOffer): Offer {
  return { price: rial(price), departs, minutes, flights: [f1, f2, f3].filter((flight) => flight >= 0) }
}
