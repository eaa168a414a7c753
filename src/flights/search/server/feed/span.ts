import type { Network } from '#flights/search/server/feed/network.ts'

export interface Span {
  readonly sinceMs: number
  readonly untilMs: number
}

/** greatest offsets from UTC worldwide, minutes */
const behind = 12 * 60
const ahead = 14 * 60

export function earliestOn({ firstMs }: Pick<Network, 'firstMs'>, date: number): number {
  return firstMs + (date * 1440 - ahead) * 60_000
}

/** The local dates on which flights of a span leave anywhere; counted from the network's first. */
export function datesIn(
  { firstMs, timetable }: Pick<Network, 'firstMs' | 'timetable'>,
  { sinceMs, untilMs }: Span,
): readonly number[] {
  const dateOf = (ms: number, minutes: number) => Math.floor(((ms - firstMs) / 60_000 + minutes) / 1440)
  const from = Math.max(0, dateOf(sinceMs, -behind))
  const to = Math.min(timetable.days - 1, dateOf(untilMs, ahead))
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, date) => from + date)
}
