import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { hotelView } from '#hotels/catalogue.ts'
import type { GuestMessage } from '#hotels/guest-messages.ts'
import { ownHotel } from '#hotels/server/extranet/night-grid.ts'
import { keepMessage, messagesOf } from '#hotels/server/messages/stored-messages.ts'
import { latinName } from '#hotels/server/ordered.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'

/** What a guest and the hotel wrote to each other, by the number of the first room's voucher. */
export interface GuestConversation {
  readonly voucherNumber: string
  readonly leader: string
  readonly checkIn: string
  /** the last word is the guest's */
  readonly isWaiting: boolean
  /** oldest first */
  readonly messages: readonly GuestMessage[]
}

const mostConversations = 100

/** Who waits for an answer first, whenever they arrive. Throws HOTEL_NOT_FOUND. */
export async function guestsMessages(room: Room, hotelId: string): Promise<readonly GuestConversation[]> {
  ownHotel(room, hotelId)
  const rows = await all(
    room.database,
    sql<Omit<GuestConversation, 'leader' | 'messages'> & { orderId: string }>`
      select s.order_id as "orderId", s.check_in::text as "checkIn", r.voucher_number as "voucherNumber",
        last.author = 'guest' as "isWaiting"
      from hotels.stays s
        join hotels.rooms r on r.order_id = s.order_id and r.room = 0
        cross join lateral (select m.id, m.author from hotels.guest_messages m where m.order_id = s.order_id
          order by m.id desc limit 1) last
      where s.hotel_id = ${hotelId} and s.state = 'issued' and r.voucher_number is not null
      order by last.author = 'guest' desc, last.id desc limit ${mostConversations}`,
  )
  return Promise.all(
    rows.map(async ({ orderId, ...row }) => {
      const [leaders, messages] = await Promise.all([
        room.orders.passengersOf(orderId),
        messagesOf(room.database, orderId),
      ])
      return { ...row, leader: leaders[0] === undefined ? '' : latinName(leaders[0]), messages }
    }),
  )
}

export interface MessageToGuest {
  readonly hotelId: string
  readonly voucherNumber: string
  readonly id: string
  readonly words: string
}

/** Told to the guest once until he writes again. Throws HOTEL_NOT_FOUND, VOUCHER_NOT_FOUND, MESSAGE_TO_WRITE, MESSAGES_FULL. */
export async function writeToGuest(
  room: Room,
  trx: Trx,
  { hotelId, voucherNumber, id, words }: MessageToGuest,
): Promise<void> {
  const hotel = ownHotel(room, hotelId)
  const found = await maybe(
    trx,
    sql<{ orderId: string }>`
      select s.order_id as "orderId" from hotels.stays s join hotels.rooms r using (order_id)
      where s.hotel_id = ${hotelId} and s.state = 'issued' and r.voucher_number = ${voucherNumber}`,
  )
  if (found === undefined) throw refuse('VOUCHER_NOT_FOUND')
  const { orderId } = found
  if (!(await keepMessage(trx, { orderId, author: 'host', id, words, at: room.clock.now() }))) return
  const { name: hotelName, cityName } = hotelView(hotel)
  const guestWrote = (await messagesOf(trx, orderId)).filter(({ author }) => author === 'guest').length
  await room.hotelWrote(trx, { orderId, hotelName, cityName, key: String(guestWrote) })
}
