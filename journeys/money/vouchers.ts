import { rial } from '#money/rial.ts'
import type { Voucher } from '#orders/voucher.ts'

const always = {
  product: 'flight',
  most: null,
  leastTotal: rial(0),
  startsAt: Temporal.Instant.from('2026-01-01T00:00:00Z'),
  endsAt: Temporal.Instant.from('2036-01-01T00:00:00Z'),
  usesLimit: null,
  usesPerUser: null,
  budget: null,
} as const

export const vouchers = [
  { ...always, code: 'TENTH', worth: { percent: 10 }, usesLimit: 1 },
  { ...always, code: 'PURSE', worth: { percent: 30 }, budget: rial(9_000_000) },
  { ...always, code: 'ONCE', worth: { amount: rial(500_000) }, usesPerUser: 1, leastTotal: rial(1_000_000) },
  { ...always, code: 'WHOLE', worth: { percent: 100 } },
] as const satisfies readonly Voucher[]
