/** Invented products; euro, but premiums in US cents. */
export interface SimulatorProduct {
  readonly type: string
  readonly version: string
  readonly name: string
  readonly firstDay: number
  readonly eachDay: number
  readonly benefits: readonly SimulatorBenefit[]
}

interface SimulatorBenefit {
  readonly description: string
  /** null: actual cost */
  readonly limit: number | null
  readonly excess: number
}

const benefit = (description: string, limit: number | null, excess = 0): SimulatorBenefit => ({
  description,
  limit,
  excess,
})

export const simulatorProducts: readonly SimulatorProduct[] = [
  {
    type: 'travel_medical_basic',
    version: '1',
    name: 'Travel Medical Basic',
    firstDay: 60,
    eachDay: 45,
    benefits: [
      benefit('Emergency medical and hospital expenses', 10_000, 50),
      benefit('Emergency dental', 150),
      benefit('Medical evacuation and transport', 5000),
      benefit('Repatriation of mortal remains', 5000),
    ],
  },
  {
    type: 'travel_medical_plus',
    version: '1',
    name: 'Travel Medical Plus',
    firstDay: 70,
    eachDay: 46,
    benefits: [
      benefit('Emergency medical and hospital expenses', 30_000, 25),
      benefit('Emergency dental', 250),
      benefit('Medical evacuation and transport', null),
      benefit('Repatriation of mortal remains', 10_000),
      benefit('Legal assistance', 1500),
    ],
  },
  {
    type: 'travel_comprehensive',
    version: '2',
    name: 'Travel Comprehensive',
    firstDay: 75,
    eachDay: 47,
    benefits: [
      benefit('Emergency medical and hospital expenses', 60_000),
      benefit('Emergency dental', 500),
      benefit('Medical evacuation and transport', null),
      benefit('Repatriation of mortal remains', 20_000),
      benefit('Legal assistance', 3000),
      benefit('Lost or delayed baggage', 1000),
      benefit('Travel delay over 4 hours', 200),
    ],
  },
]

const taxPercent = 9
const commissionPercent = 20

const byAge = [
  { upTo: 12, percent: 50 },
  { upTo: 65, percent: 100 },
  { upTo: 75, percent: 200 },
  { upTo: 85, percent: 400 },
] as const

export interface SimulatorPrice {
  /** US cents, tax included */
  readonly price: number
  readonly tax: number
  readonly commission: number
}

/** Undefined for nobody this product insures. */
export function priceOf(
  { firstDay, eachDay }: SimulatorProduct,
  { days, age }: { readonly days: number; readonly age: number },
): SimulatorPrice | undefined {
  const step = age < 0 ? undefined : byAge.find(({ upTo }) => age <= upTo)
  if (step === undefined || days < 1 || days > 365) return undefined
  const premium = Math.ceil(((firstDay + eachDay * (days - 1)) * step.percent) / 100)
  const tax = Math.round((premium * taxPercent) / 100)
  return { price: premium + tax, tax, commission: Math.round((premium * commissionPercent) / 100) }
}
