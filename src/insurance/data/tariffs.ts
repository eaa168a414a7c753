import type { PlanId } from '#insurance/plans.ts'
import type { Zone } from '#insurance/zones.ts'

/** What one contract asks, dated. A table that changes is a second row; what was sold keeps its own. */
export interface Tariff {
  readonly id: string
  readonly effectiveFrom: string
  readonly source: string
  /** rial, of a traveller of 13 to 65 years, for a week; what is left out is not sold */
  readonly week: Readonly<Record<Zone, Partial<Record<PlanId, number>>>>
  /** percent of a week, up to so many days */
  readonly days: readonly { readonly upTo: number; readonly percent: number }[]
  /** percent of 13 to 65 years, up to so many years at departure */
  readonly ages: readonly { readonly upTo: number; readonly percent: number }[]
  /** of the premium, by law */
  readonly dutyPercent: number
  /** rial, kept of each who gives the policy back before its first day */
  readonly fee: number
  /** percent of the premium that is our commission */
  readonly commissionPercent: number
}

/** Steps of days and ages as tables of the trade publish them; the levels are ours. */
const house: Tariff = {
  id: 'house/1',
  effectiveFrom: '2026-03-21',
  source: 'نرخ قرارداد خود ما، از ۱ فروردین ۱۴۰۵',
  week: {
    arab: { basic: 2_600_000, companion: 3_700_000, full: 4_200_000 },
    near: { basic: 3_000_000, companion: 4_200_000, full: 4_800_000 },
    schengen: { companion: 6_230_000, full: 7_000_000 },
    world: { basic: 4_700_000, companion: 6_680_000, full: 7_500_000 },
    america: { basic: 7_000_000, companion: 9_350_000, full: 10_500_000 },
  },
  days: [
    { upTo: 7, percent: 100 },
    { upTo: 15, percent: 195 },
    { upTo: 23, percent: 230 },
    { upTo: 31, percent: 240 },
    { upTo: 45, percent: 371 },
    { upTo: 62, percent: 419 },
    { upTo: 92, percent: 600 },
    { upTo: 183, percent: 1120 },
    { upTo: 365, percent: 1890 },
  ],
  ages: [
    { upTo: 12, percent: 50 },
    { upTo: 65, percent: 100 },
    { upTo: 70, percent: 150 },
    { upTo: 75, percent: 200 },
    { upTo: 80, percent: 300 },
    { upTo: 85, percent: 400 },
  ],
  dutyPercent: 9,
  fee: 600_000,
  commissionPercent: 20,
}

export const tariffs: readonly Tariff[] = [house]
