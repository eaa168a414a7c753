import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { House } from '#server/house.ts'
import { incidentsSince } from '#status/server/incidents.ts'
import { dayOf } from '#status/server/measuring.ts'
import { type ServiceName, serviceNames } from '#status/services.ts'
import { type Counted, shareGood, stateOfDay, stateOfParts } from '#status/state.ts'
import type { PromiseMeasured, ServiceView, StatusView } from '#status/status-view.ts'

export const daysDrawn = 90
/** three measurements late: the state is not known any more */
const freshMinutes = 15

interface PartRow {
  readonly service: string
  readonly title: string
  readonly is_good: boolean
  readonly at: Temporal.Instant
}

interface DayRow extends Counted {
  readonly service: string
  readonly day: Temporal.PlainDate
}

/** How a room's promises were kept, of those given since. */
export type PromisesSince = (since: Temporal.Instant) => Promise<readonly PromiseMeasured[]>

export async function readStatus(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  promisesSince: PromisesSince,
): Promise<StatusView> {
  const now = clock.now()
  const today = dayOf(now)
  const first = today.subtract({ days: daysDrawn - 1 })
  const since = now.subtract({ hours: daysDrawn * 24 })
  const [parts, days, incidents, promises] = await Promise.all([
    all(
      database,
      sql<PartRow>`select distinct on (service, part) service, title, is_good, at from status.measurement
        where at <= ${now} order by service, part, at desc`,
    ),
    all(database, sql<DayRow>`select service, day, good, bad from status.day where day >= ${first}`),
    incidentsSince(database, since),
    promisesSince(since),
  ])
  const fresh = now.subtract({ minutes: freshMinutes })
  const drawn = Array.from({ length: daysDrawn }, (_, at) => first.add({ days: at }))
  return {
    at: now.toString(),
    isLastKnown: false,
    services: serviceNames.map((name) => serviceView(name, { parts, days, fresh, drawn })),
    promises,
    open: incidents.filter(({ closedAt }) => closedAt === null),
    past: incidents.filter(({ closedAt }) => closedAt !== null),
  }
}

interface Rows {
  readonly parts: readonly PartRow[]
  readonly days: readonly DayRow[]
  readonly fresh: Temporal.Instant
  readonly drawn: readonly Temporal.PlainDate[]
}

function serviceView(name: ServiceName, { parts, days, fresh, drawn }: Rows): ServiceView {
  const own = days.filter(({ service }) => service === name)
  const byDay = new Map(own.map((row) => [row.day.toString(), row]))
  const now = parts
    .filter(({ service, at }) => service === name && Temporal.Instant.compare(at, fresh) >= 0)
    .map(({ title, is_good }) => ({ title, state: is_good ? ('up' as const) : ('down' as const) }))
  return {
    name,
    state: stateOfParts(now.map(({ state }) => state)),
    parts: now,
    days: drawn.map((day) => ({ day: day.toString(), state: stateOfDay(byDay.get(day.toString())) })),
    share: shareGood(own),
  }
}
