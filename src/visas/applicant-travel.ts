import type { Travel } from '#passengers/form.ts'
import type { VisaCountry } from '#visas/choice.ts'

/** From which day a passport's months are counted: from the entry, or from the end of the stay. */
const countedFrom = {
  AE: 'entry',
  AZ: 'end',
  IT: 'end',
  TH: 'entry',
} as const satisfies Record<VisaCountry, 'entry' | 'end'>

interface Journey {
  readonly country: VisaCountry
  /** how long the visa lets one stay */
  readonly days: number
  readonly today: Temporal.PlainDate
  readonly travelDate: Temporal.PlainDate
  /** for how many months the country wants a passport to be valid (§9) */
  readonly passportMonths: number
}

/**
 * What everybody who applies is checked by. Nobody was counted before: whom one applies as is told by his birthday
 * (`groupOf`), so the group is only where it begins.
 */
export function applicantTravel({ country, days, today, travelDate, passportMonths }: Journey): Travel {
  const end = countedFrom[country] === 'end' ? travelDate.add({ days: days - 1 }) : travelDate
  return { today, flightDate: travelDate, lastArrival: end, passportMonths, group: 'adult' }
}
