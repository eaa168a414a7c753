import type { moneyCalls } from '#money/calls.ts'
import { CURRENCIES, type Currency } from '#money/currencies.ts'
import { rateText } from '#money/exchange.ts'
import { DEFAULT_CURRENCY, type Rates } from '#money/rates.ts'
import type { Handlers } from '#server/handlers.ts'

export function moneyHandlers(current: () => Promise<Rates>): Handlers<typeof moneyCalls> {
  return {
    async currencies() {
      const rates = await current()
      return (Object.keys(CURRENCIES) as Currency[]).map((currency) => {
        const { rialAUnit, setOn, source } = rates[currency]
        return {
          currencyCode: currency,
          currencySymbol: CURRENCIES[currency].name,
          exchangeRate: rateText(rialAUnit),
          isDefault: currency === DEFAULT_CURRENCY,
          rateDate: setOn,
          rateSource: source,
        }
      })
    },
  }
}
