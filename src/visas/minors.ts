import { ageAt } from '#calendar/ages.ts'
import type { VisaCountry } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'

interface Journey {
  readonly country: VisaCountry
  readonly travelDate: Temporal.PlainDate
}

/** By age on the day of travel; some countries do not ask. */
export function mustNotBeAlone({ country, travelDate }: Journey, birthDate: Temporal.PlainDate): boolean {
  const { notAloneBelow } = countryData(country)
  return notAloneBelow !== null && ageAt(birthDate, travelDate) < notAloneBelow
}

export function isMinorLeftAlone(
  journey: Journey,
  people: readonly { readonly birthDate: Temporal.PlainDate }[],
): boolean {
  return people.length > 0 && people.every(({ birthDate }) => mustNotBeAlone(journey, birthDate))
}
