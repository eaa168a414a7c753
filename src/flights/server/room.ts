import type { LRUCache } from 'lru-cache'
import type { Trx } from '#database/database.ts'
import type { SeatBuyer, Taken } from '#flights/booking/server/holds.ts'
import type { GivingBack } from '#flights/changes/server/rebooking/giving-back.ts'
import type { DelayDesk } from '#flights/facts/server/delay-desk.ts'
import type { DayOnSale, FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { PricesThen } from '#flights/inventory/server/prices-on.ts'
import type { Timetable } from '#flights/inventory/server/timetable.ts'
import type { AvailableBody, LegRequest } from '#flights/requests.ts'
import type { AdvertisedOffer } from '#flights/search/advertised-offer.ts'
import type { Combiner } from '#flights/search/server/combiner.ts'
import type { Feed } from '#flights/search/server/feed/feed.ts'
import type { StoredTexts } from '#flights/search/server/found/stored-texts.ts'
import type { RequestTokens } from '#flights/search/server/request-token.ts'
import type { Spend } from '#flights/search/server/search-budget.ts'
import type { SearchesWanted } from '#flights/search/server/search-wanted.ts'
import type { SupplierDesk } from '#flights/supplier/server/desk.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { House } from '#server/house.ts'
import type { InTurn } from '#server/work-queue.ts'

/** A flight that was sold out has seats again for somebody who waits. */
export interface SeatsAgainNews {
  readonly watchId: string
  readonly userId: string
  readonly originName: string
  readonly destinationName: string
  readonly flightNumber: string
  readonly departsLocal: Temporal.PlainDateTime
}
export type SeatsAgain = (trx: Trx, news: SeatsAgainNews) => Promise<void>

/** A direction of an issued order departs within a day. */
export interface FlightNearNews {
  readonly orderId: string
  /** the direction's position in its order, from 0 */
  readonly leg: number
  /** of separate tickets each, in the order they are flown: `K7QX2M/D8FHJ3` */
  readonly pnr: string
  readonly originName: string
  readonly destinationName: string
  readonly departsLocal: Temporal.PlainDateTime
  /** how long before the departure one is at the airport */
  readonly presenceMinutes: number
}
export type FlightNear = (trx: Trx, news: FlightNearNews) => Promise<void>

/** An airline moved the people of one order off a flight, or the flight to another hour. */
export interface FlightChangedNews {
  readonly orderId: string
  /** IATA */
  readonly airlineCode: string
  /** `QR 483` */
  readonly flightNumber: string
  /** local to the airport it leaves from */
  readonly date: Temporal.PlainDate
  /** when it was to leave */
  readonly departsAt: Temporal.Instant
  /** how much later it leaves, below zero earlier; null when they do not fly with it */
  readonly minutes: number | null
  /** travellers are told; of several flights of a direction of one */
  readonly isNews: boolean
  /** who says so */
  readonly source: string
}
export type FlightChanged = (news: FlightChangedNews) => Promise<void>

/** What other rooms do for this one. */
export interface RoomLinks {
  readonly orders: Pick<
    Orders,
    | 'submit'
    | 'approve'
    | 'priceChangeOf'
    | 'ofUser'
    | 'journeysOf'
    | 'passengersOf'
    | 'contactOf'
    | 'openedByLink'
    | 'ticketAddressOf'
    | 'rebookingsOf'
    | 'cancel'
  >
  /** what tickets are worth when they are given for another flight */
  readonly refunds: GivingBack
  readonly papers: Pick<Papers, 'ticketPdf' | 'ticketHtml'>
  readonly captcha: Pick<Captcha, 'spend'>
  readonly passengers: Pick<Passengers, 'remembering'>
  /** which browser a session is of; undefined for none we know */
  readonly browserOf: (sessionId: string) => Promise<string | undefined>
  /** other suppliers than the configured ones, for tests */
  readonly suppliers?: readonly FlightSupplier[]
  /** tells whoever waited, in the transaction that ends the wait */
  readonly seatsAgain: SeatsAgain
  /** tells whoever flies, in the transaction that marks the flight as told of */
  readonly flightNear: FlightNear
  /** sets the order's tickets free and tells its owner; told again, each change once */
  readonly flightChanged: FlightChanged
  /** told of every search that a user was answered */
  readonly searched: (userId: string, asked: AvailableBody) => Promise<void>
  /** the directions of the searches that a user was answered before, latest first */
  readonly searchedBefore: (
    userId: string,
  ) => Promise<readonly { readonly legs: readonly Pick<LegRequest, 'origin' | 'destination'>[] }[]>
  /** what somebody was told of us elsewhere, by the number he came with */
  readonly toldBy: (clickId: string) => AdvertisedOffer | undefined
}

/** A day with when we last noted that it is asked for (epoch milliseconds); see `day-requests.ts`. */
export interface KnownDay {
  readonly day: DayOnSale
  readonly recordedMs: number
}

/** What the verbs of this room work with. */
export interface Room extends Pick<House, 'database' | 'clock' | 'log'>, Omit<RoomLinks, 'suppliers'> {
  readonly seed: number
  readonly timetable: Timetable
  readonly tokens: RequestTokens
  /** who sells us flights beside our own inventory */
  readonly suppliers: SupplierDesk
  /** who tells how late flights are */
  readonly delays: DelayDesk
  /** whose name stands on the ticket */
  readonly brand: PaperBrand
  /** days as they were made; what never changes of them, so that a copy is good for as long as nobody forgets the day */
  readonly days: LRUCache<string, KnownDay>
  /** our own fares by their numbers, as they were made */
  readonly fares: LRUCache<number, FareOnSale>
  /** directions put together of several fares before, by the numbers of their fares */
  readonly legs: LRUCache<string, LegOnSale>
  readonly feed: Feed
  /** in which days are made and read */
  readonly inTurn: InTurn
  /** what whoever asks has to spend on days that must be made; our own work is free */
  readonly spend: Spend
  readonly texts: StoredTexts
  /** searches of this minute that were looked through */
  readonly asked: LRUCache<string, { readonly wanted: SearchesWanted; readonly question: string }>
  /** prices of days not made, by route, day and quarter of an hour */
  readonly prices: LRUCache<string, PricesThen>
  readonly holds: Combiner<SeatBuyer, Taken>
}
