import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { type Database, maybe } from '#database/database.ts'
import type { GroupFlight } from '#flights/server/flights.ts'
import { bedPrice } from '#tours/bed-prices.ts'
import { beds } from '#tours/beds.ts'
import { ladderFor } from '#tours/ladders.ts'
import { hotelsOf, type TourPackage } from '#tours/packages.ts'
import type { Room } from '#tours/server/room.ts'

/** Seats are sold a year ahead; the way back lies within it too. */
const publishedDays = 350
const everyDays = 14
/** a departure waits so many days for a flight */
const mostShift = 6
/** the group is reached a week before (a hard rule of travellers' law is 48 hours), and the list closes three days before */
const decidedDaysBefore = 7
const closedDaysBefore = 3
/** flights of a group leave by day; where none does in a week, from before dawn */
const earliestHours = [6, 4] as const
const latestHour = 21

type Publisher = Pick<Room, 'database' | 'clock' | 'flights' | 'packages'>

/** Publishes the departures of the year ahead that are not there yet; harmless when run again. */
export async function publish(room: Publisher): Promise<void> {
  const today = room.clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  for (const one of room.packages) {
    const rows = datesOf(one, today).flatMap((day) => departureOn(room, one, day) ?? [])
    if (rows.length > 0) await write(room.database, one, rows)
  }
}

/** True once departures reach as far as they should today. */
export async function isPublished({ database, clock, packages }: Publisher): Promise<boolean> {
  if (packages.length === 0) return true
  const until = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const found = await maybe(
    database,
    sql`select from tours.departures where leaves_on >= ${until.add({ days: publishedDays - 2 * everyDays })} limit 1`,
  )
  return found !== undefined
}

const anchor = Temporal.PlainDate.from('2026-01-03')

function datesOf({ offset }: TourPackage, today: Temporal.PlainDate): readonly Temporal.PlainDate[] {
  const passed = anchor.until(today).days
  const soonest = decidedDaysBefore + 1
  const first = soonest + ((offset - ((passed + soonest) % everyDays) + everyDays) % everyDays)
  return Array.from({ length: Math.floor((publishedDays - first) / everyDays) }, (_, at) =>
    today.add({ days: first + at * everyDays }),
  )
}

interface Departure {
  readonly leavesOn: Temporal.PlainDate
  readonly returnsOn: Temporal.PlainDate
  readonly outbound: GroupFlight
  readonly inbound: GroupFlight
}

function departureOn(room: Publisher, of: TourPackage, from: Temporal.PlainDate): Departure | undefined {
  for (const earliestHour of earliestHours) {
    const found = departureFrom(room, of, { from, earliestHour })
    if (found) return found
  }
  return undefined
}

function departureFrom(
  { flights }: Publisher,
  { place, nights }: TourPackage,
  { from, earliestHour }: { readonly from: Temporal.PlainDate; readonly earliestHour: number },
): Departure | undefined {
  const { origin, airport: destination } = place
  const isByDay = isWithinADay(earliestHour)
  for (let shift = 0; shift <= mostShift; shift += 1) {
    const leavesOn = from.add({ days: shift })
    const returnsOn = leavesOn.add({ days: nights })
    const outbound = flights.groups.flights({ origin, destination, date: leavesOn }).find(isByDay)
    const inbound = flights.groups
      .flights({ origin: destination, destination: origin, date: returnsOn })
      .findLast(isByDay)
    if (outbound && inbound) return { leavesOn, returnsOn, outbound, inbound }
  }
  return undefined
}

function isWithinADay(earliestHour: number) {
  return ({ departsLocal, arrivesLocal }: GroupFlight): boolean =>
    departsLocal.hour >= earliestHour &&
    departsLocal.hour < latestHour &&
    arrivesLocal.toPlainDate().equals(departsLocal.toPlainDate())
}

async function write(database: Database, of: TourPackage, rows: readonly Departure[]): Promise<void> {
  const departures = JSON.stringify(rows.map((row) => departureRow(of, row)))
  const prices = JSON.stringify(rows.flatMap((row) => priceRows(of, row)))
  await sql`
    with published as (
      insert into tours.departures (id, package_id, leaves_on, returns_on, outbound, inbound, departs_at, ladder, seats,
        minimum, decided_at, closes_at)
      select * from jsonb_to_recordset(${departures}::jsonb) as d (id text, package_id text, leaves_on date,
        returns_on date, outbound jsonb, inbound jsonb, departs_at timestamptz, ladder text, seats integer,
        minimum integer, decided_at timestamptz, closes_at timestamptz)
      order by id on conflict do nothing returning id)
    insert into tours.prices (departure_id, hotel_id, bed, air, stay, transfer, insurance, leader, service)
    select p.* from published join jsonb_to_recordset(${prices}::jsonb) as p (departure_id text, hotel_id text, bed text,
      air bigint, stay bigint, transfer bigint, insurance bigint, leader bigint, service bigint)
      on p.departure_id = published.id`.execute(database)
}

function departureRow(of: TourPackage, { leavesOn, returnsOn, outbound, inbound }: Departure) {
  const noon = (daysBefore: number) =>
    leavesOn
      .subtract({ days: daysBefore })
      .toZonedDateTime({ timeZone: iranZone, plainTime: '12:00' })
      .toInstant()
  return {
    id: departureId(of, leavesOn),
    package_id: of.id,
    leaves_on: leavesOn.toString(),
    returns_on: returnsOn.toString(),
    outbound,
    inbound,
    departs_at: outbound.departsAt.toString(),
    ladder: ladderFor({ ...of, leavesOn }).id,
    seats: of.seats,
    minimum: of.minimum,
    decided_at: noon(decidedDaysBefore).toString(),
    closes_at: noon(closedDaysBefore).toString(),
  }
}

function priceRows(of: TourPackage, { leavesOn }: Departure) {
  return hotelsOf(of).flatMap((hotel) =>
    beds.map((bed) => ({
      departure_id: departureId(of, leavesOn),
      hotel_id: hotel.id,
      bed,
      ...bedPrice(of, hotel, { leavesOn, bed }),
    })),
  )
}

/** «ist-5-2026-12-17» */
export function departureId({ id }: Pick<TourPackage, 'id'>, leavesOn: Temporal.PlainDate): string {
  return `${id}-${leavesOn}`
}
