import { editionNumbered, inForce } from '#law/editions.ts'
import type { LawVariant } from '#law/law-text.ts'

/** «agency/1.0»: which texts an order was made under, as it stands in the order. */
export type AgreedTerms = `${LawVariant}/${string}`

export function termsInForce(variant: LawVariant): AgreedTerms {
  return `${variant}/${inForce.version}`
}

export interface AgreedView {
  readonly version: string
  /** `YYYY-MM-DD` */
  readonly since: string
}

/** null for an order made before texts had numbers, and for an edition nobody knows. */
export function agreedView(agreed: string | null): AgreedView | null {
  const edition = editionNumbered(agreed?.split('/')[1] ?? '')
  return edition === undefined ? null : { version: edition.version, since: edition.since }
}
