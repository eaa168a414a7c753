import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { sendPage, serveFont } from '../page.ts'
import { serveAccountInquiry } from './account-inquiry.ts'
import { type BankBooks, openBankBooks } from './books.ts'
import { serveCardDesk } from './card-desk.ts'
import { frontPage } from './card-page.ts'
import { serveMellat } from './mellat.ts'
import { type BankFault, bankFaults } from './misfortunes.ts'
import { serveOppwa } from './oppwa.ts'
import { serveOppwaWidget } from './oppwa-widget.ts'
import { servePayout } from './payout.ts'
import { openPayoutBooks, type PayoutBooks } from './payout-books.ts'
import { serveSep } from './sep.ts'
import { serveZarinpal } from './zarinpal.ts'
import { serveZarinpalSettlements } from './zarinpal-settlements.ts'
import { serveZibal } from './zibal.ts'

export interface BankSimulatorOptions {
  readonly port: number
  readonly host?: string
  readonly file?: string
  /** delay for the late cards (1111, 6666) */
  readonly lateSeconds?: number
  /** delay for the slow card (9999) */
  readonly slowSeconds?: number
  readonly payoutSeconds?: number
  readonly now?: () => Temporal.Instant
}

export interface BankSimulator {
  readonly url: string
  readonly books: BankBooks
  readonly payouts: PayoutBooks
  readonly faults: FaultBox<BankFault>
  close(): Promise<void>
}

/** A bank speaking the protocols of five gateways, a payout and inquiries; moves no money. */
export async function openBankSimulator(options: BankSimulatorOptions): Promise<BankSimulator> {
  const { file, now = Temporal.Now.instant, lateSeconds = 10, payoutSeconds: laterSeconds = 20 } = options
  const books = openBankBooks(file, now)
  const payouts = openPayoutBooks(file && `${file}.payouts`, { now, laterSeconds })
  const faults = faultBox<BankFault>()
  const bank = { books, faults, slowMs: (options.slowSeconds ?? 3) * 1000 }
  const desk = { books, lateSeconds }
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  await app.register(formbody)
  serveFont(app)
  serveZarinpal(app, bank)
  serveCardDesk(app, desk)
  await app.register(async (at) => serveZarinpal(at, bank), { prefix: '/zarinpal' })
  await app.register(async (at) => serveZarinpalSettlements(at, bank, now), { prefix: '/zarinpal' })
  await app.register(async (at) => serveZibal(at, bank), { prefix: '/zibal' })
  await app.register(async (at) => serveSep(at, bank), { prefix: '/sep' })
  await app.register(async (at) => serveMellat(at, bank), { prefix: '/mellat' })
  await app.register(async (at) => serveOppwa(at, bank), { prefix: '/oppwa' })
  await app.register(async (at) => serveOppwaWidget(at, desk), { prefix: '/oppwa' })
  await app.register(async (at) => serveAccountInquiry(at, bank), { prefix: '/jibit' })
  await app.register(async (at) => servePayout(at, { ...bank, payouts, laterSeconds }), { prefix: '/vandar' })
  serveBooks(app, books, payouts)
  serveFaults(app, faults, bankFaults)
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, books, payouts, faults, close: () => app.close() }
}

function serveBooks(app: FastifyInstance, books: BankBooks, payouts: PayoutBooks): void {
  app.get('/', (_, reply) => sendPage(reply, frontPage(books.all())))
  app.get('/books', () => ({
    payments: books.all(),
    payouts: payouts.all().map((one) => ({ ...one, status: payouts.statusOf(one) })),
  }))
}
