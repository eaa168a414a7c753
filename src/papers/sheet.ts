/** Read from right to left. */
export interface Sheet {
  /** at most 31 characters, none of : \ / ? * [ ] */
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: Iterable<Row> | AsyncIterable<Row>
}

export interface Column {
  readonly title: string
  /** in characters */
  readonly width: number
}

/** Numbers are whole, with separators; dates and times are real spreadsheet values; texts are never formulas. */
export type Row = readonly (string | number | Temporal.PlainDate | Temporal.PlainTime | null)[]
