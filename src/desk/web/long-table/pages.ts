export interface Page<Row> {
  readonly rows: readonly Row[]
  /** where the next page begins; undefined of the last */
  readonly next: string | undefined
}

/** Pages one after the other as one; a row that slid from one to the next in the meantime stands once, as the later page has it. */
export function joined<Row>(pages: readonly Page<Row>[], keyOf: (row: Row) => string): Page<Row> {
  const rows = new Map<string, Row>()
  for (const page of pages) for (const row of page.rows) rows.set(keyOf(row), row)
  return { rows: [...rows.values()], next: pages.at(-1)?.next }
}
