import type { PassengerField } from '#passengers/form.ts'
import type { TravellerDraft, TravellerFaults } from '#passengers/web/traveller-draft.ts'

const ofCountry = [
  'passportType',
  'nationalityCountryNameFa',
  'passportIssuingCountryCountryNameFa',
] as const satisfies readonly PassengerField[]

/** An Iranian with an Iranian passport is not asked for its countries; whoever has another one's asks for them. */
export function countriesGoWithoutSaying(
  fields: readonly PassengerField[],
  draft: TravellerDraft,
  faults: TravellerFaults,
): boolean {
  const iran = 'ایران'
  return (
    ofCountry.every((field) => fields.includes(field) && faults[field] === undefined) &&
    draft.passportType === 'IranianPassport' &&
    draft.nationalityCountryNameFa === iran &&
    draft.passportIssuingCountryCountryNameFa === iran
  )
}

export function withoutCountries(fields: readonly PassengerField[]): readonly PassengerField[] {
  const left = new Set<PassengerField>(ofCountry)
  return fields.filter((field) => !left.has(field))
}
