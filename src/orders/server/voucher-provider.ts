import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { VoucherFault, VoucherWish } from '#orders/voucher.ts'

export interface VoucherRequest extends VoucherWish {
  readonly orderId: string
  readonly userId: string
  /** as `codeOf` writes it */
  readonly code: string
  /** what the page sent for this provider, as it came */
  readonly extra: string | null
}

/** A use that is taken and not given back. */
export interface VoucherUse {
  readonly orderId: string
  readonly userId: string
  readonly provider: string
  readonly code: string
  readonly discount: Rial
}

/**
 * Who gives discounts for codes. Every verb joins the caller's transaction, in which the order is locked: a use and the
 * order's new sum are one fact. Limits are the provider's own to keep, however many ask at once.
 */
export interface VoucherProvider {
  /** kept with each use; never changes */
  readonly name: string
  /** Takes one use, or says why not; VOUCHER_UNKNOWN lets the next provider be asked. */
  take(
    trx: Trx,
    asked: VoucherRequest,
  ): Promise<{ readonly discount: Rial } | { readonly fault: VoucherFault }>
  /** The order costs another total now: what the use is worth from now on, in rial. */
  revalue(trx: Trx, use: VoucherUse, total: Rial): Promise<Rial>
  /** The use counts no more: its order came to nothing, or the traveller took the code away. */
  giveBack(trx: Trx, use: VoucherUse): Promise<void>
}
