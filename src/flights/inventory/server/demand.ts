import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { elsewhereAt } from '#flights/inventory/server/filling.ts'
import { hoursLeft } from '#flights/inventory/server/flight-day.ts'
import type { Room } from '#flights/server/room.ts'

interface FillingRow {
  readonly id: number
  readonly capacity: number
  readonly elsewhere: number
  readonly departs_at: Temporal.Instant
  readonly fill_load: number
  readonly fill_of: number
  readonly fill_after: number
}

/** beyond this no demand exists yet (see `cameUntil`) */
const daysAhead = 60

/** Takes the seats that demand has reached by now, never ours;
 * again within the hour changes nothing. Returns how many fares changed. */
export async function drainSeats(room: Room): Promise<number> {
  const now = room.clock.now()
  let changed = 0
  for (let day = 0; day < daysAhead; day += 1) changed += await drainDay(room, now, day)
  return changed
}

async function drainDay(room: Room, now: Temporal.Instant, day: number): Promise<number> {
  const from = now.add({ hours: day * 24 })
  const rows = await all<FillingRow>(
    room.database,
    sql`
      select f.id, f.capacity, f.elsewhere, p.departs_at, f.fill_load, f.fill_of, f.fill_after
      from flights.fares f join flights.departures p on p.id = f.departure_id
      where p.departs_at > ${from} and p.departs_at <= ${from.add({ hours: 24 })}
        and f.held + f.sold + f.elsewhere < f.capacity`,
  )
  const drained = rows
    .map((row) => ({ id: row.id, wanted: wantedBy(row, now), had: row.elsewhere }))
    .filter(({ wanted, had }) => wanted > had)
    .toSorted((a, b) => a.id - b.id)
  if (drained.length > 0) await write(room, drained)
  return drained.length
}

function wantedBy(row: FillingRow, now: Temporal.Instant): number {
  const hours = hoursLeft(row.departs_at.epochMilliseconds, now.epochMilliseconds)
  return elsewhereAt({ load: row.fill_load, of: row.fill_of, after: row.fill_after }, row.capacity, hours)
}

async function write(
  room: Room,
  drained: readonly { readonly id: number; readonly wanted: number }[],
): Promise<void> {
  await sql`
    update flights.fares f set elsewhere = greatest(f.elsewhere, least(w.wanted, f.capacity - f.held - f.sold))
    from unnest(${drained.map(({ id }) => id)}::bigint[], ${drained.map(({ wanted }) => wanted)}::int[]) as w (id, wanted)
    where f.id = w.id`.execute(room.database)
}
