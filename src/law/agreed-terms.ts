import { editionNumbered, inForce } from '#law/editions.ts'
import { isLawVariant, type LawVariant } from '#law/law-text.ts'

/** «agency/1.0»: which texts an order was made under, as it stands in the order. */
export type AgreedTerms = `${LawVariant}/${string}`

export function termsInForce(variant: LawVariant): AgreedTerms {
  return `${variant}/${inForce.version}`
}

export interface AgreedView {
  /** of the brand it was agreed to at, which another brand shows as well */
  readonly variant: LawVariant
  readonly version: string
  /** `YYYY-MM-DD` */
  readonly since: string
}

/** null for an order made before texts had numbers, and for an edition nobody knows. */
export function agreedView(agreed: string | null): AgreedView | null {
  const [variant = '', version = ''] = agreed?.split('/') ?? []
  const edition = editionNumbered(version)
  if (edition === undefined || !isLawVariant(variant)) return null
  return { variant, version: edition.version, since: edition.since }
}
