import { negative } from '#money/rial.ts'
import { compensationOf } from '#refunds/compensation.ts'
import { protectionTotal } from './goods.ts'
import { wrongAfterwards } from './invariants-after.ts'
import { payer } from './refund-actions.ts'
import { vouchers } from './vouchers.ts'
import {
  isOpen,
  isPaidFor,
  type ModelOrder,
  type ModelRefund,
  type ModelWithdrawal,
  type SharePayment,
  sharesSpent,
  usedOf,
  userOf,
  type World,
} from './world.ts'

/** Invariants that do not hold, in words. Based on events only, never on entries. */
export function brokenInvariants(world: World): readonly string[] {
  return [
    ...wrongBalances(world),
    ...world.orders.flatMap((order) => wrongOrder(world, order)),
    ...world.refunds.flatMap(wrongRefund),
    ...wrongVouchers(world),
    ...wrongAfterwards(world),
  ]
}

/** What every account must hold, computed from orders, attempts, refunds and top-ups. */
export function dueBalances(world: World): ReadonlyMap<string, number> {
  const balances = new Map<string, number>()
  const add = (name: string, amount: number) => balances.set(name, (balances.get(name) ?? 0) + amount)
  for (const { who, amount, gatewayId } of world.topUps) {
    add(`traveller-wallet ${userOf(who)}`, amount)
    add(`gateway-clearing ${gatewayId}`, negative(amount))
  }
  for (const { became, order, taken, gatewayId } of world.attempts) {
    add(`gateway-clearing ${gatewayId}`, negative(taken))
    if (became === 'credited' || became === 'odd') add(`traveller-wallet ${order.ownerId}`, taken)
  }
  for (const order of world.orders) ofOrder(world, order, add)
  for (const payment of world.sharePayments) ofShare(payment, add)
  for (const refund of world.refunds) ofRefund(refund, add)
  for (const withdrawal of world.withdrawals) ofWithdrawal(withdrawal, add)
  return balances
}

type Add = (name: string, amount: number) => void

function ofOrder(world: World, order: ModelOrder, add: Add): void {
  const { status, orderId, ownerId, total, discount, walletPart, credit, code, payable, trip } = order
  add(`traveller-wallet ${ownerId}`, negative(walletPart))
  if (isOpen(order)) add(`prepayment ${orderId}`, walletPart)
  if (status === 'failed')
    add(`traveller-wallet ${ownerId}`, total - discount - credit - sharesSpent(world, order))
  if (!isPaidFor(order)) return
  if (discount > 0) add(`discounts ${code}`, negative(discount))
  if (status === 'paid' || status === 'issuing') {
    // tickets of before stand, and are an advance until they are given back
    if (credit > 0) add(`rebooking ${orderId}`, negative(credit))
    return add(`prepayment ${orderId}`, total)
  }
  add('supplier-payable flight', payable)
  const protection = protectionTotal(trip.protections)
  add('revenue flight', total - payable - protection)
  if (protection > 0) add('refund-protection flight', protection)
}

function ofShare({ share, source, who, state }: SharePayment, add: Add): void {
  if (source === 'wallet') return
  const { split, amount } = share
  if (state !== 'reversed') add('gateway-clearing 1', negative(amount))
  if (state === 'held' || state === 'returning') add(`shares-held ${split.order.orderId}`, amount)
  if (state === 'credited') add(`traveller-wallet ${userOf(who)}`, amount)
}

function ofRefund({ made, order, into, shares, state, paidInto, compensated }: ModelRefund, add: Add): void {
  if (shares.fromProtection !== undefined) add('refund-protection flight', negative(shares.fromProtection))
  if (into !== null) add(`traveller-wallet ${made.userId}`, shares.refund - into.credit)
  add('supplier-receivable flight', negative(shares.fromSupplier))
  add('revenue flight', negative(shares.fromRevenue))
  if (shares.toDiscounts > 0) add(`discounts ${order.code}`, shares.toDiscounts)
  if (state !== 'paid') add(`refunds-due ${made.refundId}`, shares.refund)
  if (paidInto === 'wallet') add(`traveller-wallet ${made.userId}`, shares.refund)
  if (paidInto === 'bank') add(`payout-clearing ${payer.id}`, shares.refund)
  add(`traveller-wallet ${made.userId}`, compensated)
  add('promotions late-refund', negative(compensated))
}

