import type { Rooms } from '#app/door.ts'
import { viewedFace } from '#app/viewed-face.ts'
import { viewedProduct } from '#app/viewed-product.ts'
import { followDisplay } from '#web/display/follow-display.ts'
import { viewedNow } from '#web/server/as-viewed.ts'
import { displayHere } from '#web/server/display-here.ts'

/** The rooms as pages are given them: what products and their faces say is said as whoever looks has money and days. */
export function viewedRooms(rooms: Rooms): Rooms {
  followDisplay(viewedNow)
  const { orders } = rooms
  return {
    ...rooms,
    orders: {
      ...orders,
      faceOf: (kind) => viewedFace(orders.faceOf(kind), displayHere),
      productOf: (kind) => viewedProduct(orders.productOf(kind), displayHere),
      sold: () => orders.sold().map((product) => viewedProduct(product, displayHere)),
    },
  }
}
