import { minus, plus, type Rial, rial, ZERO } from '#money/rial.ts'
import { isEnded } from '#orders/life.ts'
import { holdEnd, holdLimits, issueDeadline, nextAsking } from '#orders/limits.ts'
import { walletShare } from '#orders/money-parts.ts'
import { due } from '#orders/order.ts'
import { priceStep } from '#orders/price-change.ts'
import type { Answer, Command } from './actions.ts'
import { departureOf, goods, supplierPayable } from './goods.ts'
import {
  isLate,
  isOpen,
  type ModelAttempt,
  type ModelOrder,
  revalued,
  userOf,
  type World,
  walletOf,
  worthOf,
} from './world.ts'

type Buying = Extract<Command, { action: 'buy' }>

export function buy(world: World, { who, goods: kind, hoursAhead }: Buying): string {
  const live = world.orders.filter(
    (one) => one.who === who && isOpen(one) && !isLate(world.now, one.holdExpiresAt),
  )
  if (live.length >= holdLimits.perOwner) return 'TOO_MANY_HOLDS'
  const sold = goods[kind]
  if (sold === undefined) throw new RangeError(`no goods ${kind}`)
  const number = world.orders.length
  world.orders.push({
    number,
    who,
    trip: { goods: sold, departure: departureOf(world.since, hoursAhead) },
    orderId: `order ${number}`,
    orderNumber: `number ${number}`,
    ownerId: userOf(who),
    tripId: null,
    isWhole: false,
    product: 'flight',
    brand: null,
    status: 'submitted',
    total: sold.total,
    discount: ZERO,
    rateDifference: ZERO,
    walletPart: ZERO,
    credit: ZERO,
    holdExpiresAt: holdEnd(world.now),
    paidAt: null,
    reference: null,
    reason: null,
    payable: ZERO,
    step: 0,
    code: null,
    given: [],
  })
  return 'submitted'
}

export function approve(world: World, order: ModelOrder, asked: { asks: number; agrees: boolean }): string {
  if (order.status === 'approved') return 'approved'
  if (order.status !== 'submitted') return whyNot(order)
  if (isLate(world.now, order.holdExpiresAt)) return 'ORDER_EXPIRED'
  const total = rial(asked.asks)
  const step = priceStep(order.total, total, asked.agrees ? { agreedTotal: total } : {})
  if (step === 'rises') return 'submitted'
  const discount = revalued(world, order, total)
  if (discount === 0) order.code = null
  Object.assign(order, { total, discount, status: 'approved' })
  return 'approved'
}

export function applyVoucher(world: World, order: ModelOrder, code: string): string {
  const closed = whyClosed(world, order)
  if (closed !== undefined) return closed
  if (order.code === code) return `discount ${order.discount}`
  if (order.code !== null) return 'VOUCHER_ALREADY'
  const worth = worthOf(world, order, code)
  if (typeof worth === 'string') return worth
  holdPart(world, order, ZERO)
  Object.assign(order, { code, discount: worth })
  return `discount ${worth}`
}

export function removeVoucher(world: World, order: ModelOrder): string {
  const closed = whyClosed(world, order)
  if (closed !== undefined) return closed
  unspend(world, order)
  return 'discount 0'
}

export function pay(world: World, order: ModelOrder, how: { useWallet: boolean; gatewayId: number }): string {
  const not = whyUnpayable(world, order)
  if (not !== undefined) return not
  const all = minus(order.total, order.discount)
  const share = walletShare(all, plus(walletOf(world, order.who), order.walletPart))
  if (how.useWallet && share.rest === 0) return 'WALLET_COVERS_ALL'
  holdPart(world, order, how.useWallet ? share.part : ZERO)
  const number = world.attempts.length
  const amount = due(order)
  world.attempts.push({
    number,
    id: `attempt ${number}`,
    order,
    gatewayId: how.gatewayId,
    amount,
    taken: ZERO,
  })
  return `due ${amount}`
}

export function capture(world: World, attempt: ModelAttempt): string {
  const { order, amount } = attempt
  if (attempt.became === 'odd') return 'declined'
  if (attempt.became !== undefined) return attempt.became
  const takes = order.status === 'approved' && due(order) === amount
  attempt.became = takes ? 'paid' : 'credited'
  attempt.taken = amount
  if (takes) giveDiscount(world, order)
  const money = { attemptId: attempt.id, gatewayId: attempt.gatewayId, amount }
  world.books.post(world.builders.capturedEntry(order, money, attempt.became))
  if (takes) begin(world, order)
  return attempt.became
}