function ofWithdrawal({ made, state }: ModelWithdrawal, add: Add): void {
  if (state === 'cancelled' || state === 'returned') return
  add(`traveller-wallet ${made.userId}`, negative(made.amount))
  add(
    state === 'arrived' ? `payout-clearing ${payer.id}` : `withdrawals-due ${made.withdrawalId}`,
    made.amount,
  )
}

function wrongBalances(world: World): readonly string[] {
  const due = dueBalances(world)
  const { balances } = world.books
  let all = 0
  for (const amount of due.values()) all += amount
  const wrong = all === 0 ? [] : [`${all} rial appeared or vanished`]
  for (const [name, amount] of due)
    if ((balances.get(name) ?? 0) !== amount) wrong.push(`${name} holds ${balances.get(name)}, not ${amount}`)
  for (const [name, amount] of balances)
    if (amount !== 0 && !due.has(name)) wrong.push(`${name} holds ${amount}, and nobody knows why`)
  return wrong
}

function wrongOrder(world: World, order: ModelOrder): readonly string[] {
  const { orderId, total, discount, walletPart, credit, payable, trip } = order
  const earned = total - payable - protectionTotal(trip.protections)
  const wrong: string[] = []
  const says = (isRight: boolean, what: string) => isRight || wrong.push(`${orderId}: ${what}`)
  const { attempts, refunds } = world
  const paying = attempts.filter((one) => one.order === order && one.became === 'paid')
  const shares = sharesSpent(world, order)
  const byGateway = paying.reduce((sum, { taken }) => sum + taken, 0) + shares
  says(paying.length + (shares > 0 ? 1 : 0) <= 1, 'paid twice')
  says(
    order.paidAt === null ? byGateway === 0 : byGateway + walletPart + credit + discount === total,
    `gateway ${byGateway} + wallet ${walletPart} + tickets ${credit} + discount ${discount} is not ${total}`,
  )
  says(discount + walletPart + credit <= total, 'its parts are more than the whole')
  const back = refunds.filter((one) => one.order === order)
  if (back.length === 0) return wrong
  const sumOf = (of: (refund: ModelRefund) => number) => back.reduce((sum, refund) => sum + of(refund), 0)
  says(sumOf(({ shares }) => shares.refund) <= total - discount, 'more came back than was paid')
  says(
    sumOf(({ shares }) => shares.toDiscounts) <= discount,
    'more of the discount was taken back than given',
  )
  says(sumOf(({ shares }) => shares.fromSupplier) <= payable, 'the supplier owes more than it got')
  says(sumOf(({ shares }) => shares.fromRevenue) <= earned, 'we gave back more than we earned')
  const items = order.given.map(({ passenger, leg }) => `${passenger} ${leg}`)
  says(new Set(items).size === items.length, 'a ticket was given back twice')
  return wrong
}

function wrongRefund({ made, shares, compensated }: ModelRefund): readonly string[] {
  const wrong: string[] = []
  const { fromProtection = 0 } = shares
  if (shares.fromSupplier + shares.fromRevenue + fromProtection !== shares.refund + shares.toDiscounts)
    wrong.push(`${made.refundId} is not covered`)
  if (Math.min(...Object.values(shares).filter(Number.isInteger)) < 0)
    wrong.push(`${made.refundId} has a part below zero`)
  if (compensated > compensationOf(made.amount, 10)) wrong.push(`${made.refundId} is compensated too well`)
  return wrong
}

function wrongVouchers(world: World): readonly string[] {
  return vouchers.flatMap(({ code, usesLimit, usesPerUser, budget }) => {
    const { uses, spent } = usedOf(world, code)
    const wrong: string[] = []
    if (usesLimit !== null && uses > usesLimit) wrong.push(`${code} is used ${uses} times`)
    if (budget !== null && spent > budget) wrong.push(`${code} gave ${spent}`)
    const most = Math.max(
      0,
      ...[0, 1, 2].map((who) => world.orders.filter((one) => one.code === code && one.who === who).length),
    )
    if (usesPerUser !== null && most > usesPerUser)
      wrong.push(`${code} is used ${most} times by one traveller`)
    return wrong
  })
}
