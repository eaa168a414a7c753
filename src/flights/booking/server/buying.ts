import type { Approved, Issuing, Submitted, Verified } from '#flights/booking/order-response.ts'
import { reserve } from '#flights/booking/server/reserve.ts'
import { type Buyer, submit } from '#flights/booking/server/submit.ts'
import type { OtherFlights, RebookBody, Rebooked } from '#flights/changes/rebooking.ts'
import { type OtherFlightsWanted, otherFlights } from '#flights/changes/server/rebooking/other-flights.ts'
import { type Rebooker, rebook } from '#flights/changes/server/rebooking/rebook.ts'
import type { OrderToReserve, OrderToSubmit } from '#flights/requests.ts'
import type { Room } from '#flights/server/room.ts'
import { issuing, verified } from '#flights/tickets/server/order-views.ts'
import { sharedTicketHtml, sharedTicketPdf } from '#flights/tickets/server/shared-tickets.ts'
import { type SupplierNotesOfLeg, supplierNotesOf } from '#flights/tickets/server/supplier-notes.ts'
import {
  type TicketPage,
  type TicketsWanted,
  ticketHtml,
  ticketIcs,
  ticketPdf,
} from '#flights/tickets/server/tickets.ts'

/** From the order to the ticket. Refusals are in refusals.ts; those of orders and the captcha pass through. */
export interface FlightBuying {
  /**
   * Makes the order and takes its seats. Faults by `passengers.N.field` and `contact.field`; refuses RESULTS_OUTDATED,
   * PROPOSAL_NOT_FOUND, SOLD_OUT, SALE_CLOSED and what orders refuse (TOO_MANY_HOLDS …).
   */
  submit(asked: OrderToSubmit, buyer: Buyer): Promise<Submitted>
  /**
   * The traveller agrees, with the captcha: submitted → approved, at the price the supplier asks now. A price that became
   * dearer is told and waits; it is agreed to by `agreedTotal`. Refuses CAPTCHA_WRONG, SUPPLIER_SILENT and what orders refuse.
   */
  reserve(asked: OrderToReserve, userId: string): Promise<Approved>
  /**
   * Other flights in place of a direction that its airline changed or cancelled, for those who still stand on it: of the same route
   * that day and up to three days later, each with what is paid or comes back. Refuses ORDER_NOT_FOUND, NOT_ISSUED, NO_SUCH_DIRECTION,
   * NOT_CHANGED, NOT_FREE, TICKETS_REFUNDED.
   */
  otherFlights(wanted: OtherFlightsWanted): Promise<OtherFlights>
  /**
   * Makes an order of one of them and takes its seats; it is paid, as far as they are worth, with the tickets, which go back once its
   * own are out. What was chosen before and not paid is let go. Refuses as `otherFlights` does, OTHER_FLIGHT_GONE, REBOOKING_OPEN
   * for tickets whose new ones are being issued, and what a hold refuses (SOLD_OUT, PRICE_CHANGED …).
   */
  rebook(asked: RebookBody, rebooker: Rebooker): Promise<Rebooked>
  /** A flight order as its owner sees it; a stranger's is ORDER_NOT_FOUND. */
  verified(orderId: string, userId: string): Promise<Verified>
  issuing(orderId: string, userId: string): Promise<Issuing>
  /** What suppliers told of the order's flights, direction by direction; none before it has seats. Refuses ORDER_NOT_FOUND. */
  toldOf(orderId: string, userId: string): Promise<readonly SupplierNotesOfLeg[]>
  /**
   * The ticket on paper; refuses NOT_ISSUED, TICKETS_REFUNDED, NO_SUCH_DIRECTION for a proposal that is none of the order's, and
   * PDF_UNAVAILABLE where nothing can typeset.
   */
  ticketPdf(wanted: TicketsWanted): Promise<{ readonly body: Uint8Array; readonly fileName: string }>
  ticketHtml(wanted: TicketsWanted, page: TicketPage): Promise<string>
  /** The same to whoever holds an open link to it (orders' `shareTicket`); refuses LINK_OVER, TOO_MANY_OPENED as well. */
  sharedTicketPdf(link: string): Promise<{ readonly body: Uint8Array; readonly fileName: string }>
  sharedTicketHtml(link: string, page: TicketPage): Promise<string>
  /** Its flights as a calendar file; refuses as the page does. */
  ticketIcs(wanted: TicketsWanted): Promise<{ readonly body: string; readonly fileName: string }>
}

export function buyingFrom(room: Room): FlightBuying {
  return {
    submit: (asked, buyer) => submit(room, asked, buyer),
    reserve: (asked, userId) => reserve(room, asked, userId),
    otherFlights: (wanted) => otherFlights(room, wanted),
    rebook: (asked, rebooker) => rebook(room, asked, rebooker),
    verified: (orderId, userId) => verified(room, orderId, userId),
    issuing: (orderId, userId) => issuing(room, orderId, userId),
    toldOf: (orderId, userId) => supplierNotesOf(room, orderId, userId),
    ticketPdf: (wanted) => ticketPdf(room, wanted),
    sharedTicketHtml: (link, page) => sharedTicketHtml(room, link, page),
    sharedTicketPdf: (link) => sharedTicketPdf(room, link),
    ticketIcs: (wanted) => ticketIcs(room, wanted),
    ticketHtml: (wanted, page) => ticketHtml(room, wanted, page),
  }
}
