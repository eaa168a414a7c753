import pg from 'pg'

const { INT8, TIMESTAMPTZ, TIMESTAMP, DATE, TIME } = pg.types.builtins

type Reader = (text: string) => unknown

/** Amounts as safe integers, times as Temporal (`timestamp` is local). */
const readers = new Map<number, Reader>([
  [INT8, safeInteger],
  [TIMESTAMPTZ, (text) => Temporal.Instant.from(text.replace(' ', 'T'))],
  [TIMESTAMP, (text) => Temporal.PlainDateTime.from(text.replace(' ', 'T'))],
  [DATE, (text) => Temporal.PlainDate.from(text)],
  [TIME, (text) => Temporal.PlainTime.from(text)],
])

export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : readers.get(oid)) ??
    pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

// pg calls `toPostgres`; without it Temporal values are sent as quoted JSON
for (const kind of [Temporal.Instant, Temporal.PlainDate, Temporal.PlainDateTime, Temporal.PlainTime])
  Object.defineProperty(kind.prototype, 'toPostgres', {
    value(this: { toString(): string }) {
      return this.toString()
    },
    configurable: true,
  })

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not a safe integer`)
  return value
}
