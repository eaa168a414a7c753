import type { GuestMessage } from '#hotels/guest-messages.ts'
import { checksOutAt } from '#hotels/server/hotel-time.ts'
import { keepMessage, messagesOf } from '#hotels/server/messages/stored-messages.ts'
import { ownOrder } from '#hotels/server/ordered.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { type HeldStay, stayOf } from '#hotels/server/stays.ts'

export interface OwnMessages {
  readonly messages: readonly GuestMessage[]
  /** the hotel's own people read us: it is sold by a contract of ours */
  readonly isReached: boolean
  /** and the stay is neither given back nor over */
  readonly mayWrite: boolean
}

export interface MessageToHotel {
  readonly orderId: string
  readonly id: string
  readonly words: string
}

/** For its owner. Throws ORDER_NOT_FOUND. */
export async function ownMessages(room: Room, orderId: string, userId: string): Promise<OwnMessages> {
  await ownOrder(room, orderId, userId)
  const held = await stayOf(room.database, orderId)
  return {
    messages: await messagesOf(room.database, orderId),
    isReached: isReached(room, held),
    mayWrite: mayWrite(room, held),
  }
}

/** Throws ORDER_NOT_FOUND, HOTEL_NOT_REACHED, MESSAGE_TO_WRITE, MESSAGES_FULL. */
export async function writeToHotel(
  room: Room,
  { orderId, id, words }: MessageToHotel,
  userId: string,
): Promise<readonly GuestMessage[]> {
  await ownOrder(room, orderId, userId)
  return room.database.transaction().execute(async (trx) => {
    if (!mayWrite(room, await stayOf(trx, orderId))) throw refuse('HOTEL_NOT_REACHED')
    await keepMessage(trx, { orderId, author: 'guest', id, words, at: room.clock.now() })
    return messagesOf(trx, orderId)
  })
}

function isReached({ contracts }: Room, held: HeldStay | undefined): boolean {
  return held !== undefined && contracts.findHotel(held.hotel.id) !== undefined
}

function mayWrite(room: Room, held: HeldStay | undefined): boolean {
  if (held?.state !== 'issued' || !isReached(room, held)) return false
  if (held.rooms.every(({ state }) => state === 'refunded')) return false
  const out = checksOutAt(held.hotel, held.stay.checkOut).toInstant()
  return Temporal.Instant.compare(room.clock.now(), out) < 0
}
