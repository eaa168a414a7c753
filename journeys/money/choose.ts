import { minus } from '#money/rial.ts'
import { due, payable } from '#orders/order.ts'
import { equalShares } from '#orders/split.ts'
import type { Command, Wish } from './actions.ts'
import { corrected, isPayable, itemsOf, moved, ofCorrection, ofShare } from './choose-after.ts'
import { protectionTotal } from './goods.ts'
import { pick } from './pick.ts'
import { vouchers } from './vouchers.ts'
import {
  isLate,
  isOpen,
  type ModelAttempt,
  type ModelOrder,
  type ModelRefund,
  type ModelWithdrawal,
  openSplitOf,
  type World,
} from './world.ts'

/** Resolves a wish in a world; if nothing fits, another action is taken. */
export function chosen(world: World, wish: Wish): Command {
  if ('order' in wish) return ofOrder(world, wish) ?? onward(world, wish.order)
  if ('attempt' in wish) return ofAttempt(world, wish) ?? onward(world, wish.attempt)
  if ('refund' in wish) return ofRefund(world, wish) ?? onward(world, wish.refund)
  if ('withdrawal' in wish) return ofWithdrawal(world, wish) ?? onward(world, wish.withdrawal)
  if ('share' in wish) return ofShare(world, wish) ?? onward(world, wish.share)
  if ('correction' in wish) return ofCorrection(world, wish) ?? onward(world, wish.correction)
  switch (wish.wish) {
    case 'go-on':
      return onward(world, wish.on)
    case 'top-up':
      return { action: 'top-up', who: wish.who, amount: wish.amount }
    case 'withdraw':
      return { action: 'withdraw', who: wish.who, amount: wish.amount }
    case 'buy':
      return bought(wish)
    case 'wait':
      return { action: 'wait', minutes: wish.minutes }
    case 'sweep':
    case 'compensate':
      return { action: wish.wish }
    default:
      return wish satisfies never
  }
}

type OfOrder = Extract<Wish, { readonly order: number }>

function ofOrder(world: World, wish: OfOrder): Command | undefined {
  const found = pick(world.orders, wish.order, (order) => fits[wish.wish](order, world))
  if (found === undefined) return undefined
  const order = found.number
  switch (wish.wish) {
    case 'approve':
      return { action: 'approve', order, asks: askedOf(found, wish.percent), agrees: wish.agrees }
    case 'voucher':
      return { action: 'voucher', order, code: codeAt(wish.code) }
    case 'pay':
      return { action: 'pay', order, useWallet: wish.useWallet, gatewayId: wish.gatewayId }
    case 'issue':
      return { action: 'issue', order, answer: wish.answer }
    case 'refund':
      return { action: 'refund', order, items: itemsOf(found, wish.mask), to: wish.to }
    case 'move':
      return moved(found, wish)
    case 'correct':
      return corrected(world, found, wish.isAtOnce)
    case 'split':
      return { action: 'split', order, amounts: equalShares(payable(found), wish.many) }
    case 'return-shares':
      return { action: 'return-shares', order, answer: wish.answer }
    case 'unvoucher':
    case 'confirm':
    case 'cancel':
    case 'close-split':
      return { action: wish.wish, order }
    default:
      return wish satisfies never
  }
}

const isApproved = ({ status }: ModelOrder) => status === 'approved'
const isIssued = ({ status }: ModelOrder) => status === 'issued'

const fits = {
  approve: ({ status }) => status === 'submitted',
  voucher: isOpen,
  unvoucher: (order) => isOpen(order) && order.code !== null,
  pay: isApproved,
  confirm: isApproved,
  cancel: isOpen,
  issue: ({ status }) => status === 'paid' || status === 'issuing',
  refund: isIssued,
  move: isIssued,
  correct: isIssued,
  split: (order) => isApproved(order) && order.credit === 0,
  'close-split': (order, world) => openSplitOf(world, order) !== undefined,
  'return-shares': (order, { sharePayments }) =>
    sharePayments.some(({ share, state }) => share.split.order === order && state === 'returning'),
} as const satisfies Record<OfOrder['wish'], (order: ModelOrder, world: World) => boolean>

function ofAttempt(world: World, wish: Extract<Wish, { readonly attempt: number }>): Command | undefined {
  const found = pick(world.attempts, wish.attempt, ({ became }) => became === undefined)
  if (found === undefined) return undefined
  const attempt = found.number
  return wish.wish === 'odd'
    ? { action: 'odd', attempt, amount: wish.amount }
    : { action: 'capture', attempt }
}

function ofRefund(world: World, { refund, answer }: Extract<Wish, { wish: 'pay-out' }>): Command | undefined {
  const banks = world.refunds.filter(({ to }) => to === 'bank')
  const found = pick(banks, refund, ({ lookAt }) => lookAt !== undefined)
  return found && { action: 'pay-out', refund: found.number, answer }
}

