import { type Rial, rial } from '#money/rial.ts'

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

export function rialAUnit(rate: string): Rial {
  const { digits, scale } = decimal(rate)
  return rial(Number((10n ** BigInt(scale) + digits - 1n) / digits))
}

/** "0.0025" is 25 with a scale of 4. */
function decimal(rate: string): { readonly digits: bigint; readonly scale: number } {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(rate)
  const [, whole = '', fraction = ''] = parts ?? []
  const digits = BigInt(whole + fraction)
  if (digits === 0n) throw new RangeError(`Not a positive decimal rate: ${rate}`)
  return { digits, scale: fraction.length }
}
