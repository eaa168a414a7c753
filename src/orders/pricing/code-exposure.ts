import { type Rial, rial, times } from '#money/rial.ts'
import type { Voucher } from '#orders/voucher.ts'

/** What a code can cost the house at most, rial; undefined where nothing bounds it. */
export function exposureOf({
  worth,
  most,
  usesLimit,
  budget,
}: Pick<Voucher, 'worth' | 'most' | 'usesLimit' | 'budget'>): Rial | undefined {
  const bounds = [budget, ofUses(worth, most, usesLimit)].filter((bound) => bound !== null)
  return bounds.length === 0 ? undefined : rial(Math.min(...bounds))
}

function ofUses(worth: Voucher['worth'], most: Rial | null, usesLimit: number | null): Rial | null {
  const each = 'amount' in worth ? rial(Math.min(worth.amount, most ?? worth.amount)) : most
  if (each === null || usesLimit === null) return null
  return Number.isSafeInteger(each * usesLimit) ? times(each, usesLimit) : null
}
