import { faultsOf } from '../mutant.ts'

const moved = ['src/app/date-change-abroad.test.ts']
const faults = ['src/app/date-change-abroad-faults.test.ts']

export const dateAbroadMutants = [
  ...faultsOf('src/flights/supplier/server/supplier-refunding.ts', moved, {
    'changed-order-given-back-there': ['if (row.changedInto !== null) continue', ''],
  }),
  ...faultsOf('src/flights/changes/server/date-change/flights-of-change.ts', moved, {
    'earnings-go-to-the-seller': ['commission: fromRevenue }', 'commission: ZERO }'],
    'penalty-left-out': ['penalty: penalty ?? ZERO })\n', 'penalty: ZERO })\n'],
  }),
  ...faultsOf('src/flights/changes/server/rebooking/rebook.ts', moved, {
    'change-made-dearer-by-a-rule': ['pricedAt: isSellersOwn ? undefined : now', 'pricedAt: now'],
  }),
  ...faultsOf('src/flights/supplier/server/looking-up.ts', faults, {
    'change-confirmed-again': [
      "return isSettled ? 'failed' : undefined\n  if (found.state",
      "return isSettled ? 'held' : undefined\n  if (found.state",
    ],
  }),
  ...faultsOf('src/flights/supplier/server/settling.ts', faults, {
    'changed-order-cancelled': [
      'if (row.booking.changeOf !== undefined) return changedInVain(desk, row)',
      '',
    ],
  }),
  ...faultsOf('src/flights/supplier/server/outbox.ts', faults, {
    'old-flights-changes-told-of-the-new': [
      'returning old.changes_heard as heard',
      "returning '{}'::text[] as heard",
    ],
  }),
  ...faultsOf('src/flights/booking/server/hold.ts', faults, {
    'change-sold-to-a-stranger': ["throw refuse('PROPOSAL_NOT_FOUND')\n  for (const", 'void 0\n  for (const'],
  }),
  ...faultsOf('src/flights/supplier/server/supplier-issuing.ts', faults, {
    'ticket-number-taken-twice': [
      'isChange ? await unusedNumbers(database, numbers, orderId) : numbers',
      'numbers',
    ],
  }),
]
