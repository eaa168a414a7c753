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
  /** on an agency's credit: all that is not discounted, or nothing */
  readonly onCredit: Rial
  /** including what is held for this order */
  readonly balance: Rial
}

export function sharesOf(
  sum: Pick<OrderSum, 'total' | 'discount' | 'walletPart' | 'credit'>,
  {
    balance,
    usesWallet,
    usesCredit = false,
  }: { readonly balance: number; readonly usesWallet: boolean; readonly usesCredit?: boolean },
): Shares {
  const has = rial(balance + sum.walletPart)
  const credit = rial(sum.credit)
  const all = rial(sum.total - sum.discount - sum.credit)
  const onCredit = usesCredit ? all : rial(0)
  const paid = rial(all - onCredit)
  const { part, rest } = usesWallet ? walletShare(paid, has) : { part: rial(0), rest: paid }
  const total = rial(sum.total)
  return { total, discount: rial(sum.discount), credit, wallet: part, rest, onCredit, balance: has }
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
