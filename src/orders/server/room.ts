import type { Database, Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { ProductFace } from '#orders/face.ts'
import type { HoldLimits } from '#orders/limits.ts'
import type { Order } from '#orders/order.ts'
import type { Product } from '#orders/product.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import type { GiveInExchange } from '#orders/server/exchange.ts'
import type { OrderMoneySummary } from '#orders/server/order-money-summary.ts'
import type { TicketMarks } from '#orders/server/ticket-marks.ts'
import type { VoucherProvider } from '#orders/server/voucher-provider.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'
import type { ShortLived } from '#server/signed-tokens.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

/** What the verbs of this room work with. */
export interface Room extends Pick<House, 'clock' | 'log'> {
  readonly database: Database
  readonly wallet: Wallet
  readonly promises: Promises
  readonly money: OrderMoneySummary
  /** who answers for codes, in the order in which they are asked */
  readonly vouchers: readonly VoucherProvider[]
  readonly limits: HoldLimits
  readonly tell: Tell
  readonly giveInExchange: GiveInExchange
  readonly issuing: Queue<{ orderId: string }>
  readonly expiring: Queue<{ orderId: string }>
  readonly publicUrl: string
  readonly captcha: Pick<Captcha, 'spend'>
  readonly marks: TicketMarks
  /** of an order, by its serial */
  readonly numberOf: (serial: number) => string
  /** signs what a ticket is shown by to whoever its owner sends it to */
  readonly links: ShortLived
  readonly products: Map<Product['kind'], SoldProduct>
}

/** A product as it is handed in: it reads its own items back as JSON. */
export type SoldProduct = Product<object, Trx>

/** `credited`: money came that the order could not take; it is in its owner's wallet. */
export interface OrderNews {
  readonly order: Order
  /** the money the news is about: what was taken, earned, or given back; nothing when an order expires or is withdrawn */
  readonly amount: Rial
  readonly happened: 'paid' | 'issued' | 'failed' | 'expired' | 'withdrawn' | 'credited'
}

/** Told in the transaction that made it so: what the teller writes there stands or falls with it. */
export type Tell = (trx: Trx, news: OrderNews) => Promise<void>

export function productOf(
  room: Pick<Room, 'products'>,
  { product: kind }: Pick<Order, 'product'>,
): SoldProduct {
  const product = room.products.get(kind)
  if (product === undefined) throw new Error(`nobody sells ${kind}`)
  return product
}

/** What the product of an order says of itself. */
export function faceOf(room: Pick<Room, 'products'>, kind: ProductKind): ProductFace {
  return productOf(room, { product: kind }).face
}
