import { minus, plus, type Rial, rial, ZERO } from '#money/rial.ts'
import { isEnded } from '#orders/life.ts'
import { holdEnd, holdLimits } from '#orders/limits.ts'
import { walletShare } from '#orders/money-parts.ts'
import { due, inMoney } from '#orders/order.ts'
import { priceStep } from '#orders/price-change.ts'
import type { Command } from './actions.ts'
import { departureOf, goods, noProtections, protectionsFor, protectionTotal, type Trip } from './goods.ts'
import { endSplit } from './split-ends.ts'
import {
  type GivenFor,
  isLate,
  isOpen,
  type ModelAttempt,
  type ModelOrder,
  openSplitOf,
  revalued,
  userOf,
  type World,
  walletOf,
  worthOf,
} from './world.ts'

type Buying = Extract<Command, { action: 'buy' }>

export function buy(world: World, { who, goods: kind, hoursAhead, isProtected }: Buying): string {
  const live = world.orders.filter(
    (one) => one.who === who && isOpen(one) && !isLate(world.now, one.holdExpiresAt),
  )
  if (live.length >= holdLimits.perOwner) return 'TOO_MANY_HOLDS'
  const sold = goods[kind]
  if (sold === undefined) throw new RangeError(`no goods ${kind}`)
  const departure = departureOf(world.since, hoursAhead)
  const protections = isProtected ? protectionsFor(sold) : noProtections
  held(world, who, { trip: { goods: sold, departure, protections } })
  return 'submitted'
}

export interface Held {
  readonly trip: Trip
  readonly names?: readonly string[]
  readonly credit?: Rial
  readonly lockedUntil?: Temporal.Instant
  readonly inPlaceOf?: GivenFor
}

export function held(
  world: World,
  who: number,
  { trip, names, credit = ZERO, lockedUntil, inPlaceOf }: Held,
): void {
  const number = world.orders.length
  world.orders.push({
    number,
    who,
    trip,
    orderId: `order ${number}`,
    orderNumber: `number ${number}`,
    ownerId: userOf(who),
    tripId: null,
    isPriceOnly: false,
    isWhole: false,
    product: 'flight',
    brand: null,
    status: 'submitted',
    total: plus(trip.goods.total, protectionTotal(trip.protections)),
    discount: ZERO,
    rateDifference: ZERO,
    walletPart: ZERO,
    credit,
    holdExpiresAt: holdEnd(world.now, lockedUntil),
    paidAt: null,
    reference: null,
    reason: null,
    payable: ZERO,
    step: 0,
    code: null,
    given: [],
    names: [...(names ?? trip.goods.groups.map(() => 'SARA'))],
    inPlaceOf: inPlaceOf ?? null,
  })
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
  const { inPlaceOf } = order
  const credit =
    inPlaceOf === null || total === order.total
      ? order.credit
      : world.builders.differenceOf(total, inPlaceOf.quoted.refund).credit
  Object.assign(order, { total, discount, credit, status: 'approved' })
  return 'approved'
}

export function applyVoucher(world: World, order: ModelOrder, code: string): string {
  const closed = whyClosed(world, order)
  if (closed !== undefined) return closed
  if (order.credit > 0) return 'NO_CODE_HERE'
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
  const share = walletShare(inMoney(order), plus(walletOf(world, order.who), order.walletPart))
  if (how.useWallet ? share.rest === 0 : due(order) === 0 && order.walletPart === 0)
    return 'WALLET_COVERS_ALL'
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
  if (takes) advance(world, order)
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
    order.paidAt !== null &&
    order.status !== 'failed' &&
    order.walletPart + order.credit > 0 &&
    due(order) === 0
  if (isPaidByWallet) return order.status
  const not = whyUnpayable(world, order)
  if (not !== undefined) return not
  const part = inMoney(order)
  if (minus(part, order.walletPart) > walletOf(world, order.who)) return 'INSUFFICIENT_BALANCE'
  advance(world, order)
  holdPart(world, order, part)
  begin(world, order)
  return 'paid'
}

export function cancel(world: World, order: ModelOrder): string {
  if (order.status === 'cancelled') return 'cancelled'
  if (!isOpen(order)) return isEnded(order.status) ? 'ORDER_ENDED' : whyNot(order)
  order.status = 'cancelled'
  endSplit(world, order)
  holdPart(world, order, ZERO)
  unspend(world, order)
  return 'cancelled'
}

export function sweep(world: World): string {
  for (const order of world.orders)
    if (isOpen(order) && isLate(world.now, order.holdExpiresAt)) {
      order.status = 'expired'
      endSplit(world, order)
      holdPart(world, order, ZERO)
      unspend(world, order)
    }
  return 'done'
}

export function begin(world: World, order: ModelOrder): void {
  order.status = 'paid'
  order.paidAt = world.now
  endSplit(world, order)
}

/** What of it is paid by a code, and by tickets given for it. */
export function advance({ books, builders }: World, order: ModelOrder): void {
  if (order.discount > 0) books.post(builders.discountEntry(order, String(order.code)))
  if (order.credit > 0) books.post(builders.creditedEntry(order))
}

export function holdPart(world: World, order: ModelOrder, part: Rial): void {
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
  if (isLate(world.now, order.holdExpiresAt)) return 'ORDER_EXPIRED'
  return openSplitOf(world, order) && 'SPLIT_OPEN'
}

function whyUnpayable(world: World, order: ModelOrder): string | undefined {
  return whyOver(world, order) ?? (openSplitOf(world, order) && 'SPLIT_OPEN')
}

export function whyOver(world: World, order: ModelOrder): string | undefined {
  if (order.status !== 'approved') return whyNot(order)
  return isLate(world.now, order.holdExpiresAt) ? 'ORDER_EXPIRED' : undefined
}

export function whyNot({ status }: ModelOrder): string {
  if (status === 'submitted') return 'NOT_APPROVED'
  if (status === 'approved' || status === 'expired') return 'ORDER_EXPIRED'
  return ['paid', 'issuing', 'issued'].includes(status) ? 'ALREADY_PAID' : 'ORDER_ENDED'
}