/** The bank took another amount and cannot return it: it is credited to the payer. */
export function takeUnmatched(world: World, attempt: ModelAttempt, amount: number): string {
  if (attempt.became !== undefined) return 'known'
  attempt.became = 'odd'
  attempt.taken = rial(amount)
  const { id, gatewayId, order } = attempt
  const made = { id, gatewayId, userId: order.ownerId, orderId: order.orderId, amount: attempt.taken }
  world.books.post(world.builders.unmatchedMoneyEntry(made))
  return 'credited'
}

export function confirm(world: World, order: ModelOrder): string {
  const isPaidByWallet =
    order.paidAt !== null && order.status !== 'failed' && order.walletPart > 0 && due(order) === 0
  if (isPaidByWallet) return order.status
  const not = whyUnpayable(world, order)
  if (not !== undefined) return not
  const part = minus(order.total, order.discount)
  if (minus(part, order.walletPart) > walletOf(world, order.who)) return 'INSUFFICIENT_BALANCE'
  giveDiscount(world, order)
  holdPart(world, order, part)
  begin(world, order)
  return 'paid'
}

export function cancel(world: World, order: ModelOrder): string {
  if (order.status === 'cancelled') return 'cancelled'
  if (!isOpen(order)) return isEnded(order.status) ? 'ORDER_ENDED' : whyNot(order)
  order.status = 'cancelled'
  holdPart(world, order, ZERO)
  unspend(world, order)
  return 'cancelled'
}

export function sweep(world: World): string {
  for (const order of world.orders)
    if (isOpen(order) && isLate(world.now, order.holdExpiresAt)) {
      order.status = 'expired'
      holdPart(world, order, ZERO)
      unspend(world, order)
    }
  return 'done'
}

export function issue(world: World, order: ModelOrder, answer: Answer): string {
  if (order.paidAt === null || (order.status !== 'paid' && order.status !== 'issuing')) return order.status
  order.status = 'issuing'
  const isOver = nextAsking(world.now, 60, issueDeadline(order.paidAt)) === undefined
  if (answer === 'issued') settle(world, order)
  else if (answer === 'failed' || isOver) giveBack(world, order)
  return order.status
}

function settle(world: World, order: ModelOrder): void {
  order.status = 'issued'
  order.payable = supplierPayable(order.trip, order.total)
  world.books.post(world.builders.issuedEntry(order, { reference: 'K7RM2Q', supplierPayable: order.payable }))
}

function giveBack(world: World, order: ModelOrder): void {
  order.status = 'failed'
  const { code } = order
  world.books.post(world.builders.failedEntry(order, { code, reason: 'declined' }))
  order.code = null
}

function begin(world: World, order: ModelOrder): void {
  order.status = 'paid'
  order.paidAt = world.now
}

function giveDiscount(world: World, order: ModelOrder): void {
  if (order.discount > 0) world.books.post(world.builders.discountEntry(order, String(order.code)))
}

function holdPart(world: World, order: ModelOrder, part: Rial): void {
  const more = minus(part, order.walletPart)
  if (more === 0) return
  order.walletPart = part
  order.step += 1
  world.books.post(world.builders.walletPartEntry(order, { more, step: order.step }))
}

function unspend(world: World, order: ModelOrder): void {
  holdPart(world, order, ZERO)
  Object.assign(order, { code: null, discount: ZERO })
}

function whyClosed(world: World, order: ModelOrder): string | undefined {
  if (!isOpen(order)) return whyNot(order)
  return isLate(world.now, order.holdExpiresAt) ? 'ORDER_EXPIRED' : undefined
}

function whyUnpayable(world: World, order: ModelOrder): string | undefined {
  if (order.status !== 'approved') return whyNot(order)
  return isLate(world.now, order.holdExpiresAt) ? 'ORDER_EXPIRED' : undefined
}

function whyNot({ status }: ModelOrder): string {
  if (status === 'submitted') return 'NOT_APPROVED'
  if (status === 'approved' || status === 'expired') return 'ORDER_EXPIRED'
  return isPaid.has(status) ? 'ALREADY_PAID' : 'ORDER_ENDED'
}

const isPaid = new Set<string>(['paid', 'issuing', 'issued'])
