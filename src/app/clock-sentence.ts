import type { Clock } from '#server/clock.ts'
import { clockFault } from '#server/database-clock.ts'

/** What is said at the start of a machine whose clock is wrong by more than a second; undefined of a right one. */
export function clockSentence(clock: Clock): string | undefined {
  const aheadMs = clockFault(clock)
  if (aheadMs === undefined) return undefined
  const by = `${(Math.abs(aheadMs) / 1000).toFixed(1)} s ${aheadMs > 0 ? 'ahead of' : 'behind'}`
  return `The clock of this machine is ${by} the database's, which the house goes by: set it right.`
}
