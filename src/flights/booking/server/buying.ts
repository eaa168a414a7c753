import type { Approved, Issuing, Submitted, Verified } from '#flights/booking/order-response.ts'
import { edit, type OrderInForm, orderInForm } from '#flights/booking/server/edit.ts'
import { reserve } from '#flights/booking/server/reserve.ts'
import type { Agreeing } from '#flights/booking/server/reserve-risk.ts'
import { type Buyer, submit } from '#flights/booking/server/submit.ts'
import type { DateChangeBody, DateChangeDays, DateChanged } from '#flights/changes/date-change.ts'
import type { DateRequestBody, DateRequested } from '#flights/changes/date-request.ts'
import type { OtherFlights, RebookBody, Rebooked } from '#flights/changes/rebooking.ts'
import { changeDate } from '#flights/changes/server/date-change/change-date.ts'
import type { DaysWanted } from '#flights/changes/server/date-change/changeable.ts'
import { dateChangeDays } from '#flights/changes/server/date-change/days.ts'
import {
  type DirectionDate,
  directionDates,
  type MovableDirection,
  movableTickets,
} from '#flights/changes/server/date-change/movable-tickets.ts'
import { requestDateChange } from '#flights/changes/server/date-request/request-date.ts'
import { type RequestableOrder, requestable } from '#flights/changes/server/date-request/requestable.ts'
import { type OtherFlightsWanted, otherFlights } from '#flights/changes/server/rebooking/other-flights.ts'
import { type Rebooker, rebook } from '#flights/changes/server/rebooking/rebook.ts'
import { throughItsChannel } from '#flights/changes/server/through-its-channel.ts'
import type { OrderToEdit, OrderToReserve, OrderToSubmit } from '#flights/requests.ts'
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

export interface FlightBuying {
  /** Takes the seats. Faults by `passengers.N.field`, `contact.field`;
   * refuses RESULTS_OUTDATED, PROPOSAL_NOT_FOUND, SOLD_OUT, SALE_CLOSED, TOO_MANY_HOLDS … */
  submit(asked: OrderToSubmit, buyer: Buyer): Promise<Submitted>
  /** Other people or contact on an unpaid order. Faults as `submit`; refuses ORDER_NOT_FOUND,
   * HELD_UNDER_NAMES, SAME_PEOPLE_REBOOKED, and what `Orders.changePeople` refuses. */
  edit(asked: OrderToEdit, userId: string): Promise<Submitted>
  /** What the form of such an order asks of its people; nothing where they cannot be changed. Refuses ORDER_NOT_FOUND. */
  orderInForm(orderId: string, userId: string): Promise<OrderInForm | undefined>
  /**
   * The traveller agrees: submitted → approved, at the price the supplier asks now. A price that became dearer is told and waits;
   * it is agreed to by `agreedTotal`. Refuses CAPTCHA_NEEDED (asked too often without one), CAPTCHA_WRONG, SUPPLIER_SILENT and what
   * orders refuse.
   */
  reserve(asked: OrderToReserve, by: Agreeing): Promise<Approved>
  /**
   * Replacements for a changed or cancelled direction: same route, that day and up to three days later, each with what is
   * still to pay or comes back. Refuses ORDER_NOT_FOUND, NOT_ISSUED, NO_SUCH_DIRECTION, NOT_CHANGED, NOT_FREE,
   * TICKETS_REFUNDED.
   */
  otherFlights(wanted: OtherFlightsWanted): Promise<OtherFlights>
  /** Orders one, paid with the old tickets. Refuses as `otherFlights`,
   * OTHER_FLIGHT_GONE, REBOOKING_OPEN, SOLD_OUT, PRICE_CHANGED …. */
  rebook(asked: RebookBody, rebooker: Rebooker): Promise<Rebooked>
  /** What of an order may be moved to another day by its owner. Refuses ORDER_NOT_FOUND. */
  movableTickets(order: {
    readonly orderId: string
    readonly userId: string
  }): Promise<readonly MovableDirection[]>
  /** The same of all its directions, with why one is not. Refuses ORDER_NOT_FOUND. */
  directionDates(order: {
    readonly orderId: string
    readonly userId: string
  }): Promise<readonly DirectionDate[]>
  /** Days to which tickets may be moved by their traveller's wish. Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED,
   * NO_SUCH_DIRECTION, NOT_CHANGEABLE, NOT_APART, CHANGED_BY_SUPPORT. */
  dateChangeDays(wanted: DaysWanted): Promise<DateChangeDays>
  /** Orders one, paid with the old tickets less their penalty. Refuses as `dateChangeDays`, PENALTY_CHANGED,
   * OTHER_FLIGHT_GONE, REBOOKING_OPEN, SOLD_OUT, PRICE_CHANGED …. */
  changeDate(asked: DateChangeBody, rebooker: Rebooker): Promise<DateChanged>
  /** Directions whose day the house is asked to change, and by when one is answered. Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED. */
  requestableDates(order: {
    readonly orderId: string
    readonly userId: string
  }): Promise<Pick<RequestableOrder, 'directions' | 'dueAt'>>
  /** Hands it to a person, by an hour. Refuses as `requestableDates`, NO_SUCH_DIRECTION, NOT_REQUESTABLE, DATE_PAST,
   * DATE_TOO_FAR, TOO_LATE_TO_ASK, DATE_REQUEST_OPEN, TOO_MANY_MESSAGES. */
  requestDateChange(wish: DateRequestBody, userId: string): Promise<DateRequested>
  /** A flight order for its owner. Refuses ORDER_NOT_FOUND, also for somebody else's. */
  verified(orderId: string, userId: string): Promise<Verified>
  issuing(orderId: string, userId: string): Promise<Issuing>
  supplierNotes(orderId: string, userId: string): Promise<readonly SupplierNotesOfLeg[]>
  /** Refuses NOT_ISSUED, TICKETS_REFUNDED, NO_SUCH_DIRECTION for a proposal
   * not in the order, PDF_UNAVAILABLE without a typesetter. */
  ticketPdf(wanted: TicketsWanted): Promise<{ readonly body: Uint8Array; readonly fileName: string }>
  ticketHtml(wanted: TicketsWanted, page: TicketPage): Promise<string>
  /** For holders of an open share link (orders' `shareTicket`); refuses LINK_OVER and TOO_MANY_OPENED as well. */
  sharedTicketPdf(link: string): Promise<{ readonly body: Uint8Array; readonly fileName: string }>
  sharedTicketHtml(link: string, page: TicketPage): Promise<string>
  ticketIcs(wanted: TicketsWanted): Promise<{ readonly body: string; readonly fileName: string }>
}

