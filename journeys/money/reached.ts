import type { Life } from './model.ts'
import type { ModelOrder, ModelRefund, ModelWithdrawal, SharePayment } from './world.ts'

/** States that random histories must reach sometimes; returns those never reached. */
export function reached(lives: readonly Life[]): readonly string[] {
  const orders = lives.flatMap(({ world }) => world.orders)
  const refunds = lives.flatMap(({ world }) => world.refunds)
  const withdrawals = lives.flatMap(({ world }) => world.withdrawals)
  const payments = lives.flatMap(({ world }) => world.sharePayments)
  const outcomes = new Set(
    lives.flatMap(({ story }) => story.map(({ command, outcome }) => `${command.action} ${outcome}`)),
  )
  return [
    ...Object.entries(ends).filter(([, isSo]) => !orders.some(isSo)),
    ...Object.entries(refunded).filter(([, isSo]) => !refunds.some(isSo)),
    ...Object.entries(shared).filter(([, isSo]) => !payments.some(isSo)),
    ...Object.entries(withdrawn).filter(([, isSo]) => !withdrawals.some(isSo)),
    ...told.filter((one) => !outcomes.has(one)).map((one) => [one]),
  ].flatMap(([what]) => what ?? [])
}

const ends: Readonly<Record<string, (order: ModelOrder) => boolean>> = {
  'issued, paid in three parts': (one) => one.status === 'issued' && inThree(one),
  'failed, paid in three parts': (one) => one.status === 'failed' && inThree(one),
  'refunded, paid in three parts': (one) => one.status === 'refunded' && inThree(one),
  'paid by wallet and code alone': (one) => one.paidAt !== null && one.discount > 0 && rest(one) === 0,
  'a part of it refunded': (one) => one.status === 'issued' && one.given.length > 0,
  'dearer than it was': (one) => one.total > one.trip.goods.total && one.paidAt !== null,
  'issued with another’s tickets': (one) => one.status === 'issued' && one.inPlaceOf !== null,
  'failed, and its tickets stand': (one) =>
    one.status === 'failed' && one.inPlaceOf?.order.status === 'issued',
  'moved a second time': (one) =>
    one.status === 'issued' && (one.inPlaceOf?.order.inPlaceOf ?? null) !== null,
  'given back after it was moved': (one) => one.status === 'refunded' && one.inPlaceOf !== null,
  'corrected, then moved': (one) => one.inPlaceOf !== null && one.names.some((name) => name !== 'SARA'),
  expired: (one) => one.status === 'expired',
  cancelled: (one) => one.status === 'cancelled',
}

const refunded: Readonly<Record<string, (refund: ModelRefund) => boolean>> = {
  'at the bank': ({ paidInto, compensated }) => paidInto === 'bank' && compensated === 0,
  'at the bank, late': ({ paidInto, compensated }) => paidInto === 'bank' && compensated > 0,
  'bounced into the wallet': ({ to, paidInto }) => to === 'bank' && paidInto === 'wallet',
  'under way, late': ({ state, compensated }) => state === 'sent' && compensated > 0,
  'into another order, with a rest': ({ into, made }) => into !== null && made.amount > into.credit,
  'borne by a protection': ({ shares }) => (shares.covered ?? 0) > 0,
  'borne by what is left of a protection': ({ shares, order }) =>
    (shares.covered ?? 0) > 0 && order.inPlaceOf !== null,
  'with a discount taken back': ({ shares }) => shares.toDiscounts > 0,
}

const withdrawn: Readonly<Record<string, (withdrawal: ModelWithdrawal) => boolean>> = {
  'arrived at the bank': ({ state }) => state === 'arrived',
  'returned on its way': ({ state, hasArrived }) => state === 'returned' && !hasArrived,
  'returned after it had arrived': ({ state, hasArrived }) => state === 'returned' && hasArrived,
  'cancelled before it was sent': ({ state }) => state === 'cancelled',
}

const shared: Readonly<Record<string, (payment: SharePayment) => boolean>> = {
  'a share of what is issued': ({ state, share }) =>
    state === 'spent' && share.split.order.status === 'issued',
  'a share of what was moved': ({ state, share }) =>
    state === 'spent' && share.split.order.status === 'refunded',
  'back on its card though it had paid': ({ state, wasSpent }) => state === 'reversed' && wasSpent,
  'in a wallet though it had paid': ({ state, wasSpent, source }) =>
    state === 'credited' && wasSpent && source === 'gateway',
  'in a wallet, since its order came to nothing': ({ state, wasSpent }) => state === 'credited' && !wasSpent,
  'from a wallet beside others’': ({ state, source }) => state === 'spent' && source === 'wallet',
  'asked for, and not back yet': ({ state, asked }) => state === 'returning' && asked > 0,
}

const told = [
  'capture credited',
  'odd credited',
  'confirm INSUFFICIENT_BALANCE',
  'pay WALLET_COVERS_ALL',
  'pay SPLIT_OPEN',
  'confirm SPLIT_OPEN',
  'voucher SPLIT_OPEN',
  'voucher NO_CODE_HERE',
  'split SPLIT_WITHOUT_TICKETS',
  'split SPLIT_OPEN',
  'split SHARE_TOO_SMALL',
  'pay-share returning',
  'pay-share paid',
  'wallet-share SHARE_PAID',
  'wallet-share paid',
  'wallet-share INSUFFICIENT_BALANCE',
  'move REBOOKING_OPEN',
  'move NOT_ALONE',
  'refund REBOOKING_OPEN',
  'correct REBOOKING_OPEN',
  'correct CORRECTION_OPEN',
  'correct done',
  'decide done',
  'decide refused',
  'buy TOO_MANY_HOLDS',
  'voucher VOUCHER_USED_UP',
  'voucher VOUCHER_YOUR_LIMIT',
  'voucher VOUCHER_BUDGET',
  'voucher VOUCHER_BELOW_MINIMUM',
  'refund NOT_ALONE',
  'refund TOO_LATE',
  'refund NOT_REFUNDABLE',
  'refund ALREADY_REFUNDED',
  'refund TOO_SMALL_FOR_BANK',
  'withdraw amount',
  'cancel-withdrawal SENT_ALREADY',
] as const

function inThree(order: ModelOrder): boolean {
  return order.discount > 0 && order.walletPart > 0 && rest(order) > 0
}

function rest({ total, discount, walletPart }: ModelOrder): number {
  return total - discount - walletPart
}
