import { issueDeadline, nextAsking } from '#orders/limits.ts'
import type { Answer } from './actions.ts'
import { protectionTotal, supplierPayable } from './goods.ts'
import { exchange } from './refund-actions.ts'
import { unspendShares } from './split-ends.ts'
import type { ModelOrder, World } from './world.ts'

export function issue(world: World, order: ModelOrder, answer: Answer): string {
  if (order.paidAt === null || (order.status !== 'paid' && order.status !== 'issuing')) return order.status
  order.status = 'issuing'
  const isOver = nextAsking(world.now, 60, issueDeadline(order.paidAt)) === undefined
  if (answer === 'issued') settle(world, order)
  else if (answer === 'failed' || isOver) giveBack(world, order)
  return order.status
}

function settle(world: World, order: ModelOrder): void {
  const { trip, total, inPlaceOf } = order
  order.status = 'issued'
  if (inPlaceOf !== null) exchange(world, order, inPlaceOf)
  order.payable = supplierPayable(trip, total)
  const protection = protectionTotal(trip.protections)
  world.books.post(
    world.builders.issuedEntry(order, { reference: 'K7RM2Q', supplierPayable: order.payable, protection }),
  )
}

function giveBack(world: World, order: ModelOrder): void {
  order.status = 'failed'
  const { code } = order
  const shares = unspendShares(world, order)
  world.books.post(world.builders.failedEntry(order, { code, reason: 'declined', shares }))
  order.code = null
}
