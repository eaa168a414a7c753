import type { Trx } from '#database/database.ts'
import { checksInAt } from '#hotels/server/hotel-time.ts'
import type { Room } from '#hotels/server/room.ts'
import { roomTerms } from '#hotels/server/room-terms.ts'
import { type HeldRoom, type HeldStay, stayOf } from '#hotels/server/stays.ts'
import type { RefundableItem, RefundTerms } from '#orders/refund-terms.ts'
import { cityOf } from '#places/airports.ts'

/** What was paid for each room and its refund steps. Rooms with the same ladder share a leg, since a leg has one ladder. */
export async function refundTerms(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  orderId: string,
  trx: Trx = database,
): Promise<RefundTerms> {
  const held = await stayOf(trx, orderId)
  if (held?.state !== 'issued') throw new Error(`order ${orderId} is not booked`)
  const { hotel, stay, rooms } = held
  const departure = checksInAt(hotel, stay.checkIn)
  const now = clock.now()
  const hasBegun = Temporal.Instant.compare(now, departure.toInstant()) >= 0
  return {
    isCharter: false,
    items: rooms.map((one) => itemOf(held, one, { now, hasBegun })),
    legs: laddersOf(held).map((ladder, leg) => ({
      leg,
      proposalId: hotel.id,
      departure,
      cityName: cityOf(hotel.cityCode).name,
      ladders: rooms
        .filter((one) => one.ladder === ladder)
        .slice(0, 1)
        .map((one) => roomTerms(held, one, now).ladder),
      flights: [],
    })),
  }
}

export function legOf(held: Pick<HeldStay, 'rooms'>, { ladder }: Pick<HeldRoom, 'ladder'>): number {
  return laddersOf(held).indexOf(ladder)
}

function laddersOf({ rooms }: Pick<HeldStay, 'rooms'>): readonly HeldRoom['ladder'][] {
  return [...new Set(rooms.map(({ ladder }) => ladder))]
}

interface Seen {
  readonly now: Temporal.Instant
  readonly hasBegun: boolean
}

function itemOf(held: HeldStay, one: HeldRoom, { now, hasBegun }: Seen): RefundableItem {
  const { base, supplierShare } = roomTerms(held, one, now)
  const open = hasBegun ? 'flown' : 'refundable'
  return {
    passenger: one.room,
    leg: legOf(held, one),
    group: 'adult',
    base,
    total: one.total,
    supplierShare,
    state: one.state === 'refunded' ? 'refunded' : open,
  }
}
