import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { type NiraBooks, openNiraBooks } from './books.ts'
import * as commands from './commands.ts'
import { availability, fare, fateOfRoute, fieldsOf } from './queries.ts'
import { type NiraCall, type NiraFault, niraFaults, respondOrFail } from './weather.ts'
import { inWindows1256 } from './windows-1256.ts'

export interface NiraSimulatorOptions {
  readonly port: number
  readonly host?: string
  readonly file?: string
  readonly slowSeconds?: number
  readonly now?: () => Temporal.Instant
}

export interface NiraSimulator {
  readonly url: string
  readonly books: NiraBooks
  readonly faults: FaultBox<NiraFault>
  readonly asked: ReadonlyMap<NiraCall, number>
  close(): Promise<void>
}

/** the only accepted credentials */
export const office = { user: 'THR999.WS', pass: 'house-simulator' } as const

type Action = (fields: ReturnType<typeof fieldsOf>, request: FastifyRequest) => unknown

/** A Nira host: several airlines, GET only, small inventory, faults by flight number. */
export async function openNiraSimulator(options: NiraSimulatorOptions): Promise<NiraSimulator> {
  const { file, now = Temporal.Now.instant } = options
  const books = openNiraBooks(file, now)
  const faults = faultBox<NiraFault>()
  const asked = new Map<NiraCall, number>()
  const weather = { faults, slowMs: (options.slowSeconds ?? 6) * 1000 }
  const app = fastify({ forceCloseConnections: true })
  const serve = (path: string, call: NiraCall, { action, fate }: { action: Action; fate?: Action }) =>
    app.get(path, (request, reply) => {
      const fields = fieldsOf(request.query)
      asked.set(call, (asked.get(call) ?? 0) + 1)
      if (fields['officeuser'] !== office.user || fields['officepass'] !== office.pass)
        return reply.type('text/html').send('<html>AUTHENTICATION FAILED</html>')
      const lies = fate?.(fields, request) as commands.Lying
      return respondOrFail(weather, { call, request, reply, fate: lies }, () =>
        bodyOf(reply, call, action(fields, request)),
      )
    })
  serveAll(serve, books, now)
  serveBooks(app, books)
  serveFaults(app, faults, niraFaults)
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, books, faults, asked, close: () => app.close() }
}

type Serve = (path: string, call: NiraCall, how: { action: Action; fate?: Action }) => void

function serveAll(serve: Serve, books: NiraBooks, now: () => Temporal.Instant): void {
  const [queries, orders] = ['/ws1', '/ws2/cgi-bin/NRSWEB.cgi']
  const row: (fields: ReturnType<typeof fieldsOf>) => ReturnType<NiraBooks['find']> = (fields) =>
    books.find(fields['airline'] ?? '', fields['pnr'] ?? '')
  for (const page of ['AvailabilityFareJS.jsp', 'AvailabilityJS.jsp'])
    serve(`${queries}/${page}`, 'availability', {
      action: (asked) => availability(books, asked),
      fate: fateOfRoute,
    })
  serve(`${queries}/FareJS.jsp`, 'fare', { action: (asked) => fare(books, asked) })
  serve(`${queries}/NRSRT.jsp`, 'retrieve', {
    action: (asked) => {
      const found = row(asked)
      return found === undefined ? 'NO PNR' : commands.retrieve(books, found)
    },
  })
  serve(`${queries}/NRSETR.jsp`, 'ticket', { action: (asked) => commands.ticket(books, asked) })
  serve(`${queries}/NRSPenaltyNow.jsp`, 'penalty', {
    action: (asked) => commands.penaltyNow(books, asked, now()),
  })
  serve(`${queries}/NRSCommand.jsp`, 'command', { action: (asked) => commands.command(books, asked) })
  serve(`${orders}/ReservJS`, 'reserve', {
    action: (asked) => commands.reserve(books, asked, now()),
    fate: commands.fateOf,
  })
  serve(`${orders}/ETIssueJS`, 'issue', {
    action: (asked) => commands.issue(books, row(asked)),
    fate: (asked) => firstIssue(row(asked)),
  })
  serve(`${orders}/CancelPNRJS`, 'cancel', { action: (asked) => commands.cancel(books, row(asked)) })
  serve(`${orders}/ETRefundJS`, 'refund', { action: (asked) => commands.refund(books, asked) })
}

/** The first answer is lost; the repeated call tells the outcome. */
function firstIssue(found: ReturnType<NiraBooks['find']>): commands.Lying {
  return found?.passengers.every(({ ticket }) => ticket === undefined) === true
    ? commands.fateOfPnr(found)
    : undefined
}

/** Data as text, fares in Windows-1256. */
function bodyOf(reply: FastifyReply, call: NiraCall, answer: unknown): string | Buffer {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  reply.type(`text/html; charset=${call === 'fare' ? 'windows-1256' : 'utf-8'}`)
  return call === 'fare' ? inWindows1256(text) : text
}

function serveBooks(app: FastifyInstance, books: NiraBooks): void {
  app.get('/', (_, reply) => reply.type('text/plain; charset=utf-8').send('میزبان آزمایشی نیرا: /books\n'))
  app.get('/books', () => ({ pnrs: books.all() }))
}
