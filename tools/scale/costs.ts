/** Milliseconds of a processor. */
export interface Cost {
  readonly serverMs: number
  readonly databaseMs: number
}

/** What one of each costs, as `npm run bench -- cost` measured it (bench/README.md, "Last figures", two shared cores). */
export const costs = {
  search: { serverMs: 6.47, databaseMs: 0.35 },
  /** results, rendered */
  page: { serverMs: 47.26, databaseMs: 4.73 },
  /** from the seat to the ticket, by card, looked at until it is there */
  order: { serverMs: 26.54, databaseMs: 42.2 },
  /** a move of an order to a page that watches it */
  push: { serverMs: 0.02, databaseMs: 0.04 },
  /** a second of a server that nobody asks */
  rest: { serverMs: 23.54, databaseMs: 33.85 },
} as const satisfies Record<string, Cost>

/** Bytes of write-ahead log an order. */
export const logBytesAnOrder = 42_000

/** Bytes that an order leaves in a table with its indexes. */
export const growthAnOrder = {
  'orders.order': 4571,
  'orders.evidence': 3416,
  'wallet.posting': 696,
  'messages.outbox': 606,
} as const

/** Nobody measured this: of so many searches one begins with a page that a server renders; the others happen in it. */
export const searchesAPage = 4

/** Nor this: a page watches its order from the agreement on, and hears of each move to the ticket. */
export const pushesAnOrder = 4

/** Nor this: a day's mean is this share of its peak. */
export const peakShare = 0.1

/** As bench/README.md has them. */
export function benchFigures(): readonly string[] {
  const each = Object.entries(costs).map(
    ([name, { serverMs, databaseMs }]) => `${name} ${serverMs} and ${databaseMs} ms`,
  )
  const grown = Object.entries(growthAnOrder).map(([table, bytes]) => `${table} ${bytes}`)
  return [...each, `${logBytesAnOrder / 1000} kB of write-ahead log an order`, ...grown]
}
