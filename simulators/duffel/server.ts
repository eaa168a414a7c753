import fastify from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { type DuffelBooks, openDuffelBooks } from './books.ts'
import { serveChanges } from './changes.ts'
import type { DuffelDesk } from './desk.ts'
import { guard } from './guard.ts'
import { serveLaterServices } from './later-services.ts'
import { serveOffers } from './offers-calls.ts'
import { serveOrderChanges } from './order-changes.ts'
import { serveOrders } from './orders-calls.ts'
import { serveSeatMaps } from './seat-maps.ts'
import { type DuffelCall, type DuffelFault, duffelFaults } from './weather.ts'
import { type DuffelWebhook, openNotify } from './webhooks.ts'

export { token } from './guard.ts'

export interface DuffelSimulatorOptions {
  readonly port: number
  readonly host?: string
  readonly file?: string
  /** receives webhooks */
  readonly webhook?: DuffelWebhook
  /** duration of orders answered as accepted */
  readonly acceptedMs?: number
  readonly now?: () => Temporal.Instant
  /** a misfortune nobody ordered, for whoever lets it rain */
  readonly strikes?: (fault: DuffelFault) => boolean
}

export interface DuffelSimulator {
  readonly url: string
  readonly books: DuffelBooks
  readonly faults: FaultBox<DuffelFault>
  readonly asked: ReadonlyMap<DuffelCall, number>
  close(): Promise<void>
}

/** Duffel's v2 for flights in test mode: own inventory, documented test routes, provoked faults. */
export async function openDuffelSimulator(options: DuffelSimulatorOptions): Promise<DuffelSimulator> {
  const { file, now = Temporal.Now.instant, acceptedMs = 4000 } = options
  const ended = new AbortController()
  const books = openDuffelBooks(file, now)
  const faults = faultBox<DuffelFault>()
  const strikes = (fault: DuffelFault) => faults.strikes(fault) || options.strikes?.(fault) === true
  const asked = new Map<DuffelCall, number>()
  const app = fastify({ forceCloseConnections: true })
  const desk: DuffelDesk = {
    app,
    books,
    faults: { ...faults, strikes },
    offers: new Map(),
    requests: new Map(),
    changeOffers: new Map(),
    notify: openNotify(options.webhook, ended.signal),
    acceptedMs,
    now,
    count: (call) => void asked.set(call, (asked.get(call) ?? 0) + 1),
  }
  guard(app, '/air/')
  serveOffers(desk)
  serveOrders(desk, ended.signal)
  serveSeatMaps(desk)
  serveLaterServices(desk)
  serveChanges(desk)
  serveOrderChanges(desk)
  app.get('/', (_, reply) => reply.type('text/plain; charset=utf-8').send('دافل آزمایشی: /books\n'))
  app.get('/books', () => ({ orders: books.all() }))
  serveFaults(app, faults, duffelFaults)
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  const close = () => {
    ended.abort()
    return app.close()
  }
  return { url, books, faults, asked, close }
}
