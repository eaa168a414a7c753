export interface StoredPrice {
  readonly isSame: boolean
  /** epoch milliseconds */
  readonly at: number
}

export const integrityLimits = {
  remembered: 50,
  /** older records are ignored, so a hidden supplier gets another chance */
  days: 3,
  /** fewer records prove nothing */
  fewest: 8,
  /** least percent of kept prices */
  leastKept: 70,
} as const

export function noted(record: readonly StoredPrice[], kept: StoredPrice): readonly StoredPrice[] {
  return [...recent(record, kept.at), kept].slice(-integrityLimits.remembered)
}

export function integrityScore(record: readonly StoredPrice[], now: number): number | undefined {
  const fresh = recent(record, now)
  if (fresh.length < integrityLimits.fewest) return undefined
  return Math.round((100 * fresh.filter(({ isSame }) => isSame).length) / fresh.length)
}

/** A supplier is trusted until it has broken too many prices. */
export function isBelieved(record: readonly StoredPrice[], now: number): boolean {
  return (integrityScore(record, now) ?? 100) >= integrityLimits.leastKept
}

function recent(record: readonly StoredPrice[], now: number): readonly StoredPrice[] {
  return record.filter(({ at }) => now - at < integrityLimits.days * 86_400_000)
}
