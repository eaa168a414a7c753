import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { Contract } from '#flights/contracts/contract.ts'
import { datesOf } from '#flights/contracts/contract-days.ts'
import { readContract } from '#flights/contracts/contract-faults.ts'
import { linesOf } from '#flights/contracts/server/contract-lines.ts'
import { departureAt } from '#flights/inventory/server/departure-time.ts'
import { madeDeparture } from '#flights/inventory/server/fares.ts'
import { flightDay } from '#flights/inventory/server/flight-day.ts'
import { type ContractLine, fliesOn } from '#flights/inventory/server/line.ts'
import { type DayRequest, keyOf, type Making, writeDepartures } from '#flights/inventory/server/make-day.ts'
import type { Timetable } from '#flights/inventory/server/timetable.ts'
import { airlineOf } from '#places/airlines.ts'
import type { House } from '#server/house.ts'

/** What came of a file: on sale now, on sale before, or refused as a whole with every fault in it. */
export type Loaded =
  | { readonly state: 'loaded'; readonly name: string; readonly departures: number; readonly seats: number }
  | { readonly state: 'known'; readonly name: string }
  | { readonly state: 'refused'; readonly faults: readonly string[] }

/** Where contracts are loaded: `base` is a demo's own timetable, whose flight numbers are taken. */
export type Loading = Pick<House, 'database' | 'clock'> & { readonly seed: number; readonly base: Timetable }

export async function loadContract(room: Loading, text: string): Promise<Loaded> {
  const { contract, faults } = readContract(text)
  if (contract === undefined) return { state: 'refused', faults }
  return room.database.transaction().execute(async (trx) => {
    await oneAtATime(trx)
    const before = await loadedBefore(trx, contract)
    if (before !== undefined) return before
    const departing = departuresOf(contract, room)
    if (departing.length === 0) return { state: 'refused', faults: ['flights: all of them have left'] }
    const taken = [...takenInDemo(room.base, contract), ...(await takenBefore(trx, departing))]
    if (taken.length > 0) return { state: 'refused', faults: taken }
    await sql`
      insert into flights.contracts (name, document, until, loaded_at)
      values (${contract.name}, ${JSON.stringify(contract)}::jsonb, ${lastDayOf(departing)}, ${room.clock.now()})`.execute(
      trx,
    )
    const making = await onDays(trx, departing, room)
    await writeDepartures(trx, making)
    const fares = making.flatMap(({ departure }) => departure.fares)
    const seats = fares.reduce((sum, fare) => sum + fare.seats, 0)
    return { state: 'loaded', name: contract.name, departures: making.length, seats }
  })
}

