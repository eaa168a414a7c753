import { rateOf } from '#money/rates.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { Charged } from '#payments/gateway.ts'

/** What a card abroad is charged at. */
export interface ChargeRate {
  readonly currency: Charged['currency']
  /** whole rial to one unit of the currency */
  readonly rateRial: number
  /** the day the house set it, in Tehran, YYYY-MM-DD */
  readonly setOn: string
}

/** The rate that prices are shown at, as cards are charged at it: whole rial, rounded down. */
export function displayedRate(currency: Charged['currency']): ChargeRate {
  const { rate, setOn } = rateOf(currency)
  return { currency, rateRial: Number(rialToOne(rate)), setOn }
}

/**
 * Charged at only while it is so fresh: a stale dollar gives tickets away. `days` counts from the day after it was set; a rate
 * of a day that is not yet is a mistyped one.
 */
export function isFresh({ setOn }: Pick<ChargeRate, 'setOn'>, days: number, now: Temporal.Instant): boolean {
  const age = Temporal.PlainDate.from(setOn).until(now.toZonedDateTimeISO('Asia/Tehran').toPlainDate()).days
  return age >= 0 && age <= days
}

/**
 * What a card abroad is charged for an amount of rial, at the house's rate: rounded up to the hundredth, so that it is
 * never worth less than what is due.
 */
export function chargedFor(amount: Rial, { currency, rateRial, setOn }: ChargeRate): Charged {
  const minor = (BigInt(amount) * 100n + BigInt(rateRial) - 1n) / BigInt(rateRial)
  return { currency, minor: Number(minor), rateRial, rateAt: startOf(setOn) }
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
