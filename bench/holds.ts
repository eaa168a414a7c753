import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, openDatabase } from '#database/database.ts'
import { openHolds } from '#flights/booking/server/holds.ts'
import { rial } from '#money/rial.ts'
import { freshDatabase, stopSharedServer } from '#testing/database/database.ts'
import { median } from './rounds.ts'

const fares = 1000
const buyers = 200
const roundMs = 3000
const rounds = 5

interface Figures {
  /** holds per second of bare SQL */
  readonly rawSpread: number
  readonly rawHot: number
  readonly spread: number
  readonly hot: number
  readonly spreadToRaw: number
  readonly hotToRaw: number
  readonly hotToSpread: number
  readonly oversold: number
}

export async function measure(say: (line: string) => void): Promise<Figures> {
  const fresh = await freshDatabase()
  const { database, close } = openDatabase(fresh.url, 16)
  await prepare(database)
  const schemes = schemesOn(database)
  const seen: Record<keyof typeof schemes, number[]> = { rawSpread: [], rawHot: [], spread: [], hot: [] }
  for (let round = 0; round <= rounds; round++)
    for (const name of Object.keys(schemes) as (keyof typeof schemes)[]) {
      const perSecond = await crowd(schemes[name])
      if (round > 0) seen[name].push(perSecond) // the first round warms up
    }
  const oversold = await overs(database)
  await close()
  await fresh.drop()
  await stopSharedServer()
  const [rawSpread, rawHot, spread, hot] = [seen.rawSpread, seen.rawHot, seen.spread, seen.hot].map((all) =>
    Math.round(median(all)),
  ) as [number, number, number, number]
  const ratio = (a: number, b: number) => Math.round((a / b) * 1000) / 1000
  say(`holds a second, ${buyers} buyers in a closed loop, 16 connections, median of ${rounds} rounds`)
  say(`  bare SQL, ${fares} fares   ${rawSpread}`)
  say(`  bare SQL, one fare      ${rawHot}`)
  say(`  ours, ${fares} fares       ${spread}   ${ratio(spread, rawSpread)} of bare SQL`)
  say(
    `  ours, one fare          ${hot}   ${ratio(hot, rawHot)} of bare SQL, ${ratio(hot, spread)} of ours on ${fares}`,
  )
  return {
    rawSpread,
    rawHot,
    spread,
    hot,
    spreadToRaw: ratio(spread, rawSpread),
    hotToRaw: ratio(hot, rawHot),
    hotToSpread: ratio(hot, spread),
    oversold,
  }
}

async function prepare(database: Database): Promise<void> {
  await sql`
    insert into flights.days (origin, destination, date, made_at) values ('THR', 'MHD', '2027-01-01', now())`.execute(
    database,
  )
  await sql`
    insert into flights.departures (day_id, airline_id, flight_number, aircraft, date, departs_local, arrives_local, departs_at, duration_minutes)
    values (1, 'bench', 1, 'A320', '2027-01-01', '2027-01-01 10:00', '2027-01-01 11:25', '2027-01-01T06:30Z', 85)`.execute(
    database,
  )
  await sql`
    insert into flights.fares (departure_id, day_id, is_charter, seller, fare_class, cabin, capacity, adult_total, prices, checked_kg,
      ladder_id, closes_at, fill_load, fill_of, fill_after)
    select 1, 1, false, 'bench', 'Y', 1, 100000000, 10000000, '{}', 20, 'bench', '2027-01-01T05:30Z', 0, 1, 0
    from generate_series(1, ${fares + 1})`.execute(database)
  await sql
    .raw(`create schema yard;
    create table yard.fare (id bigint primary key, free bigint not null check (free >= 0)) with (fillfactor = 60);
    create table yard.hold (order_id uuid primary key, fare_id bigint not null, seats int not null);
    insert into yard.fare select g, 100000000 from generate_series(1, ${fares + 1}) g`)
    .execute(database)
}

type Hold = () => Promise<unknown>

function schemesOn(database: Database): Record<'rawSpread' | 'rawHot' | 'spread' | 'hot', Hold> {
  const holds = openHolds(database, () => Temporal.Now.instant())
  const bare = (fare: number) =>
    sql`
    with taken as (update yard.fare set free = free - 1 where id = ${fare} and free >= 1 returning id)
    insert into yard.hold select ${randomUUID()}::uuid, id, 1 from taken`.execute(database)
  const ours = (fare: number) =>
    holds.take(fare, {
      orderId: randomUUID(),
      groups: ['adult'],
      total: rial(10_000_000),
      until: Temporal.Now.instant().add({ minutes: 15 }),
    })
  const any = () => 2 + Math.floor(Math.random() * fares)
  return {
    rawSpread: () => bare(any()),
    rawHot: () => bare(1),
    spread: () => ours(any()),
    hot: () => ours(1),
  }
}

async function crowd(hold: Hold): Promise<number> {
  const began = performance.now()
  const end = began + roundMs
  let done = 0
  async function buyer(): Promise<void> {
    while (performance.now() < end) {
      await hold()
      done++
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyer))
  return done / ((performance.now() - began) / 1000)
}

async function overs(database: Database): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from flights.fares f
    where f.held <> (select coalesce(sum(seats), 0) from flights.hold_fares h where h.fare_id = f.id)`.execute(
    database,
  )
  return rows[0]?.wrong ?? -1
}
