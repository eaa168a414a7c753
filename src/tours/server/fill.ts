import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { all } from '#database/database.ts'
import { chanceOf } from '#hotels/chance.ts'
import type { Room } from '#tours/server/room.ts'

/** of a group, in percent: departures that others do not fill, and that they fill to the last place */
const thin = 20
const full = 8
/** others register in the last so many days */
const fillingDays = 75

interface Group {
  readonly id: string
  readonly leaves_on: Temporal.PlainDate
  readonly seats: number
  readonly minimum: number
}

/** Who registers with other sellers of a made package, by the day; a group never shrinks. */
export async function fillGroups({
  database,
  clock,
  seed,
}: Pick<Room, 'database' | 'clock' | 'seed'>): Promise<void> {
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const groups = await all(
    database,
    sql<Group>`
      select id, leaves_on, seats, minimum from tours.departures
      where called_off_at is null and leaves_on > ${today} and leaves_on <= ${today.add({ days: fillingDays })}`,
  )
  const rows = JSON.stringify(groups.map((group) => ({ id: group.id, many: registered(seed, group, today) })))
  await sql`
    update tours.departures d set elsewhere = least(many, seats - held - sold)
    from jsonb_to_recordset(${rows}::jsonb) as g (id text, many integer)
    where g.id = d.id and elsewhere < least(many, seats - held - sold)`.execute(database)
}

function registered(
  seed: number,
  { id, leaves_on, seats, minimum }: Group,
  today: Temporal.PlainDate,
): number {
  const drawn = chanceOf(seed, 'tour group', id) * 100
  const room = seats - minimum
  const inTheEnd =
    drawn < thin
      ? Math.round(minimum * 0.6)
      : drawn > 100 - full
        ? seats
        : minimum + Math.floor(chanceOf(seed, 'tour size', id) * (room - 4))
  const progress = Math.min(1, Math.max(0, (fillingDays - today.until(leaves_on).days) / (fillingDays - 9)))
  return Math.floor(inTheEnd * progress)
}
