import type { Rooms } from '#app/door.ts'
import { viewedFace } from '#app/viewed-face.ts'
import { viewedNow } from '#web/display/as-viewed.ts'
import { followDisplay } from '#web/display/follow-display.ts'
import { displayHere } from '#web/server/display-here.ts'

/** The rooms as pages are given them: their faces say trips as whoever looks has money and days. */
export function viewedRooms(rooms: Rooms): Rooms {
  followDisplay(viewedNow)
  const { orders } = rooms
  return { ...rooms, orders: { ...orders, faceOf: (kind) => viewedFace(orders.faceOf(kind), displayHere) } }
}
