import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import type { Rial } from '#money/rial.ts'
import type { Voucher } from '#orders/voucher.ts'

/** What it takes off: «۱۰ درصد، تا 200,000 تومان». */
export function worthWords({ worth, most }: Pick<Voucher, 'worth' | 'most'>): string {
  if ('amount' in worth) return toman(worth.amount)
  const percent = `${persianDigits(worth.percent)} درصد`
  return most === null ? percent : `${percent}، تا ${toman(most)}`
}

/** What it asks of a purchase and of who buys. */
export function codeLimitWords(voucher: Voucher): string {
  const { leastTotal, usesLimit, usesPerUser, isFirstOnly, budget } = voucher
  const parts = [
    ...(leastTotal === 0 ? [] : [`خرید از ${toman(leastTotal)}`]),
    ...(usesLimit === null ? [] : [`${persianDigits(usesLimit)} بار روی هم`]),
    ...(usesPerUser === null ? [] : [`هر مسافر ${persianDigits(usesPerUser)} بار`]),
    ...(isFirstOnly === true ? ['نخستین خرید'] : []),
    ...(budget === null ? [] : [`روی هم تا ${toman(budget)}`]),
  ]
  return parts.length === 0 ? 'بی‌محدودیت' : parts.join('، ')
}

export function toman(amount: Rial): string {
  return `${inToman(amount)} تومان`
}
