/** Whether a supplier asked at the second question what it had shown at the first. */
export interface StoredPrice {
  readonly isSame: boolean
  /** epoch milliseconds */
  readonly at: number
}

export const integrityLimits = {
  remembered: 50,
  /** older answers tell nothing of now, and a supplier that was hidden gets another chance */
  days: 3,
  /** fewer prove nothing */
  fewest: 8,
  /** percent of prices that must have been kept */
  leastKept: 70,
} as const

/** The newest last; what is too old is dropped. */
export function noted(record: readonly StoredPrice[], kept: StoredPrice): readonly StoredPrice[] {
  return [...recent(record, kept.at), kept].slice(-integrityLimits.remembered)
}

/** Percent of prices that were kept lately; nothing before there are enough of them. */
export function integrityScore(record: readonly StoredPrice[], now: number): number | undefined {
  const fresh = recent(record, now)
  if (fresh.length < integrityLimits.fewest) return undefined
  return Math.round((100 * fresh.filter(({ isSame }) => isSame).length) / fresh.length)
}

/** Its offers are shown: a supplier is believed until it has broken its word too often. */
export function isBelieved(record: readonly StoredPrice[], now: number): boolean {
  return (integrityScore(record, now) ?? 100) >= integrityLimits.leastKept
}

function recent(record: readonly StoredPrice[], now: number): readonly StoredPrice[] {
  return record.filter(({ at }) => now - at < integrityLimits.days * 86_400_000)
}
