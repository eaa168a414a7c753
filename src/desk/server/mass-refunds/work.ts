import { sql } from 'kysely'
import { all, maybe, one } from '#database/database.ts'
import type { MassRefundWorkers } from '#desk/server/mass-refunds/rooms.ts'
import { Refusal } from '#server/refusal.ts'

/** Of one turn: some seconds, so that a job ends long before its time. */
const ordersInTurn = 200
const together = 6

interface OrderLeft {
  readonly orderId: string
  readonly legs: readonly number[] | null
}

/** Gives back some of what is left. Returns whether there is more to do now. */
export async function workThrough(rooms: MassRefundWorkers, massRefundId: string): Promise<boolean> {
  const left = [...(await ordersLeft(rooms, massRefundId))]
  const owners = await rooms.orders.ownersOf(left.map(({ orderId }) => orderId))
  async function worker(): Promise<void> {
    for (let order = left.pop(); order !== undefined; order = left.pop())
      await giveBackOne(rooms, { massRefundId, order, userId: owners.get(order.orderId) ?? '' })
  }
  await Promise.all(Array.from({ length: together }, worker))
  return isAtWork(rooms, massRefundId)
}

function ordersLeft({ database }: MassRefundWorkers, id: string): Promise<readonly OrderLeft[]> {
  return all(
    database,
    sql<OrderLeft>`select order_id as "orderId", legs from desk.mass_refund_order
      join desk.mass_refund on mass_refund.id = mass_refund_id
      where mass_refund_id = ${id} and state = 'left' and started_at is not null and stopped_at is null
      limit ${ordersInTurn}`,
  )
}

async function isAtWork({ database }: MassRefundWorkers, id: string): Promise<boolean> {
  const { more } = await one(
    database,
    sql<{ more: boolean }>`select exists (select from desk.mass_refund_order
      join desk.mass_refund on mass_refund.id = mass_refund_id
      where mass_refund_id = ${id} and state = 'left' and stopped_at is null) as more`,
  )
  return more
}

interface Giving {
  readonly massRefundId: string
  readonly order: OrderLeft
  readonly userId: string
}

/** «تأخیر یا لغو پرواز» and «دلیل دیگر» */
const reasons = { ofFlight: 6, ofList: 7 } as const

async function giveBackOne(rooms: MassRefundWorkers, giving: Giving): Promise<void> {
  const { orderId, legs } = giving.order
  try {
    const ready = await rooms.refunds.desk.ready({
      orderId,
      userId: giving.userId,
      items: { everything: true, ...(legs !== null && { legs }) },
      reasonId: legs === null ? reasons.ofList : reasons.ofFlight,
    })
    await rooms.database.transaction().execute(async (trx) => {
      // another server may have it, somebody may have stopped it
      const ours = await maybe(
        trx,
        sql`select from desk.mass_refund_order join desk.mass_refund on mass_refund.id = mass_refund_id
          where mass_refund_id = ${giving.massRefundId} and order_id = ${orderId} and state = 'left'
            and stopped_at is null
          for update of mass_refund_order skip locked`,
      )
      if (ours === undefined) return
      const { number, amount } = await rooms.refunds.desk.giveBack(trx, ready)
      await sql`update desk.mass_refund_order
        set state = 'done', refund_number = ${number}, amount = ${amount}, at = ${rooms.clock.now()}
        where mass_refund_id = ${giving.massRefundId} and order_id = ${orderId}`.execute(trx)
    })
  } catch (error) {
    await markFailed(rooms, giving, error)
  }
}

/** Others go on; whoever reads the reason may let it be tried again. */
async function markFailed(rooms: MassRefundWorkers, giving: Giving, error: unknown): Promise<void> {
  const { massRefundId, order } = giving
  const isExpected = error instanceof Refusal
  if (!isExpected) rooms.log.error({ err: error, massRefundId, ...order }, 'desk.mass-refund-failed')
  const failure = isExpected ? error.says : 'خطایی پیش آمد که در گزارش کارساز نوشته شد؛ دوباره امتحان کنید.'
  await sql`update desk.mass_refund_order set state = 'failed', failure = ${failure}, at = ${rooms.clock.now()}
    where mass_refund_id = ${massRefundId} and order_id = ${order.orderId} and state = 'left'`.execute(
    rooms.database,
  )
}
