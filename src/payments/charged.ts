import type { Rate } from '#money/rates.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { Charged } from '#payments/gateway.ts'

/**
 * What a card abroad is charged for an amount of rial, at the house's rate: rounded up to the hundredth, so that it is
 * never worth less than what is due. The rate that is kept is whole rial, rounded down, and alone decides the sum.
 */
export function chargedFor(amount: Rial, rate: Rate): Charged {
  if (rate.currency === 'IRR') throw new RangeError('rial is not charged abroad')
  const rateRial = Number(rialToOne(rate.rate))
  const minor = (BigInt(amount) * 100n + BigInt(rateRial) - 1n) / BigInt(rateRial)
  return { currency: rate.currency, minor: Number(minor), rateRial, rateAt: startOf(rate.setOn) }
}

/** What hundredths of the charged currency are worth at the rate of the charge, in whole rial, rounded down. */
export function worthOf(minor: number, { rateRial }: Charged): Rial {
  return rial(Number((BigInt(minor) * BigInt(rateRial)) / 100n))
}

/** `1234` is `12.34`. */
export function inUnits(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
}

/** `12.34` is `1234`; nothing when it is no such amount. */
export function minorIn(units: string): number | undefined {
  const [, whole, hundredths] = /^(\d{1,12})\.(\d{2})$/.exec(units) ?? []
  return whole === undefined || hundredths === undefined ? undefined : Number(whole + hundredths)
}

/** A rate is what one rial is in the currency, as a decimal. */
function rialToOne(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.')
  return 10n ** BigInt(fraction.length) / BigInt(whole + fraction)
}

/** Rates are set by the day, in Tehran. */
function startOf(day: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime('Asia/Tehran').toInstant()
}
