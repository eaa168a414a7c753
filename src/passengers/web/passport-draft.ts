import type { CalendarKind } from '#calendar/months.ts'
import type { Travel } from '#passengers/form.ts'
import { PASSPORT_ORIGINS, type PassportType, passportTypeOf } from '#passengers/passport.ts'
import { noDate, written, yearIn } from '#passengers/web/date-draft.ts'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { countryNamed } from '#places/country-search.ts'

/**
 * A passport of another origin: Iran and Iraq issue their own, so the country goes with it, and whoever had the nationality
 * of the old one has that of the new.
 */
export function withOrigin(draft: TravellerDraft, passportType: PassportType): TravellerDraft {
  const issuer = passportType === 'OtherCountries' ? otherIssuer(draft) : PASSPORT_ORIGINS[passportType].name
  const goesAlong = draft.nationalityCountryNameFa === draft.passportIssuingCountryCountryNameFa
  return withCalendar({
    ...draft,
    passportType,
    passportIssuingCountryCountryNameFa: issuer,
    nationalityCountryNameFa: goesAlong ? issuer : draft.nationalityCountryNameFa,
  })
}

/** A passport issued by what is typed: a country tells its origin. */
export function withIssuer(draft: TravellerDraft, typed: string): TravellerDraft {
  const country = countryNamed(typed)
  const passportType = country === undefined ? draft.passportType : passportTypeOf(country.code)
  return withCalendar({ ...draft, passportIssuingCountryCountryNameFa: typed, passportType })
}

/** A passport is mostly for years to come; one that has run out may still be shown as what it is. */
export function expiryYears(
  { flightDate }: Travel,
  calendar: CalendarKind,
): { readonly from: number; readonly to: number } {
  const year = yearIn(flightDate, calendar)
  return { from: year - 1, to: year + longestValid }
}

/** the longest that any country's passport is valid, years */
const longestValid = 15

/** Iranian passports are read by the Jalali calendar, others by the Gregorian, until somebody has begun to choose. */
function withCalendar(draft: TravellerDraft): TravellerDraft {
  if (written(draft.expiry) !== '') return draft
  const calendar = draft.passportType === 'IranianPassport' ? 'jalali' : 'gregorian'
  return draft.expiry.calendar === calendar ? draft : { ...draft, expiry: { ...noDate, calendar } }
}

function otherIssuer({ passportIssuingCountryCountryNameFa: issuer }: TravellerDraft): string {
  const country = countryNamed(issuer)
  return country !== undefined && passportTypeOf(country.code) === 'OtherCountries' ? country.name : ''
}
