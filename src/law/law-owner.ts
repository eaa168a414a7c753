import type { WholeBrand } from '#brands/brand.ts'
import { type DeskEdition, type EditionHead, standsUpon } from '#law/desk-edition.ts'
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

/** The newest first; none of an owner nobody knows. What the desk wrote goes before the edition that it stands upon, and ends with
 * the next one that comes with the house. */
export function editionsOf(
  owner: string,
  brands: readonly Lawful[],
  written: readonly DeskEdition[] = [],
): readonly LawEdition[] {
  return inOrder(ofTheHouse(owner, brands), written.filter((one) => one.owner === owner).map(ofTheDesk))
}

/** The same by their names and days alone. */
export function editionHeads(
  owner: string,
  brands: readonly Lawful[],
  written: readonly EditionHead[],
): readonly EditionHead[] {
  return inOrder<EditionHead>(
    ofTheHouse(owner, brands),
    written.filter((one) => one.owner === owner),
  )
}

function inOrder<Edition extends EditionHead>(
  house: readonly Edition[],
  ours: readonly Edition[],
): readonly Edition[] {
  const upon = Map.groupBy(ours, ({ version }) => standsUpon(version))
  return house.flatMap((edition) => [...(upon.get(edition.version) ?? []).toSorted(laterFirst), edition])
}

function ofTheDesk(edition: DeskEdition): LawEdition {
  const { owner, version, since } = edition
  return { owner, version, since, texts: () => ownTexts(edition) }
}

function laterFirst(a: Pick<EditionHead, 'version'>, b: Pick<EditionHead, 'version'>): number {
  return Number(b.version.split('.').at(-1)) - Number(a.version.split('.').at(-1))
}

function ofTheHouse(owner: string, brands: readonly Lawful[]): readonly LawEdition[] {
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
export function inForceAt(brand: Lawful, written: readonly DeskEdition[] = []): LawEdition {
  const [newest] = editionsOf(lawOwner(brand), [brand], written)
  if (newest === undefined) throw new Error(`${brand.id} has no law`)
  return newest
}
