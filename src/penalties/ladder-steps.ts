import type { LadderStep } from '#penalties/penalty-ladder.ts'

/** A step that ends at noon, so many days before the flight. */
export function noon(daysBefore: number, percent: number): LadderStep {
  return { until: { daysBefore, hour: 12 }, percent }
}

export function hours(hoursBefore: number, percent: number): LadderStep {
  return { until: { hoursBefore }, percent }
}

/** The last step, which runs on to the cut-off. */
export function end(percent: number): LadderStep {
  return { percent }
}
