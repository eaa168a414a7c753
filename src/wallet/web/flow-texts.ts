import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { changeText, priceText } from '#money/display-unit.ts'
import type { Flow } from '#wallet/calls.ts'
import { dayOf } from '#wallet/days.ts'

export interface FlowTexts {
  readonly id: number
  readonly says: string
  readonly isIn: boolean
  readonly amount: string
  readonly balance: string
  readonly when: string
  readonly order: { readonly to: string; readonly number: string } | undefined
  readonly gateway: string | undefined
  readonly reference: string | undefined
  readonly refundNumber: string | undefined
  readonly withdrawalNumber: string | undefined
  readonly note: string | undefined
}

/** Written at `now`, by the clocks of Tehran. */
export function flowTexts(flow: Flow, now: Temporal.Instant): FlowTexts {
  const local = Temporal.Instant.from(flow.time).toZonedDateTimeISO(iranZone)
  const { orderId, orderNumber } = flow
  return {
    id: flow.id,
    says: flow.description,
    isIn: flow.amount > 0,
    amount: changeText(flow.amount),
    balance: priceText(flow.balance),
    when: `${dateSeenFrom(dayOf(now), local.toPlainDate())}، ساعت ${clockTime(local)}`,
    order:
      orderId === null || orderNumber === null
        ? undefined
        : { to: `/profile/my-travels/order-details?orderId=${orderId}`, number: orderNumber },
    gateway: flow.gateway ?? undefined,
    reference: flow.reference ?? undefined,
    refundNumber: flow.refundNumber ?? undefined,
    withdrawalNumber: flow.withdrawalNumber ?? undefined,
    note: flow.note ?? undefined,
  }
}
