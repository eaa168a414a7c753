import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { moneyCalls } from '#money/calls.ts'
import { FIRST_RATES } from '#money/rates.ts'
import { moneyHandlers } from '#money/server/routes.ts'
import { openTestHouse } from '#testing/server/house.ts'

const house = await openTestHouse()
after(() => house.close())
const usd = { currency: 'USD', rialAUnit: 2_000_000, setOn: '2026-11-24', source: 'بازار آزاد' } as const
house.mount({ calls: moneyCalls, answers: moneyHandlers(async () => ({ ...FIRST_RATES, USD: usd })) })

test('a guest reads the four currencies with their rates, by whose word and of which day', async () => {
  const url = '/api/flight-configuration/pricing/CurrencyRate/GetUICurrencyCodes'
  const answer = await house.app.inject({ method: 'GET', url })
  assert.equal(answer.statusCode, 200)
  const [rial, dollar, ...others] = answer.json().data
  assert.deepEqual([rial.currencyCode, rial.exchangeRate, rial.isDefault], ['IRR', '1', true])
  assert.deepEqual(dollar, {
    currencyCode: 'USD',
    currencySymbol: 'دلار',
    exchangeRate: '0.0000005',
    isDefault: false,
    rateDate: '2026-11-24',
    rateSource: 'بازار آزاد',
  })
  assert.equal(others.length, 2)
})
