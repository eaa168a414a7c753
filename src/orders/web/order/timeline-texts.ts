import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import type { ProductFace } from '#orders/face.ts'
import { isStatus } from '#orders/life.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { timeline } from '#orders/web/order/timeline.ts'

/** Rial; instants ISO. */
export interface RefundEvent {
  readonly trackingNumber: string
  readonly amount: number
  readonly madeAt: string
  readonly destination?: string
  readonly items: readonly object[]
}

export interface Step {
  readonly says: string
  readonly at: string
}

export function timelineFor(
  order: Pick<OrderDetails, 'timeline' | 'moneyBack'>,
  refunds: readonly RefundEvent[],
  face: Pick<ProductFace, 'words' | 'story'>,
): Step[] {
  const told = timeline(face, order.moneyBack)
  const moves = order.timeline.map(({ status, says, at }) => ({
    says: isStatus(status) ? told[status] : says,
    at,
  }))
  // at the same instant a refund comes before the move it caused
  return [...refunds.map((refund) => refundTold(refund, face.words.part)), ...moves].toSorted((a, b) =>
    Temporal.Instant.compare(Temporal.Instant.from(a.at), Temporal.Instant.from(b.at)),
  )
}

function refundTold({ trackingNumber, amount, madeAt, items, destination }: RefundEvent, part: string): Step {
  const what = `${persianDigits(items.length)} ${part}`
  const money = priceWords(amount)
  const says =
    destination === 'order'
      ? `${what} با پرواز تازه عوض شد؛ ${money} حساب شد، کد پیگیری ${trackingNumber}`
      : `استرداد ${what} ثبت شد؛ ${money} برمی‌گردد، کد پیگیری ${trackingNumber}`
  return { says, at: madeAt }
}
