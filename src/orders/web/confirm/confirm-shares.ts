import { minus, type Rial, rial } from '#money/rial.ts'
import { walletShare } from '#orders/money-parts.ts'
import type { OrderSum } from '#orders/responses.ts'

/** Rial, if paid now: total = discount + credit + wallet + rest. */
export interface Shares {
  readonly total: Rial
  readonly discount: Rial
  readonly credit: Rial
  readonly wallet: Rial
  readonly rest: Rial
  /** including what is held for this order */
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

export function missing({ total, discount, credit, balance }: Shares): Rial {
  return rial(Math.max(0, minus(minus(minus(total, discount), credit), balance)))
}

/** Added to refund amounts once a code applies. */
export const ofWhatIsPaid = 'از مبلغی که پس از تخفیف می‌پردازید.'

const ofTheOldPrice = 'با قیمت قبلی است؛ اگر قیمت جدید را بپذیرید، از نو حساب می‌شود.'

/** Which price the refund amounts beside it are of; nothing when there is one price alone. */
export function ofWhichPrice(shares: Pick<Shares, 'discount'>, isDearer: boolean): string {
  return [shares.discount > 0 && ofWhatIsPaid, isDearer && ofTheOldPrice].filter(Boolean).join(' ')
}
