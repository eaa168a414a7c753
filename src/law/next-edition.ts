import type { WholeBrand } from '#brands/brand.ts'
import type { OwnClause, OwnEdition } from '#brands/brand-law.ts'
import { type DeskEdition, standsUpon } from '#law/desk-edition.ts'
import { editionsOf } from '#law/law-owner.ts'
import { isLawVariant, type LawSlug } from '#law/law-text.ts'
import { ownTexts } from '#law/own-texts.ts'

type Lawful = Pick<WholeBrand, 'id' | 'legalVariant' | 'law'>

export interface ClauseChange {
  readonly owner: string
  readonly slug: LawSlug
  /** `YYYY-MM-DD` */
  readonly since: string
  /** an id that the text does not have is a clause more, at its end */
  readonly clause: OwnClause
}

/** The newest edition of the owner, with one clause worded anew. `written`: also those that begin later. Throws RangeError for
 * an owner, a text or a figure nobody knows, and for a clause that the house itself enforces. */
export function nextEdition(
  { owner, slug, since, clause }: ClauseChange,
  brands: readonly Lawful[],
  written: readonly DeskEdition[],
): DeskEdition {
  const before = newest(owner, brands, written)
  if (since < before.since) throw new RangeError(`${before.version} is in force from ${before.since} on`)
  const clauses = before.texts[slug]?.clauses ?? ownTexts(before)[slug].clauses.map(({ id }) => id)
  const isNew = clauses.every((one) => idOf(one) !== clause.id)
  const worded = isNew ? [...clauses, clause] : clauses.map((one) => (idOf(one) === clause.id ? clause : one))
  const { version, upon, texts } = before
  const next = {
    owner,
    version: numberAfter(
      version,
      written.some((one) => one.owner === owner && one.version === version),
    ),
    since,
    upon,
    texts: { ...texts, [slug]: { ...texts[slug], clauses: worded } },
  }
  ownTexts(next)
  return next
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
