export interface Load {
  readonly searchesASecond: number
  readonly ordersASecond: number
}

/** Peaks of a house that opens, of a large one, and of one that nobody here has seen. */
export const loads: readonly Load[] = [
  { searchesASecond: 100, ordersASecond: 0.5 },
  { searchesASecond: 1000, ordersASecond: 5 },
  { searchesASecond: 10_000, ordersASecond: 50 },
]
