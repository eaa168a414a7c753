import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import type { ProductFace } from '#orders/face.ts'
import { isStatus } from '#orders/life.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { timeline } from '#orders/web/order/timeline.ts'

/** A refund of the order, as the page's loader finds it: amounts in rial, moments ISO. */
export interface RefundEvent {
  readonly trackingNumber: string
  readonly amount: number
  readonly madeAt: string
  /** `order`: it was given for another order's tickets */
  readonly destination?: string
  readonly items: readonly object[]
}

export interface Step {
  readonly says: string
  /** ISO */
  readonly at: string
}

/** What became of an order, oldest first: its own moves and every refund, whose steps it tells itself in its own place. */
export function timelineFor(
  order: Pick<OrderDetails, 'timeline'>,
  refunds: readonly RefundEvent[],
  face: Pick<ProductFace, 'words' | 'story'>,
): Step[] {
  const told = timeline(face)
  const moves = order.timeline.map(({ status, says, at }) => ({
    says: isStatus(status) ? told[status] : says,
    at,
  }))
  // a refund that takes the last ticket is agreed to at the same instant: it is told before what it brought about
  return [...refunds.map((refund) => refundTold(refund, face.words.part)), ...moves].toSorted((a, b) =>
    Temporal.Instant.compare(Temporal.Instant.from(a.at), Temporal.Instant.from(b.at)),
  )
}

function refundTold({ trackingNumber, amount, madeAt, items, destination }: RefundEvent, part: string): Step {
  const what = `${persianDigits(items.length)} ${part}`
  const money = `${inToman(rial(amount))} تومان`
  const says =
    destination === 'order'
      ? `${what} با پرواز تازه عوض شد؛ ${money} حساب شد، کد پیگیری ${trackingNumber}`
      : `استرداد ${what} ثبت شد؛ ${money} برمی‌گردد، کد پیگیری ${trackingNumber}`
  return { says, at: madeAt }
}
