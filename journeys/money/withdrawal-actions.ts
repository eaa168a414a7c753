import { rial, sum } from '#money/rial.ts'
import { nextLook } from '#refunds/payout-looks.ts'
import { arrivalOf } from '#withdrawals/arrival.ts'
import { amountFault, withdrawalLimits } from '#withdrawals/limits.ts'
import type { PaidOut } from './actions.ts'
import { payer } from './refund-actions.ts'
import { isLate, type ModelWithdrawal, userOf, type World, walletOf } from './world.ts'

export function withdraw(world: World, who: number, amount: number): string {
  if (amountFault(amount, walletOf(world, who)) !== undefined) return 'amount'
  const fault = limitFault(world, who, amount)
  if (fault !== undefined) return fault
  const number = world.withdrawals.length
  const made = {
    withdrawalId: `withdrawal ${number}`,
    userId: userOf(who),
    number: String(number),
    amount: rial(amount),
  }
  world.withdrawals.push({
    number,
    who,
    made,
    madeAt: world.now,
    sendAt: arrivalOf(world.now).sendAt,
    state: 'requested',
    lookAt: undefined,
    hasArrived: false,
  })
  world.books.post(world.builders.requestedEntry(made))
  return 'requested'
}

function limitFault({ withdrawals, now }: World, who: number, amount: number): string | undefined {
  const lately = withdrawals.filter(
    (one) => one.who === who && Temporal.Instant.compare(one.madeAt, now.subtract({ hours: 24 })) > 0,
  )
  if (lately.length >= withdrawalLimits.timesADay) return 'TOO_MANY_WITHDRAWALS'
  const gone = lately.filter(({ state }) => state !== 'cancelled' && state !== 'returned')
  const isTooMuch = sum(gone.map(({ made }) => made.amount)) + amount > withdrawalLimits.mostADay
  return isTooMuch ? 'TOO_MUCH_A_DAY' : undefined
}

export function cancelWithdrawal({ books, builders }: World, withdrawal: ModelWithdrawal): string {
  if (withdrawal.state === 'cancelled') return 'cancelled'
  if (withdrawal.state !== 'requested') return 'SENT_ALREADY'
  withdrawal.state = 'cancelled'
  books.post(builders.cancelledEntry(withdrawal.made))
  return 'cancelled'
}

export function payWithdrawal(world: World, withdrawal: ModelWithdrawal, answer: PaidOut): string {
  const { now } = world
  if (withdrawal.state === 'requested' && isLate(now, withdrawal.sendAt))
    Object.assign(withdrawal, { state: 'sent', lookAt: now })
  const { lookAt } = withdrawal
  if (lookAt === undefined || Temporal.Instant.compare(now.add({ seconds: 1 }), lookAt) < 0) return 'done'
  const isOver = answer === 'bounced' || answer === 'refused'
  withdrawal.lookAt = isOver ? undefined : nextLook(withdrawal.sendAt, now)
  if (answer === 'paid') arrive(world, withdrawal)
  else if (isOver) giveBack(world, withdrawal)
  return 'done'
}

function arrive({ books, builders }: World, withdrawal: ModelWithdrawal): void {
  if (withdrawal.state !== 'sent') return
  Object.assign(withdrawal, { state: 'arrived', hasArrived: true })
  books.post(builders.arrivedEntry(withdrawal.made, payer.id))
}

function giveBack({ books, builders }: World, withdrawal: ModelWithdrawal): void {
  const from = withdrawal.state === 'arrived' ? { arrivedBy: payer.id } : 'sent'
  withdrawal.state = 'returned'
  books.post(builders.returnedEntry(withdrawal.made, from))
}
