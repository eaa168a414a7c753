import type { CalendarKind } from '#calendar/months.ts'
import type { Travel } from '#passengers/form.ts'
import { PASSPORT_ORIGINS, type PassportType, passportTypeOf } from '#passengers/passport.ts'
import { dateText, noDate, yearIn } from '#passengers/web/date-draft.ts'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { countryNamed } from '#places/country-search.ts'

/** Iran and Iraq fix the issuing country; a nationality equal to the old country follows. */
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

/** The country determines the origin. */
export function withIssuer(draft: TravellerDraft, typed: string): TravellerDraft {
  const country = countryNamed(typed)
  const passportType = country === undefined ? draft.passportType : passportTypeOf(country.code)
  return withCalendar({ ...draft, passportIssuingCountryCountryNameFa: typed, passportType })
}

/** Mostly future years; expired ones may be shown. */
export function expiryYears(
  { flightDate }: Travel,
  calendar: CalendarKind,
): { readonly from: number; readonly to: number } {
  const year = yearIn(flightDate, calendar)
  return { from: year - 1, to: year + longestValid }
}

const longestValid = 15

/** Jalali for Iranian passports, else Gregorian, until a date is chosen. */
function withCalendar(draft: TravellerDraft): TravellerDraft {
  if (dateText(draft.expiry) !== '') return draft
  const calendar = draft.passportType === 'IranianPassport' ? 'jalali' : 'gregorian'
  return draft.expiry.calendar === calendar ? draft : { ...draft, expiry: { ...noDate, calendar } }
}

function otherIssuer({ passportIssuingCountryCountryNameFa: issuer }: TravellerDraft): string {
  const country = countryNamed(issuer)
  return country !== undefined && passportTypeOf(country.code) === 'OtherCountries' ? country.name : ''
}
