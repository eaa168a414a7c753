import { faultsOf } from '../mutant.ts'

const settling = [
  'src/payments/server/payments.test.ts',
  'src/payments/server/unmatched-money.test.ts',
  'src/payments/server/fault-matrix.test.ts',
  'src/payments/server/unclear.test.ts',
]

export const gatewayMutants = [
  ...faultsOf('src/payments/server/gateways/sep.ts', ['src/payments/server/gateways/sep.test.ts'], {
    'terminal-of-another': ['String(detail.TerminalNumber) !== terminalId || ', ''],
    'receipt-of-another': [" || detail.RefNum !== claim.returned?.['RefNum'])", ')'],
    'order-of-another': [
      "return returned['ResNum'] === attemptId ? undefined",
      "return returned['ResNum'] !== '' ? undefined",
    ],
    'a-no-is-a-yes': ["&& facts['Status'] === '2' &&", '&&'],
    'reversed-is-unknown': ['const notPaid = new Set([-2, -6, 5])', 'const notPaid = new Set([-2, 5])'],
  }),
  ...faultsOf('src/payments/server/gateways/mellat.ts', ['src/payments/server/gateways/mellat.test.ts'], {
    'mellat-order-of-another': [
      "if (returned['SaleOrderId'] !== String(serial))",
      "if (returned['SaleOrderId'] === '')",
    ],
    'mellat-any-amount': [
      "named === '' || Number(named) === amount ? undefined",
      "named === '' || Number(named) >= 0 ? undefined",
    ],
    'mellat-not-settled': [
      "if (verified.said !== '0' && verified.said !== '43')",
      "if (verified.said === 'x')",
    ],
  }),
  ...faultsOf(
    'src/payments/server/gateways/zibal.ts',
    ['src/payments/server/gateways/zibal.test.ts', 'src/payments/server/gateways/gateways.test.ts'],
    {
      'zibal-order-of-another': ['&& orderId !== claim.attemptId)', '&& orderId === undefined)'],
      'zibal-twice-without-standing': [
        'if (isSecond && status !== 1)',
        'if (isSecond && status === undefined)',
      ],
    },
  ),
  ...faultsOf(
    'src/payments/server/gateways/zarinpal.ts',
    ['src/payments/server/gateways/zarinpal.test.ts', 'src/payments/server/gateways/gateways.test.ts'],
    {
      'zarinpal-first-is-second': ["code === 101 ? 'already' : 'paid'", "code !== 101 ? 'already' : 'paid'"],
    },
  ),
  ...faultsOf('src/payments/server/gateways/hyperpay.ts', ['src/payments/server/gateways/hyperpay.test.ts'], {
    'currency-of-another-country': [' && currency === claim.charged?.currency', ''],
    'payment-of-another-attempt': ['merchantTransactionId === claim.attemptId && ', ''],
    'charged-less-abroad': [
      'return minor === charged.minor ? amount',
      'return minor <= charged.minor ? amount',
    ],
    'path-of-another-checkout': [
      'if (resourcePath !== `/v1/checkouts/${reference}/payment`) return undefined',
      '',
    ],
  }),
  ...faultsOf('src/payments/server/settle.ts', settling, {
    'another-amount-is-as-good': [
      'if (verdict.amount !== asking.attempt.amount)',
      'if (verdict.amount === 0)',
    ],
    'silence-is-a-no': [
      "if (verdict.kind === 'unknown') return unanswered(asking, verdict.why)",
      "if (verdict.kind === 'unknown') return ended(asking, { to: 'declined', reason: verdict.why })",
    ],
    'unclear-is-clear': [
      "return ended(asking, { to: 'declined', reason, isUnclear: true })",
      "return ended(asking, { to: 'declined', reason })",
    ],
  }),
  ...faultsOf('src/database/baseline/100-payments.sql', ['src/payments/server/receipts.test.ts'], {
    'receipt-guard-off': [
      'one_receipt_one_attempt on payments.attempts (gateway_id, receipt)',
      'one_receipt_one_attempt on payments.attempts (id, receipt)',
    ],
  }),
  ...faultsOf(
    'src/payments/server/returning.ts',
    [
      'src/payments/server/payments.test.ts',
      'src/payments/server/replays.test.ts',
      'src/payments/server/go-to-bank.test.ts',
    ],
    {
      'return-to-another-attempt': [' || returned.reference !== attempt.reference)', ')'],
    },
  ),
  ...faultsOf('src/payments/choice.ts', ['src/payments/choice.test.ts'], {
    'gateway-below-its-least': ['amount < gateway.caps.min', 'amount <= gateway.caps.min'],
    'gateway-above-its-most': ['amount > gateway.caps.max', 'amount >= gateway.caps.max'],
    'inactive-gateway-offered': [
      "if (!gateway.isActive) return 'inactive'",
      'if (!gateway.isActive) return undefined',
    ],
  }),
  ...faultsOf(
    'src/orders/server/pay.ts',
    [
      'src/orders/server/orders.test.ts',
      'src/orders/server/wallet-part.test.ts',
      'src/orders/server/races.test.ts',
    ],
    {
      'pays-with-another-amount': [
        'total - discount - credit - wallet_part = ${amount}',
        'total - discount - credit - wallet_part >= ${amount}',
      ],
      'paid-after-its-end': [
        "if (isOver(order, now)) throw refuse('ORDER_EXPIRED')",
        "if (order.total < 0) throw refuse('ORDER_EXPIRED')",
      ],
      'wallet-pays-the-full-price': ['const part = inMoney(locked)', 'const part = locked.total'],
      'capture-of-another-order': ['row.order_id !== orderId)', 'row.order_id === orderId)'],
      'unused-money-untold': [
        "await room.tell(trx, { order, amount: attempt.amount, happened: 'credited' })",
        'return',
      ],
    },
  ),
]
