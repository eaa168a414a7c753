import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { flightCalls } from '#flights/calls.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { Answers, FileAnswer } from '#server/answers.ts'
import { Refusal } from '#server/refusal.ts'
import { contentSecurityPolicy } from '#web/server/content-security.ts'

type TicketCalls = Pick<
  typeof flightCalls,
  'ticketHtml' | 'ticketPdf' | 'ticketIcs' | 'sharedTicketHtml' | 'sharedTicketPdf'
>

/** An address that opens a ticket is told to nobody, and what it shows is in no search. */
const quiet = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const

/** Tickets as files: their owner's, and those of a link that he sent on. */
export function ticketAnswers(flights: Flights): Answers<TicketCalls> {
  return {
    ticketHtml: ({ params: { orderId }, userId }) =>
      printed(flightCalls.ticketPdf.line.replace('{orderId}', orderId), (page) =>
        flights.ticketHtml(orderId, userId, page),
      ),
    ticketPdf: async ({ params, userId }) => ({
      type: 'application/pdf',
      ...(await flights.ticketPdf(params.orderId, userId)),
    }),
    ticketIcs: async ({ params, userId }) => ({
      type: 'text/calendar; charset=utf-8',
      ...(await flights.ticketIcs(params.orderId, userId)),
    }),
    sharedTicketHtml: ({ params: { link }, reply }) =>
      whileOpen(reply, link, () =>
        printed(flightCalls.sharedTicketPdf.line.replace('{link}', link), (page) =>
          flights.sharedTicketHtml(link, page),
        ),
      ),
    sharedTicketPdf: ({ params: { link }, reply }) =>
      whileOpen(reply, link, async () => ({
        type: 'application/pdf',
        ...(await flights.sharedTicketPdf(link)),
      })),
  }
}

/** The page says by which font it is set: it brings that along, so that a saved file needs nobody. */
async function printed(
  pdfLine: string,
  draw: (page: { nonce: string; pdfAddress: string }) => Promise<string>,
): Promise<FileAnswer> {
  const nonce = randomBytes(16).toString('base64')
  const body = await draw({ nonce, pdfAddress: pdfLine.replace('GET ', '') })
  const policy = contentSecurityPolicy(nonce, 'production', { 'font-src': ['data:'] })
  return { type: 'text/html; charset=utf-8', body, headers: { 'content-security-policy': policy } }
}

/** Whoever comes too late, perhaps by a tab of yesterday, is led to the page that says so. */
async function whileOpen(
  reply: FastifyReply,
  link: string,
  open: () => Promise<FileAnswer>,
): Promise<FileAnswer> {
  try {
    const file = await open()
    return { ...file, headers: { ...file.headers, ...quiet } }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'LINK_OVER') throw error
    reply.status(303)
    const location = `/ticket/${encodeURIComponent(link)}`
    return { type: 'text/plain; charset=utf-8', body: error.says, headers: { ...quiet, location } }
  }
}
