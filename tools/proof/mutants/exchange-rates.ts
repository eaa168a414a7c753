import { faultsOf } from '../mutant.ts'

const flights = ['src/flights/supplier/server/duffel/exchange-rates.test.ts']
const hotels = ['src/hotels/server/suppliers/exchange-rates.test.ts']

const differences = ['src/orders/rate-difference.test.ts']
const refunds = ['src/refunds/refund.test.ts']

export const exchangeRateMutants = [
  ...faultsOf('src/orders/rate-difference.ts', differences, {
    'difference-of-what-a-code-paid': ['shared(all, [payable(order), order.discount])', '[all]'],
    'difference-of-a-rate-that-rose': [
      'issued.rialAUnit >= charged.rialAUnit) return []',
      'issued.rialAUnit === charged.rialAUnit) return []',
    ],
  }),
  ...faultsOf('src/refunds/reckoning.ts', refunds, {
    'difference-given-twice': ['plus(discount, rateDifference)', 'discount'],
    'difference-kept-by-nobody': ['lesser(item.difference, back.toDiscounts)', 'ZERO'],
  }),
  ...faultsOf('src/flights/supplier/server/duffel/offer-ref.ts', flights, {
    'order-by-the-first-rate': [
      'rate === undefined ? FIRST_RATES[currency].rialAUnit : Number(rate)',
      'FIRST_RATES[currency].rialAUnit',
    ],
  }),
  ...faultsOf('src/flights/booking/server/hold.ts', flights, {
    'held-by-an-old-rate': ['foreign !== null && rates.isTooOld(rateOf(foreign))', 'foreign === undefined'],
  }),
  ...faultsOf('src/hotels/server/suppliers/quoted-rates.ts', hotels, {
    'newer-rate-over-a-listed-one': ['[currency, rateRial, rateOn],', '[currency],'],
  }),
]
