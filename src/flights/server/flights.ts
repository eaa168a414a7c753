import type { Trx } from '#database/database.ts'
import { buyingFrom, type FlightBuying } from '#flights/booking/server/buying.ts'
import {
  fullFlights,
  type GroupFlight,
  groupFare,
  groupFlights,
  type SeatsWanted,
} from '#flights/booking/server/group-seats.ts'
import {
  type FlightStatus,
  heldOn,
  type StatusNotice,
  statusOf,
  tellStatus,
} from '#flights/changes/server/flight-status.ts'
import { movedHere } from '#flights/changes/server/moved-here.ts'
import { type Claims, openClaims } from '#flights/claims/server/claims.ts'
import type { Contracts } from '#flights/contracts/server/contracts.ts'
import type {
  CorrectionBody,
  CorrectionChecked,
  CorrectionMade,
} from '#flights/corrections/correction-calls.ts'
import { type Corrector, checkCorrection, correct } from '#flights/corrections/server/correct.ts'
import {
  type CorrectionForm,
  correctionForm,
  type PersonNamed,
} from '#flights/corrections/server/correction-form.ts'
import { type CorrectionDesk, openCorrectionDesk } from '#flights/corrections/server/decide-requested.ts'
import {
  departuresOf,
  type FlightNamed,
  type TicketedFlight,
  ticketedBetween,
} from '#flights/inventory/server/departing.ts'
import { type LaterBags, openLaterBags } from '#flights/later-bags/server/later-bags.ts'
import {
  applePasses,
  googleSaveAddress,
  type PassesOffered,
  type PassFile,
  type PassWanted,
  passesOffered,
} from '#flights/passes/server/wallet-passes.ts'
import { type ClaimWanted, claimLetter } from '#flights/rights/server/claim-letter.ts'
import { type LegRights, orderRights } from '#flights/rights/server/order-rights.ts'
import { type FlightQuestions, questionsOf } from '#flights/search/server/questions.ts'
import type { FlightSettings } from '#flights/server/flight-settings.ts'
import { openRoom } from '#flights/server/open-room.ts'
import { searchProbe, supplierProbes } from '#flights/server/probes.ts'
import { type FlightProduct, flightProduct } from '#flights/server/product.ts'
import type { Room, RoomLinks } from '#flights/server/room.ts'
import { type FlightWork, workOf } from '#flights/server/work.ts'
import type { SupplierSaid } from '#flights/supplier/event.ts'
import { type ReceivedDetails, receiveFromSupplier } from '#flights/supplier/server/event-listener.ts'
import {
  type SoldBy,
  type SuppliersOf,
  suppliersOfTickets,
  ticketsSoldBy,
} from '#flights/tickets/server/sold-by.ts'
import type { DayMessage } from '#flights/travel-day/day-messages.ts'
import { daySheet, type SheetWanted } from '#flights/travel-day/server/day-sheet.ts'
import { type PlaceNotice, tellPlace } from '#flights/travel-day/server/flight-places.ts'
import { travelDay } from '#flights/travel-day/server/travel-day.ts'
import { type MessageWish, wishMessage } from '#flights/travel-day/server/wished-messages.ts'
import type { TravelDay } from '#flights/travel-day/travel-day.ts'
import type { House } from '#server/house.ts'
import type { Probe } from '#server/probe.ts'

export type { GroupFlight, SeatsWanted } from '#flights/booking/server/group-seats.ts'
export type { FlightStatus, StatusNotice } from '#flights/changes/server/flight-status.ts'
export type { FlightNamed } from '#flights/inventory/server/departing.ts'
export { type Line, timetableOf } from '#flights/inventory/server/timetable.ts'
export type { FlightChanged } from '#flights/server/room.ts'

