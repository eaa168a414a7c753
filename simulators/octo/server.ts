import fastify from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { serveBookings } from './booking-calls.ts'
import { type OctoBooks, openOctoBooks } from './books.ts'
import { OctoRefusal } from './refusal.ts'
import { serveVacancies } from './vacancy-calls.ts'
import { servePdf } from './voucher-pdf.ts'
import { type OctoFault, octoFaults, type Weather } from './weather.ts'

export const token = 'octo_test_house_simulator'

export interface OctoSimulatorOptions {
  readonly port: number
  readonly host?: string
  readonly file?: string
  readonly now?: () => Temporal.Instant
  readonly drawn?: Weather['drawn']
}

export interface OctoSimulator {
  readonly url: string
  readonly books: OctoBooks
  readonly faults: FaultBox<OctoFault>
  close(): Promise<void>
}

/** A supplier that speaks OCTO 1.0 with `octo/pricing` and `octo/content`: invented experiences in three cities. */
export async function openOctoSimulator(options: OctoSimulatorOptions): Promise<OctoSimulator> {
  const { file, now = Temporal.Now.instant, drawn = () => undefined } = options
  const books = openOctoBooks(file)
  const faults = faultBox<OctoFault>()
  const app = fastify({ forceCloseConnections: true })
  const desk = { app, books, faults, drawn, now }
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(supplier|products|availability|bookings)/.test(request.url)) return undefined
    if (request.headers.authorization === `Bearer ${token}`) {
      void reply.header('octo-capabilities', request.headers['octo-capabilities'] ?? '')
      return undefined
    }
    return reply.code(401).send(new OctoRefusal('UNAUTHORIZED').body)
  })
  serveVacancies(desk)
  serveBookings(desk)
  servePdf(desk)
  app.get('/', (_, reply) => reply.type('text/plain; charset=utf-8').send('تفریحات آزمایشی: /books\n'))
  app.get('/books', () => ({ bookings: books.all() }))
  serveFaults(app, faults, octoFaults)
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, books, faults, close: () => app.close() }
}
