import type { Rial } from '#money/rial.ts'
import type { ProductFace } from '#orders/face.ts'
import type { ChangeRead, JourneyChange } from '#orders/journey-change.ts'
import type { MadeOf, ProductKind } from '#orders/product-kind.ts'
import type { RefundItem, RefundTerms } from '#orders/refund-terms.ts'
import type { OrderDetails } from '#orders/responses.ts'

/** The airline, or a charterer or agency that sells its seats. */
export type PricedBy = 'airline' | 'seller'

/**
 * The port of a product. `hold` and `issue` have their own transactions and are idempotent; `release` joins the caller's, so
 * that an order's end and its seats' return are one.
 */
export interface Product<Item = unknown, Trx = unknown> {
  readonly kind: ProductKind
  readonly face: ProductFace
  /** what its orders must contain; default: a `service` */
  readonly madeOf?: MadeOf
  /** Until `until`; throws SOLD_OUT. */
  hold(order: OrderToHold<Item>): Promise<Held>
  /** Idempotent. `issued`: it cannot be released, and the order must not fail. */
  release(trx: Trx, orderId: string): Promise<Released>
  /** Requires a paid hold; a released one is `failed`. */
  issue(orderId: string): Promise<Issued>
  /**
   * Whether all of what is held would come back if it were issued and given back within the hour: of orders that stand or fall together
   * such are issued first. Of a product without this verb nothing is sure to.
   */
  isFreeToGiveBack?(orderId: string): Promise<boolean>
  /** What the supplier asks for the held order now; asked when the traveller agrees. Refuses (SOLD_OUT) what is gone meanwhile. */
  reprice(orderId: string): Promise<Repriced>
  /** In the caller's transaction. */
  takePrice(trx: Trx, orderId: string, total: Rial): Promise<void>
  /** By person and leg; in the given transaction. */
  refundTerms(orderId: string, trx?: Trx): Promise<RefundTerms>
  changes?(orderIds: readonly string[], trx?: Trx): Promise<readonly JourneyChange[]>
  /** Current booking reference of partly refunded orders, where it differs from the issued one. */
  references?(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Accepts a new time; idempotent. Throws when there is none or it changed since it was read. */
  acceptChange?(read: ChangeRead): Promise<void>
  issuedShown?(
    order: OrderDetails,
    by: { readonly userId: string; readonly now: Temporal.Instant },
  ): Promise<object | undefined>
  /** Alternatives to a failed order, for the same people. */
  alternatives?(orderId: string, userId: string): Promise<readonly Alternative[]>
  /** Cancels tickets and releases seats. In the caller's transaction; idempotent. */
  refund(trx: Trx, orderId: string, items: readonly RefundItem[]): Promise<void>
}

export interface Alternative {
  readonly to: string
  readonly how: string
  readonly ways: readonly { readonly direction: string; readonly flight: string; readonly when: string }[]
  /** toman */
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
  /** rial */
  readonly total: Rial
  /** held for less time than wished: later payments are refunded */
  readonly until?: Temporal.Instant
}

export type Released = 'released' | 'issued'

/** `failed` is final: refund to the wallet. `later`: ask again after so many seconds. */
export type Issued =
  | { readonly kind: 'issued'; readonly reference: string; readonly supplierPayable: Rial }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'later'; readonly afterSeconds: number }
