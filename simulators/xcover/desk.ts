import type { FastifyInstance } from 'fastify'
import type { SimulatorBooking, SimulatorQuote, XCoverBooks } from './books.ts'
import { notFound } from './errors.ts'
import type { Weather, XCoverCall } from './weather.ts'

export interface SimulatorOffer {
  readonly id: string
  readonly quotes: readonly SimulatorQuote[]
  isOptedOut: boolean
}

export interface XCoverDesk {
  readonly app: FastifyInstance
  readonly books: XCoverBooks
  readonly weather: Weather
  readonly offers: Map<string, SimulatorOffer>
  /** changes and cancellations that were previewed, by their id */
  readonly previews: Map<string, SimulatorBooking>
  readonly now: () => Temporal.Instant
  count(call: XCoverCall): void
}

export function named({ books }: XCoverDesk, id: string): SimulatorBooking {
  const booking = books.booking(id)
  if (booking === undefined) throw notFound('Booking')
  return booking
}

/** The day by which it has begun, there in UTC. */
export function today({ now }: XCoverDesk): string {
  return now().toZonedDateTimeISO('UTC').toPlainDate().toString()
}
