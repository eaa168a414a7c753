import type { Room } from '#hotels/server/room.ts'
import { roomTerms } from '#hotels/server/room-terms.ts'
import { stayOf } from '#hotels/server/stays.ts'

/** Whether every room of an order, held or booked, comes back whole when it is given back within the hour. */
export async function isFreeToGiveBack(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  orderId: string,
): Promise<boolean> {
  const held = await stayOf(database, orderId)
  if (held === undefined) return false
  const inAnHour = clock.now().add({ hours: 1 })
  return held.rooms.every((one) => {
    const { steps } = roomTerms(held, one, inAnHour)
    return steps.find(({ state }) => state === 'now')?.penalty === 0
  })
}
