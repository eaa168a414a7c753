/** One table as a workbook holds it, read from right to left. */
export interface Sheet {
  /** the tab's name: at most 31 signs, none of : \ / ? * [ ] */
  readonly name: string
  readonly columns: readonly Column[]
  /** as many cells as there are columns, in their order */
  readonly rows: Iterable<Row> | AsyncIterable<Row>
}

export interface Column {
  readonly title: string
  /** in signs of the usual face */
  readonly width: number
}

/**
 * A number is a whole one and gets separators between thousands. A day and an hour are written as what a spreadsheet sorts,
 * filters and reckons by. A text is written as text whatever it begins with: no cell is ever a formula.
 */
export type Row = readonly (string | number | Temporal.PlainDate | Temporal.PlainTime | null)[]
