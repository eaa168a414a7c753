import { faultsOf } from '../mutant.ts'

const shared = ['src/orders/server/splits/splits.test.ts']
const told = ['src/orders/server/money-back.test.ts']
const stored = ['src/orders/server/splits/stored-shares.test.ts']

/** Orders that several pay. */
export const shareMutants = [
  ...faultsOf('src/orders/server/splits/captured.ts', shared, {
    'paid-before-the-last-share': ['if (missing > 0) return false', 'if (missing > 1) return false'],
    'share-of-an-ended-order-held': [
      "order.status === 'approved' && (await splitById(trx, split.splitId))?.state === 'open'",
      'true',
    ],
    'one-share-paid-twice': ["isOpen && share?.paidAt === null ? 'held'", "isOpen ? 'held'"],
    'capture-told-twice-is-two': ['if (before !== undefined) return before', ''],
    'shares-never-reach-the-order': [
      'if (taken > 0) await room.wallet.post(trx, sharesSpentEntry(paid, taken))',
      '',
    ],
  }),
  ...faultsOf('src/orders/server/splits/give-back.ts', shared, {
    'share-back-on-card-and-in-wallet': [
      'await room.wallet.post(trx, shareReturnedEntry(mine, became))',
      "await room.wallet.post(trx, shareReturnedEntry(mine, 'credited'))",
    ],
    'silent-bank-taken-for-a-yes': [
      "if (became === 'unknown') return later(room, mine)\n  await room.database.transaction().execute((trx) => went(room, trx, { mine, became }))",
      "await room.database.transaction().execute((trx) => went(room, trx, { mine, became: became === 'unknown' ? 'reversed' : became }))",
    ],
    'bank-asked-as-if-for-the-first-time': ['mine.asked > 0)', 'mine.asked > 99)'],
  }),
  ...faultsOf('src/orders/entries.ts', shared, {
    'failed-shares-to-the-owner': ['minus(inMoney(order), shares),', 'inMoney(order),'],
  }),
  ...faultsOf('src/orders/server/splits/make.ts', shared, {
    'split-of-a-split-order': ["if (open) throw refuse('SPLIT_OPEN')", ''],
  }),
  ...faultsOf('src/orders/server/splits/give-back.ts', told, {
    'friend-never-told-of-the-wallet': ["if (became === 'credited') await told(room, trx, mine)", ''],
  }),
  ...faultsOf('src/orders/server/money-back.ts', told, {
    'shares-told-as-the-wallets': [' and was_spent', ' and not was_spent'],
    'credit-told-as-the-wallets': ['...[...onCredit].map', '...[...onCredit].slice(1).map'],
  }),
  ...faultsOf('src/orders/server/splits/personal-shares.ts', stored, {
    'payers-named-after-erasure': ["set label = 'ERASED', token", 'set token'],
  }),
]
