import { randomUUID } from 'node:crypto'
import { rial } from '#money/rial.ts'
import type { Act, Names, Stage } from './act.ts'
import type { Command } from './actions.ts'

export function splitting(
  { lane, names }: Stage,
  { order, amounts }: Extract<Command, { action: 'split' }>,
  index: number,
): Act {
  const { orderId, userId } = orderAt(names, order)
  const first = names.shares.length
  const shares = amounts.map((amount, place) => ({ label: `${place + 1}`, amount: rial(amount) }))
  return async () => {
    const made = await lane.orders.splits.make({
      orderId,
      userId,
      host: 'Sara',
      shares,
      once: `command ${index}`,
    })
    for (const [place, { shareId, amount }] of made.shares.entries())
      names.shares[first + place] = { shareId, orderId, amount }
    return `${made.shares.length} shares`
  }
}

export function closing({ lane, names }: Stage, order: number): Act {
  const { orderId, userId } = orderAt(names, order)
  return async () => (await lane.orders.splits.close(orderId, userId)).state
}

/** The bank's answer counts for every payment of the order that is to go back. */
export function returning(
  { lane, names }: Stage,
  { order, answer }: Extract<Command, { action: 'return-shares' }>,
): Act {
  lane.script.returns = answer
  return () => lane.returnShares(orderAt(names, order).orderId).then(() => 'done')
}

export function ofShare({ lane, names }: Stage, command: Extract<Command, { readonly share: number }>): Act {
  const { splits } = lane.orders
  const share = names.shares[command.share]
  if (share === undefined) throw new RangeError(`no share ${command.share}`)
  const { shareId, orderId } = share
  if (command.action === 'wallet-share') {
    const userId = names.orders.find((one) => one.orderId === orderId)?.userId ?? ''
    return async () => (await splits.payFromWallet(shareId, userId)).state
  }
  const attempt = {
    attemptId: randomUUID(),
    shareId,
    gatewayId: 1,
    amount: rial(share.amount),
    userId: names.users[command.who] ?? '',
  }
  return () => lane.house.database.transaction().execute((trx) => splits.captured(trx, attempt))
}

function orderAt({ orders }: Names, number: number): Names['orders'][number] {
  const found = orders[number]
  if (found === undefined) throw new RangeError(`no order ${number}`)
  return found
}
