import type { Room } from '#flights/server/room.ts'
import type { PaperAtHand } from '#flights/travel-day/travel-day.ts'
import type { OrderListed } from '#orders/responses.ts'
import { saidHere } from '#web/server/as-viewed.ts'

interface TripOfOwner {
  readonly orderId: string
  readonly userId: string
  readonly legs: readonly {
    readonly departsLocal: Temporal.PlainDateTime
    readonly arrivesLocal: Temporal.PlainDateTime
  }[]
}

/** What else of this trip its owner bought and still has ahead: of the same purchase, or of these days. */
export async function papersAtHand(
  { orders, clock }: Pick<Room, 'orders' | 'clock'>,
  { orderId, userId, legs }: TripOfOwner,
): Promise<readonly PaperAtHand[]> {
  const { orders: ahead } = await orders.mine(userId, { kind: 'upcoming', page: 1, take: 50 })
  const tripId = ahead.find((one) => one.orderId === orderId)?.trip?.tripId
  const isTogether = ({ trip }: OrderListed) => tripId !== undefined && trip?.tripId === tripId
  return ahead
    .filter((one) => one.status === 'issued' && one.orderId !== orderId && one.journeys.length === 0)
    .flatMap((one) => {
      const face = orders.faceOf(one.product)
      const { name, when, begins } = saidHere(() => face.trip(one, clock.now()))
      if (!isTogether(one) && !isOfDays(one, begins, legs)) return []
      return [
        { name: name ?? '', when, page: face.orderPath(one.orderId), papers: face.papersOf(one.orderId) },
      ]
    })
}

/** It has begun when one lands, and is not over when one leaves. */
function isOfDays({ stay }: OrderListed, begins: string, legs: TripOfOwner['legs']): boolean {
  const leaves = legs.map(({ departsLocal }) => departsLocal.toPlainDate().toString()).toSorted()[0] ?? ''
  const lands =
    legs
      .map(({ arrivesLocal }) => arrivesLocal.toPlainDate().toString())
      .toSorted()
      .at(-1) ?? ''
  return begins.slice(0, 10) <= lands && (stay === null || stay.checkOut >= leaves)
}
