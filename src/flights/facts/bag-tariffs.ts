import { ours } from '#penalties/rule-sources.ts'

export interface BagTariff {
  readonly scope: 'domestic' | 'abroad'
  readonly unit: 'Kg' | 'Pc'
  /** percent of the adult base fare, per flight */
  readonly bags: readonly {
    readonly id: string
    readonly kg: number
    readonly pieces?: number
    readonly percent: number
  }[]
  readonly source: string
  readonly effectiveFrom: string
}

const effectiveFrom = '2026-03-21'

/** Our system fares by destination and baggage unit. Charter sellers sell no baggage. `effectiveFrom`: 1 Farvardin 1405. */
export const bagTariffs: readonly BagTariff[] = [
  {
    scope: 'domestic',
    unit: 'Kg',
    bags: [
      { id: '5kg', kg: 5, percent: 5 },
      { id: '10kg', kg: 10, percent: 10 },
      { id: '20kg', kg: 20, percent: 20 },
    ],
    source: ours,
    effectiveFrom,
  },
  {
    scope: 'abroad',
    unit: 'Kg',
    bags: [
      { id: '10kg', kg: 10, percent: 15 },
      { id: '20kg', kg: 20, percent: 30 },
    ],
    source: ours,
    effectiveFrom,
  },
  {
    scope: 'abroad',
    unit: 'Pc',
    bags: [
      { id: '1pc', kg: 23, pieces: 1, percent: 20 },
      { id: '2pc', kg: 46, pieces: 2, percent: 45 },
    ],
    source: ours,
    effectiveFrom,
  },
]

/** The same for all sellers. */
export const bagRefundRule = {
  says: 'بار اضافه همراه بلیت خود پس داده می‌شود و همان درصدی از آن کم می‌شود که از نرخ بلیت.',
  source: 'قاعدهٔ ما: هر بار اضافه بخشی از نرخ همان بلیت است',
  effectiveFrom,
} as const
