import { FIRST_RATES, type Rate, type Rates, type SellingRates } from '#money/rates.ts'

/** As a house sells whose desk has entered no rate yet. */
export const firstRates: SellingRates = { onSale: async () => FIRST_RATES, isTooOld: () => false }

export interface TestRates extends SellingRates {
  enter(rate: Pick<Rate, 'currency' | 'rialAUnit' | 'setOn'>): void
  /** days before this one are too old to sell by; none without it */
  oldest: string | undefined
}

/** Rates that a test enters. */
export function openTestRates(): TestRates {
  let rates: Rates = FIRST_RATES
  const book: TestRates = {
    oldest: undefined,
    enter: (rate) => {
      rates = { ...rates, [rate.currency]: { ...rate, source: `نرخ ${rate.setOn}` } }
    },
    isTooOld: ({ setOn }) => book.oldest !== undefined && setOn < book.oldest,
    onSale: async () =>
      Object.fromEntries(
        Object.values(rates).flatMap((rate) => (book.isTooOld(rate) ? [] : [[rate.currency, rate]])),
      ),
  }
  return book
}
