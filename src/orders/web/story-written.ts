import { persianDigits } from '#money/digits.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import type { OrderDetails } from '#orders/answered.ts'
import { isStatus } from '#orders/life.ts'
import { story } from '#orders/web/trip.ts'

/** A refund of the order, as the page's loader finds it: amounts in rial, moments ISO. */
export interface RefundTold {
  readonly trackingNumber: string
  readonly amount: number
  readonly madeAt: string
  readonly items: readonly object[]
  readonly steps: readonly { readonly says: string; readonly at: string | null }[]
}

export interface Step {
  readonly says: string
  /** ISO */
  readonly at: string
}

/** What became of an order, oldest first: its own moves and every refund with what followed. */
export function storyOf(
  { timeline }: Pick<OrderDetails, 'timeline'>,
  refunds: readonly RefundTold[],
): Step[] {
  const moves = timeline.map(({ status, says, at }) => ({
    says: isStatus(status) ? story[status] : says,
    at,
  }))
  // a refund that takes the last ticket is agreed to at the same instant: it is told before what it brought about
  return [...refunds.flatMap(stepsOf), ...moves].toSorted((a, b) =>
    Temporal.Instant.compare(Temporal.Instant.from(a.at), Temporal.Instant.from(b.at)),
  )
}

function stepsOf({ trackingNumber, amount, madeAt, items, steps }: RefundTold): Step[] {
  const agreed = `استرداد ${persianDigits(items.length)} بلیت ثبت شد؛ ${inToman(rial(amount))} تومان برمی‌گردد، کد پیگیری ${trackingNumber}`
  const after = steps.flatMap(({ says, at }, index) =>
    index === 0 || at === null ? [] : [{ says: `استرداد ${trackingNumber}: ${says}`, at }],
  )
  return [{ says: agreed, at: madeAt }, ...after]
}
