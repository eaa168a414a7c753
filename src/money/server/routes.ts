import type { moneyCalls } from '#money/calls.ts'
import { CURRENCIES } from '#money/currencies.ts'
import { DEFAULT_CURRENCY, RATES } from '#money/rates.ts'
import type { Handlers } from '#server/handlers.ts'

export function moneyHandlers(): Handlers<typeof moneyCalls> {
  return {
    currencies: async () =>
      RATES.map(({ currency, rate, setOn }) => ({
        currencyCode: currency,
        currencySymbol: CURRENCIES[currency].name,
        exchangeRate: rate,
        isDefault: currency === DEFAULT_CURRENCY,
        rateDate: setOn,
      })),
  }
}
