import type { WholeBrand } from '#brands/brand.ts'
import { editions as houseEditions } from '#law/editions.ts'
import { isLawVariant, type LawSlug, type LawText } from '#law/law-text.ts'
import { ownTexts } from '#law/own-texts.ts'

type Lawful = Pick<WholeBrand, 'id' | 'legalVariant' | 'law'>

/** Of one owner: a variant of the house, or a brand that has law texts of its own. */
export interface LawEdition {
  readonly owner: string
  readonly version: string
  /** `YYYY-MM-DD` */
  readonly since: string
  readonly texts: () => Readonly<Record<LawSlug, LawText>>
}

export function lawOwner({ id, legalVariant, law }: Lawful): string {
  return law.length > 0 ? id : legalVariant
}

/** The newest first; none of an owner nobody knows. */
export function editionsOf(owner: string, brands: readonly Lawful[]): readonly LawEdition[] {
  if (isLawVariant(owner))
    return houseEditions.map(({ version, since, texts }) => ({
      owner,
      version,
      since,
      texts: () => texts(owner),
    }))
  const own = brands.find(({ id }) => id === owner)?.law ?? []
  return own.map((edition) => ({
    owner,
    version: edition.version,
    since: edition.since,
    texts: () => ownTexts(edition),
  }))
}

/** What is agreed to at this brand now. */
export function inForceAt(brand: Lawful): LawEdition {
  const [newest] = editionsOf(lawOwner(brand), [brand])
  if (newest === undefined) throw new Error(`${brand.id} has no law`)
  return newest
}
