import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const currency = z.object({
  currencyCode: z.enum(['IRR', 'USD', 'AED', 'IQD']),
  /** a word: Persian has no currency signs */
  currencySymbol: z.string(),
  /** one rial in the currency, as a decimal string (§9) */
  exchangeRate: z.string(),
  isDefault: z.boolean(),
  rateDate: z.string(),
  rateSource: z.string(),
})

export const moneyCalls = {
  currencies: call('GET /api/flight-configuration/pricing/CurrencyRate/GetUICurrencyCodes', {
    summary: 'The currencies a price may be shown in, with the rate, its source and its day',
    who: 'guest',
    answer: z.array(currency),
  }),
}
