import type { Currency } from '#money/currencies.ts'

/** Whole rial for one unit, with the day it is of and who says so. The ledger is in rial. */
export interface Rate {
  readonly currency: Currency
  readonly rialAUnit: number
  /** YYYY-MM-DD */
  readonly setOn: string
  readonly source: string
}

export type Rates = Readonly<Record<Currency, Rate>>

/** Without those too old to sell by. */
export type RatesOnSale = Readonly<Partial<Rates>>

/** What a product prices foreign money by. */
export interface SellingRates {
  onSale(): Promise<RatesOnSale>
  /** may something priced by the rate of that day no longer be sold? */
  isTooOld(rate: Pick<Rate, 'currency' | 'setOn'>): boolean
}

const ours = { setOn: '2026-11-21', source: 'نرخ خود ما' } as const

/** The first rows of the table (`money.rate`). */
export const FIRST_RATES: Rates = {
  IRR: { currency: 'IRR', rialAUnit: 1, ...ours },
  USD: { currency: 'USD', rialAUnit: 1_250_000, ...ours },
  AED: { currency: 'AED', rialAUnit: 340_368, ...ours },
  IQD: { currency: 'IQD', rialAUnit: 955, ...ours },
}

/** §1: rial, displayed as toman. */
export const DEFAULT_CURRENCY: Currency = 'IRR'
