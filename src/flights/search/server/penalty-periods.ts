import type { DepartureOnSale } from '#flights/inventory/server/on-sale.ts'
import { penaltyStretches, type Stretch } from '#penalties/penalty.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'

type Departing = Pick<DepartureOnSale, 'departsLocal' | 'origin'>
type Laid = Map<PenaltyLadder, readonly Stretch[]>

const laid = new WeakMap<Departing, Laid>()

export function stretchesBefore(departure: Departing, ladder: PenaltyLadder): readonly Stretch[] {
  const known: Laid = laid.get(departure) ?? new Map()
  laid.set(departure, known)
  const before = known.get(ladder)
  if (before !== undefined) return before
  const { departsLocal, origin } = departure
  const stretches = penaltyStretches(ladder, departsLocal.toZonedDateTime(origin.timeZone))
  known.set(ladder, stretches)
  return stretches
}
