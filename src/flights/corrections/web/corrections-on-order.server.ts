import { iranZone } from '#calendar/zones.ts'
import { formattedMoment } from '#flights/changes/web/change-texts.ts'
import type { TicketNumber } from '#flights/tickets/web/flight-order-texts.ts'
import { correctionPath } from '#flights/web/order-path.ts'
import { zoneOf } from '#flights/web/places-of.ts'
import { correctionSubject } from '#orders/correction-subject.ts'
import type { OrderDetails } from '#orders/responses.ts'
import type { PageRooms } from '#web/page-context.server.ts'

export interface CorrectionOnOrder {
  /** where the person is put right; undefined without a ticket ahead */
  readonly path: string | undefined
  /** «۱۴:۳۰ شنبه ۱۴ آذر»: until when the desk answers what was asked */
  readonly answeredBy: string | undefined
}

type Rooms = Pick<PageRooms['flights'], 'orders' | 'promises'>

interface OrderToCorrect {
  readonly details: Pick<OrderDetails, 'orderId' | 'status' | 'journeys' | 'passengers'>
  readonly tickets: readonly TicketNumber[]
  readonly now: Temporal.Instant
}

/** By person, in the order's order. */
export async function correctionsOn(
  { orders, promises }: Rooms,
  { details, tickets, now }: OrderToCorrect,
): Promise<readonly CorrectionOnOrder[]> {
  const { orderId, status, journeys, passengers } = details
  if (status !== 'issued') return []
  const open = (await orders.corrections.of(orderId)).filter(({ state }) => state === 'requested')
  const ahead = new Set(
    journeys.flatMap(({ departureTime, origin, change }, leg) => {
      const departs = Temporal.PlainDateTime.from(departureTime).toZonedDateTime(zoneOf(origin)).toInstant()
      return change?.kind !== 'cancelled' && Temporal.Instant.compare(now, departs) < 0 ? [leg] : []
    }),
  )
  return Promise.all(
    passengers.map(async (_, position) => {
      const isAhead = tickets.some(
        ({ passenger, leg, state }) => passenger === position && state === 'open' && ahead.has(leg),
      )
      const asked = open.find((one) => one.position === position)
      const promise = asked && (await promises.of('correction-decided', correctionSubject(asked.id)))
      const dueAt = promise?.dueAt.toZonedDateTimeISO(iranZone).toPlainDateTime()
      return {
        path: isAhead && asked === undefined ? correctionPath(orderId, position) : undefined,
        answeredBy: dueAt && formattedMoment(dueAt),
      }
    }),
  )
}
