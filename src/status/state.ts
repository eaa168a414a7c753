/** `partly`: some of its parts, or some of the day; `unmeasured` is never drawn as well. */
export type State = 'up' | 'partly' | 'down' | 'unmeasured'

export const stateWords = {
  up: 'برقرار',
  partly: 'گاهی کند یا قطع',
  down: 'قطع',
  unmeasured: 'سنجیده نشده',
} as const satisfies Record<State, string>

/** from this share of bad measurements on a day counts as down */
const downShare = 0.2

export interface Counted {
  readonly good: number
  readonly bad: number
}

export function stateOfDay(counted: Counted | undefined): State {
  if (counted === undefined || counted.good + counted.bad === 0) return 'unmeasured'
  if (counted.bad === 0) return 'up'
  return counted.bad / (counted.good + counted.bad) >= downShare ? 'down' : 'partly'
}

/** Of a service by its parts; parts that were not measured say nothing. */
export function stateOfParts(parts: readonly State[]): State {
  const measured = parts.filter((state) => state !== 'unmeasured')
  if (measured.length === 0) return 'unmeasured'
  if (measured.every((state) => state === 'up')) return 'up'
  return measured.every((state) => state === 'down') ? 'down' : 'partly'
}

/** Hundredths of a percent, rounded down: 99.99 is never told as 100. Null without a measurement. */
export function shareGood(days: readonly Counted[]): number | null {
  const good = days.reduce((sum, day) => sum + day.good, 0)
  const all = days.reduce((sum, day) => sum + day.good + day.bad, 0)
  return all === 0 ? null : Math.floor((good * 10_000) / all)
}
