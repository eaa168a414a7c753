import fastify from 'fastify'
import { guard } from '../duffel/guard.ts'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { serveBookings } from './booking-calls.ts'
import { openStayBooks, type StayBooks } from './books.ts'
import { serveSearches } from './calls.ts'
import type { StaysDesk } from './desk.ts'
import { servePictures } from './pictures.ts'
import { type StayCall, type StayFault, stayFaults } from './weather.ts'

export { token } from '../duffel/guard.ts'

export interface DuffelStaysSimulatorOptions {
  readonly port: number
  readonly host?: string
  readonly file?: string
  readonly now?: () => Temporal.Instant
}

export interface DuffelStaysSimulator {
  readonly url: string
  readonly books: StayBooks
  readonly faults: FaultBox<StayFault>
  readonly asked: ReadonlyMap<StayCall, number>
  close(): Promise<void>
}

/** Duffel's v2 for stays in test mode: invented hotels in four cities, provoked faults. */
export async function openDuffelStaysSimulator(
  options: DuffelStaysSimulatorOptions,
): Promise<DuffelStaysSimulator> {
  const { file, now = Temporal.Now.instant } = options
  const books = openStayBooks(file)
  const faults = faultBox<StayFault>()
  const asked = new Map<StayCall, number>()
  const app = fastify({ forceCloseConnections: true })
  const desk: StaysDesk = {
    app,
    books,
    faults,
    results: new Map(),
    rates: new Map(),
    quotes: new Map(),
    now,
    count: (call) => void asked.set(call, (asked.get(call) ?? 0) + 1),
  }
  guard(app, '/stays/')
  serveSearches(desk)
  serveBookings(desk)
  servePictures(desk)
  app.get('/', (_, reply) => reply.type('text/plain; charset=utf-8').send('هتل‌های آزمایشی دافل: /books\n'))
  app.get('/books', () => ({ bookings: books.all() }))
  serveFaults(app, faults, stayFaults)
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, books, faults, asked, close: () => app.close() }
}
