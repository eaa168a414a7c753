import { type FlightOrder, flightOrder } from '#flights/server/order-views.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { ticketCalendar } from '#flights/server/ticket-calendar.ts'
import { ticketFacts } from '#flights/server/ticket-facts.ts'
import { ticketsOf } from '#flights/server/tickets-kept.ts'
import { type TicketDocument, ticketDocument } from '#papers/ticket-document.ts'

/** How the printable page is sent. */
export interface TicketPage {
  /** of the answer's content security policy */
  readonly nonce: string
  readonly pdfAddress: string
}

/** What FlightTicketPdf does; see the door. */
export async function ticketPdf(
  room: Room,
  orderId: string,
  userId: string,
): Promise<{ readonly body: Uint8Array; readonly fileName: string }> {
  const ticket = await documentOf(room, await issuedOrder(room, orderId, userId))
  return { body: await room.papers.ticketPdf(ticket), fileName: ticket.fileName }
}

/** What FlightTicketHtml does; see the door. */
export async function ticketHtml(
  room: Room,
  whose: { readonly orderId: string; readonly userId: string },
  page: TicketPage,
): Promise<string> {
  const order = await issuedOrder(room, whose.orderId, whose.userId)
  return room.papers.ticketHtml(await documentOf(room, order), page)
}

/** What FlightTicketIcs does; see the door. */
export async function ticketIcs(
  room: Room,
  orderId: string,
  userId: string,
): Promise<{ readonly body: string; readonly fileName: string }> {
  const ordered = await issuedOrder(room, orderId, userId)
  const tickets = await ticketsOf(room.database, orderId)
  return {
    body: ticketCalendar(ordered, { tickets, name: room.brand.name }),
    fileName: `flights-${ordered.order.orderNumber.replaceAll(/\W/g, '')}.ics`,
  }
}

async function issuedOrder(room: Room, orderId: string, userId: string): Promise<FlightOrder> {
  const found = await flightOrder(room, orderId, userId)
  if (found.order.status === 'refunded') throw refuse('TICKETS_REFUNDED')
  if (found.order.status !== 'issued') throw refuse('NOT_ISSUED')
  return found
}

async function documentOf(room: Room, order: FlightOrder): Promise<TicketDocument> {
  const tickets = await ticketsOf(room.database, order.order.orderId)
  const ticketAddress = room.orders.ticketAddressOf(order.order.orderId)
  return ticketDocument(ticketFacts(order, { tickets, brand: room.brand, ticketAddress }))
}
