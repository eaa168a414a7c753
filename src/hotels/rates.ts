import { findRoomType, type Hotel, type RoomType } from '#hotels/catalogue.ts'
import { type Board, boards } from '#hotels/offered.ts'

/** A room type with a board and a rule of cancellation: what one chooses and pays for. */
export interface Rate {
  /** `kih-marjan.sea-double.breakfast.flexible` */
  readonly rateId: string
  readonly hotel: Hotel
  readonly roomType: RoomType
  readonly board: Board
  /** given back by the hotel's ladder; otherwise never, and cheaper for it */
  readonly isFlexible: boolean
}

/** Every rate of a room type: the room alone for good, and each board the hotel offers with a way back. */
export function ratesOf(hotel: Hotel, roomType: RoomType): readonly Rate[] {
  return boards
    .filter((board) => board === 'room-only' || hotel.boards[board] !== undefined)
    .map((board) => {
      const isFlexible = board !== 'room-only'
      const rateId = `${roomType.id}.${board}.${isFlexible ? 'flexible' : 'fixed'}`
      return { rateId, hotel, roomType, board, isFlexible }
    })
}

/** The rate of an id from outside; undefined when it is none of ours, or not any more. */
export function findRate(rateId: string): Rate | undefined {
  const found = findRoomType(rateId.split('.').slice(0, -2).join('.'))
  return found && ratesOf(found.hotel, found.roomType).find((rate) => rate.rateId === rateId)
}
