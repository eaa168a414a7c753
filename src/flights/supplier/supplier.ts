import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { BagsRequest, SupplierBag } from '#flights/supplier/bags.ts'
import type { SupplierCaps } from '#flights/supplier/caps.ts'
import type { SupplierChange } from '#flights/supplier/change.ts'
import type { SupplierEvent, SupplierSaid } from '#flights/supplier/event.ts'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import type { Booking, SupplierOrder, SupplierRefund } from '#flights/supplier/order.ts'
import type { SearchQuery } from '#flights/supplier/query.ts'
import type { Rial } from '#money/rial.ts'
import type { Party } from '#passengers/party.ts'
import type { Outcome } from '#suppliers/outcome.ts'

/** The end of the caller's patience. A verb that is still waiting then ends: a search with what it has, a call as `unknown` or `notSent`. */
export interface Patience {
  readonly signal: AbortSignal
}

/** Some of a search's offers. `isComplete` comes once, with the last of them; without it the search broke off. */
export interface OffersFound {
  readonly offers: readonly SupplierOffer[]
  readonly isComplete: boolean
}

/**
 * What anybody who sells us flights must be able to do; see caps for what one cannot. No verb throws for what the supplier
 * does or does not say: a search ends, a call has an outcome. A call answers `notSent` only when nothing can have arrived.
 */
export interface FlightSupplier {
  /** for programs, and on every fare it sells: `nira` */
  readonly name: string
  /** what people read */
  readonly title: string
  readonly caps: SupplierCaps
  /** whether it sells there at all; what is not asked costs nobody time */
  covers(query: SearchQuery): boolean
  search(query: SearchQuery, patience: Patience): AsyncIterable<OffersFound>
  /** What it asks now, for an offer or for a hold of it (`ref`). */
  reprice(asked: RepriceRequest, patience: Patience): Promise<Outcome<Repriced>>
  /** What more baggage costs with an offer; left out by suppliers whose protocol sells none. */
  bags?(asked: BagsRequest, patience: Patience): Promise<Outcome<readonly SupplierBag[]>>
  /** Takes seats; the same key never takes twice where the supplier can tell. `notAllowed` where nothing is held. */
  hold(booking: Booking, patience: Patience): Promise<Outcome<SupplierOrder>>
  /** Issues what is held (`ref`), or books and issues at once where nothing is held. */
  issue(asked: IssueRequest, patience: Patience): Promise<Outcome<SupplierOrder>>
  /** The way back from `unknown`. `null`: the supplier has no such booking, as far as it knows now. */
  lookup(asked: LookupRequest, patience: Patience): Promise<Outcome<SupplierOrder | null>>
  /** Gives a hold back; what is given back already is `done`. */
  release(ref: string, patience: Patience): Promise<Outcome<'released'>>
  /** What giving tickets back at this moment would bring; gives nothing back. */
  refundQuote(asked: RefundOrder, patience: Patience): Promise<Outcome<SupplierRefund>>
  /** Gives tickets back, by `caps.refundUnit`. What is given back already is `done`. */
  refund(asked: RefundOrder, patience: Patience): Promise<Outcome<SupplierRefund>>
  /** What airlines changed of an order (`ref`) by themselves, oldest first; left out by suppliers whose protocol tells none. */
  changes?(ref: string, patience: Patience): Promise<Outcome<readonly SupplierChange[]>>
  /** What it says who told us something by himself; nothing for a bad signature. Only with `caps.webhooks`. */
  hears?(said: SupplierSaid): SupplierEvent | undefined
}

export interface RepriceRequest {
  readonly offerRef: string
  readonly party: Party
  readonly ref: string | null
}

export interface Repriced {
  /** what each kind of traveller pays for all of it, rial */
  readonly prices: readonly PaxPrice[]
  /** the whole party */
  readonly total: Rial
}

export interface IssueRequest {
  readonly ref: string | null
  readonly booking: Booking
  /** what the traveller has agreed to pay for all of it, rial; what has become dearer since is not issued */
  readonly agreed: Rial
}

export interface LookupRequest {
  /** known after the hold was answered */
  readonly ref: string | null
  readonly booking: Booking
  /** bookings that are known to be other orders' */
  readonly others: readonly string[]
}

export interface RefundOrder {
  readonly ref: string
  readonly booking: Booking
  /** positions in the booking; all of them where the unit is the order */
  readonly passengers: readonly number[]
}
