import type { RoundTripMatrix } from '#flights/choosing/choosing-response.ts'
import { type Level, levelsOf } from '#flights/search/year-prices.ts'

type Cell = RoundTripMatrix['cells'][number]

export interface TripCell extends Cell {
  readonly level: Level | undefined
}

export interface TripRow {
  readonly returning: string
  readonly cells: readonly TripCell[]
}

/** Days out are columns, days back are rows. */
export function matrixOf({ cells }: Pick<RoundTripMatrix, 'cells'>): {
  readonly outs: readonly string[]
  readonly rows: readonly TripRow[]
} {
  const levelOf = levelsOf(cells.map(priced))
  const outs = [...new Set(cells.map(({ outward }) => outward))].sort()
  const rows = [...Map.groupBy(cells, ({ returning }) => returning)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  return {
    outs,
    rows: rows.map(([returning, of]) => ({
      returning,
      cells: outs.map((outward) => {
        const cell = of.find((one) => one.outward === outward) ?? { outward, returning, total: null }
        return { ...cell, level: levelOf(priced(cell)) }
      }),
    })),
  }
}

function priced({ total }: Cell) {
  return { lowest: total, isSoldOut: false }
}
