import type { HotelOrderToEdit } from '#hotels/requests.ts'
import type { HotelOrdered } from '#hotels/responses.ts'
import { todayIn } from '#hotels/server/hotel-time.ts'
import { leadersOf } from '#hotels/server/leaders.ts'
import { hotelOrder, orderedOf } from '#hotels/server/ordered.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { contactFrom } from '#orders/from-forms.ts'
import { Faults } from '#server/refusal.ts'

/** What EditHotelOrder does; hotels and their sellers hear of leaders once they are paid for. */
export async function edit(room: Room, asked: HotelOrderToEdit, userId: string): Promise<HotelOrdered> {
  const { orderId, rooms } = asked
  const { order, held } = await hotelOrder(room, orderId, userId)
  if (rooms.length !== held.rooms.length) throw refuse('LEADER_EACH', { property: 'rooms' })
  const leaders = leadersOf(rooms, {
    document: held.hotel.isDomestic ? 'nationalCode' : 'passport',
    today: todayIn('THR', room.clock.now()),
    ...held.stay,
  })
  const { contact, faults } = contactFrom(asked.contact)
  if (faults.length > 0) throw new Faults(faults)
  const remember = room.passengers.remembering(
    userId,
    leaders.map(({ form }) => form),
  )
  const passengers = leaders.map(({ passenger }) => passenger)
  const changed = await room.orders.changePeople({ orderId: order.orderId, userId, passengers, contact })
  await remember(room.database)
  return orderedOf(room, changed)
}
