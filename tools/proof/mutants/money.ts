import { faultsOf } from '../mutant.ts'

const entries = [
  'src/orders/entries.test.ts',
  'src/orders/server/prices.test.ts',
  'src/orders/server/wallet-part.test.ts',
]
const vouchers = ['src/orders/voucher.test.ts', 'src/orders/server/vouchers.test.ts']

export const moneyMutants = [
  ...faultsOf('src/orders/server/trips/captured.ts', ['src/orders/server/trips/captured.test.ts'], {
    'half-of-a-whole-paid': ['(isStanding || !order.isWhole)', '(isStanding || order.isWhole)'],
    'trip-part-of-another-amount': ['due(order) === part.amount', 'due(order) >= part.amount'],
  }),
  ...faultsOf('src/orders/server/trips/in-turn.ts', ['src/orders/server/trips/issuing.test.ts'], {
    'issued-of-a-broken-trip': ["if (isGivenUp(orders)) return { kind: 'broken', order }", ''],
  }),
  ...faultsOf('src/orders/smallest-loss.ts', ['src/orders/smallest-loss.test.ts'], {
    'dearest-issued-first': ['a.loss - b.loss', 'b.loss - a.loss'],
  }),
  ...faultsOf('src/orders/entries.ts', entries, {
    'captured-money-leaves-the-prepayment': [
      "? { account: { class: 'prepayment', orderId }, amount }",
      "? { account: { class: 'prepayment', orderId }, amount: negative(amount) }",
    ],
    'unused-money-is-kept-for-the-order': [
      ": { account: { class: 'traveller-wallet', userId: ownerId }, amount },\n    ],",
      ": { account: { class: 'prepayment', orderId }, amount },\n    ],",
    ],
    'discount-given-to-the-purse': [
      "{ account: { class: 'discounts', code }, amount: negative(discount) },",
      "{ account: { class: 'discounts', code }, amount: discount },",
    ],
    'wallet-part-added-to-the-wallet': [
      "{ account: { class: 'traveller-wallet', userId: ownerId }, amount: negative(more) },",
      "{ account: { class: 'traveller-wallet', userId: ownerId }, amount: more },",
    ],
    'failed-order-gives-the-discount-to-the-traveller': [
      'amount: minus(inMoney(order), shares),',
      'amount: minus(total, shares),',
    ],
    'supplier-gets-it-all': [
      'amount: minus(minus(total, supplierPayable), protection) },',
      'amount: total },',
    ],
  }),
  ...faultsOf('src/orders/money-parts.ts', ['src/orders/money-parts.test.ts'], {
    'parts-rounded-up': ['Math.floor(amount / 10)', 'Math.ceil(amount / 10)'],
    'wallet-leaves-too-little-for-a-gateway': [
      'Math.min(balance, minus(amount, leastAtGateway))',
      'Math.min(balance, amount)',
    ],
    'whole-amount-not-from-the-wallet': ['if (balance >= amount)', 'if (balance > amount)'],
  }),
  ...faultsOf('src/orders/voucher.ts', vouchers, {
    'code-good-at-its-last-second': [
      'if (Temporal.Instant.compare(wish.now, voucher.endsAt) >= 0)',
      'if (Temporal.Instant.compare(wish.now, voucher.endsAt) > 0)',
    ],
    'code-good-before-its-time': [
      'if (Temporal.Instant.compare(wish.now, voucher.startsAt) < 0)',
      'if (Temporal.Instant.compare(wish.now, voucher.startsAt) > 1)',
    ],
    'code-used-once-more-by-one': [
      'used.usesOfUser >= voucher.usesPerUser',
      'used.usesOfUser > voucher.usesPerUser',
    ],
    'code-used-once-more-by-all': ['used.uses >= voucher.usesLimit', 'used.uses > voucher.usesLimit'],
    'least-total-forgotten': ['if (wish.total < voucher.leastTotal || discount <= 0)', 'if (discount <= 0)'],
    'least-total-not-enough': ['wish.total < voucher.leastTotal', 'wish.total <= voucher.leastTotal'],
    'budget-overdrawn': ['used.spent + discount > voucher.budget', 'used.spent > voucher.budget'],
    'most-of-a-discount-forgotten': [
      'Math.min(wished, most ?? Number.MAX_SAFE_INTEGER, ',
      'Math.min(wished, ',
    ],
    'code-for-any-product': [
      'voucher.product !== null && voucher.product !== wish.product',
      'voucher.product === undefined',
    ],
  }),
  ...faultsOf(
    'src/orders/price-change.ts',
    ['src/orders/price-change.test.ts', 'src/orders/server/prices.test.ts'],
    {
      'dearer-without-asking': [
        "return agreedTotal !== undefined && now <= agreedTotal ? 'rises-agreed' : 'rises'",
        "return agreedTotal === undefined || now <= agreedTotal ? 'rises-agreed' : 'rises'",
      ],
      'dearer-than-agreed': ['now <= agreedTotal', 'now >= agreedTotal'],
      'difference-turned-round': [
        'difference: minus(change.new, change.old)',
        'difference: minus(change.old, change.new)',
      ],
    },
  ),
  ...faultsOf('src/money/amount-input.ts', ['src/money/amount-input.test.ts'], {
    'toman-taken-for-rial': ['(isInRial() ? 1 : 10)', '(isInRial() ? 1 : 1)'],
  }),
  ...faultsOf('src/money/bank-account.ts', ['src/money/bank-account.test.ts'], {
    'iban-of-any-check-digits': ['% 97n === 1n', '% 97n !== 2n'],
    'iban-check-of-another-country': ['1827${digits', '1828${digits'],
    'card-check-turned-round': ['(index % 2 === 0 ? 2 : 1)', '(index % 2 === 0 ? 1 : 2)'],
  }),
  ...faultsOf('src/flights/facts/commission.ts', ['src/flights/search/fares.test.ts'], {
    'charter-leaves-three': ['charter: 5', 'charter: 3'],
    'commission-on-top': ['minus(minus(minus(total', 'minus(plus(minus(total'],
    'commission-of-one-alone': ['percent), price.count)', 'percent), 1)'],
    'commission-of-rules-forgotten': [', byRules)', ', ZERO)'],
  }),
  ...faultsOf('src/flights/choosing/fare-prices.ts', ['src/flights/search/fares.test.ts'], {
    'children-pay-more': ['Child: 50', 'Child: 75'],
    'infants-pay-red-crescent': [
      "paxType === 'Infant' ? [airportTax]",
      "paxType === 'Infant' ? [airportTax, redCrescent]",
    ],
    'value-added-tax-of-ten': ['percentOf(base, 9)', 'percentOf(base, 10)'],
  }),
  ...faultsOf(
    'src/payments/charged.ts',
    ['src/payments/charged.test.ts', 'src/payments/server/stale-rates.test.ts'],
    {
      'card-abroad-charged-too-little': [' + BigInt(rateRial) - 1n)', ')'],
      'rate-good-for-another-day': ['age >= 0 && age <= days', 'age >= 0 && age <= days + 1'],
      'rate-of-tomorrow': ['age >= 0 && age <= days', 'age <= days'],
      'worth-rounded-to-hundreds': ['* BigInt(rateRial)) / 100n', '* BigInt(rateRial)) / 10n'],
    },
  ),
  ...faultsOf('src/money/rial.ts', ['src/money/rial.test.ts'], {
    'share-rounded-down': [
      'const half = hundredths < 0n ? -50n : 50n',
      'const half = hundredths < 0n ? -50n : 0n',
    ],
    'toman-of-a-hundred': ['return rial(toman * 10)', 'return rial(toman * 100)'],
  }),
  ...faultsOf('src/money/shared.ts', ['src/money/shared.test.ts'], {
    'left-over-rial-to-the-smallest': [
      'Number(b.remainder - a.remainder)',
      'Number(a.remainder - b.remainder)',
    ],
    'left-over-rial-lost': ['.slice(0, left)', '.slice(0, 0)'],
  }),
]
