import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { elsewhereAt } from '#flights/inventory/server/filling.ts'
import { hoursLeft } from '#flights/inventory/server/flight-day.ts'
import type { Room } from '#flights/server/room.ts'

const keptHours = 48
/** days per transaction, so that nobody waits long */
const atOnce = 50
const goesAtMost = 100

type Forgetting = Pick<Room, 'database' | 'clock'>

interface Gone {
  readonly looked: number
  readonly last: number
  readonly forgotten: number
}

/** Our own days unrequested for two days, without orders, holds or watches. Skips locked days. Returns how many. */
export async function forgetUnrequested(room: Forgetting): Promise<number> {
  let forgotten = 0
  let after = 0
  for (let go = 0; go < goesAtMost; go += 1) {
    const gone = await forgetSome(room, after)
    forgotten += gone.forgotten
    if (gone.looked < atOnce) return forgotten
    after = gone.last
    await breathe()
  }
  return forgotten
}

/** Locks days, then fares and departures, and only then checks again for orders and watches. */
function forgetSome({ database, clock }: Forgetting, after: number): Promise<Gone> {
  const now = clock.now()
  return database.transaction().execute(async (trx) => {
    const days = await all(
      trx,
      sql<{ id: number }>`
        select d.id from flights.days d
        where d.supplier = 'own' and d.id > ${after}
          and coalesce(d.requested_at, d.made_at) < ${now.subtract({ hours: keptHours })} and ${nothingHangsOn}
        order by d.id limit ${atOnce} for update of d skip locked`,
    )
    const looked = days.map(({ id }) => id)
    const ids = await stillFree(trx, await asMade(trx, looked, now))
    await sql`delete from flights.fares where day_id = any(${ids})`.execute(trx)
    await sql`delete from flights.departures where day_id = any(${ids})`.execute(trx)
    await sql`delete from flights.days where id = any(${ids})`.execute(trx)
    return { looked: looked.length, last: looked.at(-1) ?? after, forgotten: ids.length }
  })
}

const nothingHangsOn = sql`
  not exists (
    select from flights.fares f where f.day_id = d.id and (f.held > 0 or f.sold > 0 or f.contract is not null or exists (
      select from flights.hold_fares h where h.fare_id = f.id)))
  and not exists (
    select from flights.departures p where p.day_id = d.id and (
      exists (select from flights.watched_flights w where w.departure_id = p.id)
      or exists (
        select from flights.flight_status s
        where s.airline_id = p.airline_id and s.flight_number = p.flight_number and s.date = p.date)))`

interface FareLocked {
  readonly day_id: number
  readonly capacity: number
  readonly elsewhere: number
  readonly departs_at: Temporal.Instant
  readonly fill_load: number
  readonly fill_of: number
  readonly fill_after: number
}

/** Days whose fares nobody has locked and where only simulated demand took seats. */
async function asMade(trx: Trx, ids: readonly number[], now: Temporal.Instant): Promise<readonly number[]> {
  const fares = await all<FareLocked>(
    trx,
    sql`
      select f.day_id, f.capacity, f.elsewhere, p.departs_at, f.fill_load, f.fill_of, f.fill_after
      from flights.fares f join flights.departures p on p.id = f.departure_id
      where f.day_id = any(${ids}) order by f.id for update skip locked`,
  )
  const counts = await all(
    trx,
    sql<{ id: number; fares: number }>`
      select d.id, (select count(*)::int from flights.fares f where f.day_id = d.id) as fares
      from flights.days d where d.id = any(${ids})`,
  )
  const ofDay = Map.groupBy(fares, (fare) => fare.day_id)
  return counts.flatMap(({ id, fares: count }) => {
    const locked = ofDay.get(id) ?? []
    return locked.length === count && locked.every((fare) => isByDemand(fare, now)) ? [id] : []
  })
}

function isByDemand(
  { capacity, elsewhere, departs_at, fill_load, fill_of, fill_after }: FareLocked,
  now: Temporal.Instant,
): boolean {
  const hours = hoursLeft(departs_at.epochMilliseconds, now.epochMilliseconds)
  return elsewhere <= elsewhereAt({ load: fill_load, of: fill_of, after: fill_after }, capacity, hours)
}

async function stillFree(trx: Trx, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await all(
    trx,
    sql<{
      id: number
    }>`select d.id from flights.days d where d.id = any(${ids}) and ${nothingHangsOn} order by d.id`,
  )
  return rows.map(({ id }) => id)
}
