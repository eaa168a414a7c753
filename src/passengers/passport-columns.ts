import type { Passport, PassportType } from '#passengers/passport.ts'

export interface PassportColumns {
  readonly passport_type: PassportType | null
  readonly passport_number: string | null
  readonly nationality: string | null
  readonly issuing_country: string | null
  readonly passport_expires_on: Temporal.PlainDate | null
}

export function passportIn(row: PassportColumns): Passport | null {
  const {
    passport_type: type,
    passport_number: number,
    nationality,
    issuing_country,
    passport_expires_on,
  } = row
  if (type === null || number === null || nationality === null) return null
  if (issuing_country === null || passport_expires_on === null) return null
  return { type, number, nationality, issuingCountry: issuing_country, expiresOn: passport_expires_on }
}
