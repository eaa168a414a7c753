import type { Zone } from '#insurance/zones.ts'
import { leastLimitOf } from '#insurance/zones.ts'

export const planIds = ['basic', 'companion', 'full'] as const
export type PlanId = (typeof planIds)[number]

/** Whole euro; `actual`: what it cost; null: not covered. */
export type CoverLimit = number | 'actual' | null

export const coverNames = {
  medical: 'درمان و بیمارستان',
  dental: 'دندان‌پزشکی فوری',
  transport: 'بازگرداندن به ایران',
  body: 'بازگرداندن پیکر',
  legal: 'کمک حقوقی',
  luggage: 'گم شدن چمدان',
  delay: 'تأخیر پرواز پس از ۴ ساعت',
} as const
export type Cover = keyof typeof coverNames

export const coverNamesEn = {
  medical: 'Medical and hospital expenses',
  dental: 'Emergency dental care',
  transport: 'Transport to hospital and home',
  body: 'Repatriation of mortal remains',
  legal: 'Legal assistance',
  luggage: 'Loss of luggage',
  delay: 'Flight delay over 4 hours',
} as const satisfies Record<Cover, string>

export const exclusionNames = {
  known: 'بیماری شناخته‌شده',
  sport: 'ورزش پرخطر',
  pregnancy: 'بارداری',
  beauty: 'درمان زیبایی',
} as const
export type Exclusion = keyof typeof exclusionNames

export interface Plan {
  readonly id: PlanId
  readonly name: string
  readonly nameEn: string
  readonly note: string
  readonly limitEuro: number
  /** the insured's own part of each treatment, euro; none in emergencies, accidents and after 24 hours in hospital */
  readonly excessEuro: number
  readonly covers: Readonly<Record<Cover, CoverLimit>>
  /** what is not covered, or how far */
  readonly exclusions: Readonly<Record<Exclusion, string>>
}

const never = 'پوشش ندارد'

export const plans: readonly Plan[] = [
  {
    id: 'basic',
    name: 'پایه',
    nameEn: 'Basic',
    note: 'برای درمان اورژانسی',
    limitEuro: 10_000,
    excessEuro: 50,
    covers: {
      medical: 10_000,
      dental: 150,
      transport: 5000,
      body: 5000,
      legal: null,
      luggage: null,
      delay: null,
    },
    exclusions: { known: never, sport: never, pregnancy: never, beauty: never },
  },
  {
    id: 'companion',
    name: 'همراه',
    nameEn: 'Companion',
    note: 'حد درمان شینگن',
    limitEuro: 30_000,
    excessEuro: 25,
    covers: {
      medical: 30_000,
      dental: 250,
      transport: 'actual',
      body: 10_000,
      legal: 1500,
      luggage: 400,
      delay: null,
    },
    exclusions: { known: never, sport: never, pregnancy: 'تا هفتهٔ ۲۴', beauty: never },
  },
  {
    id: 'full',
    name: 'کامل',
    nameEn: 'Full',
    note: 'با تأخیر و چمدان',
    limitEuro: 50_000,
    excessEuro: 0,
    covers: {
      medical: 50_000,
      dental: 400,
      transport: 'actual',
      body: 15_000,
      legal: 3000,
      luggage: 800,
      delay: 150,
    },
    exclusions: { known: 'فقط اورژانس', sport: never, pregnancy: 'تا هفتهٔ ۳۱', beauty: never },
  },
]

export function planOf(id: PlanId): Plan {
  const found = plans.find((plan) => plan.id === id)
  if (found === undefined) throw new RangeError(`no plan ${id}`)
  return found
}

/** Cheapest first; a visa's authority may ask for more than the smallest. */
export function plansFor(zone: Zone): readonly Plan[] {
  return plans.filter(({ limitEuro }) => limitEuro >= leastLimitOf(zone))
}
