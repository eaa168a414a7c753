/** One bar: values from `from` up to `to`; the last bar includes its end. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** How values are spread, in `bars` bars of equal width; all in one bar when every value is the same. */
export function histogram(values: readonly number[], bars = 16): readonly Bar[] {
  if (values.length === 0) return []
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  if (lowest === highest) return [{ from: lowest, to: highest, count: values.length }]
  const width = (highest - lowest) / bars
  const counts = Array.from({ length: bars }, () => 0)
  for (const value of values) {
    const bar = Math.min(bars - 1, Math.floor((value - lowest) / width))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return counts.map((count, bar) => ({
    from: Math.round(lowest + bar * width),
    to: Math.round(lowest + (bar + 1) * width),
    count,
  }))
}
