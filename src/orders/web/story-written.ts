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
}

export interface Step {
  readonly says: string
  /** ISO */
  readonly at: string
}

/** What became of an order, oldest first: its own moves and every refund, whose steps it tells itself in its own place. */
export function storyOf(
  { timeline }: Pick<OrderDetails, 'timeline'>,
  refunds: readonly RefundTold[],
): Step[] {
  const moves = timeline.map(({ status, says, at }) => ({
    says: isStatus(status) ? story[status] : says,
    at,
  }))
  // a refund that takes the last ticket is agreed to at the same instant: it is told before what it brought about
  return [...refunds.map(refundTold), ...moves].toSorted((a, b) =>
    Temporal.Instant.compare(Temporal.Instant.from(a.at), Temporal.Instant.from(b.at)),
  )
}

function refundTold({ trackingNumber, amount, madeAt, items }: RefundTold): Step {
  const says = `استرداد ${persianDigits(items.length)} بلیت ثبت شد؛ ${inToman(rial(amount))} تومان برمی‌گردد، کد پیگیری ${trackingNumber}`
  return { says, at: madeAt }
}
