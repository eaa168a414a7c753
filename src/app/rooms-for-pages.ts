import type { Room } from '#app/rooms.ts'

/** Rooms a room's pages may call by context, without imports: only a page combines an order, its flights and its refunds. */
export const roomsForPages = {
  law: ['orders'],
  orders: ['refunds', 'flights', 'agencies'],
  flights: ['refunds'],
  hotels: ['refunds'],
  visas: ['refunds'],
  tours: ['refunds'],
  insurance: ['refunds'],
  experiences: ['refunds'],
} as const satisfies Partial<Record<Room, readonly Room[]>>
