import type { AvailableBody } from '#flights/requests.ts'
import { search } from '#flights/search/server/search.ts'
import type { Room } from '#flights/server/room.ts'
import { seatCount } from '#passengers/party.ts'
import { Refusal } from '#server/refusal.ts'

/** Would this search show flights, in each direction that is sold by itself, with seats for its party? */
export async function isFlown(room: Room, asked: AvailableBody): Promise<boolean> {
  try {
    const { proposals, returningRequestId } = await search(room, asked)
    const seats = seatCount(asked)
    const directions = returningRequestId === null ? [false] : [false, true]
    return directions.every((isReturning) =>
      proposals.some((one) => (one.isReturning ?? false) === isReturning && one.seat >= seats),
    )
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FLOWN') return false
    throw error
  }
}
