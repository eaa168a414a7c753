import type { OwnClause, OwnEdition, OwnText } from '#brands/brand-law.ts'
import { editionNumbered } from '#law/editions.ts'
import { figures } from '#law/figures.ts'
import { type Clause, isLawVariant, type LawSlug, type LawText, lawSlugs } from '#law/law-text.ts'

/** Clauses that no brand words for itself: what the house itself enforces (§1), and what support cites. */
const houseClauses: Partial<Record<LawSlug, readonly string[]>> = {
  terms: ['account', 'governing-law'],
  'system-flight': ['penalty'],
  'charter-flight': ['penalty'],
  'international-flight': ['penalty'],
}

/** All six as they are read; throws RangeError for what cannot be made out. */
export function ownTexts({
  upon,
  texts,
}: Pick<OwnEdition, 'upon' | 'texts'>): Readonly<Record<LawSlug, LawText>> {
  const [variant = '', version = ''] = upon.split('/')
  const base = editionNumbered(version)
  if (base === undefined || !isLawVariant(variant)) throw new RangeError(`the house has no edition ${upon}`)
  const stranger = Object.keys(texts).find((name) => !lawSlugs.some((slug) => slug === name))
  if (stranger !== undefined) throw new RangeError(`there is no text ${stranger}`)
  const house = base.texts(variant)
  const told = lawSlugs.map((slug) => [slug, merged(slug, texts[slug], house[slug])] as const)
  return Object.fromEntries(told) as Record<LawSlug, LawText>
}

function merged(slug: LawSlug, own: OwnText | undefined, house: LawText): LawText {
  if (own === undefined) return house
  const missing = houseClauses[slug]?.find((id) => !own.clauses.includes(id))
  if (missing !== undefined) throw new RangeError(`${slug} must have the house's clause ${missing}`)
  const clauses = own.clauses.map((one) => (typeof one === 'string' ? clauseOf(house, one) : filled(one)))
  const twice = clauses.find(({ id }, at) => clauses.findIndex((one) => one.id === id) !== at)
  if (twice !== undefined) throw new RangeError(`${slug} has ${twice.id} twice`)
  return {
    title: own.title ?? house.title,
    lead: own.lead === undefined ? house.lead : withFigures(own.lead),
    clauses,
  }
}

function clauseOf({ clauses }: LawText, id: string): Clause {
  const found = clauses.find((one) => one.id === id)
  if (found === undefined) throw new RangeError(`the house has no clause ${id} there`)
  return found
}

function filled({ id, title, paragraphs, summary }: OwnClause): Clause {
  return { id, title, paragraphs: paragraphs.map(withFigures), summary: withFigures(summary) }
}

/** «{holdMinutes}» is the figure that the house itself goes by. */
function withFigures(words: string): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = Object.entries(figures).find(([known]) => known === name)?.[1]
    if (figure === undefined) throw new RangeError(`there is no figure {${name}}`)
    return figure
  })
}
