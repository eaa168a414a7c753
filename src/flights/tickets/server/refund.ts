import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { type Hold, lockedHold, seatsFor } from '#flights/booking/server/holds.ts'
import { bagsAfter } from '#flights/later-bags/server/stored-bags.ts'
import type { Room } from '#flights/server/room.ts'
import { refundAtSuppliers } from '#flights/supplier/server/supplier-refunding.ts'
import type { RefundItem } from '#orders/refund-terms.ts'

/** Cancels tickets and puts their seats back on sale (infants had none).
 * The hold is locked first, so parallel calls agree. */
export async function refund(
  { clock, bagsGoingBack }: Pick<Room, 'clock' | 'bagsGoingBack'>,
  trx: Trx,
  { orderId, items }: { readonly orderId: string; readonly items: readonly RefundItem[] },
): Promise<void> {
  const hold = await lockedHold(trx, orderId)
  if (hold?.state !== 'issued') throw new Error(`order ${orderId} has no tickets to give back`)
  const stray = items.find(({ passenger, leg }) => hold.legs[leg]?.groups[passenger] === undefined)
  if (stray !== undefined)
    throw new RangeError(`order ${orderId} has no passenger ${stray.passenger} on leg ${stray.leg}`)
  const cancelled = await all<Cancelled>(
    trx,
    sql`
      update flights.tickets set state = 'refunded', refunded_at = ${clock.now()}
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as asked (passenger integer, leg smallint)
      where order_id = ${orderId} and position = passenger and tickets.leg = asked.leg and state = 'open'
      returning position, tickets.leg`,
  )
  const freed = freedSeats(hold, cancelled)
  if (freed.length > 0) await giveBack(trx, orderId, freed)
  await refundAtSuppliers(trx, orderId, { items, now: clock.now() })
  if ((await bagsAfter(trx, orderId)).length > 0)
    await bagsGoingBack.send({ ticketOrder: orderId }, { within: trx })
}

interface Cancelled {
  readonly position: number
  readonly leg: number
}

interface Freed {
  readonly leg: number
  readonly seats: number
}

function freedSeats({ legs }: Hold, cancelled: readonly Cancelled[]): readonly Freed[] {
  return legs
    .map(({ groups }, leg) => {
      const gone = cancelled.filter((one) => one.leg === leg)
      return { leg, seats: seatsFor(gone.flatMap(({ position }) => groups[position] ?? [])) }
    })
    .filter(({ seats }) => seats > 0)
}

/** Seats are counted at commit, so that parallel refunds on one flight do not wait for each other. */
async function giveBack(trx: Trx, orderId: string, freed: readonly Freed[]): Promise<void> {
  await sql`
    with given as (
      update flights.hold_fares fares set seats = fares.seats - freed.seats
      from jsonb_to_recordset(${JSON.stringify(freed)}::jsonb) as freed (leg smallint, seats integer)
      where order_id = ${orderId} and fares.leg = freed.leg
      returning fare_id, freed.seats)
    insert into flights.seats_back (fare_id, seats)
    select fare_id, sum(seats) from given group by fare_id order by fare_id`.execute(trx)
}
