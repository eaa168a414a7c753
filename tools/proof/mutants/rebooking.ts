import { faultsOf } from '../mutant.ts'

const rebooked = ['src/app/rebooking.test.ts', 'src/app/rebooking-faults.test.ts']
const moved = ['src/app/date-change.test.ts', 'src/app/date-change-locked.test.ts']
const movedInParts = ['src/app/date-change-faults.test.ts']
const promised = ['src/orders/server/rebooking.test.ts']

export const rebookingMutants = [
  ...faultsOf('src/orders/server/rebooking.ts', rebooked, {
    'promised-ticket-given-back': [
      "if (items.some(isOthers)) throw refuse('REBOOKING_OPEN')",
      "if (items.every(isOthers) && items.length > 99) throw refuse('REBOOKING_OPEN')",
    ],
    'credit-never-advanced': ['if (order.credit > 0) await room.wallet.post(trx, creditedEntry(order))', ''],
  }),
  ...faultsOf('src/orders/server/rebooking.ts', promised, {
    'given-back-and-promised': [
      "if (!itemsOf(rebooking).every(stands)) throw refuse('TICKETS_GONE')",
      'itemsOf(rebooking).every(stands)',
    ],
    'credit-of-the-old-price': [
      'return row === undefined ? order.credit : differenceOf(payable, rial(row.worth)).credit',
      'return order.credit',
    ],
  }),
  ...faultsOf('src/orders/server/issue.ts', rebooked, {
    'old-ticket-kept-beside-the-new': ['await exchanged(room, trx, issued)', ''],
  }),
  ...faultsOf('src/refunds/server/exchange.ts', rebooked, {
    'advance-never-paid-back': ['await room.wallet.post(trx, toOrderEntry(madeOf(row), into))', ''],
    'rest-of-the-worth-kept': ['if (back > 0) await', 'if (back < 0) await'],
  }),
  ...faultsOf('src/flights/changes/server/rebooking/rebookable.ts', rebooked, {
    'another-aircraft-is-a-change': [
      "if (change === undefined || change.kind === 'new-aircraft')",
      'if (change === undefined)',
    ],
    'who-has-gone-flies-again': [
      "item.leg === leg && item.state !== 'refunded')\n  await",
      'item.leg === leg)\n  await',
    ],
  }),
  ...faultsOf('src/orders/server/create.ts', promised, {
    'rebooking-counts-as-a-hold': ['if (wish.rebooking !== undefined) return', ''],
  }),
  ...faultsOf('src/flights/changes/server/rebooking/fits.ts', rebooked, {
    'changed-flight-offered-again': [' && !isSameFlight(rebookable, leg)', ''],
    'arrives-after-the-way-back-left': [' && leavesTime(rebookable, leg)', ''],
  }),
  ...faultsOf('src/flights/changes/server/date-change/changeable.ts', moved, {
    'changed-without-a-refund': [' || !tickets.every(paysForAnother)', ''],
    'child-stays-alone': [' || (stay.length > 0 && !mayFly(stay))', ''],
  }),
  ...faultsOf('src/flights/changes/server/date-request/requestable.ts', ['src/app/date-requests.test.ts'], {
    'flown-day-wished': [' || !isStillAhead(one, now)', ''],
    'day-at-home-wished': ['why === undefined || ', ''],
  }),
  ...faultsOf('src/support/server/date-requests.ts', ['src/app/date-requests.test.ts'], {
    'wished-twice': [
      "if ((await room.promises.numberOf(trx, kind, subject)) !== undefined) throw refuse('DATE_REQUEST_OPEN')",
      '',
    ],
  }),
  ...faultsOf('src/flights/changes/server/date-change/change-date.ts', moved, {
    'another-penalty-than-shown': [
      'if (quote.refund !== worth || quote.refund !== found.worth)',
      'if (quote.refund !== found.worth)',
    ],
  }),
  ...faultsOf('src/database/functions/orders.sql', movedInParts, {
    'held-longer-than-locked': [
      'new.locked_until is null or made.hold_expires_at <= new.locked_until',
      'true',
    ],
  }),
  ...faultsOf('src/database/functions/refunds.sql', movedInParts, {
    'promised-and-given-back': [
      "and passenger = new.passenger and made.status <> 'issued'",
      "and passenger = new.passenger and made.status = 'created'",
    ],
  }),
  ...faultsOf('src/flights/changes/rebooking.ts', rebooked, {
    'flown-a-day-too-late': ['export const daysAfter = 3', 'export const daysAfter = 4'],
  }),
  ...faultsOf('src/database/functions/orders.sql', promised, {
    'ticket-of-another-pays': ['made on made.owner_id = given.owner_id', 'made on true'],
  }),
  ...faultsOf('src/database/migrations/0133_rebooking.sql', promised, {
    'ticket-promised-twice': [
      'primary key (of_order_id, leg, passenger)',
      'primary key (of_order_id, leg, passenger, order_id)',
    ],
    'promise-outlives-its-order': [
      "new.status in ('rejected', 'expired', 'cancelled', 'failed')",
      "new.status in ('rejected', 'cancelled', 'failed')",
    ],
  }),
]
