import fastify from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { serveBookings } from './booking-calls.ts'
import { openXCoverBooks, type XCoverBooks } from './books.ts'
import { serveCancellations } from './cancel-calls.ts'
import { serveChanges } from './change-calls.ts'
import type { SimulatorOffer, XCoverDesk } from './desk.ts'
import { serveOffers } from './offer-calls.ts'
import { guard } from './signature.ts'
import { type XCoverCall, type XCoverFault, type XCoverSort, xcoverFaults } from './weather.ts'

export { apiKey, partner, secret } from './signature.ts'

export interface XCoverSimulatorOptions {
  readonly port: number
  readonly host?: string
  readonly file?: string
  readonly now?: () => Temporal.Instant
  readonly drawn?: (call: XCoverCall) => XCoverSort | undefined
}

export interface XCoverSimulator {
  readonly url: string
  readonly books: XCoverBooks
  readonly offers: ReadonlyMap<string, SimulatorOffer>
  readonly faults: FaultBox<XCoverFault>
  readonly requested: ReadonlyMap<XCoverCall, number>
  close(): Promise<void>
}

/** Cover Genius' XCover partner API v2: invented products, signed calls, provoked faults. */
export async function openXCoverSimulator(options: XCoverSimulatorOptions): Promise<XCoverSimulator> {
  const { file, now = Temporal.Now.instant, drawn = () => undefined } = options
  const books = openXCoverBooks(file)
  const faults = faultBox<XCoverFault>()
  const requested = new Map<XCoverCall, number>()
  const offers = new Map<string, SimulatorOffer>()
  const app = fastify({ forceCloseConnections: true })
  const desk: XCoverDesk = {
    app,
    books,
    weather: { faults, drawn },
    offers,
    previews: new Map(),
    now,
    count: (call) => void requested.set(call, (requested.get(call) ?? 0) + 1),
  }
  guard(app)
  serveOffers(desk)
  serveBookings(desk)
  serveChanges(desk)
  serveCancellations(desk)
  app.get('/', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send('بیمه‌گر آزمایشی کاور جنیوس: /books\n'),
  )
  app.get('/books', () => ({ bookings: books.all() }))
  serveFaults(app, faults, xcoverFaults)
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, books, offers, faults, requested, close: () => app.close() }
}
