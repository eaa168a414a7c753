import { plus, rial, sum, ZERO } from '#money/rial.ts'
import { due } from '#orders/order.ts'
import { shareFault, splitLimits } from '#orders/split.ts'
import type { Returns } from './actions.ts'
import { advance, begin, holdPart, whyOver } from './order-actions.ts'
import { endSplit, heldOf, spend } from './split-ends.ts'
import {
  isLate,
  type ModelOrder,
  type ModelShare,
  type ModelSplit,
  openSplitOf,
  type SharePayment,
  userOf,
  type World,
  walletOf,
} from './world.ts'

export function split(world: World, order: ModelOrder, amounts: readonly number[]): string {
  const not = whyOver(world, order)
  if (not !== undefined) return not
  if (order.credit > 0) return 'SPLIT_WITHOUT_TICKETS'
  if (openSplitOf(world, order)) return 'SPLIT_OPEN'
  if (world.splits.filter((one) => one.order === order).length >= splitLimits.ever) return 'TOO_MANY_SPLITS'
  const fault = shareFault(amounts.map(rial), plus(due(order), order.walletPart))
  if (fault !== undefined) return fault
  holdPart(world, order, ZERO)
  const made: ModelSplit = { number: world.splits.length, order, state: 'open' }
  world.splits.push(made)
  for (const amount of amounts)
    world.shares.push({ number: world.shares.length, split: made, amount: rial(amount) })
  return `${amounts.length} shares`
}

/** A gateway took it, whatever became of its order meanwhile. */
export function payShare(world: World, share: ModelShare, who: number): string {
  const { order } = share.split
  const isFree = order.status === 'approved' && share.split.state === 'open' && !isPaid(world, share)
  const payment = paid(world, { share, source: 'gateway', who, state: isFree ? 'held' : 'returning' })
  const money = { attemptId: payment.id, gatewayId: 1, amount: share.amount }
  world.books.post(world.builders.shareHeldEntry(order, money))
  if (!isFree) return 'returning'
  return completed(world, share.split) ? 'paid' : 'held'
}

/** By the owner's wallet: held for the order, as any part of it. */
export function payShareFromWallet(world: World, share: ModelShare): string {
  const { split: of, amount } = share
  const { order } = of
  const before = payments(world, share).find(({ state }) => state === 'held' || state === 'spent')
  if (before !== undefined) return before.source === 'wallet' ? latestState(world, order) : 'SHARE_PAID'
  const not = whyOver(world, order)
  if (not !== undefined) return not
  if (of.state !== 'open') return 'LINK_OVER'
  if (walletOf(world, order.who) < amount) return 'INSUFFICIENT_BALANCE'
  holdPart(world, order, plus(order.walletPart, amount))
  paid(world, { share, source: 'wallet', who: order.who, state: 'held' })
  completed(world, of)
  return latestState(world, order)
}

/** Its owner ends it: what was paid goes back. */
export function closeSplit(world: World, order: ModelOrder): string {
  if (openSplitOf(world, order) !== undefined) {
    endSplit(world, order)
    holdPart(world, order, ZERO)
  }
  return latestState(world, order)
}

/** Their banks are asked; ever more seldom after silence. */
export function giveBackShares(world: World, order: ModelOrder, answer: Returns): string {
  for (const payment of world.sharePayments) {
    const { share, state, notBefore } = payment
    if (share.split.order !== order || state !== 'returning') continue
    if (notBefore !== undefined && !isLate(world.now, notBefore)) continue
    payment.notBefore = world.now.add(
      answer === 'unknown' ? { minutes: Math.min(60, 2 ** payment.asked) } : { seconds: 45 },
    )
    payment.asked += 1
    if (answer === 'reversed' || answer === 'credited') returned(world, payment, answer)
  }
  return 'done'
}

function returned({ books, builders }: World, payment: SharePayment, became: 'reversed' | 'credited'): void {
  const { id, share, who } = payment
  const { orderId } = share.split.order
  payment.state = became
  const back = { id, orderId, gatewayId: 1, payerId: userOf(who), amount: share.amount }
  books.post(builders.shareReturnedEntry(back, became))
}

type Paying = Pick<SharePayment, 'share' | 'source' | 'who' | 'state'>

function paid({ sharePayments }: World, paying: Paying): SharePayment {
  const id = `share ${sharePayments.length}`
  const payment = { id, ...paying, wasSpent: false, asked: 0, notBefore: undefined }
  sharePayments.push(payment)
  return payment
}

/** The last one pays the order with all of them. */
function completed(world: World, of: ModelSplit): boolean {
  const shares = world.shares.filter((one) => one.split === of)
  const held = heldOf(world, of)
  if (held.length < shares.length) return false
  const { order } = of
  of.state = 'paid'
  for (const payment of held) spend(payment)
  begin(world, order)
  advance(world, order)
  const taken = sum(held.flatMap(({ source, share }) => (source === 'gateway' ? [share.amount] : [])))
  if (taken > 0) world.books.post(world.builders.sharesSpentEntry(order, taken))
  return true
}

function payments({ sharePayments }: World, share: ModelShare): readonly SharePayment[] {
  return sharePayments.filter((one) => one.share === share)
}

function isPaid(world: World, share: ModelShare): boolean {
  return payments(world, share).some(({ state }) => state === 'held' || state === 'spent')
}

function latestState({ splits }: World, order: ModelOrder): string {
  return splits.findLast((one) => one.order === order)?.state ?? 'NO_SPLIT'
}