/** The door of the flights room. Refusals are in refusals.ts; those of orders and the captcha pass through. */
export interface Flights extends FlightQuestions, FlightBuying {
  /** A webhook in a supplier's name, as received; processed once, if its signature is valid. */
  supplierSaid(name: string, said: SupplierSaid): Promise<ReceivedDetails>
  departuresOf(flight: FlightNamed): ReturnType<typeof departuresOf>
  /** Days they were sold for of those that go on this one since they were moved. */
  movedHere(flight: FlightNamed): ReturnType<typeof movedHere>
  /** Stores a flight's status and closes or reopens its sale, in the caller's transaction. */
  tellStatus(trx: Trx, told: Omit<StatusNotice, 'now'>): Promise<Temporal.Instant>
  heldOn(flight: FlightNamed): Promise<readonly string[]>
  statusOf(flight: FlightNamed): Promise<FlightStatus | undefined>
  /** Flights with issued tickets in a window, for the desk. */
  ticketedBetween(window: Parameters<typeof ticketedBetween>[1]): Promise<readonly TicketedFlight[]>
  soldBy(orderIds: readonly string[], trx?: Trx): Promise<readonly SoldBy[]>
  /** The same of thousands, without their references. */
  suppliersOf(orderIds: readonly string[], trx?: Trx): Promise<readonly SuppliersOf[]>
  /** For groups: our flights on a day, and a fare of one with so many seats left. */
  readonly groups: {
    flights(day: Pick<SeatsWanted, 'origin' | 'destination' | 'date'>): readonly GroupFlight[]
    fare(wanted: SeatsWanted): Promise<number | undefined>
    /** The places in the list of those without a seat; a day that nobody asked for yet has all of them. */
    full(flights: readonly Omit<SeatsWanted, 'seats'>[]): Promise<ReadonlySet<number>>
  }
  /** What would become of a correction of an issued ticket; and making it. Faults by `passenger.field`; refuses
   * ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED, NOTHING_AHEAD, ANOTHER_PERSON, and what orders refuse. */
  correctionForm(named: PersonNamed): Promise<CorrectionForm>
  checkCorrection(asked: CorrectionBody, userId: string): Promise<CorrectionChecked>
  correct(asked: CorrectionBody, by: Corrector): Promise<CorrectionMade>
  readonly corrections: CorrectionDesk
  /** What is due for what became of each direction, and what would be at the airport. Refuses ORDER_NOT_FOUND. */
  rights(orderId: string, userId: string): Promise<readonly LegRights[]>
  claimLetter(wanted: ClaimWanted): ReturnType<typeof claimLetter>
  /** Letters that were sent, and what came of them. */
  readonly claims: Claims
  /** Tickets for the wallets of phones; refuses NO_PASSES without keys. */
  readonly passes: {
    offered(): PassesOffered
    apple(wanted: PassWanted): Promise<PassFile>
    google(wanted: PassWanted): Promise<string>
  }
  /** The hours, place, bags and papers of each direction with tickets left. Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED. */
  travelDay(orderId: string, userId: string): Promise<TravelDay>
  travelDaySheet(wanted: SheetWanted): Promise<string>
  /** Refuses ORDER_NOT_FOUND, NOT_ISSUED. */
  wishDayMessage(wish: MessageWish): Promise<readonly DayMessage[]>
  /** Where a flight leaves from, as announced; in the caller's transaction. */
  tellPlace(trx: Trx, told: Omit<PlaceNotice, 'now'>): Promise<void>
  readonly product: FlightProduct
  /** Bags on issued tickets, as orders of their own. */
  readonly laterBags: LaterBags
  /** Our own flights by contract, for the desk. */
  readonly contracts: Pick<Contracts, 'load' | 'list' | 'withdraw' | 'follow' | 'sellers'>
  readonly work: FlightWork
  readonly probes: { readonly search: Probe; readonly suppliers: readonly Probe[] }
  close(): Promise<void>
}

export function openFlights(house: House<FlightSettings>, neighbours: RoomLinks): Flights {
  const room = openRoom(house, neighbours)
  return {
    ...questionsOf(room),
    ...buyingFrom(room),
    supplierSaid: (name, said) => receiveFromSupplier(room, name, said),
    departuresOf: (flight) => departuresOf(room, flight),
    movedHere: (flight) => movedHere(house.database, flight),
    tellStatus: (trx, told) => tellStatus(trx, { ...told, now: house.clock.now() }),
    heldOn: (flight) => heldOn(house.database, flight),
    statusOf: (flight) => statusOf(house.database, flight),
    ticketedBetween: (window) => ticketedBetween(house.database, window),
    soldBy: (orderIds, trx = house.database) => ticketsSoldBy(trx, orderIds),
    suppliersOf: (orderIds, trx = house.database) => suppliersOfTickets(trx, orderIds),
    groups: {
      flights: (day) => groupFlights(room, day),
      fare: (wanted) => groupFare(room, wanted),
      full: (flights) => fullFlights(room, flights),
    },
    correctionForm: (named) => correctionForm(room, named),
    checkCorrection: (asked, userId) => checkCorrection(room, asked, userId),
    correct: (asked, by) => correct(room, asked, by),
    corrections: openCorrectionDesk(room),
    rights: (orderId, userId) => orderRights(room, orderId, userId),
    claimLetter: (wanted) => claimLetter(room, wanted),
    claims: openClaims(room),
    passes: {
      offered: () => passesOffered(room),
      apple: (wanted) => applePasses(room, wanted),
      google: (wanted) => googleSaveAddress(room, wanted),
    },
    travelDay: (orderId, userId) => travelDay(room, orderId, userId),
    travelDaySheet: (wanted) => daySheet(room, wanted),
    wishDayMessage: (wish) => wishMessage(room, wish),
    tellPlace: (trx, told) => tellPlace(trx, { ...told, now: house.clock.now() }),
    product: sellingFrom(room),
    laterBags: openLaterBags(room),
    contracts: room.contracts,
    work: workOf(room, house),
    probes: { search: searchProbe(room), suppliers: supplierProbes(room) },
    close: async () =>
      void (await Promise.all([
        room.contracts.close(),
        room.feed.close(),
        room.delays.close(),
        room.searchesSeen.flush(),
      ])),
  }
}

/** Removes sold fares from cached lists before the database notification arrives. */
function sellingFrom(room: Room): FlightProduct {
  const product = flightProduct(room)
  return {
    ...product,
    hold: (order) =>
      product
        .hold(order)
        .finally(() => room.texts.forgetFares(order.item.legs.flatMap(({ fareIds }) => fareIds))),
  }
}
