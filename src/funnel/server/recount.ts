import { iranZone } from '#calendar/zones.ts'
import type { Database } from '#database/database.ts'
import { lastCounted, type OrdersMade, setOrders } from '#funnel/server/day-rows.ts'
import type { House } from '#server/house.ts'

/** Made in that time, by product and source, as they stand. */
export type OrdersMadeBetween = (
  from: Temporal.Instant,
  until: Temporal.Instant,
) => Promise<readonly OrdersMade[]>

/** an order that was made before is paid and issued by then, or never */
const stillMoving = 2
/** of a house that was never counted, or not for long */
const mostDays = 31

/** Idempotent: a day is counted whole and written in place of what was there. */
export async function recount(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  madeBetween: OrdersMadeBetween,
): Promise<void> {
  const today = dayAt(clock.now())
  for (let day = await firstDay(database, today); !isAfter(day, today); day = day.add({ days: 1 })) {
    const made = await madeBetween(startOf(day), startOf(day.add({ days: 1 })))
    await database.transaction().execute((trx) => setOrders(trx, day, made))
  }
}

async function firstDay(database: Database, today: Temporal.PlainDate): Promise<Temporal.PlainDate> {
  const earliest = today.subtract({ days: mostDays - 1 })
  const usual = today.subtract({ days: stillMoving })
  const last = (await lastCounted(database)) ?? earliest
  if (isAfter(earliest, last)) return earliest
  return isAfter(last, usual) ? usual : last
}

export function dayAt(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(iranZone).toPlainDate()
}

function startOf(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(iranZone).toInstant()
}

function isAfter(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) > 0
}
