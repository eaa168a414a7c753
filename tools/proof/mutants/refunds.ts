import { faultsOf } from '../mutant.ts'

const reckoned = [
  'src/refunds/refund.test.ts',
  'src/refunds/penalty-retained.test.ts',
  'src/refunds/server/refunds.test.ts',
]
const payouts = ['src/refunds/server/pay-out.test.ts', 'src/refunds/server/lateness.test.ts']
const penalties = [
  'src/penalties/penalty.test.ts',
  'src/penalties/waiver.test.ts',
  'src/refunds/server/refunds.test.ts',
]

export const refundMutants = [
  ...faultsOf(
    'src/refunds/server/create.ts',
    ['src/refunds/server/refused.test.ts', 'src/refunds/server/refunds.test.ts'],
    {
      'quote-of-another-order': ['if (quote?.order_id !== part.orderId)', 'if (quote === undefined)'],
      'quote-of-other-tickets': ['if (!isAbout(quote.items, part.items))', 'if (part.items.length === 0)'],
      'quote-good-for-ever': [
        'if (Temporal.Instant.compare(room.clock.now(), quote.expires_at) > 0)',
        'if (Temporal.Instant.compare(room.clock.now(), quote.expires_at) > 1)',
      ],
      'ticket-left-open': [
        'await room.orders.refunded(trx, body.orderId, body.items)',
        'await Promise.resolve()',
      ],
      'two-leave-the-infant-to-each-other': ['await inTurn(trx, orderId)', 'await inTurn(trx, randomUUID())'],
      'faults-of-the-form-forgotten': [
        'if (fields.length > 0) throw new Faults(fields)',
        'if (fields.length > 99) throw new Faults(fields)',
      ],
    },
  ),
  ...faultsOf(
    'src/refunds/server/quotes.ts',
    ['src/refunds/server/refunds.test.ts', 'src/refunds/server/refused.test.ts'],
    {
      'nothing-quoted-after-all': [
        'if (refund.refund === 0) throw refuse',
        'if (refund.refund < 0) throw refuse',
      ],
      'quote-for-a-day': ['until: at.add({ seconds: clocks.refundQuote })', 'until: at.add({ hours: 24 })'],
    },
  ),
  ...faultsOf('src/refunds/reckoning.ts', reckoned, {
    'penalty-without-the-base': ['minus(supplierShare, lesser(penalty, supplierShare))', 'supplierShare'],
    'fare-tables-greater': ['return a <= b ? a : b', 'return a >= b ? a : b'],
  }),
  ...faultsOf('src/penalties/paid-with-discount.ts', reckoned, {
    'discount-goes-to-the-traveller': [
      'const refund = minus(returned, toDiscounts)',
      'const refund = returned',
    ],
    'discount-taken-back-twice': [
      'const toDiscounts = discount <= returned ? discount : returned',
      'const toDiscounts = discount',
    ],
    'penalty-of-the-full-price': ['penalty: minus(paid, refund)', 'penalty: minus(total, refund)'],
  }),
  ...faultsOf('src/refunds/server/create.ts', ['src/refunds/server/pay-out.test.ts'], {
    'wallet-refund-waits-three-days': [
      "body.destination === 'bank' ? at.add({",
      "body.destination !== 'bank' ? at.add({",
    ],
  }),
  ...faultsOf('src/refunds/server/settle.ts', payouts, {
    'late-return-made-good': [
      '  else await compensate(room, trx, { row })\n',
      '  await compensate(room, trx, { row })\n',
    ],
    'paid-twice-by-the-bank': [
      "if (row.state !== 'agreed' && row.state !== 'sent') return",
      "if (row.state === 'bounced') return",
    ],
    'bounced-promise-left-open': [
      "await intoWallet(room, trx, back)\n  await room.promises.keep(trx, 'refund-to-bank', refundId)",
      'await intoWallet(room, trx, back)',
    ],
    'bounced-clearing-forgotten': [
      "if (row.state === 'paid') await room.wallet.post(trx, bouncedEntry(madeOf(row), room.payouts.id))\n  else await",
      "if (row.state !== 'paid') await",
    ],
  }),
  ...faultsOf('src/refunds/server/lateness.ts', payouts, {
    'lateness-until-now': ['until: keptAt ?? room.clock.now()', 'until: room.clock.now()'],
    'each-day-from-the-first': [
      'for (let day = last + 1; day <= days; day++)',
      'for (let day = 1; day <= days; day++)',
    ],
    'late-only-the-first-day': ['day <= days; day++', 'day <= Math.min(days, 1); day++'],
  }),
  ...faultsOf('src/refunds/compensation.ts', ['src/refunds/compensation.test.ts'], {
    'lateness-without-end': ['mostPercent: 10', 'mostPercent: 100'],
    'day-counts-when-over': [
      "Math.ceil(dueAt.until(now).total('hours') / 24)",
      "Math.floor(dueAt.until(now).total('hours') / 24)",
    ],
  }),
  ...faultsOf('src/refunds/server/pay-out.ts', payouts, {
    'refused-payout-is-lost': [
      "if (status.kind === 'bounced' || status.kind === 'refused') return",
      "if (status.kind === 'bounced') return",
    ],
  }),
  ...faultsOf('src/refunds/server/payouts/sending.ts', payouts, {
    'sent-again-while-fresh': [
      'return (await mayNowSend(desk, payout))',
      'return (await mayNowSend(desk, payout)) || true',
    ],
    'every-sending-allowed': [
      'where id = ${id} and (asked_at is null or asked_at <= ${now.subtract({ seconds: sendingSeconds })}) returning 1',
      'where id = ${id} returning 1',
    ],
    'nobody-looks-at-what-was-paid': [
      "const isOver = status.kind === 'bounced'",
      "const isOver = status.kind === 'paid' || status.kind === 'bounced'",
    ],
  }),
  ...faultsOf('src/refunds/server/payouts/vandar.ts', ['src/refunds/server/payouts/vandar.test.ts'], {
    'another-amount-paid-out': [
      'return own.amount === amount ? statusOf(own)',
      'return own.amount !== 0 ? statusOf(own)',
    ],
    'canceled-payout-waits': [
      "case 'CANCELED':\n      return { kind: 'bounced', providerId }",
      "      return { kind: 'bounced', providerId }\n    case 'CANCELED':\n      return { kind: 'pending', providerId }",
    ],
    'known-order-refused': ["if ('track_id' in errors)", "if ('no_such' in errors)"],
  }),
  ...faultsOf('src/penalties/penalty.ts', penalties, {
    'noon-belongs-to-the-step': [
      "Temporal.Instant.compare(now, until) >= 0) return 'past'",
      "Temporal.Instant.compare(now, until) > 0) return 'past'",
    ],
    'cut-off-at-one': ['daysBefore: 1, hour: 12', 'daysBefore: 1, hour: 13'],
    'cut-off-on-the-day': ['daysBefore: 1, hour: 12', 'daysBefore: 0, hour: 12'],
    'penalty-of-taxes-too': [
      'wholeTomans(percentOf(baseFare, percent))',
      'wholeTomans(percentOf(totalPrice, percent))',
    ],
    'taxes-back-at-the-end': ['percent >= 100 ? totalPrice', 'percent >= 100 ? baseFare'],
    'penalty-of-one-alone': ['return plus(kept, times(each, count))', 'return plus(kept, each)'],
  }),
  ...faultsOf(
    'src/penalties/waiver.ts',
    ['src/penalties/waiver.test.ts', 'src/refunds/server/refused.test.ts'],
    {
      'two-hours-are-long': [
        'return Math.abs(minutes) > longDelayMinutes',
        'return Math.abs(minutes) >= longDelayMinutes',
      ],
      'early-flights-are-on-time': [
        'return Math.abs(minutes) > longDelayMinutes',
        'return minutes > longDelayMinutes',
      ],
      'waiver-of-every-airline': [
        '(waiver.airlineCode ?? leg.airlineCode) === leg.airlineCode &&',
        "(waiver.airlineCode ?? leg.airlineCode) !== '' &&",
      ],
      'waiver-leaves-charters': ['coversCharter: true', 'coversCharter: false'],
      'waiver-without-end': [
        'const askUntil = minutes > 0 ? flight.departsAt.add({ minutes }) : null',
        'const askUntil = null',
      ],
    },
  ),
  ...faultsOf('src/refunds/selection.ts', ['src/refunds/selection.test.ts'], {
    'infant-left-alone': ["infants: count('infant')", 'infants: 0'],
    'flown-goes-back': ["if (state === 'flown') return 'FLOWN'", "if (state === 'flown') return undefined"],
    'only-together-apart': [
      "mate.state !== 'refunded' && !isChosen(mate)",
      "mate.state === 'refunded' && !isChosen(mate)",
    ],
  }),
  ...faultsOf('src/visas/refund-rule.ts', ['src/visas/refund-rule.test.ts'], {
    'guarantee-of-everybody': [
      'return guarantee > ZERO ? rejected.guaranteed',
      'return guarantee >= ZERO ? rejected.guaranteed',
    ],
  }),
  ...faultsOf('src/hotels/cancellation.ts', ['src/hotels/cancellation.test.ts'], {
    'strict-hotel-is-easy': ["ladder('strict', [noon(7, 0)", "ladder('strict', [noon(1, 0)"],
    'fixed-rate-flexible': ["isFlexible ? cancellation : 'fixed'", "!isFlexible ? cancellation : 'fixed'"],
  }),
]
