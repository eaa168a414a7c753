import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { sendPage, serveFont } from '../page.ts'
import { type Book, openBook } from './book.ts'
import { inboxPage, mailPage } from './inbox-page.ts'
import { type SmsFault, serveProtocol, smsFaults } from './protocol.ts'
import { serveSmsIr } from './smsir.ts'

export interface SmsSimulatorOptions {
  /** 0 takes a free one */
  readonly port: number
  readonly host?: string
  /** where messages are kept; without it they live as long as the process */
  readonly file?: string
  /** a book that other simulators write in too, in place of the file */
  readonly book?: Book
  /** as registered with the provider; «پرستو» unless given */
  readonly brandName?: string
}

export interface SmsSimulator {
  readonly url: string
  readonly book: Book
  readonly faults: FaultBox<SmsFault>
  close(): Promise<void>
}

/** SMS providers, Kavenegar and sms.ir (under `/smsir`), that delivers to an inbox page at `/`, where the other simulators' messages are shown too. */
export async function openSmsSimulator(options: SmsSimulatorOptions): Promise<SmsSimulator> {
  const book = options.book ?? openBook(options.file)
  const faults = faultBox<SmsFault>()
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  await app.register(formbody)
  serveFont(app)
  const carrier = { book, faults, brandName: options.brandName ?? 'پرستو' }
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
