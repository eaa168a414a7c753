import type { WholeBrand } from '#brands/brand.ts'
import type { DeskEdition } from '#law/desk-edition.ts'
import { editionsOf, inForceAt } from '#law/law-owner.ts'

/** «agency/1.0»: which texts an order was made under, as it stands in the order. */
export type AgreedTerms = `${string}/${string}`

type Lawful = Pick<WholeBrand, 'id' | 'legalVariant' | 'law'>

export function termsInForce(brand: Lawful, written: readonly DeskEdition[] = []): AgreedTerms {
  const { owner, version } = inForceAt(brand, written)
  return `${owner}/${version}`
}

export interface AgreedView {
  /** whose texts: a variant of the house, or the brand that has its own, which another brand shows as well */
  readonly variant: string
  readonly version: string
  /** `YYYY-MM-DD` */
  readonly since: string
}

/** null for an order made before texts had numbers, and for an edition nobody knows. */
export function agreedView(
  agreed: string | null,
  brands: readonly Lawful[],
  written: readonly DeskEdition[] = [],
): AgreedView | null {
  const [variant = '', wanted = ''] = agreed?.split('/') ?? []
  const edition = editionsOf(variant, brands, written).find(({ version }) => version === wanted)
  return edition === undefined ? null : { variant, version: edition.version, since: edition.since }
}
