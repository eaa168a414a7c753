import type { Orders } from '#orders/server/door.ts'
import type { Room } from '#orders/server/room.ts'

/** Where a ticket's QR leads, at the brand it was bought at. */
export function ticketAddress(
  { sites, marks }: Pick<Room, 'sites' | 'marks'>,
  { orderId, brand }: Parameters<Orders['ticketAddressOf']>[0],
): string {
  const { publicUrl } = brand === undefined ? sites.here() : sites.ofBrand(brand)
  return `${publicUrl}/track?ticket=${marks.of(orderId)}`
}
