import {
  type VisaCountry,
  type VisaEntry,
  type VisaSpeed,
  type VisaType,
  visaEntries,
  visaSpeeds,
} from '#visas/choice.ts'

/** What the authority asks of one applicant, by entries and speed, in
 * whole units of its currency; what is left out is not sold. */
export type Fees = Partial<Record<VisaEntry, Partial<Record<VisaSpeed, number>>>>

export interface TariffLength {
  readonly type: VisaType
  readonly days: number
  readonly fees: Fees
  readonly isPopular?: true
}

/** What a country's visas cost. All of it is approximate:
 * authorities and those who file for them change it month by month. */
export interface Tariff {
  readonly currency: 'AED' | 'USD'
  readonly lengths: readonly TariffLength[]
  /** ours, of one applicant, in toman */
  readonly serviceToman: number
  /** what the guarantee costs, of the fee; null where no guarantee is sold */
  readonly guaranteePercent: number | null
}

/** امارات (§9: lengths of 10, 30, 60 and 90 days, from 100 to 500 dirham).
 * Lowest fees as agencies list them; what more entries and speed add is ours. */
const uae = {
  currency: 'AED',
  lengths: [
    { type: 'tourist', days: 10, fees: { single: { normal: 100, urgent: 200 } } },
    {
      type: 'tourist',
      days: 30,
      fees: { single: { normal: 200, urgent: 320 }, multiple: { normal: 450, urgent: 570 } },
      isPopular: true,
    },
    {
      type: 'tourist',
      days: 60,
      fees: { single: { normal: 350, urgent: 490 }, multiple: { normal: 650, urgent: 790 } },
    },
    {
      type: 'tourist',
      days: 90,
      fees: { single: { normal: 500, urgent: 650 }, multiple: { normal: 800, urgent: 950 } },
    },
    // 48 hours cost nothing there: only our service
    { type: 'transit', days: 2, fees: { single: { normal: 0 } } },
    { type: 'transit', days: 4, fees: { single: { normal: 50 } } },
  ],
  serviceToman: 890_000,
  guaranteePercent: 13,
} as const satisfies Tariff

/** آذربایجان: 20 dollars by the state's own table. */
const azerbaijan = {
  currency: 'USD',
  lengths: [{ type: 'tourist', days: 30, fees: { single: { normal: 20, urgent: 50 } }, isPopular: true }],
  serviceToman: 590_000,
  guaranteePercent: 20,
} as const satisfies Tariff

/** ایتالیا: 90 euro of the Schengen code, in dollars, however long and often. */
const italy = {
  currency: 'USD',
  lengths: [
    {
      type: 'tourist',
      days: 30,
      fees: { single: { normal: 105 }, multiple: { normal: 105 } },
      isPopular: true,
    },
    { type: 'tourist', days: 90, fees: { single: { normal: 105 }, multiple: { normal: 105 } } },
  ],
  serviceToman: 4_900_000,
  guaranteePercent: null,
} as const satisfies Tariff

/** تایلند (§9: 60 days): 35 and 70 euro of the embassy, in dollars. */
const thailand = {
  currency: 'USD',
  lengths: [
    {
      type: 'tourist',
      days: 60,
      fees: { single: { normal: 41 }, multiple: { normal: 82 } },
      isPopular: true,
    },
  ],
  serviceToman: 1_900_000,
  guaranteePercent: 20,
} as const satisfies Tariff

const tariffs: Readonly<Record<VisaCountry, Tariff>> = { AE: uae, AZ: azerbaijan, IT: italy, TH: thailand }

export function tariffOf(country: VisaCountry): Tariff {
  return tariffs[country]
}

export function cheapest({ fees }: TariffLength): { readonly entry: VisaEntry; readonly speed: VisaSpeed } {
  const ways = visaEntries.flatMap((entry) =>
    visaSpeeds.flatMap((speed) => {
      const fee = fees[entry]?.[speed]
      return fee === undefined ? [] : [{ entry, speed, fee }]
    }),
  )
  const [first] = ways.toSorted((a, b) => a.fee - b.fee)
  if (first === undefined) throw new RangeError('a length that is not sold in any way')
  return first
}
