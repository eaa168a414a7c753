import { isNationalCode } from '#accounts/national-code.ts'
import { dateForForm } from '#calendar/form-date.ts'
import { birthday, expiry } from '#documents/days.ts'
import { zoneOf } from '#documents/mrz-lines.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { countryOf } from '#documents/reader/states.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'
import { findCountry } from '#places/countries.ts'

/** §3. Birthdays Jalali; expiry Jalali for Iranian passports, else Gregorian. Missing or impossible values are left out. */
export function fieldsOf(
  { lines }: Pick<ZoneReading, 'lines'>,
  today: Temporal.PlainDate,
): Reading['fields'] {
  const zone = zoneOf(lines)
  const born = birthday(zone.birthDate, today)
  const ends = expiry(zone.expiryDate, today)
  const isIranian = zone.issuer === 'IRN'
  const fields: Reading['fields'] = {
    firstName: zone.givenNames,
    lastName: zone.surname,
    genderTitle: { M: 'Male', F: 'Female', '': '' }[zone.sex],
    birthDateFa: born === undefined ? '' : dateForForm(born),
    nationalCode: nationalCodeIn(zone.nationality, zone.personalNumber),
    nationalityCountryNameFa: countryName(zone.nationality),
    passportIssuingCountryCountryNameFa: countryName(zone.issuer),
    passportType: passportType(zone.issuer),
    passportNumber: zone.number.replaceAll(' ', ''),
    ...(ends === undefined
      ? {}
      : {
          passportExpirationDateFa: isIranian ? dateForForm(ends) : ends.toString(),
          passportExpirationDateType: isIranian ? 'Jalali' : 'Gregorian',
        }),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
}

/** Iran prints the national code as personal number. */
function nationalCodeIn(nationality: string, personalNumber: string): string {
  return nationality === 'IRN' && isNationalCode(personalNumber) ? personalNumber : ''
}

function passportType(issuer: string): string {
  if (issuer === 'IRN') return 'IranianPassport'
  return issuer === 'IRQ' ? 'IraqPassport' : 'OtherCountries'
}

function countryName(state: string): string {
  return findCountry(countryOf(state))?.name ?? ''
}
