import type { WholeBrand } from '#brands/brand.ts'
import type { OwnClause, OwnEdition, OwnText } from '#brands/brand-law.ts'
import { type DeskEdition, standsUpon } from '#law/desk-edition.ts'
import { editionsOf } from '#law/law-owner.ts'
import { isLawVariant, type LawSlug } from '#law/law-text.ts'
import { ownTexts } from '#law/own-texts.ts'

type Lawful = Pick<WholeBrand, 'id' | 'legalVariant' | 'law'>

export interface EditionChange {
  readonly owner: string
  readonly slug: LawSlug
  /** `YYYY-MM-DD` */
  readonly since: string
  /** an id that the text does not have is a clause more, at its end; or what stands above all clauses */
  readonly wording:
    | { readonly clause: OwnClause }
    | { readonly above: Required<Pick<OwnText, 'title' | 'lead'>> }
}

/** The newest edition of the owner, with one clause, or title and lead, worded anew. `written`: also those that begin later. Throws RangeError for
 * an owner, a text or a figure nobody knows, and for a clause that the house itself enforces. */
export function nextEdition(
  { owner, slug, since, wording }: EditionChange,
  brands: readonly Lawful[],
  written: readonly DeskEdition[],
): DeskEdition {
  const before = newest(owner, brands, written)
  if (since < before.since) throw new RangeError(`${before.version} is in force from ${before.since} on`)
  const clauses = before.texts[slug]?.clauses ?? ownTexts(before)[slug].clauses.map(({ id }) => id)
  const { version, upon, texts } = before
  const next = {
    owner,
    version: numberAfter(
      version,
      written.some((one) => one.owner === owner && one.version === version),
    ),
    since,
    upon,
    texts: { ...texts, [slug]: worded({ ...texts[slug], clauses }, wording) },
  }
  ownTexts(next)
  return next
}

function worded(text: OwnText, wording: EditionChange['wording']): OwnText {
  if ('above' in wording) return { ...text, ...wording.above }
  const { clause } = wording
  const isNew = text.clauses.every((one) => idOf(one) !== clause.id)
  const clauses = isNew
    ? [...text.clauses, clause]
    : text.clauses.map((one) => (idOf(one) === clause.id ? clause : one))
  return { ...text, clauses }
}

function newest(
  owner: string,
  brands: readonly Lawful[],
  written: readonly DeskEdition[],
): Omit<OwnEdition, 'digest'> {
  const [{ version, since } = { version: '', since: '' }] = editionsOf(owner, brands, written)
  const [own] = brands.find(({ id }) => id === owner)?.law ?? []
  const ofTheDesk = written.find((one) => one.owner === owner && one.version === version)
  if (ofTheDesk !== undefined) return ofTheDesk
  if (own !== undefined) return own
  if (!isLawVariant(owner)) throw new RangeError(`${owner} has no law`)
  return { version, since, upon: `${owner}/${version}`, texts: {} }
}

function numberAfter(version: string, isOfTheDesk: boolean): string {
  if (!isOfTheDesk) return `${version}.1`
  return `${standsUpon(version)}.${Number(version.split('.').at(-1)) + 1}`
}

function idOf(clause: string | OwnClause): string {
  return typeof clause === 'string' ? clause : clause.id
}
