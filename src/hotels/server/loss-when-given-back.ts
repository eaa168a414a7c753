import type { Room } from '#hotels/server/room.ts'
import { roomTerms } from '#hotels/server/room-terms.ts'
import { stayOf } from '#hotels/server/stays.ts'
import { type Rial, rial, sum } from '#money/rial.ts'

/** Rial kept of an order's rooms, held or booked, when all are given back within the hour. */
export async function lossWhenGivenBack(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  orderId: string,
): Promise<Rial> {
  const held = await stayOf(database, orderId)
  if (held === undefined) throw new Error(`order ${orderId} holds no rooms`)
  const inAnHour = clock.now().add({ hours: 1 })
  return sum(
    held.rooms.map((one) => {
      const now = roomTerms(held, one, inAnHour).steps.find(({ state }) => state === 'now')
      return rial(now?.penalty ?? one.total)
    }),
  )
}
