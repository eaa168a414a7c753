import { latinDigits } from '#money/digits.ts'
import { minus, percentOf, type Rial } from '#money/rial.ts'
import { leastAtGateway, wholeToman } from '#orders/money-parts.ts'
import type { ProductKind } from '#orders/product-kind.ts'

/** Rial; null where unlimited. */
export interface Voucher {
  /** normalised by `codeOf` */
  readonly code: string
  readonly product: ProductKind | null
  readonly worth: { readonly percent: number } | { readonly amount: Rial }
  readonly most: Rial | null
  readonly leastTotal: Rial
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly usesLimit: number | null
  readonly usesPerUser: number | null
  /** limit of all its discounts together */
  readonly budget: Rial | null
  /** for who has bought nothing yet, once */
  readonly isFirstOnly?: boolean
}

export interface VoucherUsed {
  readonly uses: number
  readonly spent: Rial
  readonly usesOfUser: number
  /** orders paid, or being paid, given back or not; asked of a first purchase alone */
  readonly purchasesOfUser?: number
}

export interface VoucherWish {
  readonly product: ProductKind
  readonly total: Rial
  readonly now: Temporal.Instant
}

/** Refusals as sentences the traveller can act on. */
export const voucherFaults = {
  VOUCHER_UNKNOWN: 'این کد تخفیف را نمی‌شناسیم؛ دوباره بررسی‌اش کنید.',
  VOUCHER_NOT_YET: 'زمان این کد تخفیف هنوز نرسیده است.',
  VOUCHER_EXPIRED: 'تاریخ این کد تخفیف گذشته است.',
  VOUCHER_USED_UP: 'ظرفیت این کد تخفیف پر شده است.',
  VOUCHER_YOUR_LIMIT: 'شما پیش‌تر از این کد تخفیف استفاده کرده‌اید.',
  VOUCHER_FIRST_ONLY: 'این کد تخفیف برای نخستین خرید است.',
  VOUCHER_BELOW_MINIMUM: 'مبلغ این سفارش از کمترین مبلغ این کد تخفیف پایین‌تر است.',
  VOUCHER_OTHER_PRODUCT: 'این کد تخفیف برای این خرید نیست.',
  VOUCHER_BUDGET: 'اعتبار این کد تخفیف تمام شده است.',
  VOUCHER_ALREADY: 'این سفارش کد تخفیف دارد؛ اول آن را حذف کنید.',
} as const
export type VoucherFault = keyof typeof voucherFaults

/** Normalised: any digits, small letters, spaces and dashes. */
export function codeOf(typed: string): string {
  return latinDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}_.]/gu, '')
}

export function voucherFault(
  voucher: Voucher,
  used: VoucherUsed,
  wish: VoucherWish,
): VoucherFault | undefined {
  if (voucher.product !== null && voucher.product !== wish.product) return 'VOUCHER_OTHER_PRODUCT'
  if (Temporal.Instant.compare(wish.now, voucher.startsAt) < 0) return 'VOUCHER_NOT_YET'
  if (Temporal.Instant.compare(wish.now, voucher.endsAt) >= 0) return 'VOUCHER_EXPIRED'
  if (voucher.isFirstOnly === true && (used.purchasesOfUser ?? 0) > 0) return 'VOUCHER_FIRST_ONLY'
  if (voucher.isFirstOnly === true && used.usesOfUser > 0) return 'VOUCHER_YOUR_LIMIT'
  if (voucher.usesPerUser !== null && used.usesOfUser >= voucher.usesPerUser) return 'VOUCHER_YOUR_LIMIT'
  if (voucher.usesLimit !== null && used.uses >= voucher.usesLimit) return 'VOUCHER_USED_UP'
  const discount = discountOf(voucher, wish.total)
  if (wish.total < voucher.leastTotal || discount <= 0) return 'VOUCHER_BELOW_MINIMUM'
  if (voucher.budget !== null && used.spent + discount > voucher.budget) return 'VOUCHER_BUDGET'
  return undefined
}

/** Whole toman, within its limit, leaving at least a gateway's minimum. */
export function discountOf({ worth, most }: Pick<Voucher, 'worth' | 'most'>, total: Rial): Rial {
  const wished = 'percent' in worth ? percentOf(total, worth.percent) : worth.amount
  return wholeToman(Math.min(wished, most ?? Number.MAX_SAFE_INTEGER, minus(total, leastAtGateway)))
}
