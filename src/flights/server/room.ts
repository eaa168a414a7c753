import type { LRUCache } from 'lru-cache'
import type { Trx } from '#database/database.ts'
import type { SeatBuyer, Taken } from '#flights/booking/server/holds.ts'
import type { DateRequestDesk } from '#flights/changes/server/date-request/date-request-desk.ts'
import type { GivingBack } from '#flights/changes/server/rebooking/giving-back.ts'
import type { Contracts } from '#flights/contracts/server/contracts.ts'
import type { DelayDesk } from '#flights/facts/server/delay-desk.ts'
import type { DayOnSale, FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { PricesThen } from '#flights/inventory/server/prices-on.ts'
import type { Timetable } from '#flights/inventory/server/timetable.ts'
import type { PassSettings } from '#flights/passes/server/pass-settings.ts'
import type { SearchesSeen } from '#flights/pricing/server/searches-seen.ts'
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
import type { DayHours } from '#flights/travel-day/day-hours.ts'
import type { DayMessage } from '#flights/travel-day/day-messages.ts'
import type { SellingRates } from '#money/rates.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'
import type { Sites } from '#server/sites.ts'
import type { InTurn } from '#server/work-queue.ts'
import type { SupplierWatch } from '#suppliers/server/suppliers.ts'

export interface SeatsAgainNews {
  readonly watchId: string
  readonly userId: string
  readonly originName: string
  readonly destinationName: string
  /** null when any flight of a day was waited for */
  readonly flightNumber: string | null
  readonly departsLocal: Temporal.PlainDateTime
}
export type SeatsAgain = (trx: Trx, news: SeatsAgainNews) => Promise<void>

/** A direction of an issued order departs within a day. */
export interface FlightNearNews {
  readonly orderId: string
  readonly leg: number
  /** with separate tickets all reservations, in order: `K7QX2M/D8FHJ3` */
  readonly pnr: string
  readonly originName: string
  readonly destinationName: string
  readonly departsLocal: Temporal.PlainDateTime
  readonly presenceMinutes: number
}
export type FlightNear = (trx: Trx, news: FlightNearNews) => Promise<void>

/** A message of the day of travel that its traveller wished. */
export interface DayNews extends Omit<FlightNearNews, 'presenceMinutes'> {
  readonly message: DayMessage
  /** of the airport it leaves from */
  readonly timeZone: string
  readonly hours: DayHours
  /** «پایانهٔ ۴، گیت ۱۲»; empty while nothing is announced */
  readonly place: string
}
export type DayOfTravel = (trx: Trx, news: DayNews) => Promise<void>

/** A claim whose traveller has something to do now. */
export interface ClaimNews {
  readonly claimId: string
  readonly orderId: string
  readonly airline: string
  readonly reminder: 'answer' | 'suit'
  /** the last day of a suit; null where another law says it */
  readonly suitBy: Temporal.PlainDate | null
}
export type ClaimDue = (trx: Trx, news: ClaimNews) => Promise<void>

/** For one order: the airline moved its people off a flight, or changed the flight's time. */
export interface FlightChangedNews {
  readonly orderId: string
  readonly airlineCode: string
  /** `QR 483` */
  readonly flightNumber: string
  readonly date: Temporal.PlainDate
  readonly departsAt: Temporal.Instant
  /** delay, negative when earlier; null when they do not fly on it */
  readonly minutes: number | null
  /** travellers are notified; only one flight of a direction */
  readonly isNews: boolean
  /** who says so */
  readonly source: string
}
export type FlightChanged = (news: FlightChangedNews) => Promise<void>

export interface RoomLinks {
  readonly orders: Pick<
    Orders,
    | 'submit'
    | 'approve'
    | 'changePeople'
    | 'priceChangeOf'
    | 'ofUser'
    | 'journeysOf'
    | 'passengersOf'
    | 'contactOf'
    | 'openedByLink'
    | 'ticketAddressOf'
    | 'creditSellerOf'
    | 'rebookingsOf'
    | 'cancel'
    | 'foreignPricesOf'
    | 'foreignPricesTaken'
    | 'pricing'
    | 'corrections'
    | 'mine'
    | 'ownersOf'
    | 'faceOf'
  >
  /** values tickets exchanged for another flight */
  readonly refunds: GivingBack
  /** hands what travellers wish of a date to a person */
  readonly dateRequests: () => DateRequestDesk
  readonly promises: Pick<Promises, 'giveAll'>
  readonly papers: Pick<Papers, 'ticketPdf' | 'ticketHtml' | 'claimPdf'>
  readonly captcha: Pick<Captcha, 'spend'>
  readonly passengers: Pick<Passengers, 'remembering'>
  readonly browserOf: (sessionId: string) => Promise<string | undefined>
  /** how an account reads money and days; undefined for who never chose */
  readonly displayOf: (userId: string) => Promise<string | undefined>
  readonly rates: SellingRates
  /** by default nobody watches over suppliers */
  readonly supplierWatch?: SupplierWatch
  /** for tests: replaces the configured suppliers */
  readonly suppliers?: readonly FlightSupplier[]
  /** sent in the transaction that ends the watch */
  readonly seatsAgain: SeatsAgain
  readonly flightNear: FlightNear
  readonly dayOfTravel: DayOfTravel
  readonly claimDue: ClaimDue
  /** unlocks rebooking and notifies the owner; once per change, however often called */
  readonly flightChanged: FlightChanged
  readonly searched: (userId: string, asked: AvailableBody) => Promise<void>
  readonly searchedBefore: (
    userId: string,
  ) => Promise<readonly { readonly legs: readonly Pick<LegRequest, 'origin' | 'destination'>[] }[]>
  /** the offer quoted on another site, by the click id it sent */
  readonly quotedBy: (clickId: string) => AdvertisedOffer | undefined
}

/** With the time it was last recorded as requested (epoch milliseconds); see `day-requests.ts`. */
export interface KnownDay {
  readonly day: DayOnSale
  readonly recordedMs: number
}

export interface Room
  extends Pick<House, 'database' | 'clock' | 'log'>,
    Omit<RoomLinks, 'suppliers' | 'supplierWatch'> {
  readonly seed: number
  /** a demo's own flights and those of contracts; another one when a contract is loaded or withdrawn */
  readonly timetable: Timetable
  readonly contracts: Contracts
  readonly passes: PassSettings
  /** the serial of the nth ticket of ours: nobody reckons out how many there are */
  readonly ticketSerialOf: (nth: number) => number
  readonly tokens: RequestTokens
  readonly suppliers: SupplierDesk
  /** bags whose ticket went back */
  readonly bagsGoingBack: Queue<{ ticketOrder: string }>
  readonly delays: DelayDesk
  readonly sites: Sites
  readonly searchesSeen: SearchesSeen
  /** days as created, without what changes: a copy stays valid until the day is deleted */
  readonly days: LRUCache<string, KnownDay>
  readonly fares: LRUCache<number, FareOnSale>
  readonly legs: LRUCache<string, LegOnSale>
  readonly feed: Feed
  /** queue for creating and reading days */
  readonly inTurn: InTurn
  /** each asker's budget for creating days; our own jobs are free */
  readonly spend: Spend
  readonly texts: StoredTexts
  readonly asked: LRUCache<string, { readonly wanted: SearchesWanted; readonly question: string }>
  /** prices of days not created, by route, day and quarter of an hour */
  readonly prices: LRUCache<string, PricesThen>
  readonly holds: Combiner<SeatBuyer, Taken>
}
