import type { Hotel } from '#hotels/catalogue.ts'
import type { CancelStep } from '#hotels/responses.ts'
import { sharesOfRoom } from '#hotels/room-shares.ts'
import type { Rial } from '#money/rial.ts'
import { end, noon } from '#penalties/ladder-steps.ts'
import { penaltySteps, penaltyStretches, stateAt } from '#penalties/penalty.ts'
import type { LadderStep, PenaltyLadder } from '#penalties/penalty-ladder.ts'

/** What our contracted hotels keep until check-in; from then on they keep everything. */
const ladders = {
  easy: ladder('easy', [noon(1, 0), end(50)]),
  moderate: ladder('moderate', [noon(3, 0), noon(1, 30), end(100)]),
  strict: ladder('strict', [noon(7, 0), noon(3, 50), end(100)]),
  fixed: ladder('fixed', [end(100)]),
} as const
export type LadderName = keyof typeof ladders

export function ladderName(
  { cancellation }: Pick<Hotel, 'cancellation'>,
  { isFlexible }: { readonly isFlexible: boolean },
): LadderName {
  return isFlexible ? cancellation : 'fixed'
}

export function ladderOf(name: LadderName): PenaltyLadder {
  return ladders[name]
}

export function cancelSteps(
  name: LadderName,
  { total, net }: { readonly total: Rial; readonly net: Rial },
  { checksInAt, now }: { readonly checksInAt: Temporal.ZonedDateTime; readonly now: Temporal.Instant },
): CancelStep[] {
  const stretches = penaltyStretches(ladders[name], checksInAt)
  const prices = [{ count: 1, baseFare: sharesOfRoom(net).base, totalPrice: total }]
  return penaltySteps({ stretches, prices, now }).map((step) => ({
    ...step,
    state: step.state === 'ahead' ? 'coming' : step.state,
  }))
}

export function freeUntil(
  name: LadderName,
  checksInAt: Temporal.ZonedDateTime,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const [first] = penaltyStretches(ladders[name], checksInAt)
  return first?.percent === 0 && stateAt(first, now) === 'now' ? first.until : undefined
}

function ladder(name: string, steps: readonly LadderStep[]): PenaltyLadder {
  return {
    id: `hotel/${name}`,
    filedBy: 'hotel',
    classes: '',
    cutOff: 'departure',
    beginning: 'check-in',
    steps,
    source: 'قرارداد ما با هتل',
    effectiveFrom: '2026-03-21',
  }
}
