import { type Rial, sum } from '#money/rial.ts'
import { type ModelOrder, type ModelSplit, openSplitOf, type SharePayment, type World } from './world.ts'

/** Whatever moves an order ends its split: what gateways took goes back, what the wallet held goes the way of the order. */
export function endSplit(world: World, order: ModelOrder): void {
  const open = openSplitOf(world, order)
  if (open === undefined) return
  open.state = 'closed'
  for (const payment of heldOf(world, open))
    if (payment.source === 'gateway') payment.state = 'returning'
    else if (order.status === 'paid') spend(payment)
    else payment.state = 'credited'
}

/** Of an order without a ticket: rial that gateways took for it, which go back to those who paid. */
export function unspendShares(world: World, order: ModelOrder): Rial {
  const spent = world.sharePayments.filter(
    ({ share, state }) => share.split.order === order && state === 'spent',
  )
  for (const payment of spent) payment.state = payment.source === 'gateway' ? 'returning' : 'credited'
  return sum(spent.flatMap(({ source, share }) => (source === 'gateway' ? [share.amount] : [])))
}

export function spend(payment: SharePayment): void {
  Object.assign(payment, { state: 'spent', wasSpent: true })
}

export function heldOf({ sharePayments }: World, of: ModelSplit): readonly SharePayment[] {
  return sharePayments.filter(({ share, state }) => share.split === of && state === 'held')
}
