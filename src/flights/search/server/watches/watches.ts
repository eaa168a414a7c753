import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import type { Watch } from '#flights/choosing/choosing-response.ts'
import type { ProposalChosen } from '#flights/requests.ts'
import { type WatchRow, watchIn } from '#flights/search/server/watches/watch-rows.ts'
import { type WatchedOffer, watchedOffer } from '#flights/search/server/watches/watched-offer.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'

export const watchesAtMost = 10

export async function watch(room: Room, asked: ProposalChosen, userId: string): Promise<Watch> {
  const now = room.clock.now()
  const offer = await watchedOffer(room, asked)
  if (Temporal.Instant.compare(offer.departsAt, now) <= 0) throw refuse('SALE_CLOSED')
  return room.database.transaction().execute(async (trx) => {
    // a lock per user: two parallel requests must not both take the last place
    await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 23))`.execute(trx)
    const before = await openWatch(trx, userId, offer.hash)
    if (before !== undefined) return watchIn(before)
    if (!(await areThere(trx, offer))) throw refuse('PROPOSAL_NOT_FOUND')
    if (await hasSeats(trx, offer, now)) throw refuse('SEATS_LEFT')
    await refuseOneMore(trx, userId)
    return watchIn(await writeDown(trx, { offer, userId, now, brand: room.sites.here().brand.id }))
  })
}

export async function watchesOf({ database }: Room, userId: string): Promise<readonly Watch[]> {
  const rows = await all<WatchRow>(
    database,
    sql`select * from flights.watches where user_id = ${userId} order by ended_at is not null, watched_at desc limit 50`,
  )
  return rows.map(watchIn)
}

/** A watch that is over stays as it ended. Refuses WATCH_NOT_FOUND, also for somebody else's. */
export async function stopWatch({ database, clock }: Room, id: string, userId: string): Promise<Watch> {
  await sql`
    update flights.watches set ended_at = ${clock.now()}, ended_by = 'stopped'
    where id = ${id} and user_id = ${userId} and ended_at is null`.execute(database)
  const row = await maybe<WatchRow>(
    database,
    sql`select * from flights.watches where id = ${id} and user_id = ${userId}`,
  )
  if (row === undefined) throw refuse('WATCH_NOT_FOUND')
  return watchIn(row)
}

/** Needs no sign-in: the id is unguessable. */
export async function watchedAddress({ database }: Room, id: string): Promise<string | undefined> {
  const row = await maybe<{ address: string }>(
    database,
    sql`select address from flights.watches where id = ${id}`,
  )
  return row?.address
}

function openWatch(trx: Trx, userId: string, hash: string): Promise<WatchRow | undefined> {
  return maybe(
    trx,
    sql<WatchRow>`
      select * from flights.watches where user_id = ${userId} and hash = ${hash} and ended_at is null`,
  )
}

/** Refuses TOO_MANY_WATCHES. */
export async function refuseOneMore(trx: Trx, userId: string): Promise<void> {
  const { count } = await one<{ count: number }>(
    trx,
    sql`select count(*)::int as count from flights.watches where user_id = ${userId} and ended_at is null`,
  )
  if (count >= watchesAtMost) throw refuse('TOO_MANY_WATCHES')
}

/** Days that nobody uses are deleted with their departures; watched ones no longer. */
async function areThere(trx: Trx, { departureIds }: WatchedOffer): Promise<boolean> {
  const ids = [...new Set(departureIds)]
  const rows = await all(
    trx,
    sql`select from flights.departures where id = any(${ids}) order by id for key share`,
  )
  return rows.length === ids.length
}

async function hasSeats(
  trx: Trx,
  { departureIds, cabins, seats }: WatchedOffer,
  now: Temporal.Instant,
): Promise<boolean> {
  const { open } = await one<{ open: boolean }>(
    trx,
    sql`
      select bool_and(exists (
        select from flights.fares f
        where f.departure_id = w.departure_id and f.cabin = w.cabin and f.closes_at > ${now}
          and f.capacity - f.held - f.sold - f.elsewhere >= ${seats})) as open
      from unnest(${departureIds}::bigint[], ${cabins}::int[]) as w (departure_id, cabin)`,
  )
  return open
}

interface NewWatch {
  readonly offer: WatchedOffer
  readonly userId: string
  readonly now: Temporal.Instant
  readonly brand: string
}

async function writeDown(trx: Trx, { offer, userId, now, brand }: NewWatch): Promise<WatchRow> {
  const { party } = offer
  const row = await one<WatchRow>(
    trx,
    sql`
      insert into flights.watches (id, user_id, hash, origin_name, destination_name, airline_name, flight_number, cabin,
        departs_local, departs_at, adults, children, infants, seats, address, watched_at, brand)
      values (${randomUUID()}, ${userId}, ${offer.hash}, ${offer.originName}, ${offer.destinationName}, ${offer.airlineName},
        ${offer.flightNumber}, ${offer.cabin}, ${offer.departsLocal}, ${offer.departsAt}, ${party.adults}, ${party.children},
        ${party.infants}, ${offer.seats}, ${offer.address}, ${now}, ${brand})
      returning *`,
  )
  await sql`
    insert into flights.watched_flights (watch_id, departure_id, cabin)
    select ${row.id}, * from unnest(${offer.departureIds}::bigint[], ${offer.cabins}::int[])`.execute(trx)
  return row
}
