import { faultsOf } from '../mutant.ts'

const room = [
  'src/withdrawals/server/withdrawals.test.ts',
  'src/withdrawals/server/accounts.test.ts',
  'src/withdrawals/server/pay-out.test.ts',
]

export const withdrawalMutants = [
  ...faultsOf('src/withdrawals/server/create.ts', room, {
    'withdrawal-told-twice-is-two': [
      'await inTurn(trx, userId)\n  const before = await ownWithdrawal(trx, userId, body.id)',
      'await inTurn(trx, userId)\n  const before = await ownWithdrawal(trx, userId, userId)',
    ],
    'withdrawal-of-any-amount': [
      'if (says !== undefined) throw new Faults',
      'if (says === userId) throw new Faults',
    ],
    'withdrawal-limit-is-a-bug': ['throw limitOf(error) ?? error', 'throw error'],
  }),
  ...faultsOf('src/withdrawals/server/checked-account.ts', room, {
    'silent-bank-says-yes': [
      "if (holder.kind === 'unknown') throw silent(room, holder.why)",
      "if (holder.kind === 'unknown') return { iban, hint: '-', holderName }",
    ],
    'account-of-anybody': ["if (!holder.matches) throw refuse('ACCOUNT_OF_ANOTHER')", 'void holder.matches'],
    'checked-under-another-name': [
      'if (before?.holderName === holderName) return before',
      'if (before !== undefined) return before',
    ],
    'checked-for-ever': ['const goodForHours = 24', 'const goodForHours = 24_000'],
    'banks-asked-without-end': [
      'if (!(await mayInquire(room, userId))) throw',
      'if (userId === bankDetailId) throw',
    ],
  }),
  ...faultsOf('src/withdrawals/server/pay-out.ts', room, {
    'sent-while-it-may-be-cancelled': [
      "if (row.state !== 'requested' || Temporal.Instant.compare(at, row.send_at) < 0) return",
      "if (row.state !== 'requested') return",
    ],
    'refused-withdrawal-is-lost': [
      "if (status.kind === 'bounced' || status.kind === 'refused') return",
      "if (status.kind === 'bounced') return",
    ],
    'forgotten-withdrawals-stay': ["where state = 'requested' and send_at <= ${now}", 'where false'],
  }),
  ...faultsOf('src/withdrawals/server/settle.ts', room, {
    'anybody-cancels': ["if (row.user_id !== userId) throw refuse('WITHDRAWAL_NOT_FOUND')", 'void userId'],
    'returned-only-on-its-way': [
      "if (row.state !== 'sent' && row.state !== 'arrived') return",
      "if (row.state !== 'sent') return",
    ],
    'return-goes-untold': ["await room.tell(trx, newsOf(row, 'returned'))", 'await Promise.resolve()'],
    'arrival-leaves-the-desk-waiting': [
      "await room.wallet.post(trx, arrivedEntry(madeOf(row), room.payouts.id))\n  await room.promises.keep(trx, 'withdrawal-to-bank', row.id)",
      'await room.wallet.post(trx, arrivedEntry(madeOf(row), room.payouts.id))',
    ],
  }),
  ...faultsOf('src/withdrawals/server/routes.ts', room, {
    'withdrawal-without-a-code': ['await mustBeProven(sessionOf(visitor))', 'sessionOf(visitor)'],
  }),
  ...faultsOf('src/withdrawals/arrival.ts', ['src/withdrawals/arrival.test.ts'], {
    'holidays-are-workdays': [
      "isDayOff(day) ? 'dayOff' : 'workday'",
      "isDayOff(day) ? 'workday' : 'workday'",
    ],
    'first-cycle-is-promised': ['dueAt: nextCycle(first.add({ seconds: 1 }))', 'dueAt: first'],
    'handed-over-at-once': ['toHandOver: 60', 'toHandOver: 0'],
  }),
  ...faultsOf('src/withdrawals/limits.ts', ['src/withdrawals/limits.test.ts'], {
    'below-the-least': ['if (amount < withdrawalLimits.least)', 'if (amount < 0)'],
    'above-the-balance': ['if (amount > balance)', 'if (amount > balance + 10)'],
  }),
  ...faultsOf(
    'src/database/functions/withdrawals.sql',
    ['src/withdrawals/server/stored.test.ts', 'src/withdrawals/server/withdrawals.test.ts'],
    {
      'withdrawals-unbooked': ['if it.id is null or booked is distinct from right_ones', 'if it.id is null'],
      'no-limit-of-an-account': ['where account_print = new.account_print', 'where account_print is null'],
      'cancelled-ones-do-not-count': ['select count(*) >= 5', 'select count(*) >= 50'],
    },
  ),
]
