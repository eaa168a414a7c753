import { clocks } from '#calendar/clocks.ts'
import { minus, plus, rial, ZERO } from '#money/rial.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { compensationOf, daysLate } from '#refunds/compensation.ts'
import { nextLook } from '#refunds/payout-looks.ts'
import { type ReckonedItem, type Reckoning, reckoningOf, sharesOf, stretchAt } from '#refunds/reckoning.ts'
import { chosenOf, type Refund, refundOf } from '#refunds/refund.ts'
import { itemFault, selectionFault } from '#refunds/selection.ts'
import type { Command, PaidOut } from './actions.ts'
import { termsOf } from './goods.ts'
import { type GivenFor, isPromised, type ModelOrder, type ModelRefund, type World } from './world.ts'

export const payer = { id: 'vandar', min: rial(50_000) } as const

type Giving = Pick<Extract<Command, { action: 'refund' }>, 'items' | 'to'>

export function giveBackTickets(world: World, order: ModelOrder, { items, to }: Giving): string {
  const shares = quoted(world, order, items)
  if (typeof shares === 'string') return shares
  if (to === 'bank' && shares.refund < payer.min) return 'TOO_SMALL_FOR_BANK'
  if (isPromised(world, order, items)) return 'REBOOKING_OPEN'
  const refund = agree(world, { order, shares, items: shares.items, to, into: null })
  if (to === 'wallet') intoWallet(world, refund)
  return `refund ${shares.refund}`
}

/** What these tickets bring now, or why not. */
export function quoted(world: World, order: ModelOrder, items: readonly RefundItem[]): Refund | string {
  if (order.status !== 'issued' && order.status !== 'refunded') return 'NOT_ISSUED_YET'
  const reckoning = reckoned(world, order)
  const fault =
    selectionFault(reckoning.items, items) ??
    chosenOf(reckoning, items)
      .map((item) => faultOf(reckoning, item, world.now))
      // an item without a refund may go with others
      .find((one) => one !== undefined && one !== 'NOTHING_TO_RETURN')
  if (fault !== undefined) return fault
  const shares = refundOf(reckoning, items, world.now)
  return shares.refund === 0 ? 'NOTHING_TO_RETURN' : shares
}

/** What they were quoted for pays an order, now that its own tickets are there; the rest is in the wallet. */
export function exchange(world: World, into: ModelOrder, { order, quoted: shares }: GivenFor): void {
  const { builders, books } = world
  const { made } = agree(world, { order, shares, items: shares.items, to: 'order', into })
  books.post(builders.toOrderEntry(made, into))
  const back = minus(made.amount, into.credit)
  if (back > 0) books.post(builders.toWalletEntry({ ...made, amount: back }))
}

export function reckoned(world: World, order: ModelOrder): Reckoning {
  const terms = termsOf(order.trip, { total: order.total, gone: order.given, now: world.now })
  const soldAt = order.paidAt ?? world.now
  return reckoningOf({ ...order, terms, waivers: [], soldAt })
}

function faultOf(reckoning: Reckoning, item: ReckonedItem, now: Temporal.Instant) {
  const { percent } = stretchAt(reckoning, item.leg, now)
  const fault = itemFault(item, { stretches: reckoning.stretches.get(item.leg) ?? [], percent })
  return fault ?? (sharesOf(item, percent).refund === 0 ? 'NOTHING_TO_RETURN' : undefined)
}

type Agreed = Pick<ModelRefund, 'order' | 'shares' | 'items' | 'to' | 'into'>

function agree(world: World, agreed: Agreed): ModelRefund {
  const { builders, books, now } = world
  const { order, shares, items, to } = agreed
  const number = world.refunds.length
  const made = {
    refundId: `refund ${number}`,
    orderId: order.orderId,
    userId: order.ownerId,
    trackingNumber: String(number),
    amount: shares.refund,
  }
  const refund: ModelRefund = {
    number,
    made,
    ...agreed,
    madeAt: now,
    dueAt: to === 'bank' ? now.add({ seconds: clocks.refundAtBank }) : now,
    state: to === 'order' ? 'paid' : 'agreed',
    paidInto: to === 'order' ? 'order' : null,
    lookAt: to === 'bank' ? now : undefined,
    daysCompensated: 0,
    compensated: ZERO,
  }
  world.refunds.push(refund)
  books.post(builders.agreedEntry(made, shares, { product: order.product, voucher: order.code }))
  order.given.push(...items.map(({ passenger, leg }) => ({ passenger, leg })))
  const { groups, ladders } = order.trip.goods
  if (order.given.length === groups.length * ladders.length) order.status = 'refunded'
  return refund
}

export function payOut(world: World, refund: ModelRefund, answer: PaidOut): string {
  const { lookAt } = refund
  const { now } = world
  if (lookAt === undefined || Temporal.Instant.compare(now.add({ seconds: 1 }), lookAt) < 0) return 'done'
  const isOver = answer === 'bounced' || answer === 'refused'
  refund.lookAt = isOver ? undefined : nextLook(refund.madeAt, now)
  if (answer === 'paid') atBank(world, refund)
  else if (isOver) bounce(world, refund)
  else if (answer === 'pending' && refund.state === 'agreed') refund.state = 'sent'
  return 'done'
}

export function compensateAll(world: World): string {
  for (const refund of world.refunds) if (refund.state !== 'paid') compensate(world, refund)
  return 'done'
}

function atBank(world: World, refund: ModelRefund): void {
  if (refund.state === 'paid') return
  compensate(world, refund)
  Object.assign(refund, { state: 'paid', paidInto: 'bank' })
  world.books.post(world.builders.sentEntry(refund.made, payer.id))
}

function bounce(world: World, refund: ModelRefund): void {
  if (refund.paidInto === 'wallet') return
  if (refund.paidInto === 'bank') world.books.post(world.builders.bouncedEntry(refund.made, payer.id))
  else compensate(world, refund)
  intoWallet(world, refund)
}

function intoWallet(world: World, refund: ModelRefund): void {
  Object.assign(refund, { state: 'paid', paidInto: 'wallet' })
  world.books.post(world.builders.toWalletEntry(refund.made))
}

function compensate(world: World, refund: ModelRefund): void {
  const days = Math.min(daysLate(refund.dueAt, world.now), 10)
  for (let day = refund.daysCompensated + 1; day <= days; day++) {
    const { amount } = refund.made
    const more = minus(compensationOf(amount, day), compensationOf(amount, day - 1))
    world.books.post(world.builders.compensatedEntry(refund.made, day, more))
    refund.compensated = plus(refund.compensated, more)
    refund.daysCompensated = day
  }
}