export function buyingFrom(room: Room): FlightBuying {
  const inPlaceOf = <T>({ orderId }: { readonly orderId: string }, work: () => T) =>
    throughItsChannel(room, orderId, work)
  return {
    submit: (asked, buyer) => submit(room, asked, buyer),
    edit: (asked, userId) => edit(room, asked, userId),
    orderInForm: (orderId, userId) => orderInForm(room, orderId, userId),
    reserve: (asked, by) => reserve(room, asked, by),
    otherFlights: (wanted) => inPlaceOf(wanted, () => otherFlights(room, wanted)),
    rebook: (asked, rebooker) => inPlaceOf(asked, () => rebook(room, asked, rebooker)),
    movableTickets: (order) => movableTickets(room, order),
    directionDates: (order) => directionDates(room, order),
    dateChangeDays: (wanted) => inPlaceOf(wanted, () => dateChangeDays(room, wanted)),
    changeDate: (asked, rebooker) => inPlaceOf(asked, () => changeDate(room, asked, rebooker)),
    requestableDates: (order) => requestable(room, order),
    requestDateChange: (wish, userId) => requestDateChange(room, wish, userId),
    verified: (orderId, userId) => verified(room, orderId, userId),
    issuing: (orderId, userId) => issuing(room, orderId, userId),
    supplierNotes: (orderId, userId) => supplierNotesOf(room, orderId, userId),
    ticketPdf: (wanted) => ticketPdf(room, wanted),
    sharedTicketHtml: (link, page) => sharedTicketHtml(room, link, page),
    sharedTicketPdf: (link) => sharedTicketPdf(room, link),
    ticketIcs: (wanted) => ticketIcs(room, wanted),
    ticketHtml: (wanted, page) => ticketHtml(room, wanted, page),
  }
}
