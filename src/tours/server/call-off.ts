import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { packageName, packageOf } from '#tours/packages.ts'
import { type Departure, lockedDeparture, nextDates } from '#tours/server/departures.ts'
import { refuse } from '#tours/server/refusals.ts'
import type { Room } from '#tours/server/room.ts'

/** Every departure whose group is not reached by its hour. Harmless when run again. */
export async function callOffUnreached(room: Room): Promise<void> {
  const due = await all(
    room.database,
    sql<{ id: string }>`
      select id from tours.departures
      where called_off_at is null and decided_at <= ${room.clock.now()} and departs_at > ${room.clock.now()}
        and elsewhere + sold < minimum order by id`,
  )
  for (const { id } of due) await callOff(room, id, { reason: 'group', isUnreached: true })
}

interface Reason {
  readonly reason: string
  /** only while too few have registered */
  readonly isUnreached?: boolean
}

/** Ends a departure; everybody's whole money goes back by itself. Idempotent. Throws TOUR_NOT_FOUND. */
export async function callOff(
  room: Room,
  departureId: string,
  { reason, isUnreached }: Reason,
): Promise<void> {
  const orders = await room.database.transaction().execute(async (trx) => {
    const departure = await lockedDeparture(trx, departureId)
    if (departure === undefined) throw refuse('TOUR_NOT_FOUND')
    if (departure.calledOffAt !== null) return undefined
    if (isUnreached && departure.elsewhere + departure.sold >= departure.minimum) return undefined
    await sql`
      update tours.departures set called_off_at = ${room.clock.now()}, reason = ${reason}
      where id = ${departureId}`.execute(trx)
    return endedBy(room, trx, departure)
  })
  // unpaid orders end at once; one that is paid meanwhile is issued, and given back from there
  for (const orderId of orders ?? []) await room.orders.withdraw(orderId, 'the tour was called off')
}

/** Who paid is given back and told by a job that a crash cannot lose; the unpaid are returned. */
async function endedBy(room: Room, trx: Trx, departure: Departure): Promise<readonly string[]> {
  const bookings = await all(
    trx,
    sql<{ orderId: string; state: 'held' | 'issued' }>`
      select order_id as "orderId", state from tours.bookings
      where departure_id = ${departure.id} and state in ('held', 'issued') order by order_id`,
  )
  for (const { orderId, state } of bookings)
    if (state === 'issued') await room.givingBack.send({ orderId }, { within: trx })
  room.log.info({ departureId: departure.id, bookings: bookings.length }, 'tour.called-off')
  return bookings.filter(({ state }) => state === 'held').map(({ orderId }) => orderId)
}

/** The job of one order: its money first, then its message. Throws, to be tried again, while its order is still being issued. */
export async function giveBackWhole(room: Room, orderId: string): Promise<void> {
  const order = await room.orders.order(orderId)
  if (order === undefined) return
  if (order.status === 'paid' || order.status === 'issuing')
    throw new Error(`order ${orderId} is still being issued`)
  if (order.status === 'issued') await room.giveBackAll({ orderId, userId: order.ownerId })
  await room.database.transaction().execute((trx) => tell(room, trx, orderId))
}

async function tell(room: Room, trx: Trx, orderId: string): Promise<void> {
  const [found] = await all(
    trx,
    sql<{
      departureId: string
    }>`select departure_id as "departureId" from tours.bookings where order_id = ${orderId}`,
  )
  const departure = found && (await lockedDeparture(trx, found.departureId))
  if (departure === undefined) return
  const { packageId, leavesOn } = departure
  await room.calledOff(trx, {
    orderId,
    name: packageName(packageOf(packageId)),
    leavesOn,
    next: await nextDates(trx, { packageId, now: room.clock.now() }),
  })
}