function ofWithdrawal(
  world: World,
  wish: Extract<Wish, { readonly withdrawal: number }>,
): Command | undefined {
  const found = pick(world.withdrawals, wish.withdrawal, ({ state, lookAt }) =>
    wish.wish === 'pay-withdrawal'
      ? state === 'requested' || lookAt !== undefined
      : state === 'requested' || state === 'sent',
  )
  if (found === undefined) return undefined
  const withdrawal = found.number
  return wish.wish === 'pay-withdrawal'
    ? { action: 'pay-withdrawal', withdrawal, answer: wish.answer }
    : { action: 'cancel-withdrawal', withdrawal }
}

/** The usual next action, so that histories make progress. */
function onward(world: World, on: number): Command {
  const sent = world.refunds.find(({ state }) => state !== 'paid')
  if (sent !== undefined && on % 3 === 0) return awaited(world, sent)
  const leaving = world.withdrawals.find(isAwaited)
  if (leaving !== undefined && on % 5 === 1) return sending(world, leaving)
  const live = world.orders.filter(({ status }) => status in road)
  const found = live[on % Math.max(1, live.length)]
  if (found === undefined)
    return bought({ who: on % 3, goods: on % 5, hoursAhead: 100, isProtected: on % 2 === 0 })
  const order = found.number
  const { status } = found
  if (status === 'submitted') return towardsApproval(found, on)
  if (status === 'approved') return towardsPayment(world, found, on)
  if (status === 'issued' && on % 5 > (found.inPlaceOf === null ? 3 : 1))
    return moved(found, { mask: on, flight: on % 3 })
  if (status !== 'issued') return { action: 'issue', order, answer: on % 4 === 3 ? 'failed' : 'issued' }
  return { action: 'refund', order, items: itemsOf(found, on), to: on % 2 === 0 ? 'wallet' : 'bank' }
}

function towardsApproval({ number: order, code, total }: ModelOrder, on: number): Command {
  if (on % 4 === 1 && code === null) return { action: 'voucher', order, code: codeAt(on >> 2) }
  return { action: 'approve', order, asks: total, agrees: false }
}

function towardsPayment(world: World, order: ModelOrder, on: number): Command {
  const { attempts, shares, now } = world
  if (Temporal.Instant.compare(now, order.holdExpiresAt) >= 0) return { action: 'sweep' }
  const share = shares.find((one) => one.split.order === order && isPayable(world, one))
  if (share !== undefined) return { action: 'pay-share', share: share.number, who: on % 3 }
  const isOpen = (one: ModelAttempt) => one.order === order && one.became === undefined
  const open = attempts.find((one) => isOpen(one) && one.amount === due(order))
  if (open !== undefined) return { action: 'capture', attempt: open.number }
  if (on % 4 === 0 || due(order) === 0) return { action: 'confirm', order: order.number }
  return { action: 'pay', order: order.number, useWallet: on % 2 === 0, gatewayId: 1 }
}

function awaited({ now }: World, { number, lookAt, state }: ModelRefund): Command {
  if (lookAt === undefined) return { action: 'compensate' }
  if (Temporal.Instant.compare(lookAt, now) > 0) return { action: 'wait', minutes: 60 * 80 }
  if (number % 3 === 1 && state === 'agreed') return { action: 'pay-out', refund: number, answer: 'pending' }
  return { action: 'pay-out', refund: number, answer: number % 3 === 2 ? 'bounced' : 'paid' }
}

/** Sent soon; every second one that arrived is to come back. */
function isAwaited({ state, lookAt, number }: ModelWithdrawal): boolean {
  return state === 'requested' || (state === 'arrived' && lookAt !== undefined && number % 2 === 0)
}

function sending({ now }: World, { number, state, sendAt, lookAt }: ModelWithdrawal): Command {
  if (!isLate(now, lookAt ?? sendAt)) return { action: 'wait', minutes: 60 }
  if (state === 'arrived') return { action: 'pay-withdrawal', withdrawal: number, answer: 'bounced' }
  return { action: 'pay-withdrawal', withdrawal: number, answer: number % 3 === 2 ? 'bounced' : 'paid' }
}

const road = { submitted: 1, approved: 1, paid: 1, issuing: 1, issued: 1 } as const

function codeAt(number: number): string {
  return vouchers[number % vouchers.length]?.code ?? ''
}

/** One percent stands for a tiny price, below a gateway's minimum. What protection costs does not change. */
function askedOf({ total, trip, inPlaceOf }: ModelOrder, percent: number): number {
  const protection = protectionTotal(trip.protections)
  const tickets = minus(total, protection)
  if (percent === 1 && inPlaceOf === null) return protection + Math.min(tickets, 9_000)
  return protection + Math.floor((tickets * percent) / 100)
}

function bought(of: Omit<Extract<Command, { action: 'buy' }>, 'action'>): Command {
  const { who, goods, hoursAhead, isProtected } = of
  return { action: 'buy', who, goods, hoursAhead, isProtected }
}
