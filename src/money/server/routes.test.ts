import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { moneyCalls } from '#money/calls.ts'
import { CURRENCIES } from '#money/currencies.ts'
import { RATES } from '#money/rates.ts'
import { moneyHandlers } from '#money/server/routes.ts'
import { openTestHouse } from '#testing/server/house.ts'

const house = await openTestHouse()
after(() => house.close())
house.mount({ calls: moneyCalls, answers: moneyHandlers() })

test('a guest reads the four currencies with their rates and the day each was set', async () => {
  const url = '/api/flight-configuration/pricing/CurrencyRate/GetUICurrencyCodes'
  const answer = await house.app.inject({ method: 'GET', url })
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(
    answer.json().data,
    RATES.map(({ currency, rate, setOn }) => ({
      currencyCode: currency,
      currencySymbol: CURRENCIES[currency].name,
      exchangeRate: rate,
      isDefault: currency === 'IRR',
      rateDate: setOn,
    })),
  )
})
