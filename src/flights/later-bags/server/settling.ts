import { type BagsOrder, moved, unsureOrders } from '#flights/later-bags/server/stored-bags.ts'
import { settlesAfterMs, whatIsThere } from '#flights/later-bags/server/what-is-there.ts'
import type { Room } from '#flights/server/room.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'
import { aboutOrder } from '#server/order-here.ts'

/** What became of bags whose order ended before their supplier answered: nothing, or bought in vain, which is the desk's.
 * Idempotent, also in parallel. Returns how many moved on. */
export async function settleLaterBags(room: Room): Promise<number> {
  const settled = await eachByItself(await unsureOrders(room.database), (order) =>
    aboutOrder(order.orderId, () => settle(room, order)),
  )
  return unlessFailed(settled, 'bags after the ticket could not be settled')
}

async function settle(room: Room, order: BagsOrder): Promise<boolean> {
  const { orderId, askedAt } = order
  const there = await whatIsThere(room, order)
  const now = room.clock.now()
  if (there === 'bought') return boughtInVain(room, orderId, now)
  const waited = askedAt?.until(now).total('milliseconds') ?? 0
  if (there !== 'nothing' || waited < settlesAfterMs(room, order)) return false
  const to = { to: 'failed', now, reason: 'looked up: absent' } as const
  return (await moved(room.database, orderId, to)) !== undefined
}

function boughtInVain(room: Room, orderId: string, now: Temporal.Instant): Promise<boolean> {
  return room.database.transaction().execute(async (trx) => {
    const done = await moved(trx, orderId, { to: 'by-hand', now, reason: 'bought after its order ended' })
    const task = { kind: 'supplier-cancelled-by-hand', subject: orderId, orderId, at: now } as const
    if (done !== undefined) await room.promises.giveAll(trx, [task])
    return done !== undefined
  })
}
