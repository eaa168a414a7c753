import type { Strip } from '#documents/reader/strip.ts'

/** §3 */
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

/** `accepted`: certain. `prefill`: a person must look. `invalid`: no passport. */
export type Verdict = 'accepted' | 'prefill' | 'invalid'

export interface Reading {
  readonly verdict: Verdict
  /** empty when invalid; dates Jalali "1371-05-24" or Gregorian "1992-08-15" */
  readonly fields: Readonly<Partial<Record<ReadField, string>>>
  /** may be misread; names are never certain and not listed for that alone */
  readonly doubtful: readonly ReadField[]
  readonly strip?: Strip | undefined
}
