import { faultsOf } from '../mutant.ts'

const policies = ['src/insurance/price.test.ts']
const beside = ['src/app/insurance-offer.test.ts']
const tours = ['src/tours/prices.test.ts']

/** What is put together, and what is sold beside a ticket. */
export const packageMutants = [
  ...faultsOf('src/insurance/price.ts', policies, {
    'longer-journey-insured-for-less': [
      'stepOf(tariff.days, days), age',
      'stepOf(tariff.days, Math.abs(days - 30)), age',
    ],
    'party-without-its-duty': [
      'total: sum(sold.map(({ total }) => total))',
      'total: sum(sold.map(({ premium }) => premium))',
    ],
  }),
  ...faultsOf('src/insurance/refund-rule.ts', policies, {
    'policy-keeps-more-than-was-paid': ['rial(Math.min(fee, total))', 'fee'],
    'policy-comes-back-on-its-first-day': ['today, startsOn) >= 0', 'today, startsOn) > 0'],
  }),
  ...faultsOf('src/insurance/server/beside-refund.ts', beside, {
    'policies-of-the-days-as-sold-alone': [
      '[tripFlown(journeys.map(asSold)), tripFlown(journeys)]',
      '[tripFlown(journeys.map(asSold))]',
    ],
  }),
  ...faultsOf('src/insurance/server/visa-papers.ts', beside, {
    'policy-of-who-wants-no-visa': ['.filter((_, at) => theirs[at])', '.filter((_, at) => at >= 0)'],
  }),
  ...faultsOf('src/tours/price-parts.ts', tours, {
    'parts-kept-each-rounded-alone': [
      'minus(upTo(priceParts.indexOf(part) + 1), upTo(priceParts.indexOf(part)))',
      'percentOf(parts[part], percent)',
    ],
  }),
  ...faultsOf('src/tours/bed-prices.ts', tours, {
    'alone-at-half-a-room': ['single: { air: 100, stay: 185', 'single: { air: 100, stay: 100'],
  }),
  ...faultsOf('src/flight-and-hotel/refund-steps.ts', ['src/flight-and-hotel/refund-steps.test.ts'], {
    'whole-brings-what-its-first-part-does': [
      'open.reduce((sum, steps) => sum + (stepAt(steps, until)?.refund ?? 0), 0)',
      'stepAt(open[0] ?? [], until)?.refund ?? 0',
    ],
  }),
]
