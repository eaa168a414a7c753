import type { Room } from '#flights/server/room.ts'
import { type TicketPage, ticketHtml, ticketPdf } from '#flights/tickets/server/tickets.ts'

export async function sharedTicketPdf(
  room: Room,
  link: string,
): Promise<{ readonly body: Uint8Array; readonly fileName: string }> {
  const { orderId, ownerId } = await room.orders.openedByLink(link, 'flight')
  return ticketPdf(room, { orderId, userId: ownerId, isShared: true })
}

export async function sharedTicketHtml(room: Room, link: string, page: TicketPage): Promise<string> {
  const { orderId, ownerId } = await room.orders.openedByLink(link, 'flight')
  return ticketHtml(room, { orderId, userId: ownerId, isShared: true }, page)
}
