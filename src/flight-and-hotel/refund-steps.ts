/** What comes back until then, in rial; the last has no end. */
export interface BackStep {
  readonly until: string | null
  readonly refund: number
}

interface Step extends BackStep {
  readonly state: 'past' | 'now' | 'ahead' | 'coming'
}

/** Ladders of what is given back together as one: at every moment what comes back of all of them. */
export function backOf(ladders: readonly (readonly Step[])[]): readonly BackStep[] {
  const open = ladders.map((steps) => steps.filter(({ state }) => state !== 'past'))
  const ends = open
    .flatMap((steps) => steps.flatMap(({ until }) => until ?? []))
    .toSorted((a, b) => Temporal.Instant.compare(a, b))
  const moments = [...new Set(ends), null]
  const all = moments.map((until) => ({
    until,
    refund: open.reduce((sum, steps) => sum + (stepAt(steps, until)?.refund ?? 0), 0),
  }))
  // of steps that bring back the same the last end counts
  return all.filter(({ refund }, place) => all[place + 1]?.refund !== refund)
}

/** The step that holds in the stretch that ends then. */
function stepAt(steps: readonly Step[], end: string | null): Step | undefined {
  return steps.find(
    ({ until }) => until === null || (end !== null && Temporal.Instant.compare(until, end) >= 0),
  )
}
