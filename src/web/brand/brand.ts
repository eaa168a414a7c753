import type { Mark } from '#web/art/marks.ts'

const brandIds = ['parastoo', 'chakavak'] as const
export type BrandId = (typeof brandIds)[number]

/** What one name over the door changes; layout, type, motion, icons and copy structure are shared. */
export type Brand = {
  readonly id: BrandId
  /** the wordmark, as written */
  readonly name: string
  readonly mark: Mark
  readonly headline: string
  readonly sub: string
  readonly about: string
  /** which variant of the legal texts it shows */
  readonly legalVariant: 'agency' | 'partner'
  readonly contact: {
    /** E.164, for the call itself */
    readonly phone: string
    /** as it is read, in Persian digits */
    readonly phoneWritten: string
    readonly email: string
    readonly hours: string
    readonly address: string
  }
}
