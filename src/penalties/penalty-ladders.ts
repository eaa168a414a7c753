import { end, hours, noon } from '#penalties/ladder-steps.ts'
import { laddersAbroad } from '#penalties/ladders-abroad.ts'
import type { LadderStep, PenaltyLadder } from '#penalties/penalty-ladder.ts'
import { ours, oursOfCharters, ownTable } from '#penalties/rule-sources.ts'

const effectiveFrom = '2026-03-21'

/** Published tables disagree: only one the airline itself publishes is
 * called the airline's. In force from 1 Farvardin 1405. */
const domestic: readonly PenaltyLadder[] = [
  row('aseman/1', 'aseman', 'ZID', [noon(1, 30), end(50)], ours),
  row('aseman/2', 'aseman', 'YWVSURXQNTMO', [noon(1, 40), end(60)], ours),
  row('aseman/3', 'aseman', 'KLHBE', [noon(1, 50), end(70)], ours),
  row('qeshm/1', 'qeshm-air', 'ARY', [noon(3, 30), noon(1, 40), hours(2, 60), end(70)], ours),
  row('qeshm/2', 'qeshm-air', 'VMQKNS', [noon(3, 40), noon(1, 50), hours(2, 60), end(70)], ours),
  row('qeshm/3', 'qeshm-air', 'DUL', [end(100)], ours),
  row('chabahar/1', 'chabahar', 'EAYR', [noon(3, 30), noon(1, 40), hours(2, 60), end(70)], ours),
  row('chabahar/2', 'chabahar', 'VSMQKN', [noon(3, 40), noon(1, 50), hours(2, 60), end(70)], ours),
  row('iran-air/1', 'iran-air', 'JCYVSQMONLXIK', [hours(24, 30), end(60)], ours),
  row('taban/1', 'taban', 'CY', [noon(3, 20), noon(1, 30), hours(3, 50), end(60)], ours),
  row('taban/2', 'taban', 'SMVK', [noon(3, 20), noon(1, 30), hours(3, 60), end(70)], ours),
  row('taban/3', 'taban', 'QNL', [end(100)], ours),
  row('caspian/1', 'caspian', 'CY', [noon(3, 30), noon(1, 30), hours(4, 50), end(70)], ours),
  row('caspian/2', 'caspian', 'SM', [noon(3, 40), noon(1, 40), hours(4, 70), end(70)], ours),
  row('caspian/3', 'caspian', 'VK', [noon(3, 50), noon(1, 50), hours(4, 80), end(80)], ours),
  row('caspian/4', 'caspian', 'QNL', [end(100)], ours),
  row(
    'flypersia/1',
    'flypersia',
    'CYSMVKQNL',
    [noon(3, 30), noon(2, 60), noon(1, 70), hours(4, 75), end(85)],
    ownTable('فلای‌پرشیا', 'flypersiaairlines.ir'),
  ),
  row(
    'sepehran/1',
    'sepehran',
    'CYSMVKQNL',
    [hours(48, 30), hours(24, 40), hours(12, 50), end(75)],
    ownTable('سپهران', 'sepehranairlines.com'),
  ),
  row('house/1', 'any', 'CY', [noon(3, 20), noon(1, 30), hours(3, 60), end(80)], ours),
  row('house/2', 'any', 'SM', [noon(3, 30), noon(1, 40), hours(3, 60), end(80)], ours),
  row('house/3', 'any', 'VKQNL', [noon(3, 40), noon(2, 50), noon(1, 60), end(80)], ours),
  row(
    'charter/late',
    'charter',
    'T',
    [hours(7 * 24, 75), hours(5 * 24, 80), hours(3 * 24, 85), end(100)],
    oursOfCharters,
  ),
  row('charter/half', 'charter', 'H', [noon(3, 50), noon(1, 70), end(95)], oursOfCharters),
  row('charter/none', 'charter', 'X', [end(100)], oursOfCharters),
]

export const penaltyLadders: readonly PenaltyLadder[] = [...domestic, ...laddersAbroad]

function row(
  id: string,
  filedBy: string,
  ...[classes, steps, source]: readonly [string, readonly LadderStep[], string]
): PenaltyLadder {
  return { id, filedBy, classes, cutOff: 'noon-before', steps, source, effectiveFrom }
}
