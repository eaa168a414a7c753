/** A clause of the brand's own words; a text's clauses are these and names of the house's. */
export interface OwnClause {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly summary: string
}

export interface OwnText {
  readonly title?: string
  readonly lead?: string
  readonly clauses: readonly (string | OwnClause)[]
}

/** A file of a brand's `law/`. A text that is not there is the house's, of the edition it stands upon. */
export interface OwnEdition {
  /** its file's name: «1.0» */
  readonly version: string
  /** `YYYY-MM-DD` */
  readonly since: string
  /** «partner/1.2» */
  readonly upon: string
  readonly texts: Readonly<Record<string, OwnText>>
  /** sha-256 of all six texts as they are read: what was agreed to does not change */
  readonly digest: string
}
