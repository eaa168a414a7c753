export interface Curve {
  at(place: number): number
  slopeAt(place: number): number
}

export type Point = readonly [place: number, height: number]

export interface Fitting {
  /** centre of the places, and distance of the outermost */
  readonly centre: number
  readonly span: number
  readonly stiffness: number
  /** points beyond `factor` medians plus `floor` weigh less than half */
  readonly tolerance: { readonly factor: number; readonly floor: number }
}

const ROUNDS = 6

type Bend = readonly [number, number, number]

export function curveThrough(points: readonly Point[], fitting: Fitting): Curve {
  const { centre, span, tolerance } = fitting
  const from = ([a, b, c]: Bend, place: number) => {
    const t = (place - centre) / span
    return a + b * t + c * t * t
  }
  let weights = points.map(() => 1)
  let bend: Bend = [0, 0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    bend = weighed(points, weights, fitting)
    const off = points.map(([place, height]) => Math.abs(height - from(bend, place)))
    const usual = median(off) * tolerance.factor + tolerance.floor
    weights = off.map((distance) => 1 / (1 + (distance / usual) ** 2))
  }
  const [, b, c] = bend
  return {
    at: (place) => from(bend, place),
    slopeAt: (place) => (b + (2 * c * (place - centre)) / span) / span,
  }
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}

function weighed(points: readonly Point[], weights: readonly number[], fitting: Fitting): Bend {
  const rows = [0, 1, 2].map(() => [0, 0, 0, 0])
  points.forEach(([place, height], index) => {
    const t = (place - fitting.centre) / fitting.span
    const powers = [1, t, t * t]
    rows.forEach((row, power) => {
      const weight = (weights[index] ?? 0) * (powers[power] ?? 0)
      for (let column = 0; column < 3; column++)
        row[column] = cell(row, column) + weight * cell(powers, column)
      row[3] = cell(row, 3) + weight * height
    })
  })
  const last = rows[2]
  if (last !== undefined) last[2] = cell(last, 2) + fitting.stiffness
  return solved(rows)
}

function solved(rows: number[][]): Bend {
  for (let step = 0; step < 3; step++) {
    const rest = rows.splice(step).sort((a, b) => Math.abs(cell(b, step)) - Math.abs(cell(a, step)))
    rows.push(...rest)
    const pivot = rows[step] ?? []
    rows.forEach((row, index) => {
      if (index === step) return
      const factor = cell(row, step) / cell(pivot, step)
      for (let column = step; column < 4; column++)
        row[column] = cell(row, column) - factor * cell(pivot, column)
    })
  }
  const unknown = (index: number) => cell(rows[index] ?? [], 3) / cell(rows[index] ?? [], index)
  return [unknown(0), unknown(1), unknown(2)]
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? 0
}
