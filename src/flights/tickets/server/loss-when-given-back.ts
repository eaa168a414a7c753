import { heldLegs, type OrderLeg, paidFor } from '#flights/booking/server/held-legs.ts'
import { holdOf } from '#flights/booking/server/holds.ts'
import type { Room } from '#flights/server/room.ts'
import { isUntold } from '#flights/supplier/server/offer-rows.ts'
import { type Rial, rial, sum } from '#money/rial.ts'
import { penaltySteps } from '#penalties/penalty.ts'

/** Rial kept of an order's tickets, held or issued, when all are given back within the hour. Of what a seller keeps that
 * did not say so, all is reckoned; so are bags and what is protected. */
export async function lossWhenGivenBack(
  { database, fares, clock }: Pick<Room, 'database' | 'fares' | 'clock'>,
  orderId: string,
): Promise<Rial> {
  const hold = await holdOf(database, orderId)
  if (hold === undefined) throw new Error(`order ${orderId} holds no seats`)
  const inAnHour = clock.now().add({ hours: 1 })
  return sum((await heldLegs({ database, fares }, hold)).map((leg) => lossOf(leg, inAnHour)))
}

function lossOf(leg: OrderLeg, at: Temporal.Instant): Rial {
  if (
    leg.held.bags.length > 0 ||
    (leg.held.protections ?? []).length > 0 ||
    leg.sold.fares.some(({ ladder }) => isUntold(ladder))
  )
    return paidFor(leg)
  const steps = penaltySteps({ stretches: leg.sold.stretches, prices: leg.prices, now: at })
  const step = steps.find(({ state }) => state === 'now')
  return step === undefined ? paidFor(leg) : rial(step.penalty)
}
