import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import type { House } from '#server/house.ts'
import type { Probe } from '#server/probe.ts'
import type { ServiceName } from '#status/services.ts'

export type ProbesByService = Readonly<Record<ServiceName, readonly Probe[]>>

type Measured = Pick<House, 'database' | 'clock' | 'log'>

const patienceMs = 10_000
const minutesApart = 5
const keptHours = 48
const keptDays = 180

/** Looks at every part once; what is slower than ten seconds failed. */
export async function measure(house: Measured, probes: ProbesByService): Promise<void> {
  const at = slotOf(house.clock.now())
  const all = Object.entries(probes).flatMap(([service, parts]) => parts.map((part) => ({ service, part })))
  await Promise.all(
    all.map(async ({ service, part }) => {
      const begun = performance.now()
      const isGood = await looked(house, part)
      if (isGood === undefined) return
      const milliseconds = Math.round(performance.now() - begun)
      await store(house, { service, part: part.part, title: part.title, at, isGood, milliseconds })
    }),
  )
}

/** Of two workers that measure at once one counts. */
function slotOf(now: Temporal.Instant): Temporal.Instant {
  return now.round({ smallestUnit: 'minute', roundingIncrement: minutesApart, roundingMode: 'floor' })
}

async function looked({ log }: Measured, probe: Probe): Promise<boolean | undefined> {
  const signal = AbortSignal.timeout(patienceMs)
  const late = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)))
  try {
    return await Promise.race([probe.look(signal), late])
  } catch (error) {
    log.info({ part: probe.part, error: error instanceof Error ? error.name : 'unknown' }, 'status.bad')
    return false
  }
}

interface Measurement {
  readonly service: string
  readonly part: string
  readonly title: string
  readonly at: Temporal.Instant
  readonly isGood: boolean
  readonly milliseconds: number
}

async function store({ database }: Measured, measured: Measurement): Promise<void> {
  const { service, part, title, at, isGood, milliseconds } = measured
  const [good, bad] = isGood ? [1, 0] : [0, 1]
  await sql`
    with measured as (
      insert into status.measurement (service, part, at, title, is_good, milliseconds)
      values (${service}, ${part}, ${at}, ${title}, ${isGood}, ${milliseconds})
      on conflict do nothing returning service
    )
    insert into status.day (service, day, good, bad)
    select service, ${dayOf(at)}::date, ${good}::integer, ${bad}::integer from measured
    on conflict (service, day) do update set good = day.good + excluded.good, bad = day.bad + excluded.bad`.execute(
    database,
  )
}

/** Single measurements last two days, days half a year. */
export async function thinOut({ database, clock }: Measured): Promise<void> {
  const now = clock.now()
  await sql`delete from status.measurement where at < ${now.subtract({ hours: keptHours })}`.execute(database)
  await sql`delete from status.day where day < ${dayOf(now).subtract({ days: keptDays })}`.execute(database)
}

export function dayOf(at: Temporal.Instant): Temporal.PlainDate {
  return at.toZonedDateTimeISO(iranZone).toPlainDate()
}
