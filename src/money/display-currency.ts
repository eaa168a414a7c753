import { CURRENCIES, type Currency } from '#money/currencies.ts'
import { exchanged } from '#money/exchange.ts'
import { grouped, MINUS } from '#money/formatted.ts'
import type { Rial } from '#money/rial.ts'

/**
 * §9: the rate multiplies the amount; IRR and IQD are truncated, others rounded to 2 decimals; English digits.
 * `rate` is a decimal string ("0.0000008"), one rial in the currency.
 */
export function displayedIn(currency: Currency, amount: Rial, rate: string): string {
  const { fractionDigits } = CURRENCIES[currency]
  const units = exchanged(amount, rate, {
    fractionDigits,
    rounding: fractionDigits === 0 ? 'truncate' : 'half',
  })
  if (fractionDigits === 0) return grouped(units)
  const digits = (units < 0n ? -units : units).toString().padStart(fractionDigits + 1, '0')
  const whole = grouped(BigInt(digits.slice(0, -fractionDigits)))
  return `${units < 0n ? MINUS : ''}${whole}.${digits.slice(-fractionDigits)}`
}
