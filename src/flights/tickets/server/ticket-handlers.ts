import { randomBytes } from 'node:crypto'
import { flightCalls } from '#flights/calls.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { FileResponse, Handlers } from '#server/handlers.ts'
import { whileOpen } from '#server/paper-links.ts'
import { contentSecurityPolicy } from '#web/server/content-security.ts'

type TicketCalls = Pick<
  typeof flightCalls,
  'ticketHtml' | 'ticketPdf' | 'ticketIcs' | 'sharedTicketHtml' | 'sharedTicketPdf'
>

export function ticketHandlers(flights: Flights): Handlers<TicketCalls> {
  return {
    ticketHtml: ({ params: { orderId }, query, userId }) =>
      printed(pdfLine(orderId, query), (page) => flights.ticketHtml({ orderId, ...query, userId }, page)),
    ticketPdf: async ({ params, query, userId }) => ({
      type: 'application/pdf',
      ...(await flights.ticketPdf({ ...params, ...query, userId })),
    }),
    ticketIcs: async ({ params, query, userId }) => ({
      type: 'text/calendar; charset=utf-8',
      ...(await flights.ticketIcs({ ...params, ...query, userId })),
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

function pdfLine(orderId: string, { proposalId }: { readonly proposalId?: string | undefined }): string {
  const line = flightCalls.ticketPdf.line.replace('{orderId}', orderId)
  return proposalId === undefined ? line : `${line}?${new URLSearchParams({ proposalId })}`
}

/** Embeds its font (allowed by nonce), so that a saved file needs no network. */
async function printed(
  pdfLine: string,
  draw: (page: { nonce: string; pdfAddress: string }) => Promise<string>,
): Promise<FileResponse> {
  const nonce = randomBytes(16).toString('base64')
  const body = await draw({ nonce, pdfAddress: pdfLine.replace('GET ', '') })
  const policy = contentSecurityPolicy(nonce, 'production', { 'font-src': ['data:'] })
  return { type: 'text/html; charset=utf-8', body, headers: { 'content-security-policy': policy } }
}
