import type { Database, Trx } from '#database/database.ts'
import type { DeskEdition } from '#law/desk-edition.ts'
import type { RatesOnSale } from '#money/rates.ts'
import type { Rial } from '#money/rial.ts'
import type { ProductFace } from '#orders/face.ts'
import type { HoldLimits } from '#orders/limits.ts'
import type { Order } from '#orders/order.ts'
import type { Product } from '#orders/product.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import type { RateFall } from '#orders/rate-difference.ts'
import type { Credits } from '#orders/server/credits.ts'
import type { GiveBackIssued, GiveInExchange } from '#orders/server/exchange.ts'
import type { OrderMoneySummary } from '#orders/server/order-money-summary.ts'
import type { GiveBackToCard } from '#orders/server/splits/door.ts'
import type { TicketMarks } from '#orders/server/ticket-marks.ts'
import type { VoucherProvider } from '#orders/server/voucher-provider.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'
import type { PersonalPart } from '#server/personal-part.ts'
import type { ShortLived } from '#server/signed-tokens.ts'
import type { Sites } from '#server/sites.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export interface Room extends Pick<House, 'clock' | 'log'> {
  readonly database: Database
  readonly wallet: Wallet
  readonly promises: Promises
  readonly money: OrderMoneySummary
  readonly credits: Credits
  /** what foreign money is worth now */
  readonly rates: () => Promise<RatesOnSale>
  /** editions of the law that the desk wrote, none that begins later */
  readonly deskEditions: () => Promise<readonly DeskEdition[]>
  readonly vouchers: readonly VoucherProvider[]
  readonly limits: HoldLimits
  readonly tell: Tell
  readonly giveInExchange: GiveInExchange
  readonly giveBackIssued: GiveBackIssued
  readonly issuing: Queue<{ orderId: string }>
  /** gives shares back that no order takes */
  readonly givingBack: Queue<{ orderId: string }>
  readonly giveBackToCard: GiveBackToCard
  readonly expiring: Queue<{ orderId: string }>
  readonly choosing: Queue<{ orderId: string }>
  readonly sites: Sites
  readonly captcha: Pick<Captcha, 'spend'>
  readonly marks: TicketMarks
  /** permutes serials into order numbers */
  readonly numberOf: (serial: number) => string
  readonly links: ShortLived
  readonly products: Map<Product['kind'], SoldProduct>
}

/** It parses its own items from JSON. */
export type SoldProduct = Product<object, Trx, PersonalPart>

/** `credited`: the order could not take the money; the wallet has it. `kept`: another part of its trip came to nothing, and it
 * brings nothing when it is given back. */
export interface OrderNews {
  readonly order: Order
  /** charged, earned or returned; undefined when an order expires or is withdrawn */
  readonly amount: Rial
  /** told once more, at somebody's wish: which time */
  readonly again?: string
  /** of one that is `unissued`: how long another may be taken in its place */
  readonly until?: Temporal.Instant
  /** of one whose shares go back to their payers: how much of it, rial */
  readonly inShares?: Rial
  /** of `share-in-wallet` and `rate-fell`: whose wallet */
  readonly payerId?: string
  /** of `rate-fell`: what fell */
  readonly falls?: readonly RateFall[]
  readonly happened:
    | 'paid'
    | 'issued'
    | 'unissued'
    | 'unissued-on-credit'
    | 'failed'
    | 'failed-on-credit'
    | 'failed-in-shares'
    | 'share-in-wallet'
    | 'rate-fell'
    | 'rate-fell-on-credit'
    | 'expired'
    | 'withdrawn'
    | 'credited'
    | 'kept'
    | 'corrected'
    | 'correction-refused'
}

/** In the transaction of the event. */
export type Tell = (trx: Trx, news: OrderNews) => Promise<void>

export function productOf(
  room: Pick<Room, 'products'>,
  { product: kind }: Pick<Order, 'product'>,
): SoldProduct {
  const product = room.products.get(kind)
  if (product === undefined) throw new Error(`nobody sells ${kind}`)
  return product
}

export function faceOf(room: Pick<Room, 'products'>, kind: ProductKind): ProductFace {
  return productOf(room, { product: kind }).face
}
