import { CURRENCIES, type Currency } from '#money/currencies.ts'
import { exchanged } from '#money/exchange.ts'
import { grouped, MINUS } from '#money/formatted.ts'
import type { Rial } from '#money/rial.ts'

/** §9: IRR and IQD truncated, others rounded to 2 decimals; Latin digits.
 * `rate`: one rial in the currency, as a decimal string. */
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
