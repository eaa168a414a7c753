import type { Proposal } from '#flights/proposal.ts'

/** One bar: totals from `from` up to `to` (rial); the last bar includes its end. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** How the totals of the proposals are spread, in `bars` bars of equal width; all in one bar when every price is the same. */
export function priceHistogram(proposals: readonly Proposal[], bars = 16): readonly Bar[] {
  if (proposals.length === 0) return []
  const prices = proposals.map((proposal) => proposal.totalPrice)
  const lowest = Math.min(...prices)
  const highest = Math.max(...prices)
  if (lowest === highest) return [{ from: lowest, to: highest, count: prices.length }]
  const width = (highest - lowest) / bars
  const counts = Array.from({ length: bars }, () => 0)
  for (const price of prices) {
    const bar = Math.min(bars - 1, Math.floor((price - lowest) / width))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return counts.map((count, bar) => ({
    from: Math.round(lowest + bar * width),
    to: Math.round(lowest + (bar + 1) * width),
    count,
  }))
}
