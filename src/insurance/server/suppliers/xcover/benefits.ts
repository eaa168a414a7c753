import { type Cover, type CoverLimit, type Plan, planOf } from '#insurance/plans.ts'
import type { Benefit } from '#insurance/server/suppliers/xcover/responses.ts'
import type { SoldAs } from '#insurance/server/suppliers/xcover/xcover-settings.ts'

/** The first that fits counts: repatriation of remains is no transport. */
const words: readonly (readonly [Cover, RegExp])[] = [
  ['dental', /dental/i],
  ['body', /remains|\bbody\b/i],
  ['transport', /transport|evacuation|repatriation/i],
  ['legal', /legal/i],
  ['luggage', /luggage|baggage/i],
  ['delay', /travel delay|flight delay|departure delay/i],
  ['medical', /medical|hospital/i],
]

const nothing: Plan['covers'] = {
  medical: null,
  dental: null,
  transport: null,
  body: null,
  legal: null,
  luggage: null,
  delay: null,
}

const never = 'پوشش ندارد'

/** Its covers are what the supplier says now, in euro; undefined when they are less than such a plan promises. */
export function planIn(benefits: readonly Benefit[], { plan: id }: Pick<SoldAs, 'plan'>): Plan | undefined {
  const base = planOf(id)
  const covers: Record<Cover, CoverLimit> = { ...nothing }
  let excess = 0
  for (const benefit of benefits.toReversed()) {
    const cover = words.find(([, shape]) => shape.test(benefit.description))?.[0]
    const limit = limitOf(benefit)
    if (cover === undefined || limit === undefined) continue
    covers[cover] = limit
    if (cover === 'medical') excess = Math.ceil(Number(benefit.excess ?? 0))
  }
  const { medical } = covers
  if (typeof medical !== 'number' || medical < base.limitEuro || !Number.isSafeInteger(excess))
    return undefined
  return {
    id,
    name: base.name,
    nameEn: base.nameEn,
    note: '',
    limitEuro: medical,
    excessEuro: excess,
    covers,
    // nobody says what of these is covered, so that none is promised
    exclusions: { known: never, sport: never, pregnancy: never, beauty: never },
  }
}

/** Whole euro, rounded down; without a limit what it cost. Undefined in other money, which no visa counts. */
function limitOf({ limit, currency }: Benefit): CoverLimit | undefined {
  if (limit === null || limit === undefined) return 'actual'
  const euro = Math.floor(Number(limit))
  return currency === 'EUR' && Number.isSafeInteger(euro) && euro > 0 ? euro : undefined
}
