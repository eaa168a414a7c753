import type { DeskRooms } from '#desk/server/orders/rooms.ts'

/** What refunds at the desk are read from and done by. */
export type RefundRooms = Pick<DeskRooms, 'desk' | 'clock' | 'refunds' | 'orders' | 'wallet' | 'papers'>
