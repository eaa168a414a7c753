import type { PenaltyStep } from '#penalties/penalty-step.ts'

export function stepAt(steps: readonly PenaltyStep[], at: string | null): PenaltyStep | undefined {
  return steps.find(({ from, until }) => isFrom(from, at) && isBefore(at, until))
}

/** Merges item timelines in the browser; equals `timelineOf` for the same items. */
export function combined(
  timelines: readonly (readonly PenaltyStep[])[],
  now: string,
): readonly PenaltyStep[] {
  const ends = [...new Set(timelines.flatMap((steps) => steps.flatMap(({ until }) => until ?? [])))]
  const bounds = [null, ...ends.toSorted(byTime)]
  return bounds.map((from, index): PenaltyStep => {
    const until = bounds[index + 1] ?? null
    const parts = timelines.flatMap((steps) => stepAt(steps, from) ?? [])
    const penalty = parts.reduce((sum, part) => sum + part.penalty, 0)
    const refund = parts.reduce((sum, part) => sum + part.refund, 0)
    return {
      label: parts[0]?.label ?? '',
      from,
      until,
      percent: percentOf(parts, penalty, penalty + refund),
      penalty,
      refund,
      state: isFrom(from, now) ? (isBefore(now, until) ? 'now' : 'past') : 'ahead',
    }
  })
}

function percentOf(parts: readonly PenaltyStep[], penalty: number, paid: number): number {
  const [only, ...others] = new Set(parts.map(({ percent }) => percent))
  if (only !== undefined && others.length === 0) return only
  return paid === 0 ? 0 : Math.round((penalty / paid) * 100)
}

function isFrom(from: string | null, at: string | null): boolean {
  return from === null || (at !== null && byTime(from, at) <= 0)
}

function isBefore(at: string | null, until: string | null): boolean {
  return at === null || until === null || byTime(at, until) < 0
}

function byTime(a: string, b: string): number {
  return Temporal.Instant.compare(Temporal.Instant.from(a), Temporal.Instant.from(b))
}
