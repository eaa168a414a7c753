import type { OrderListed } from '#orders/responses.ts'
import { stayTexts } from '#orders/web/order/stay-texts.ts'
import { todayAt } from '#orders/web/today.ts'
import { formattedDistance, type NextFlight } from '#orders/web/trips/next-flight.ts'

export interface NextStay extends ReturnType<typeof stayTexts> {
  readonly orderId: string
  readonly date: string
  readonly away: string
}

/** Until the end of its check-in day. */
export function nextStayOf(orders: readonly OrderListed[], now: Temporal.Instant): NextStay | undefined {
  const today = todayAt(now)
  const [soonest] = orders
    .filter(({ status }) => status === 'issued')
    .flatMap(({ orderId, stay }) => (stay === null ? [] : [{ orderId, stay }]))
    .filter(({ stay }) => daysTo(stay.checkIn, today) >= 0)
    .sort((a, b) => (a.stay.checkIn < b.stay.checkIn ? -1 : 1))
  if (soonest === undefined) return undefined
  const { orderId, stay } = soonest
  return {
    orderId,
    ...stayTexts(stay, today),
    date: stay.checkIn,
    away: formattedDistance(daysTo(stay.checkIn, today)),
  }
}

/** A flight before the stay of the same day. */
export function sooner(
  flight: NextFlight | undefined,
  stay: NextStay | undefined,
): { readonly flight?: NextFlight; readonly stay?: NextStay } {
  if (flight !== undefined && (stay === undefined || flight.date <= stay.date)) return { flight }
  return stay === undefined ? {} : { stay }
}

function daysTo(day: string, today: Temporal.PlainDate): number {
  return today.until(Temporal.PlainDate.from(day), { largestUnit: 'day' }).days
}
