import { clockTime, weekdayDayMonth } from '#calendar/written.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import type { OrderDetails } from '#orders/answered.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import type { PaymentState } from '#orders/web/payment-state.ts'
import type { PaymentShown } from '#payments/calls.ts'
import type { PageRooms } from '#web/page-context.server.ts'

/** Where a traveller may pay what was not paid: the same gateway is chosen already, if it is offered. */
export async function gatewaysFor(
  { payments }: Pick<PageRooms['orders'], 'payments'>,
  order: OrderDetails,
  { state, userId, attempt }: { state: PaymentState; userId: string; attempt: PaymentShown | undefined },
) {
  const isSame = (id: number) => id === attempt?.gatewayId
  // where the bank says nothing the only way on is its page of this very payment
  const isOnlyBack = state === 'checking' && attempt?.atBank === 'silent'
  if (state !== 'declined' && state !== 'unfinished' && !isOnlyBack) return []
  const all = await payments.choice({ userId, amount: order.sum.due })
  const gateways = isOnlyBack ? all.filter(({ id }) => isSame(id)) : all
  if (!gateways.some(({ id, isActive }) => isActive && isSame(id))) return gateways
  return gateways.map((gateway) => ({ ...gateway, isPreselected: isSame(gateway.id) }))
}

const ended: ReadonlySet<PaymentState> = new Set(['lost', 'ended', 'failed', 'credited'])

const nearnessOfFlight = {
  'same-flight': 'همین پرواز، فروشندهٔ دیگر',
  'same-day': 'همان روز',
  'other-day': 'روزی نزدیک',
} as const

const nearnessOfTrip = {
  'same-flight': 'همین پروازها، فروشندهٔ دیگر',
  'same-day': 'همان روزها',
  'other-day': 'روزهایی نزدیک',
} as const

/** What may be flown instead, where this order brings nobody anywhere; a page without it still tells what it must. */
export async function waysOn(
  { flights, log }: Pick<PageRooms['orders'], 'flights' | 'log'>,
  { state, orderId, userId }: { state: PaymentState; orderId: string; userId: string },
) {
  if (!ended.has(state)) return []
  try {
    const { alternatives } = await flights.alternatives({ orderId }, userId)
    return alternatives.map(({ address, nearness, directions, totalPrice }) => ({
      to: address,
      how: (directions.length > 1 ? nearnessOfTrip : nearnessOfFlight)[nearness],
      ways: directions.map((one, place) => ({
        direction: directionIfSeveral(directions, place),
        flight: `${one.airlineName} ${one.flightNumber}`,
        when: whenWritten(one.departureDateTime),
      })),
      price: inToman(rial(totalPrice)),
    }))
  } catch (error) {
    log.warn({ err: error, orderId }, 'payment-page.no-alternatives')
    return []
  }
}

function whenWritten(departureDateTime: string): string {
  const departs = Temporal.PlainDateTime.from(departureDateTime)
  return `${weekdayDayMonth(departs.toPlainDate())}، ساعت ${clockTime(departs)}`
}
