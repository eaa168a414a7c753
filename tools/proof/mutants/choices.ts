import { faultsOf } from '../mutant.ts'

const chosen = ['src/flights/choosing/server/instead.test.ts']
const raced = ['src/flights/choosing/server/instead-faults.test.ts']

/** Another one in place of what could not be issued, before its money leaves. */
export const choiceMutants = [
  ...faultsOf('src/orders/choice.ts', chosen, {
    'choice-beyond-the-promised-minutes': ['< 0 ? promised : end', '< 0 ? end : end.add({ seconds: 0 })'],
  }),
  ...faultsOf('src/orders/server/choice/offer-choice.ts', chosen, {
    'seats-of-the-unissued-never-free': ['await seatsReleased(room, trx, order)\n  return', 'return'],
  }),
  ...faultsOf('src/orders/server/choice/end-choice.ts', chosen, {
    'money-leaves-before-its-time': ['room.clock.now(), until) < 0)', 'room.clock.now(), until) < -1)'],
  }),
  ...faultsOf('src/orders/server/choice/take-instead.ts', chosen, {
    'dearer-one-without-its-difference': ['due(held) === 0 ? begin', 'due(held) >= 0 ? begin'],
    'price-of-the-old-one-held': [
      'walletShare(inMoney(made), inMoney(of))',
      'walletShare(inMoney(of), inMoney(of))',
    ],
  }),
  ...faultsOf('src/orders/server/choice/take-instead.ts', raced, {
    'taken-twice-when-told-twice': [
      "if (of.status === 'replaced') return takenFor(room, orderId, userId)",
      '',
    ],
    'what-was-taken-is-let-go': [
      'if (made !== undefined && takenBefore?.orderId !== made.orderId) await letGo',
      'if (made !== undefined && (takenBefore !== undefined || made.orderId !== orderId)) await letGo',
    ],
  }),
]
