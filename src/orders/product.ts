import type { Rial } from '#money/rial.ts'
import type { ProductFace } from '#orders/face.ts'
import type { ChangeRead, JourneyChange } from '#orders/journey-change.ts'
import type { OfferBeside } from '#orders/offer-beside.ts'
import type { Order } from '#orders/order.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import type { Sale, SoldPart } from '#orders/pricing/rule-trial.ts'
import type { MadeOf, ProductKind } from '#orders/product-kind.ts'
import type { ProductTile } from '#orders/product-tile.ts'
import type { RefundBeside } from '#orders/refund-beside.ts'
import type { RefundItem, RefundTerms } from '#orders/refund-terms.ts'
import type { OrderDetails } from '#orders/responses.ts'

/** The airline, or a charterer or agency that sells its seats. */
export type PricedBy = 'airline' | 'seller'

/** `hold` and `issue` have their own transactions and are idempotent; `release` joins the caller's. */
export interface Product<Item = unknown, Trx = unknown, Part = never> {
  readonly kind: ProductKind
  readonly face: ProductFace
  /** what its orders must contain; default: a `service` */
  readonly madeOf?: MadeOf
  /** Until `until`; throws SOLD_OUT. */
  hold(order: OrderToHold<Item>): Promise<Held>
  /** Idempotent. `issued`: it cannot be released, and the order must not fail. */
  release(trx: Trx, orderId: string): Promise<Released>
  issue(orderId: string): Promise<Issued>
  /** Rial that would be kept of it, held or issued, if all of it were given back within the hour; without this verb all of it. */
  lossWhenGivenBack?(orderId: string): Promise<Rial>
  reprice(orderId: string): Promise<Repriced>
  /** In the caller's transaction. */
  takePrice(trx: Trx, orderId: string, total: Rial): Promise<void>
  refundTerms(orderId: string, trx?: Trx): Promise<RefundTerms>
  changes?(orderIds: readonly string[], trx?: Trx): Promise<readonly JourneyChange[]>
  /** Current booking reference of partly refunded orders, where it differs from the issued one. */
  references?(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  acceptChange?(read: ChangeRead): Promise<void>
  /** What was chosen beside what the message of an issued order names: «صندلی 12A»; undefined for nothing. */
  besideInWords?(trx: Trx, orderId: string): Promise<string | undefined>
  issuedView?(
    order: OrderDetails,
    by: { readonly userId: string; readonly now: Temporal.Instant },
  ): Promise<object | undefined>
  /** Beside an issued order of another product; undefined for whom it was declined or who has it. */
  offerBeside?(
    order: OrderDetails,
    by: { readonly userId: string; readonly now: Temporal.Instant },
  ): Promise<OfferBeside | undefined>
  /** What its owner has of this product beside an order of another that is about to be given back. */
  besideRefund?(
    order: OrderDetails,
    by: { readonly userId: string; readonly now: Temporal.Instant },
  ): Promise<readonly RefundBeside[]>
  /** What it keeps of somebody beside his orders: exported and erased with his account. */
  personal?(ordersOf: (userId: string, trx: Trx) => Promise<readonly string[]>): Part
  /** Orders with this number on a ticket, booking or policy: capitals and Latin digits, nothing between. */
  numbered?(number: string): Promise<readonly string[]>
  /** How price rules are about it; a product without follows none. */
  readonly ruled?: Ruled
  /** Its pages that are counted by day, by address with query: results, and the form of those who travel. */
  readonly funnelPages?: FunnelPages
  /** What its suppliers were asked and answered, the oldest first. */
  supplierMoves?(orderId: string): Promise<readonly SupplierMove[]>
  /** For what could not be issued, before its money goes to the wallet; without it that goes at once. */
  readonly instead?: Instead
  /** Of the front page; undefined while it sells nothing. Read for all who come, and kept for minutes. */
  tile?(): Promise<ProductTile | undefined>
  alternatives?(orderId: string, userId: string): Promise<readonly Alternative[]>
  refund(trx: Trx, orderId: string, items: readonly RefundItem[]): Promise<void>
}

export interface Ruled {
  /** what a sum of a rule is for: «صندلی» */
  readonly unit: string
  /** what a rule may ask beside supplier, site, channel and days */
  readonly asks: readonly ('airline' | 'origin' | 'destination')[]
  /** What of orders was sold at which supplier's price. */
  soldParts(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly SoldPart[]>>
  /** The cheapest that searches found since that day, alike ones as one; without it, what it noted by the pricing of orders. */
  searchesSince?(day: Temporal.PlainDate): Promise<readonly Sale[]>
}

export interface FunnelPages {
  readonly searched: RegExp
  readonly chosen: RegExp
}

export interface Instead {
  /** the nearest first; suppliers are waited for some seconds */
  offers(orderId: string, userId: string): Promise<readonly InsteadOffer[]>
  /** Idempotent by owner and `once`: an order of the same people, held at that price. Throws CHOICE_OVER, PRICE_CHANGED, SOLD_OUT …. */
  hold(taking: TakingInstead): Promise<Order>
}

export interface InsteadOffer extends Omit<Alternative, 'to'> {
  /** names it to `hold` */
  readonly offer: string
  readonly total: Rial
}

export interface TakingInstead {
  readonly orderId: string
  readonly userId: string
  readonly offer: string
  /** that was shown */
  readonly total: Rial
  readonly once: string
}

export interface SupplierMove {
  readonly supplier: string
  /** the direction it is of, from 0 */
  readonly leg: number
  readonly becomes: string
  readonly at: Temporal.Instant
  /** the supplier's code of the booking */
  readonly code: string | null
  readonly reason: string | null
}

export interface Alternative {
  readonly to: string
  readonly how: string
  readonly ways: readonly { readonly direction: string; readonly flight: string; readonly when: string }[]
  /** in the unit of whoever looks */
  readonly price: string
}

export interface Repriced {
  readonly total: Rial
  readonly by: PricedBy
}

export interface OrderToHold<Item> {
  readonly orderId: string
  readonly item: Item
  readonly until: Temporal.Instant
}

export interface Held {
  readonly total: Rial
  /** held for less time than wished: later payments are refunded */
  readonly until?: Temporal.Instant
  /** its seller holds nothing before the payment */
  readonly isPriceOnly?: boolean
  /** what price rules made of the total, where the order did not say it */
  readonly rules?: readonly RuleMade[]
}

export type Released = 'released' | 'issued'

/** `failed` is final: refund to the wallet. `later`: ask again after so many seconds. */
export type Issued =
  | {
      readonly kind: 'issued'
      readonly reference: string
      readonly supplierPayable: Rial
      /** of the total what was taken for protection of refunds, rial */
      readonly protection?: Rial
    }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'later'; readonly afterSeconds: number }
