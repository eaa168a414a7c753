import { findRoomType, type Hotel, type RoomType } from '#hotels/catalogue.ts'
import { type Board, boards } from '#hotels/offered.ts'

export interface Rate {
  /** `kih-marjan.sea-double.breakfast.flexible` */
  readonly rateId: string
  readonly hotel: Hotel
  readonly roomType: RoomType
  readonly board: Board
  /** refundable by the hotel's ladder; otherwise never, and cheaper */
  readonly isFlexible: boolean
}

/** Room-only rates are non-refundable; each board is flexible. */
export function ratesOf(hotel: Hotel, roomType: RoomType): readonly Rate[] {
  return boards
    .filter((board) => board === 'room-only' || hotel.boards[board] !== undefined)
    .map((board) => {
      const isFlexible = board !== 'room-only'
      const rateId = `${roomType.id}.${board}.${isFlexible ? 'flexible' : 'fixed'}`
      return { rateId, hotel, roomType, board, isFlexible }
    })
}

export function findRate(rateId: string): Rate | undefined {
  const found = findRoomType(rateId.split('.').slice(0, -2).join('.'))
  return found && ratesOf(found.hotel, found.roomType).find((rate) => rate.rateId === rateId)
}
