import type { Rial } from '#money/rial.ts'

export interface Precision {
  readonly fractionDigits: number
  /** `half`: to the nearest, halves away from zero */
  readonly rounding: 'truncate' | 'half'
}

/** In the smallest displayed unit (cents), with integer arithmetic. RangeError unless `rate` is a positive decimal string. */
export function exchanged(amount: Rial, rate: string, precision: Precision): bigint {
  const { digits, scale } = decimal(rate)
  const numerator = BigInt(amount) * digits * 10n ** BigInt(precision.fractionDigits)
  const denominator = 10n ** BigInt(scale)
  if (precision.rounding === 'truncate') return numerator / denominator
  const half = numerator < 0n ? -denominator : denominator
  return (numerator * 2n + half) / (denominator * 2n)
}

/** One rial in a currency of which a unit is so many rial: a decimal string, never a float. */
export function rateText(rialAUnit: number): string {
  const digits = 15n
  const scaled = (10n ** digits + BigInt(rialAUnit) - 1n) / BigInt(rialAUnit)
  const text = scaled.toString().padStart(Number(digits) + 1, '0')
  return `${text.slice(0, -Number(digits))}.${text.slice(-Number(digits))}`.replace(/\.?0+$/, '')
}

/** "0.0025" is 25 with a scale of 4. */
function decimal(rate: string): { readonly digits: bigint; readonly scale: number } {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(rate)
  const [, whole = '', fraction = ''] = parts ?? []
  const digits = BigInt(whole + fraction)
  if (digits === 0n) throw new RangeError(`Not a positive decimal rate: ${rate}`)
  return { digits, scale: fraction.length }
}
