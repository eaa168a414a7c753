import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { VoucherFault, VoucherWish } from '#orders/voucher.ts'

export interface VoucherRequest extends VoucherWish {
  readonly orderId: string
  readonly userId: string
  readonly code: string
  readonly extra: string | null
}

export interface VoucherUse {
  readonly orderId: string
  readonly userId: string
  readonly provider: string
  readonly code: string
  readonly discount: Rial
}

/** A provider of discounts. Methods run in the caller's transaction with the order locked; limits must hold in parallel. */
export interface VoucherProvider {
  /** stored with each use; never changes */
  readonly name: string
  /** VOUCHER_UNKNOWN lets the next provider be asked. */
  take(
    trx: Trx,
    asked: VoucherRequest,
  ): Promise<{ readonly discount: Rial } | { readonly fault: VoucherFault }>
  /** The use's new worth for another total, rial. */
  revalue(trx: Trx, use: VoucherUse, total: Rial): Promise<Rial>
  giveBack(trx: Trx, use: VoucherUse): Promise<void>
}
