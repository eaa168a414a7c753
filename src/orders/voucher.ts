import { latinDigits } from '#money/digits.ts'
import { minus, percentOf, type Rial } from '#money/rial.ts'
import { leastAtGateway, wholeToman } from '#orders/money-parts.ts'
import type { ProductKind } from '#orders/product-kind.ts'

/** What a code gives and to whom. Amounts in rial; null where nothing is limited. */
export interface Voucher {
  /** as `codeOf` writes it */
  readonly code: string
  /** the only product it is for */
  readonly product: ProductKind | null
  /** so many percent of the total, or a fixed amount: exactly one of the two */
  readonly worth: { readonly percent: number } | { readonly amount: Rial }
  readonly most: Rial | null
  readonly leastTotal: Rial
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly usesLimit: number | null
  readonly usesPerUser: number | null
  /** what it may give away in all */
  readonly budget: Rial | null
}

/** What was taken of it already. */
export interface VoucherUsed {
  readonly uses: number
  readonly spent: Rial
  readonly usesOfUser: number
}

export interface VoucherWish {
  readonly product: ProductKind
  readonly total: Rial
  readonly now: Temporal.Instant
}

/** Why a code gives nothing, each in words a traveller can act on. */
export const voucherFaults = {
  VOUCHER_UNKNOWN: 'این کد تخفیف را نمی‌شناسیم؛ یک بار دیگر نگاهش کنید.',
  VOUCHER_NOT_YET: 'زمان این کد تخفیف هنوز نرسیده است.',
  VOUCHER_EXPIRED: 'تاریخ این کد تخفیف گذشته است.',
  VOUCHER_USED_UP: 'ظرفیت این کد تخفیف پر شده است.',
  VOUCHER_YOUR_LIMIT: 'شما پیش‌تر از این کد تخفیف استفاده کرده‌اید.',
  VOUCHER_BELOW_MINIMUM: 'مبلغ این سفارش از کمترین مبلغ این کد تخفیف پایین‌تر است.',
  VOUCHER_OTHER_PRODUCT: 'این کد تخفیف برای این خرید نیست.',
  VOUCHER_BUDGET: 'اعتبار این کد تخفیف تمام شده است.',
  VOUCHER_ALREADY: 'این سفارش کد تخفیف دارد؛ اول آن را حذف کنید.',
} as const
export type VoucherFault = keyof typeof voucherFaults

/** A code as it is kept: however it was typed, in digits of any script, in small letters, with spaces and dashes. */
export function codeOf(typed: string): string {
  return latinDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}_.]/gu, '')
}

/** Why a voucher gives nothing for an order; undefined when it gives what `discountOf` says. */
export function voucherFault(
  voucher: Voucher,
  used: VoucherUsed,
  wish: VoucherWish,
): VoucherFault | undefined {
  if (voucher.product !== null && voucher.product !== wish.product) return 'VOUCHER_OTHER_PRODUCT'
  if (Temporal.Instant.compare(wish.now, voucher.startsAt) < 0) return 'VOUCHER_NOT_YET'
  if (Temporal.Instant.compare(wish.now, voucher.endsAt) >= 0) return 'VOUCHER_EXPIRED'
  if (voucher.usesPerUser !== null && used.usesOfUser >= voucher.usesPerUser) return 'VOUCHER_YOUR_LIMIT'
  if (voucher.usesLimit !== null && used.uses >= voucher.usesLimit) return 'VOUCHER_USED_UP'
  const discount = discountOf(voucher, wish.total)
  if (wish.total < voucher.leastTotal || discount <= 0) return 'VOUCHER_BELOW_MINIMUM'
  if (voucher.budget !== null && used.spent + discount > voucher.budget) return 'VOUCHER_BUDGET'
  return undefined
}

/** What a voucher takes off a total, in whole toman: at most what it may, and never so much that a gateway would take nothing. */
export function discountOf({ worth, most }: Pick<Voucher, 'worth' | 'most'>, total: Rial): Rial {
  const wished = 'percent' in worth ? percentOf(total, worth.percent) : worth.amount
  return wholeToman(Math.min(wished, most ?? Number.MAX_SAFE_INTEGER, minus(total, leastAtGateway)))
}
