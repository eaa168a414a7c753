/** ISO 3166 alpha-2. */
export const visaCountries = ['AE', 'AZ', 'IT', 'TH'] as const
export type VisaCountry = (typeof visaCountries)[number]

export const visaTypes = ['tourist', 'transit'] as const
export type VisaType = (typeof visaTypes)[number]

export const visaEntries = ['single', 'multiple'] as const
export type VisaEntry = (typeof visaEntries)[number]

export const visaSpeeds = ['normal', 'urgent'] as const
export type VisaSpeed = (typeof visaSpeeds)[number]

/** §3, Visa; the same for every applicant. */
export interface VisaChoice {
  readonly country: VisaCountry
  readonly type: VisaType
  /** of stay: §9 has 10, 30, 60, 90 for the UAE; a transit of 48 or 96 hours is 2 or 4 */
  readonly days: number
  readonly entry: VisaEntry
  readonly speed: VisaSpeed
  /** on rejection the fee is refunded, but not the guarantee's price */
  readonly isGuaranteed: boolean
}

/** §9 */
export const MOST_APPLICANTS = 9
