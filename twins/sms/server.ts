import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { sendPage, serveFont } from '../page.ts'
import { openSmsBook, type SmsBook } from './book.ts'
import { inboxPage } from './inbox-page.ts'
import { type SmsFault, serveProtocol, smsFaults } from './protocol.ts'

export interface SmsTwinOptions {
  /** 0 takes a free one */
  readonly port: number
  readonly host?: string
  /** where messages are kept; without it they live as long as the process */
  readonly file?: string
  /** as registered with the provider; «پرستو» unless given */
  readonly brandName?: string
}

export interface SmsTwin {
  readonly url: string
  readonly book: SmsBook
  readonly faults: FaultBox<SmsFault>
  close(): Promise<void>
}

/** An SMS provider that speaks Kavenegar's protocol and delivers to an inbox page at `/`. */
export async function openSmsTwin(options: SmsTwinOptions): Promise<SmsTwin> {
  const book = openSmsBook(options.file)
  const faults = faultBox<SmsFault>()
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  await app.register(formbody)
  serveFont(app)
  serveProtocol(app, { book, faults, brandName: options.brandName ?? 'پرستو' })
  serveInbox(app, book)
  serveFaults(app, faults, smsFaults)
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, book, faults, close: () => app.close() }
}

function serveInbox(app: FastifyInstance, book: SmsBook): void {
  app.get('/', (_, reply) => sendPage(reply, inboxPage(book.list())))
  app.get<{ Querystring: { receptor?: string } }>('/messages', ({ query }) => ({
    messages: book.list(query.receptor),
  }))
}
