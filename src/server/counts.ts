export interface Counts<Row> {
  /** In memory; some seconds later it is written. */
  count(key: string, counted: (before: Row | undefined) => Row): void
  /** Writes what was counted here since the last time. */
  flush(): Promise<void>
}

const flushAfterMs = 5000

/** Figures that nobody waits for: rows that could not be written are lost, and their number is told. */
export function openCounts<Row>(
  write: (rows: readonly Row[]) => Promise<void>,
  lost: (error: unknown, rows: number) => void,
): Counts<Row> {
  let seen = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined
  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const rows = [...seen.values()]
    seen = new Map()
    try {
      await write(rows)
    } catch (error) {
      lost(error, rows.length)
    }
  }
  return {
    count(key, counted) {
      seen.set(key, counted(seen.get(key)))
      timer ??= setTimeout(() => void flush(), flushAfterMs).unref()
    },
    flush,
  }
}
