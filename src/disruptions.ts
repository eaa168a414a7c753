import type { Database, Trx } from '#database/database.ts'
import type { Disrupted, TellOfDisruption } from '#disruption-tidings.ts'
import type { FlightChanged, FlightNamed, Flights } from '#flights/server/flights.ts'
import type { Orders } from '#orders/server/orders.ts'
import { cancelWaiver, delayWaiver, type Waiver, waiverFor } from '#penalties/waiver.ts'
import type { DeclaredWaiver, Refunds } from '#refunds/server/refunds.ts'
import { refusals } from '#server/refusal.ts'

const refuse = refusals({
  FLIGHT_UNKNOWN: { says: 'پروازی با این شماره در این روز نمی‌شناسیم.', status: 404 },
  SHORT_DELAY: { says: 'تا دو ساعت تأخیر یا تعجیل، جریمه را برنمی‌دارد.', status: 409 },
})

/** What is learnt of flights and sets their tickets free. The desk is answered the numbers of the orders whose owners are told. */
export interface Disruptions {
  /**
   * It leaves so many minutes later, below zero earlier: beyond two hours its tickets go back whole (§1). Told again, owners are told
   * of each delay once. Refuses FLIGHT_UNKNOWN, SHORT_DELAY.
   */
  delayed(flight: FlightNamed, minutes: number): Promise<readonly string[]>
  /** It does not go: its tickets go back whole. Refuses FLIGHT_UNKNOWN. */
  cancelled(flight: FlightNamed): Promise<readonly string[]>
  /** The same of one order alone, as its supplier tells it; a short delay is none. */
  changed: FlightChanged
  /** The tickets that a waiver covers go back whole. */
  waived(waiver: Waiver): Promise<readonly string[]>
}

interface Rooms {
  readonly database: Database
  readonly flights: Pick<Flights, 'departuresOf' | 'ticketedBetween'>
  readonly orders: Pick<Orders, 'order'>
  readonly refunds: Pick<Refunds, 'waive'>
  readonly tell: TellOfDisruption
}

/** who tells us of a single flight */
const source = 'میز پشتیبانی'

export function openDisruptions(rooms: Rooms): Disruptions {
  async function declaredFor(flight: FlightNamed, waiverOf: typeof cancelWaiver, minutes?: number) {
    const departures = await rooms.flights.departuresOf(flight)
    if (departures.length === 0) throw refuse('FLIGHT_UNKNOWN')
    const waivers = departures.map((one) => waiverOf({ ...one, source }))
    const told = []
    for (const waiver of waivers) told.push(...(await declare(rooms, waiver, minutes)))
    return told
  }
  return {
    delayed: (flight, minutes) =>
      declaredFor(
        flight,
        (one) => {
          const waiver = delayWaiver({ ...one, minutes })
          if (waiver === undefined) throw refuse('SHORT_DELAY')
          return waiver
        },
        minutes,
      ),
    cancelled: (flight) => declaredFor(flight, cancelWaiver),
    async changed({ orderId, minutes, ...flight }) {
      const waiver = minutes === null ? cancelWaiver(flight) : delayWaiver({ ...flight, minutes })
      if (waiver !== undefined) await declare(rooms, { ...waiver, orderId }, minutes ?? undefined)
    },
    waived: (waiver) => declare(rooms, waiver),
  }
}

/** The waiver stands with the news of it, or neither does. */
async function declare(rooms: Rooms, waiver: DeclaredWaiver, minutes?: number): Promise<readonly string[]> {
  const covered = await coveredBy(rooms, waiver)
  await rooms.database.transaction().execute(async (trx: Trx) => {
    await rooms.refunds.waive(trx, waiver)
    for (const one of covered) await rooms.tell(trx, { ...one, reason: waiver.reason, minutes })
  })
  return [...new Set(covered.map(({ order }) => order.orderNumber))]
}

/** Directions with a ticket that goes back whole now, each once: a waiver that covers one of the flights covers its direction. */
async function coveredBy(
  { flights, orders }: Rooms,
  waiver: DeclaredWaiver,
): Promise<readonly Omit<Disrupted, 'reason' | 'minutes'>[]> {
  const window = { from: waiver.departsFrom, until: waiver.departsUntil }
  const covered = new Map<string, Omit<Disrupted, 'reason' | 'minutes'>>()
  for (const flight of await flights.ticketedBetween(window)) {
    if (waiver.orderId !== undefined && waiver.orderId !== flight.orderId) continue
    const order = await orders.order(flight.orderId)
    if (order === undefined || order.paidAt === null) continue
    if (waiverFor([waiver], { ...flight, soldAt: order.paidAt }) === undefined) continue
    covered.set(`${flight.orderId} ${flight.leg}`, { order, leg: flight.leg, departsAt: flight.departsAt })
  }
  return [...covered.values()]
}
