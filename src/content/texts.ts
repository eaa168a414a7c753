import type { ContentKind, Fields, Version } from '#content/version.ts'

/** The texts of a site at this moment, over those that come with the house. */
export interface Texts {
  /** undefined where the house's own is read */
  of(kind: ContentKind, key: string): Fields | undefined
  /** those that are in force, in the order of their beginning */
  all(kind: ContentKind): readonly Version[]
}
