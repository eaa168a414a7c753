import type { Strip } from '#documents/reader/strip.ts'

/** The passenger's fields that a passport's machine-readable zone tells, as a form names and writes them (§3). */
export const READ_FIELDS = [
  'firstName',
  'lastName',
  'genderTitle',
  'birthDateFa',
  'nationalCode',
  'nationalityCountryNameFa',
  'passportIssuingCountryCountryNameFa',
  'passportType',
  'passportNumber',
  'passportExpirationDateFa',
  'passportExpirationDateType',
] as const

export type ReadField = (typeof READ_FIELDS)[number]

/** `accepted`: read beyond doubt. `prefill`: read, but somebody must look. `invalid`: no passport was seen. */
export type Verdict = 'accepted' | 'prefill' | 'invalid'

/** What a picture of a passport says. */
export interface Reading {
  readonly verdict: Verdict
  /** empty when invalid; dates as "1371-05-24" or, by the Gregorian calendar, "1992-08-15" */
  readonly fields: Readonly<Partial<Record<ReadField, string>>>
  /** what may have been misread; names are never beyond doubt to whoever bears them, and are not listed for that alone */
  readonly doubtful: readonly ReadField[]
  /** where the lines stand that were read; none when invalid */
  readonly strip?: Strip | undefined
}
