import { proposalIdOf } from '#flights/proposal-id.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { type FlightOrder, flightOrder } from '#flights/tickets/server/order-views.ts'
import { soldThrough } from '#flights/tickets/server/sold-through.ts'
import { type StoredTicket, ticketsOf } from '#flights/tickets/server/stored-tickets.ts'
import { ticketCalendar } from '#flights/tickets/server/ticket-calendar.ts'
import { ticketFacts } from '#flights/tickets/server/ticket-facts.ts'
import { paperBrand } from '#papers/paper-brand.ts'
import { type TicketDocument, ticketDocument } from '#papers/ticket-document.ts'
import type { TicketFacts } from '#papers/ticket-facts.ts'

export interface TicketsWanted {
  readonly orderId: string
  readonly userId: string
  readonly proposalId?: string | undefined
  readonly isShared?: boolean
}

export interface TicketPage {
  readonly nonce: string
  readonly pdfAddress: string
}

export async function ticketPdf(
  room: Room,
  wanted: TicketsWanted,
): Promise<{ readonly body: Uint8Array; readonly fileName: string }> {
  const ticket = await documentOf(room, await issued(room, wanted), wanted)
  return { body: await room.papers.ticketPdf(ticket), fileName: ticket.fileName }
}

export async function ticketHtml(room: Room, wanted: TicketsWanted, page: TicketPage): Promise<string> {
  return room.papers.ticketHtml(await documentOf(room, await issued(room, wanted), wanted), page)
}

export async function ticketIcs(
  room: Room,
  wanted: TicketsWanted,
): Promise<{ readonly body: string; readonly fileName: string }> {
  const { ordered, tickets } = await issued(room, wanted)
  const inPlaceOf = await before(room, wanted)
  return {
    body: ticketCalendar(ordered, {
      tickets,
      name: room.sites.ofBrand(ordered.order.brand).brand.name,
      inPlaceOf,
    }),
    fileName: `flights-${ordered.order.orderNumber.replaceAll(/\W/g, '')}.ics`,
  }
}

/** The exchanged direction of the order before; nothing while somebody still flies on it. */
async function before(room: Room, { orderId, userId }: TicketsWanted) {
  const { of } = await room.orders.rebookingsOf(orderId, userId)
  if (of === null) return undefined
  const left = await ticketsOf(room.database, of.orderId)
  if (left.some(({ leg, state }) => leg === of.leg && state === 'open')) return undefined
  return { before: await flightOrder(room, of.orderId, userId), leg: of.leg }
}

interface Issued {
  readonly ordered: FlightOrder
  readonly tickets: readonly StoredTicket[]
}

async function issued(room: Room, wanted: TicketsWanted): Promise<Issued> {
  const { orderId, userId } = wanted
  const ordered = await flightOrder(room, orderId, userId)
  if (ordered.order.status === 'refunded') throw refuse('TICKETS_REFUNDED')
  if (ordered.order.status !== 'issued') throw refuse('NOT_ISSUED')
  const directions = directionsOf(ordered, wanted)
  const tickets = (await ticketsOf(room.database, orderId)).filter(({ leg }) => directions.includes(leg))
  if (tickets.every(({ state }) => state !== 'open')) throw refuse('TICKETS_REFUNDED')
  return { ordered, tickets }
}

/** Positions of the requested directions; without a proposal id, or with the whole's, all. */
function directionsOf({ legs }: FlightOrder, { proposalId = '' }: TicketsWanted): readonly number[] {
  const whole = proposalIdOf(legs.map(({ sold }) => sold))
  const wanted = legs.filter(({ sold }) => ['', whole, sold.proposalId].includes(proposalId))
  if (wanted.length === 0) throw refuse('NO_SUCH_DIRECTION')
  return wanted.map(({ leg }) => leg)
}

/** The facts of the printed ticket, whose their positions are on the order, and the order's brand. Refuses as the ticket. */
export async function factsOfTickets(
  room: Room,
  wanted: TicketsWanted,
): Promise<{
  readonly facts: TicketFacts
  readonly positions: readonly number[]
  readonly brand: string | null
}> {
  const found = await issued(room, wanted)
  const open = found.tickets.filter(({ state }) => state === 'open').map(({ position }) => position)
  return {
    facts: factsOf(room, found, false),
    positions: [...new Set(open)].toSorted((one, other) => one - other),
    brand: found.ordered.order.brand,
  }
}

function factsOf(room: Room, { ordered, tickets }: Issued, isShared: boolean): TicketFacts {
  const brand = paperBrand(room.sites.ofBrand(ordered.order.brand).brand)
  const ticketAddress = room.orders.ticketAddressOf(ordered.order)
  return ticketFacts(ordered, { tickets, brand, ticketAddress, isShared })
}

async function documentOf(
  room: Room,
  { ordered, tickets }: Issued,
  { isShared = false }: TicketsWanted,
): Promise<TicketDocument> {
  const facts = factsOf(room, { ordered, tickets }, isShared)
  const seller = await room.orders.creditSellerOf(ordered.order.orderId)
  return ticketDocument(seller === undefined ? facts : soldThrough(facts, seller))
}
