import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import type { Watch } from '#flights/choosing/choosing-response.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { searchIn } from '#flights/search/available-body.ts'
import { dayWatched } from '#flights/search/day-watched.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import { checkPlaces } from '#flights/search/server/journey.ts'
import { searchesWanted } from '#flights/search/server/search-wanted.ts'
import { isFlown } from '#flights/search/server/watches/is-flown.ts'
import { type WatchRow, watchIn } from '#flights/search/server/watches/watch-rows.ts'
import { refuseOneMore } from '#flights/search/server/watches/watches.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { seatCount } from '#passengers/party.ts'

/** Answers the call WatchDay: any flight of a search that has none. */
export async function watchDay(room: Room, asked: AvailableBody, userId: string): Promise<Watch> {
  const now = room.clock.now()
  searchesWanted(asked, { searchedAt: now, channel: 'site' }) // refuses what nobody can search
  if (await isFlown(room, asked)) throw refuse('FLIGHTS_THERE')
  return room.database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 23))`.execute(trx)
    const before = await maybe<WatchRow>(
      trx,
      sql`select * from flights.watches where user_id = ${userId} and hash = ${dayWatched(asked)} and ended_at is null`,
    )
    if (before !== undefined) return watchIn(before)
    await refuseOneMore(trx, userId)
    return watchIn(await writeDown(trx, { asked, userId, now, brand: room.sites.here().brand.id }))
  })
}

interface DayWatch {
  readonly asked: AvailableBody
  readonly userId: string
  readonly now: Temporal.Instant
  readonly brand: string
}

/** It ends with its first day, at the airport it leaves from. */
function writeDown(trx: Trx, { asked, userId, now, brand }: DayWatch): Promise<WatchRow> {
  const { from, to } = checkPlaces(asked.origin, asked.destination)
  const [airport] = from
  const [first = ''] = asked.dates
  const day = Temporal.PlainDate.from(first)
  const { adults, children, infants } = asked
  const ends = day
    .add({ days: 1 })
    .toZonedDateTime(airport?.timeZone ?? iranZone)
    .toInstant()
  return one<WatchRow>(
    trx,
    sql`
      insert into flights.watches (id, user_id, hash, origin_name, destination_name, departs_local, departs_at,
        adults, children, infants, seats, address, watched_at, asked, brand)
      values (${randomUUID()}, ${userId}, ${dayWatched(asked)}, ${from[0] ? cityName(from[0]) : ''}, ${to[0] ? cityName(to[0]) : ''},
        ${day.toPlainDateTime()}, ${ends}, ${adults}, ${children}, ${infants},
        ${seatCount({ adults, children, infants })}, ${resultsPath(searchIn(asked))}, ${now}, ${JSON.stringify(asked)}::jsonb, ${brand})
      returning *`,
  )
}
