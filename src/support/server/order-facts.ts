import { iranZone } from '#calendar/zones.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { refundPath } from '#orders/web/paths.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'
import type { Refundable, RefundRequest } from '#refunds/responses.ts'
import type { OrderFacts } from '#support/order-facts.ts'
import type { Room } from '#support/server/room.ts'
import { formattedMoment } from '#web/ui/flight/penalty-moments.ts'

interface Owned {
  readonly orderId: string
  readonly userId: string
}

/** Read by the very verbs of the order's page and of the refund's preview. */
export async function factsOf(room: Room, { orderId, userId }: Owned): Promise<OrderFacts> {
  const { orders, refunds } = room
  const details = await orders.detailsOf(userId, orderId)
  const face = orders.faceOf(details.product)
  const isIssued = details.allowed.ticket
  const [refundable, requests, tickets] = await Promise.all([
    refundableOrNone(room, { orderId, userId }),
    refunds.ofOrder(orderId, userId),
    isIssued && details.journeys.length > 0 ? room.ticketsOf({ orderId, userId }) : [],
  ])
  const kind = kindOf(details, refundable)
  return {
    orderNumber: details.orderNumber,
    path: face.orderPath(orderId),
    status: orderStateNow(details, room.clock.now()),
    says: details.labels.says,
    isIssued,
    paper: face.words.paper,
    papers: face.papersOf(orderId),
    rule: kind === null ? [] : [rules[kind]],
    refund: refundable === undefined ? null : { ...refundFacts(refundable), path: refundPath(orderId) },
    requests: requests.map((one) => ({
      trackingNumber: one.trackingNumber,
      amount: one.amount,
      says: requestWords(one),
    })),
    nameSlug: kind === null ? null : `wrong-name-${kind}`,
    tickets,
  }
}

const rules = {
  system: { path: '/privacy/system-flight#penalty', words: 'قانون جریمهٔ بلیت سیستمی' },
  charter: { path: '/privacy/charter-flight#penalty', words: 'قانون جریمهٔ بلیت چارتری' },
  abroad: { path: '/privacy/international-flight#penalty', words: 'قانون جریمهٔ پرواز خارجی' },
} as const

function kindOf(
  { journeys, productType }: OrderDetails,
  refundable: Refundable | undefined,
): keyof typeof rules | null {
  if (journeys.length === 0) return null
  if (productType.startsWith('International')) return 'abroad'
  return refundable?.isCharter === true ? 'charter' : 'system'
}

async function refundableOrNone({ refunds }: Room, asked: Owned): Promise<Refundable | undefined> {
  try {
    return await refunds.refundableOf(asked)
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 409) return undefined // not issued
    throw error
  }
}

function refundFacts(refundable: Refundable): Omit<NonNullable<OrderFacts['refund']>, 'path'> {
  const { onCredit } = refundable
  const now = refundable.steps.find(({ state }) => state === 'now')
  if (!refundable.allowed || now === undefined)
    return {
      onCredit,
      now: null,
      isAll: false,
      next: null,
      says: refundable.reason ?? 'الان چیزی از این سفارش برنمی‌گردد.',
    }
  const ahead = refundable.steps.find(({ state }) => state === 'ahead')
  const from = ahead?.from ?? null
  return {
    onCredit,
    now: { amount: now.refund, penalty: now.penalty },
    isAll: refundable.items.every(({ allowed }) => allowed),
    next:
      ahead === undefined || from === null
        ? null
        : { amount: ahead.refund, from: `از ${momentIn(refundable, from)}` },
    says: from === null ? '' : `تا ${momentIn(refundable, from)} همین است.`,
  }
}

/** On the clock of the leg that the step belongs to, said where it is not Tehran's. */
function momentIn({ legs, items }: Refundable, instant: string): string {
  const item = items.find(({ steps }) => steps.some((step) => step.from === instant))
  const leg = legs.find((one) => one.leg === item?.leg) ?? legs[0]
  const zone = leg === undefined ? iranZone : Temporal.ZonedDateTime.from(leg.departure).timeZoneId
  const moment = formattedMoment(instant, zone)
  return zone === iranZone || leg === undefined ? moment : `${moment} به وقت ${leg.cityName}`
}

function requestWords({ trackingNumber, steps }: RefundRequest): string {
  const step = steps.find(({ state }) => state === 'now') ?? steps.findLast(({ state }) => state === 'done')
  const due = step?.dueAt == null ? '' : `، تا ${formattedMoment(step.dueAt)}`
  return `استرداد ${trackingNumber}: ${step?.says ?? ''}${due}.`
}
