import type { LadderStep } from '#penalties/penalty-ladder.ts'

export function noon(daysBefore: number, percent: number): LadderStep {
  return { until: { daysBefore, hour: 12 }, percent }
}

export function hours(hoursBefore: number, percent: number): LadderStep {
  return { until: { hoursBefore }, percent }
}

export function end(percent: number): LadderStep {
  return { percent }
}
