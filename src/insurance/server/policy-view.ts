import { nameView } from '#accounts/names.ts'
import { tripOf } from '#insurance/insured-trip.ts'
import { dutyPercentOf } from '#insurance/price.ts'
import { refundSays, visaRefusedSays } from '#insurance/refund-words.ts'
import type { PolicyView } from '#insurance/responses.ts'
import { planView, tripView } from '#insurance/server/plans.ts'
import { boughtPlan, insurerOf, policyOf } from '#insurance/server/policy.ts'
import { refuse } from '#insurance/server/refusals.ts'
import { totalOf } from '#insurance/server/reprice.ts'
import type { Room } from '#insurance/server/room.ts'
import { sum } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import { amountByRules } from '#orders/pricing/ruled-total.ts'
import { saidHere } from '#web/server/as-viewed.ts'

/** Throws HOLD_ENDED for an order that ended before it was held. */
export async function policyView(room: Room, { orderId, orderNumber, status }: Order): Promise<PolicyView> {
  const policy = await policyOf(room.database, orderId)
  if (policy === undefined) throw refuse('HOLD_ENDED')
  const [people, contract] = await Promise.all([
    room.orders.passengersOf(orderId),
    insurerOf(room.database, policy),
  ])
  const trip = tripOf({
    country: policy.country,
    startsOn: policy.startsOn.toString(),
    endsOn: policy.endsOn.toString(),
  })
  if (trip === undefined) throw new RangeError(`order ${orderId} is insured nowhere`)
  const { insurer, assistance, assistancePhone } = contract
  return {
    orderId,
    orderNumber,
    orderStatus: status,
    ...tripView(trip),
    plan: planView(boughtPlan(policy)),
    insurer,
    assistance,
    assistancePhone,
    reference: policy.reference,
    insured: policy.insured.map(({ position, age, premium, duty, total, number, isRefunded }) => {
      const person = people[position]
      const name = person === undefined ? '' : nameView(person)
      return { name, age, premium, duty, total, number, isRefunded }
    }),
    duty: sum(policy.insured.map(({ duty }) => duty)),
    dutyPercent: dutyPercentOf(policy.insured),
    service: amountByRules(policy.insured.flatMap(({ rules }) => rules)),
    total: totalOf(policy),
    refundSays: saidHere(() => refundSays(policy)),
    visaRefusedSays: visaRefusedSays(policy),
  }
}
