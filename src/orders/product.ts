import type { Rial } from '#money/rial.ts'
import type { ProductFace } from '#orders/face.ts'
import type { ChangeRead, JourneyChange } from '#orders/journey-change.ts'
import type { MadeOf, ProductKind } from '#orders/product-kind.ts'
import type { RefundItem, RefundTerms } from '#orders/refund-terms.ts'
import type { OrderDetails } from '#orders/responses.ts'

/** Who asks another price: the airline itself, or the charterer or agency that sells its seats. */
export type PricedBy = 'airline' | 'seller'

/**
 * What anything we sell must be able to do; the orders room knows no product but by this.
 * `hold` and `issue` run in transactions of their own and answer the same when asked again for the same order;
 * `release` joins the caller's transaction, so that an order's end and its seats' return are one fact.
 */
export interface Product<Item = unknown, Trx = unknown> {
  readonly kind: ProductKind
  /** what it says of itself */
  readonly face: ProductFace
  /** what its orders are kept as, and so what none of them may lack; an order of anything else has its `service` */
  readonly madeOf?: MadeOf
  /** Takes what the order needs until `until`; refuses (SOLD_OUT) when it is gone. */
  hold(order: OrderToHold<Item>): Promise<Held>
  /** Gives back what is held; nothing when nothing is. What is issued stays issued and says so: the order then may not end as failed. */
  release(trx: Trx, orderId: string): Promise<Released>
  /** Issues what is held and paid; what was released before is `failed`. */
  issue(orderId: string): Promise<Issued>
  /** What the supplier asks for the held order now; asked when the traveller agrees. Refuses (SOLD_OUT) what is gone meanwhile. */
  reprice(orderId: string): Promise<Repriced>
  /** The held order costs this from now on; in the caller's transaction. */
  takePrice(trx: Trx, orderId: string, total: Rial): Promise<void>
  /** What was paid for each person on each leg, and what is kept of it when; as the transaction sees it, if one is handed in. */
  refundTerms(orderId: string, trx?: Trx): Promise<RefundTerms>
  /** What became of directions after they were sold; those that go as they were are left out. A product without directions has no such verb. */
  changes?(orderIds: readonly string[], trx?: Trx): Promise<readonly JourneyChange[]>
  /**
   * What orders of which a part was given back are known by at their seller now, by order: the first number that still stands. Left
   * out may be those known by what they were issued under. A product whose parts share one number has no such verb.
   */
  references?(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The traveller takes a direction at its new hour; again is harmless. Refuses what has none, and an hour that changed since it was read. */
  acceptChange?(read: ChangeRead): Promise<void>
  /** What the page that tells of a payment shows once it is issued, for the screen its product brings; nothing where there is nothing to show. */
  issuedShown?(
    order: OrderDetails,
    by: { readonly userId: string; readonly now: Temporal.Instant },
  ): Promise<object | undefined>
  /** What may be had in place of an order that came to nothing, for the same people. */
  alternatives?(orderId: string, userId: string): Promise<readonly Alternative[]>
  /**
   * Cancels the tickets of these persons on these legs: seats go back on sale, tickets are marked refunded.
   * In the caller's transaction; harmless again.
   */
  refund(trx: Trx, orderId: string, items: readonly RefundItem[]): Promise<void>
}

/** Something that may be had instead, every word of it written. */
export interface Alternative {
  readonly to: string
  readonly how: string
  readonly ways: readonly { readonly direction: string; readonly flight: string; readonly when: string }[]
  /** in toman */
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
  /** what it is held at, rial */
  readonly total: Rial
  /** it is not kept so long as was wished: who pays later pays for nothing */
  readonly until?: Temporal.Instant
}

export type Released = 'released' | 'issued'

/** `failed` is final: the money goes to the traveller's wallet. `later` means: ask again after so many seconds. */
export type Issued =
  | { readonly kind: 'issued'; readonly reference: string; readonly supplierPayable: Rial }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'later'; readonly afterSeconds: number }
