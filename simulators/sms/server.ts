import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { sendPage, serveFont } from '../page.ts'
import { type Book, openBook } from './book.ts'
import { inboxPage, mailPage } from './inbox-page.ts'
import { type SmsFault, serveProtocol, smsFaults } from './protocol.ts'
import { serveSmsIr } from './smsir.ts'

export interface SmsSimulatorOptions {
  readonly port: number
  readonly host?: string
  readonly file?: string
  readonly book?: Book
  readonly brandName?: string
  readonly brandNames?: Readonly<Record<string, string>>
}

export interface SmsSimulator {
  readonly url: string
  readonly book: Book
  readonly faults: FaultBox<SmsFault>
  close(): Promise<void>
}

/** Kavenegar and sms.ir (under `/smsir`), with an inbox page at `/` for all simulators. */
export async function openSmsSimulator(options: SmsSimulatorOptions): Promise<SmsSimulator> {
  const book = options.book ?? openBook(options.file)
  const faults = faultBox<SmsFault>()
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  await app.register(formbody)
  serveFont(app)
  const { brandName = 'پرستو', brandNames = {} } = options
  const carrier = { book, faults, brandName, brandNames }
  serveProtocol(app, carrier)
  serveSmsIr(app, carrier)
  serveInbox(app, book)
  serveFaults(app, faults, smsFaults)
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, book, faults, close: () => app.close() }
}

function serveInbox(app: FastifyInstance, book: Book): void {
  app.get('/', (_, reply) => sendPage(reply, inboxPage(book.list())))
  app.get<{ Params: { id: string } }>('/mails/:id', ({ params }, reply) => {
    const mail = book.list().find(({ id }) => String(id) === params.id)?.mail
    return mail === undefined ? reply.code(404).send() : mailPage(reply, mail.html)
  })
  app.get<{ Querystring: { receptor?: string } }>('/messages', ({ query }) => ({
    messages: book.list(query.receptor),
  }))
}