/** Contracts are loaded and withdrawn one after the other: two at once may name the same flight. */
export async function oneAtATime(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('contracts of flights', 0))`.execute(trx)
}

async function loadedBefore(trx: Trx, contract: Contract): Promise<Loaded | undefined> {
  const { name } = contract
  const before = await maybe(
    trx,
    sql<{ same: boolean; withdrawn: boolean }>`
      select document = ${JSON.stringify(contract)}::jsonb as same, withdrawn_at is not null as withdrawn
      from flights.contracts where name = ${name}`,
  )
  if (before === undefined) return undefined
  if (before.withdrawn)
    return { state: 'refused', faults: [`name: ${name} was withdrawn; give the new one another name`] }
  if (before.same) return { state: 'known', name }
  return {
    state: 'refused',
    faults: [`name: ${name} is loaded with other contents; withdraw it, or give this one another name`],
  }
}

interface Departing {
  readonly line: ContractLine
  readonly date: Temporal.PlainDate
  readonly departs: Temporal.ZonedDateTime
}

function departuresOf(contract: Contract, { clock }: Loading): readonly Departing[] {
  const now = clock.now()
  const dates = [...new Set(contract.flights.flatMap((flight) => datesOf(flight).map(String)))]
  return linesOf(contract)
    .flatMap((line) =>
      dates
        .map((date) => Temporal.PlainDate.from(date))
        .filter((date) => fliesOn(line, flightDay(date)))
        .map((date) => ({ line, date, departs: departureAt(line, date) })),
    )
    .filter(({ departs }) => Temporal.Instant.compare(departs.toInstant(), now) > 0)
    .toSorted((a, b) => (keyOf(dayOf(a)) < keyOf(dayOf(b)) ? -1 : 1))
}

function dayOf({ line: { route }, date }: Departing): DayRequest {
  return { origin: route.origin.iata, destination: route.destination.iata, date }
}

function nameOf({ carrier, number }: Pick<ContractLine, 'carrier' | 'number'>): string {
  return `${airlineOf(carrier.id).iata} ${number}`
}

function lastDayOf(departing: readonly Departing[]): string {
  return departing.map(({ date }) => date.toString()).reduce((last, date) => (date > last ? date : last), '')
}

function takenInDemo(base: Timetable, contract: Contract): readonly string[] {
  const numbers = new Set([...base.values()].flat().map(({ carrier, number }) => `${carrier.id}|${number}`))
  return linesOf(contract)
    .filter(({ carrier, number }) => numbers.has(`${carrier.id}|${number}`))
    .map((line) => `flights: ${nameOf(line)} is a flight of the demo’s own timetable`)
}

/** A flight number of a day is on sale once; what is left of a withdrawn one must leave and land as it was sold. */
async function takenBefore(trx: Trx, departing: readonly Departing[]): Promise<readonly string[]> {
  const wanted = new Map(departing.map((one) => [`${nameOf(one.line)} of ${one.date}`, one]))
  const rows = await all(
    trx,
    sql<DepartureRow>`
      select p.airline_id, p.flight_number, p.date, p.departs_at, p.duration_minutes, d.origin, d.destination,
        (select min(f.contract) from flights.fares f join flights.contracts c on c.name = f.contract
          where f.departure_id = p.id and c.withdrawn_at is null) as contract
      from flights.departures p join flights.days d on d.id = p.day_id
      where p.supplier = 'own' and (p.airline_id, p.flight_number) in (
        select * from unnest(${departing.map(({ line }) => line.carrier.id)}::text[], ${departing.map(({ line }) => line.number)}::int[]))
      order by p.date`,
  )
  return rows.flatMap((row) => {
    const name = `${airlineOf(row.airline_id).iata} ${row.flight_number} of ${row.date}`
    const one = wanted.get(name)
    if (one === undefined) return []
    if (row.contract !== null) return [`flights: ${name} is on sale by contract ${row.contract}`]
    return isAsSold(row, one) ? [] : [`flights: ${name} was sold on another route or at another hour`]
  })
}

interface DepartureRow {
  readonly airline_id: string
  readonly flight_number: number
  readonly date: Temporal.PlainDate
  readonly departs_at: Temporal.Instant
  readonly duration_minutes: number
  readonly origin: string
  readonly destination: string
  /** none of a contract that was withdrawn */
  readonly contract: string | null
}

function isAsSold(row: DepartureRow, one: Departing): boolean {
  const { origin, destination } = dayOf(one)
  return (
    row.departs_at.equals(one.departs.toInstant()) &&
    row.duration_minutes === one.line.route.blockMinutes &&
    row.origin === origin &&
    row.destination === destination
  )
}

async function onDays(
  trx: Trx,
  departing: readonly Departing[],
  { clock, seed }: Loading,
): Promise<readonly Making[]> {
  const now = clock.now()
  const days = [...new Map(departing.map((one) => [keyOf(dayOf(one)), dayOf(one)])).values()]
  const rows = JSON.stringify(days.map((day) => ({ ...day, date: day.date.toString() })))
  const asked = sql`jsonb_to_recordset(${rows}::jsonb) as a (origin text, destination text, date date)`
  await sql`
    insert into flights.days (origin, destination, date, made_at)
    select origin, destination, date, ${now} from ${asked} order by origin, destination, date
    on conflict (origin, destination, date, supplier) do nothing`.execute(trx)
  const made = await all<DayRequest & { id: number }>(
    trx,
    sql`
      select d.id, d.origin, d.destination, d.date from ${asked}
      join flights.days d on d.origin = a.origin and d.destination = a.destination and d.date = a.date and d.supplier = 'own'
      order by d.id for no key update of d`,
  )
  const ids = new Map(made.map((day) => [keyOf(day), day.id]))
  return departing.flatMap((one) => {
    const id = ids.get(keyOf(dayOf(one)))
    if (id === undefined) return []
    const departure = madeDeparture(seed, one.line, flightDay(one.date))
    return { departure, departs: one.departs, day: { id, date: one.date }, now }
  })
}
