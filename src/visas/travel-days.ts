/** ISO days, the first and the last that may be travelled on. */
export interface TravelDays {
  readonly first: string
  readonly last: string
}

/** Days are counted where our travellers and their calendar are. */
const homeZone = 'Asia/Tehran'

/**
 * When one may travel with a visa that is asked for now: not before the day after its answer is promised, and not so late that
 * one issued today had run out (§9: a visa of the UAE is entered on within 58 days). Asked for too late, `last` is before `first`.
 */
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
  return instant.toZonedDateTimeISO(homeZone).toPlainDate()
}
