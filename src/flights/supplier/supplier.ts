import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { BagsRequest, SupplierBag } from '#flights/supplier/bags.ts'
import type { SupplierCaps } from '#flights/supplier/caps.ts'
import type { SupplierChange } from '#flights/supplier/change.ts'
import type { ChangeOffer, ChangeWanted } from '#flights/supplier/change-offer.ts'
import type { SupplierEvent, SupplierSaid } from '#flights/supplier/event.ts'
import type { BagsToBook, LaterBag, OrderThere } from '#flights/supplier/later-bags.ts'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import type { Booking, SupplierOrder, SupplierRefund } from '#flights/supplier/order.ts'
import type { SearchQuery } from '#flights/supplier/query.ts'
import type { SeatsRequest, SupplierSeatMap } from '#flights/supplier/seats.ts'
import type { Rial } from '#money/rial.ts'
import type { Party } from '#passengers/party.ts'
import type { Outcome } from '#suppliers/outcome.ts'

/** The caller's deadline: a search then ends with its offers so far, a call as `unknown` or `notSent`. */
export interface Patience {
  readonly signal: AbortSignal
}

export interface OffersFound {
  readonly offers: readonly SupplierOffer[]
  readonly isComplete: boolean
}

/** Methods never throw for a supplier's behaviour; `notSent` means that certainly nothing arrived. */
export interface FlightSupplier {
  readonly name: string
  readonly title: string
  readonly caps: SupplierCaps
  covers(query: SearchQuery): boolean
  search(query: SearchQuery, patience: Patience): AsyncIterable<OffersFound>
  /** Current price of an offer, or of its hold (`ref`). */
  reprice(asked: RepriceRequest, patience: Patience): Promise<Outcome<Repriced>>
  bags?(asked: BagsRequest, patience: Patience): Promise<Outcome<readonly SupplierBag[]>>
  /** Seats by flight, of flights that have a map; missing when the protocol has none. Bought with the ticket alone. */
  seats?(asked: SeatsRequest, patience: Patience): Promise<Outcome<readonly SupplierSeatMap[]>>
  /** Idempotent by key where the supplier supports it. `notAllowed` for suppliers without holds. */
  hold(booking: Booking, patience: Patience): Promise<Outcome<SupplierOrder>>
  /** Issues a hold (`ref`); without holds, books and issues at once. */
  issue(asked: IssueRequest, patience: Patience): Promise<Outcome<SupplierOrder>>
  /** Resolves `unknown`. `null`: no such booking, so far. */
  lookup(asked: LookupRequest, patience: Patience): Promise<Outcome<SupplierOrder | null>>
  /** Releases a hold; `done` also when it was released before. */
  release(ref: string, patience: Patience): Promise<Outcome<'released'>>
  /** What a refund would bring now; refunds nothing. */
  refundQuote(asked: RefundOrder, patience: Patience): Promise<Outcome<SupplierRefund>>
  /** Refunds by `caps.refundUnit`; `done` also when refunded before. */
  refund(asked: RefundOrder, patience: Patience): Promise<Outcome<SupplierRefund>>
  /** Changes by airlines to an order (`ref`), oldest first; missing when the protocol has none. */
  changes?(ref: string, patience: Patience): Promise<Outcome<readonly SupplierChange[]>>
  /** Other flights for an issued order, `notAllowed` where its fare is not changed; missing when the protocol has none. A booking
   * of one (`changeOf`) is held, issued, looked up and released by the verbs above: held it binds nothing, issued it is confirmed
   * once, and until then a look-up says `held`. */
  changeOffers?(asked: ChangeWanted, patience: Patience): Promise<Outcome<readonly ChangeOffer[]>>
  /** False where the rules that were kept with a sold fare say that it is not changed; asks nobody. */
  mayChange?(ruleText: string | null): boolean
  /** Bags that may be added to an issued order; missing, with the two below, when the protocol sells none after the ticket. */
  laterBags?(asked: OrderThere, patience: Patience): Promise<Outcome<readonly LaterBag[]>>
  /** The supplier's ids of everything that was bought beside the tickets of an order. Resolves an `unknown` of `addBags`. */
  servicesThere?(ref: string, patience: Patience): Promise<Outcome<readonly string[]>>
  /** Buys at exactly these prices or not at all; `done` has what `servicesThere` has then. Sent once, never taken back. */
  addBags?(asked: BagsToBook, patience: Patience): Promise<Outcome<readonly string[]>>
  /** Parses a webhook; undefined for a bad signature. Only with `caps.webhooks`. */
  hears?(said: SupplierSaid): SupplierEvent | undefined
}

export interface RepriceRequest {
  readonly offerRef: string
  readonly party: Party
  readonly ref: string | null
}

export interface Repriced {
  readonly prices: readonly PaxPrice[]
  readonly total: Rial
  /** in hundredths of the offer's currency; null where it is quoted in rial */
  readonly foreignMinor: number | null
}

export interface IssueRequest {
  readonly ref: string | null
  readonly booking: Booking
  /** the agreed price, rial; nothing dearer is issued */
  readonly agreed: Rial
}

export interface LookupRequest {
  /** known once the hold is confirmed */
  readonly ref: string | null
  readonly booking: Booking
  /** refs known to be other orders' */
  readonly others: readonly string[]
}

export interface RefundOrder {
  readonly ref: string
  readonly booking: Booking
  /** positions in the booking; all when only whole orders can be refunded */
  readonly passengers: readonly number[]
}
