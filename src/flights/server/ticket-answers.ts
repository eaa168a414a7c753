import { randomBytes } from 'node:crypto'
import { flightCalls } from '#flights/calls.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { Answers, FileAnswer } from '#server/answers.ts'
import { whileOpen } from '#server/while-open.ts'
import { contentSecurityPolicy } from '#web/server/content-security.ts'

type TicketCalls = Pick<
  typeof flightCalls,
  'ticketHtml' | 'ticketPdf' | 'ticketIcs' | 'sharedTicketHtml' | 'sharedTicketPdf'
>

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
