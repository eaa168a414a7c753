import { minus, type Rial, rial } from '#money/rial.ts'
import { walletShare } from '#orders/money-parts.ts'
import type { OrderSum } from '#orders/responses.ts'

/** How the order would be paid if the traveller pressed the button now, in rial: total = discount + credit + wallet + rest. */
export interface Shares {
  readonly total: Rial
  readonly discount: Rial
  /** what tickets pay that are given for it */
  readonly credit: Rial
  readonly wallet: Rial
  /** what the gateway brings; nothing when the wallet pays it all */
  readonly rest: Rial
  /** what the wallet could pay with, what is held for this order among it */
  readonly balance: Rial
}

export function sharesOf(
  sum: Pick<OrderSum, 'total' | 'discount' | 'walletPart' | 'credit'>,
  { balance, usesWallet }: { readonly balance: number; readonly usesWallet: boolean },
): Shares {
  const has = rial(balance + sum.walletPart)
  const credit = rial(sum.credit)
  const all = rial(sum.total - sum.discount - sum.credit)
  const { part, rest } = usesWallet ? walletShare(all, has) : { part: rial(0), rest: all }
  return { total: rial(sum.total), discount: rial(sum.discount), credit, wallet: part, rest, balance: has }
}

/** What a wallet lacks to pay all of it; nothing when it does not. */
export function missing({ total, discount, credit, balance }: Shares): Rial {
  return rial(Math.max(0, minus(minus(minus(total, discount), credit), balance)))
}

/** Said beside what comes back, once a code has taken its part off. */
export const ofWhatIsPaid = 'از مبلغی که پس از تخفیف می‌پردازید.'
