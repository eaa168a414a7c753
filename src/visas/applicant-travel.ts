import type { Travel } from '#passengers/form.ts'
import type { VisaCountry } from '#visas/choice.ts'

const countedFrom = {
  AE: 'entry',
  AZ: 'end',
  IT: 'end',
  TH: 'entry',
} as const satisfies Record<VisaCountry, 'entry' | 'end'>

interface Journey {
  readonly country: VisaCountry
  readonly days: number
  readonly today: Temporal.PlainDate
  readonly travelDate: Temporal.PlainDate
  /** §9 */
  readonly passportMonths: number
}

/** The group is a default only: an applicant's age group follows from the birthday (`groupOf`). */
export function applicantTravel({ country, days, today, travelDate, passportMonths }: Journey): Travel {
  const end = countedFrom[country] === 'end' ? travelDate.add({ days: days - 1 }) : travelDate
  return { today, flightDate: travelDate, lastArrival: end, passportMonths, group: 'adult' }
}
