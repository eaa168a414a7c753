import * as z from 'zod/mini'
import type { OwnEdition, OwnText } from '#brands/brand-law.ts'
import type { Fields, Version } from '#content/version.ts'

/** An edition that two people at the desk put in force: the one before it with a clause of another wording. */
export interface DeskEdition extends Pick<OwnEdition, 'version' | 'since' | 'upon'> {
  /** a variant of the house, or a brand with law of its own */
  readonly owner: string
  readonly texts: Readonly<Record<string, OwnText>>
}

const Clause = z.object({
  id: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  summary: z.string(),
})
const Texts = z.record(
  z.string(),
  z.object({
    title: z.optional(z.string()),
    lead: z.optional(z.string()),
    clauses: z.array(z.union([z.string(), Clause])),
  }),
)
const Head = z.object({ owner: z.string(), version: z.string(), since: z.string(), upon: z.string() })

export function editionFields({ owner, version, since, upon, texts }: DeskEdition): Fields {
  return { owner, version, since, upon, texts: JSON.stringify(texts) }
}

/** Of versions of the kind `law`. */
export function deskEditions(versions: readonly Pick<Version, 'fields'>[]): readonly DeskEdition[] {
  return versions.flatMap(({ fields }) =>
    fields === null ? [] : { ...Head.parse(fields), texts: Texts.parse(JSON.parse(fields['texts'] ?? '{}')) },
  ) as readonly DeskEdition[]
}

/** «2.0.1» was written upon «2.0». */
export function standsUpon(version: string): string {
  return version.slice(0, version.lastIndexOf('.'))
}

export type EditionHead = Pick<DeskEdition, 'owner' | 'version' | 'since'>

/** What its name says; undefined for the name of something else. */
export function editionNamed(key: string): Pick<DeskEdition, 'owner' | 'version'> | undefined {
  const [, owner, version] = /^([a-z][a-z-]*)-(\d+-\d+-\d+)$/.exec(key) ?? []
  return owner === undefined || version === undefined
    ? undefined
    : { owner, version: version.replaceAll('-', '.') }
}

/** Its name among the texts of its kind. */
export function keyOf({ owner, version }: Pick<DeskEdition, 'owner' | 'version'>): string {
  return `${owner}-${version.replaceAll('.', '-')}`
}
