import type { DeskEdition } from '#law/desk-edition.ts'
import type { RatesOnSale } from '#money/rates.ts'
import type { MessagesAbout } from '#orders/evidence.ts'
import type { HoldLimits } from '#orders/limits.ts'
import type { Credits } from '#orders/server/credits.ts'
import type { GiveBackIssued, GiveInExchange } from '#orders/server/exchange.ts'
import type { OrderMoneySummary } from '#orders/server/order-money-summary.ts'
import type { Tell } from '#orders/server/room.ts'
import type { GiveBackToCard } from '#orders/server/splits/door.ts'
import type { VoucherProvider } from '#orders/server/voucher-provider.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export interface OrderNeighbours {
  readonly wallet: Wallet
  readonly promises: Promises
  /** notified of paid, issued, failed, expired and credited, in the transaction */
  readonly tell: Tell
  readonly limits?: HoldLimits
  readonly captcha?: Pick<Captcha, 'spend'>
  readonly vouchers?: readonly VoucherProvider[]
  /** injected: payments and refunds are above this room */
  readonly money?: OrderMoneySummary
  /** without it everybody pays at once */
  readonly credits?: Credits
  /** refunds tickets an order was paid with; without it no rebooking */
  readonly giveInExchange?: GiveInExchange
  /** gives back what is issued of a trip of which another part came to nothing */
  readonly giveBackIssued?: GiveBackIssued
  /** gives what an attempt for a share took back to its card */
  readonly giveBackToCard?: GiveBackToCard
  /** what foreign money is worth now; without it nothing goes back of a rate that fell */
  readonly rates?: () => Promise<RatesOnSale>
  /** editions of the law that the desk wrote and that are in force by now or were */
  readonly deskEditions?: () => Promise<readonly DeskEdition[]>
  /** what was told of an order, for its evidence */
  readonly told?: MessagesAbout
}
