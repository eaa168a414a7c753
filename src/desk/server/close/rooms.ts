import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import type { RateBook } from '#payments/server/rates/rate-book.ts'

export interface CloseRooms extends Pick<DeskRooms, 'clock' | 'wallet' | 'payments' | 'desk'> {
  readonly rates: Pick<RateBook, 'current' | 'set'>
}
