import { nameShown } from '#accounts/names.ts'
import type { OrderDetails } from '#orders/answered.ts'
import { productOf } from '#orders/bought-words.ts'
import type { ProductKind } from '#orders/product.ts'
import { type Standing, standingOf } from '#orders/web/standing.ts'
import { standingNow } from '#orders/web/trip.ts'
import type { Refundable, RefundableItem } from '#refunds/answered.ts'
import { legsWritten } from '#refunds/web/leg-words.ts'
import type { LegWords } from '#refunds/web/refund-items.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

/** Where one person stands on a leg, or one room, or one applicant; `why` it cannot be given back, where nothing can. */
export interface PersonStanding {
  readonly name: string
  readonly says: string
  readonly tone: Standing['tone'] | 'primary'
  readonly icon: IconName
  readonly why: string | null
}

export interface LegStanding {
  readonly words: LegWords
  readonly people: readonly PersonStanding[]
}

/** Everybody on every leg: of an order with tickets each by himself, of any other all as the order stands at `now`. */
export function standingsOf(
  details: OrderDetails,
  refundable: Pick<Refundable, 'legs' | 'items' | 'allowed'> | undefined,
  now: Temporal.Instant,
): readonly LegStanding[] {
  const words = legsWritten(details, refundable?.legs.length ?? 1)
  if (refundable === undefined) {
    const { says, tone } = standingOf(standingNow(details, now), details)
    const people = details.passengers.map((person) => ({
      name: nameShown(person),
      says,
      tone,
      icon: icons[tone],
      why: null,
    }))
    return words.map((leg) => ({ words: leg, people }))
  }
  const product = productOf(details)
  return words.map((leg, at) => ({
    words: leg,
    people: refundable.items
      .filter((item) => item.leg === refundable.legs[at]?.leg)
      .map((item) => ({
        name: item.name,
        ...standingOfItem(item, product),
        why: !refundable.allowed && item.state === 'refundable' ? item.reason : null,
      })),
  }))
}

const icons = {
  good: 'check-circle-fill',
  warn: 'clock-countdown-fill',
  bad: 'x-circle-fill',
  plain: 'clock-counter-clockwise',
} as const satisfies Record<Standing['tone'], IconName>

type Said = Pick<PersonStanding, 'says' | 'tone' | 'icon'>

const ofTickets = {
  refundable: { says: 'صادر شد', tone: 'good', icon: 'check-circle-fill' },
  refunded: { says: 'استرداد شد', tone: 'plain', icon: 'clock-counter-clockwise' },
  flown: { says: 'پرواز انجام شد', tone: 'primary', icon: 'airplane-landing' },
} as const satisfies Record<RefundableItem['state'], Said>

/** of a stay what is `flown` is a check-in that is over */
const begun = { says: 'زمان ورود گذشت', tone: 'primary', icon: 'bed-duotone' } as const

/** an applicant's request may be withdrawn until it is with its authority, which answers it */
const filed = { says: 'درخواست ثبت شد', tone: 'good', icon: 'check-circle-fill' } as const
const atAuthority = { says: 'نزد مرجع صدور', tone: 'primary', icon: 'stamp-duotone' } as const
const answered = { says: 'پاسخ آمد', tone: 'primary', icon: 'stamp-duotone' } as const

function standingOfItem({ state, allowed }: RefundableItem, product: ProductKind): Said {
  if (product === 'hotel' && state === 'flown') return begun
  if (product !== 'visa' || state === 'refunded') return ofTickets[state]
  if (state === 'flown') return answered
  return allowed ? filed : atAuthority
}
