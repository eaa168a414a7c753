import type { AgeGroup } from '#passengers/age.ts'

export const beds = ['double', 'single', 'child-bed', 'child-no-bed', 'infant'] as const
export type Bed = (typeof beds)[number]

interface BedRow {
  readonly name: string
  /** who may be in it, on the day of leaving */
  readonly who: string
  readonly group: AgeGroup
  readonly hasSeat: boolean
}

/** Every price of a package is that of a bed. */
export const bedRows = {
  double: { name: 'دوتخته', who: 'هر بزرگسال', group: 'adult', hasSeat: true },
  single: { name: 'یک‌تخته', who: 'یک بزرگسال', group: 'adult', hasSeat: true },
  'child-bed': { name: 'کودک با تخت', who: '۲ تا ۱۲ سال', group: 'child', hasSeat: true },
  'child-no-bed': { name: 'کودک بدون تخت', who: '۲ تا ۶ سال', group: 'child', hasSeat: true },
  infant: { name: 'نوزاد', who: 'زیر ۲ سال', group: 'infant', hasSeat: false },
} as const satisfies Record<Bed, BedRow>

/** A child shares its parents' bed until this birthday. */
export const noBedUntilYears = 6

export function seatsOf(taken: readonly Bed[]): number {
  return taken.filter((bed) => bedRows[bed].hasSeat).length
}
