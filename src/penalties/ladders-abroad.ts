import { end, hours, noon } from '#penalties/ladder-steps.ts'
import type { LadderStep, PenaltyLadder } from '#penalties/penalty-ladder.ts'
import { ours, oursOfCharters } from '#penalties/rule-sources.ts'

/** Our own rules for flights abroad, by kind of fare class: no source has the airlines' tables. */
export const laddersAbroad: readonly PenaltyLadder[] = [
  row('abroad/premium', 'any', 'CJDFA', [hours(24, 10), hours(3, 20), end(50)], ours),
  row('abroad/flexible', 'any', 'YB', [noon(3, 15), hours(24, 25), hours(3, 35), end(60)], ours),
  row('abroad/classic', 'any', 'MHKQ', [noon(7, 25), noon(3, 35), hours(24, 50), end(75)], ours),
  row('abroad/saver', 'any', 'VLNU', [noon(7, 40), noon(3, 55), hours(24, 70), end(85)], ours),
  row('abroad/light', 'any', 'SO', [noon(7, 70), end(90)], ours),
  row('charter-abroad/late', 'charter', 'T', [noon(10, 60), noon(5, 80), end(100)], oursOfCharters),
  row('charter-abroad/half', 'charter', 'H', [noon(10, 50), noon(5, 75), end(95)], oursOfCharters),
  row('charter-abroad/none', 'charter', 'X', [end(100)], oursOfCharters),
]

function row(
  id: string,
  filedBy: string,
  ...[classes, steps, source]: readonly [string, readonly LadderStep[], string]
): PenaltyLadder {
  return { id, filedBy, classes, cutOff: 'departure', steps, source, effectiveFrom: '2026-03-21' }
}
