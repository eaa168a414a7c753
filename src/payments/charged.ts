import { iranZone } from '#calendar/zones.ts'
import { FIRST_RATES } from '#money/rates.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { Charged } from '#payments/gateway.ts'

export interface ChargeRate {
  readonly currency: Charged['currency']
  /** rial per unit */
  readonly rateRial: number
  readonly setOn: string
}

export function displayedRate(currency: Charged['currency']): ChargeRate {
  const { rialAUnit, setOn } = FIRST_RATES[currency]
  return { currency, rateRial: rialAUnit, setOn }
}

/** Old rates could sell too cheaply. `days` counts from the day after it was set; future dates count as typing errors. */
export function isFresh({ setOn }: Pick<ChargeRate, 'setOn'>, days: number, now: Temporal.Instant): boolean {
  const age = Temporal.PlainDate.from(setOn).until(now.toZonedDateTimeISO(iranZone).toPlainDate()).days
  return age >= 0 && age <= days
}

/** Rounded up to hundredths, so that the charge is never worth less than the price. */
export function chargedFor(amount: Rial, { currency, rateRial, setOn }: ChargeRate): Charged {
  const minor = (BigInt(amount) * 100n + BigInt(rateRial) - 1n) / BigInt(rateRial)
  return { currency, minor: Number(minor), rateRial, rateAt: startOf(setOn) }
}

/** In whole rial, rounded down. */
export function worthOf(minor: number, { rateRial }: Charged): Rial {
  return rial(Number((BigInt(minor) * BigInt(rateRial)) / 100n))
}

export function inUnits(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
}

export function minorIn(units: string): number | undefined {
  const [, whole, hundredths] = /^(\d{1,12})\.(\d{2})$/.exec(units) ?? []
  return whole === undefined || hundredths === undefined ? undefined : Number(whole + hundredths)
}

/** Rates are set per day in Tehran. */
function startOf(day: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(iranZone).toInstant()
}
