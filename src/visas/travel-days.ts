import { iranZone } from '#calendar/zones.ts'
export interface TravelDays {
  readonly first: string
  readonly last: string
}

/** From the day after the promised answer to the expiry of a visa issued today (§9:
 * 58 days for the UAE). When too late, `last` is before `first`. */
export function travelDays(
  now: Temporal.Instant,
  { promisedAt, validityDays }: { readonly promisedAt: Temporal.Instant; readonly validityDays: number },
): TravelDays {
  return {
    first: dayOf(promisedAt).add({ days: 1 }).toString(),
    last: dayOf(now).add({ days: validityDays }).toString(),
  }
}

function dayOf(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(iranZone).toPlainDate()
}
