import type { Travel } from '#passengers/form.ts'

/** Ages count on the first day; the passport must last as long as the policy. */
export function insuredTravel(
  { startsOn, endsOn }: { readonly startsOn: Temporal.PlainDate; readonly endsOn: Temporal.PlainDate },
  today: Temporal.PlainDate,
): Travel {
  return { today, flightDate: startsOn, lastArrival: endsOn, passportMonths: 0, group: 'adult' }
}
