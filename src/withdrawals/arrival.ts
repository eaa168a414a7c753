import { isDayOff } from '#calendar/holidays.ts'
import { iranZone } from '#calendar/zones.ts'
import { dayOf } from '#wallet/days.ts'
import { minutesToCancel } from '#withdrawals/limits.ts'

/** When banks settle what PAYA brought, by the clock of Tehran: on a day off only the first time (Central Bank).
 * In summer the second and third come an hour earlier. */
const payaCycles = {
  workday: ['03:45', '10:45', '13:45', '18:45'],
  dayOff: ['03:45'],
} as const

/** minutes a provider needs to hand it to PAYA */
const minutes = { toHandOver: 60 } as const

export interface Arrival {
  readonly sendAt: Temporal.Instant
  /** at the latest: one cycle after the first that can bring it */
  readonly dueAt: Temporal.Instant
}

export function arrivalOf(madeAt: Temporal.Instant): Arrival {
  const sendAt = madeAt.add({ minutes: minutesToCancel })
  const first = nextCycle(sendAt.add({ minutes: minutes.toHandOver }))
  return { sendAt, dueAt: nextCycle(first.add({ seconds: 1 })) }
}

/** The first cycle at `from` or after. */
function nextCycle(from: Temporal.Instant): Temporal.Instant {
  for (let day = dayOf(from); ; day = day.add({ days: 1 })) {
    const hours = payaCycles[isDayOff(day) ? 'dayOff' : 'workday']
    const cycle = hours
      .map((hour) => day.toZonedDateTime({ timeZone: iranZone, plainTime: hour }).toInstant())
      .find((at) => Temporal.Instant.compare(at, from) >= 0)
    if (cycle !== undefined) return cycle
  }
}
