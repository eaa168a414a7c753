import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { sendPage, serveFont } from '../page.ts'
import { type BankBooks, openBankBooks } from './books.ts'
import { frontPage } from './card-page.ts'
import { type BankFault, bankFaults } from './misfortunes.ts'
import { serveProtocol } from './protocol.ts'
import { serveStartPay } from './start-pay.ts'

export interface BankTwinOptions {
  /** 0 takes a free one */
  readonly port: number
  readonly host?: string
  /** the books' file; without it they live as long as the process */
  readonly file?: string
  /** how long the late card (1111) keeps its payer */
  readonly lateSeconds?: number
  readonly now?: () => Temporal.Instant
}

export interface BankTwin {
  readonly url: string
  readonly books: BankBooks
  readonly faults: FaultBox<BankFault>
  close(): Promise<void>
}

/** A bank that speaks Zarinpal's protocol and takes no money: card page, books, and misfortunes to order. */
export async function openBankTwin(options: BankTwinOptions): Promise<BankTwin> {
  const books = openBankBooks(options.file, options.now ?? Temporal.Now.instant)
  const faults = faultBox<BankFault>()
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  await app.register(formbody)
  serveFont(app)
  serveProtocol(app, { books, faults })
  serveStartPay(app, { books, lateSeconds: options.lateSeconds ?? 10 })
  serveBooks(app, books)
  serveFaults(app, faults, bankFaults)
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, books, faults, close: () => app.close() }
}

function serveBooks(app: FastifyInstance, books: BankBooks): void {
  app.get('/', (_, reply) => sendPage(reply, frontPage(books.all())))
  app.get('/books', () => ({ payments: books.all() }))
}
