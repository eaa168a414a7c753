import type { OrderedRoom } from '#hotels/responses.ts'
import { type Rial, rial } from '#money/rial.ts'
import { paidBack, withDiscount } from '#penalties/paid-with-discount.ts'

export function roomsWithDiscount(rooms: readonly OrderedRoom[], discount: Rial): OrderedRoom[] {
  const priced = withDiscount(
    rooms.map((room) => ({ room, total: rial(room.total) })),
    discount,
  )
  return priced.map(({ room, ...price }) => ({
    ...room,
    cancellation: room.cancellation.map((step) => {
      const { penalty, refund } = paidBack(price, rial(step.kept))
      return { ...step, penalty, refund }
    }),
  }))
}
