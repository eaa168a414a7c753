import { nameView } from '#accounts/names.ts'
import type { ProductFace, StatusTexts } from '#orders/face.ts'
import type { LegWords } from '#orders/refund-face.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { orderStateOf } from '#orders/web/order/order-state.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'
import type { Refundable } from '#refunds/responses.ts'
import type { IconName } from '#web/ui/icon-names.ts'

export interface PersonStatus {
  readonly name: string
  readonly says: string
  readonly tone: StatusTexts['tone'] | 'primary'
  readonly icon: IconName
  readonly why: string | null
}

export interface LegStatus {
  readonly words: LegWords
  readonly people: readonly PersonStatus[]
}

interface StatusSource {
  readonly refundable: Pick<Refundable, 'legs' | 'items' | 'allowed'> | undefined
  readonly face: ProductFace
}

/** Issued orders by person; others by the order's state at `now`. */
export function partStatusesOf(
  details: OrderDetails,
  { refundable, face }: StatusSource,
  now: Temporal.Instant,
): readonly LegStatus[] {
  const words = face.refund.legs(details, refundable?.legs.length ?? 1)
  if (refundable === undefined) {
    const { says, tone } = orderStateOf(orderStateNow(details, now), details, face)
    const people = details.passengers.map((person) => ({
      name: nameView(person),
      says,
      tone,
      icon: icons[tone],
      why: null,
    }))
    return words.map((leg) => ({ words: leg, people }))
  }
  return words.map((leg, at) => ({
    words: leg,
    people: refundable.items
      .filter((item) => item.leg === refundable.legs[at]?.leg)
      .map((item) => ({
        name: item.name,
        ...face.refund.statusOf(item),
        why: !refundable.allowed && item.state === 'refundable' ? item.reason : null,
      })),
  }))
}

const icons = {
  good: 'check-circle-fill',
  warn: 'clock-countdown-fill',
  bad: 'x-circle-fill',
  plain: 'clock-counter-clockwise',
} as const satisfies Record<StatusTexts['tone'], IconName>
