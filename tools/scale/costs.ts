/** What one of each costs, as `npm run bench` measured it (bench/README.md, "Last figures", two shared cores), in milliseconds of a processor. */
export const costs = {
  /** `search`: 7,404 a second on two cores, whoever asks included */
  search: 0.27,
  /** `ssr`: 101 results pages a second by one process */
  page: 9.9,
  /** `money`: from the seat to the ticket, the driver's part included */
  order: 12.7,
} as const

/** Bytes of write-ahead log an order (`money`). */
export const logBytesAnOrder = 17_000

/** Nobody measured this: of so many searches one begins with a page that a server renders; the others happen in it. */
export const searchesAPage = 4
