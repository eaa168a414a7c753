import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import type { ProductFace } from '#orders/face.ts'
import { fallWords, rateBackWords } from '#orders/foreign-words.ts'
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
  order: Pick<OrderDetails, 'timeline' | 'moneyBack' | 'rateDifference'>,
  refunds: readonly RefundEvent[],
  face: Pick<ProductFace, 'words' | 'story'>,
): Step[] {
  const told = timeline(face, order.moneyBack)
  const moves = order.timeline.map(({ status, says, at }) => ({
    says: isStatus(status) ? told[status] : says,
    at,
  }))
  // at the same instant a refund comes before the move it caused
  const given = refunds.map((refund) => refundTold(refund, face.words.part))
  return [...given, ...moves, ...rateTold(order)].toSorted((a, b) =>
    Temporal.Instant.compare(Temporal.Instant.from(a.at), Temporal.Instant.from(b.at)),
  )
}

function rateTold({ rateDifference }: Pick<OrderDetails, 'rateDifference'>): readonly Step[] {
  if (rateDifference === undefined) return []
  const { amount, back, at, falls } = rateDifference
  const rates = falls.map(fallWords).join('؛ ')
  return [{ says: `نرخ ارز پایین آمده بود؛ ${priceWords(amount)} ${rateBackWords[back]} (${rates})`, at }]
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
