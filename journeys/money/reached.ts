import type { Life } from './model.ts'
import type { ModelOrder, ModelRefund, ModelWithdrawal } from './world.ts'

/** States that random histories must reach sometimes; returns those never reached. */
export function reached(lives: readonly Life[]): readonly string[] {
  const orders = lives.flatMap(({ world }) => world.orders)
  const refunds = lives.flatMap(({ world }) => world.refunds)
  const withdrawals = lives.flatMap(({ world }) => world.withdrawals)
  const outcomes = new Set(
    lives.flatMap(({ story }) => story.map(({ command, outcome }) => `${command.action} ${outcome}`)),
  )
  return [
    ...Object.entries(ends).filter(([, isSo]) => !orders.some(isSo)),
    ...Object.entries(refunded).filter(([, isSo]) => !refunds.some(isSo)),
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
  expired: (one) => one.status === 'expired',
  cancelled: (one) => one.status === 'cancelled',
}

const refunded: Readonly<Record<string, (refund: ModelRefund) => boolean>> = {
  'at the bank': ({ paidInto, compensated }) => paidInto === 'bank' && compensated === 0,
  'at the bank, late': ({ paidInto, compensated }) => paidInto === 'bank' && compensated > 0,
  'bounced into the wallet': ({ to, paidInto }) => to === 'bank' && paidInto === 'wallet',
  'under way, late': ({ state, compensated }) => state === 'sent' && compensated > 0,
  'with a discount taken back': ({ shares }) => shares.toDiscounts > 0,
}

const withdrawn: Readonly<Record<string, (withdrawal: ModelWithdrawal) => boolean>> = {
  'arrived at the bank': ({ state }) => state === 'arrived',
  'returned on its way': ({ state, hasArrived }) => state === 'returned' && !hasArrived,
  'returned after it had arrived': ({ state, hasArrived }) => state === 'returned' && hasArrived,
  'cancelled before it was sent': ({ state }) => state === 'cancelled',
}

const told = [
  'capture credited',
  'odd credited',
  'confirm INSUFFICIENT_BALANCE',
  'pay WALLET_COVERS_ALL',
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
