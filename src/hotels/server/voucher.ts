import { hotelOrder } from '#hotels/server/ordered.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { voucherFacts } from '#hotels/server/voucher-facts.ts'
import { paperBrand } from '#papers/paper-brand.ts'
import { soldBy } from '#papers/seller-line.ts'
import { voucherDocument } from '#papers/voucher-document.ts'

export async function voucher(
  room: Room,
  orderId: string,
  userId: string,
): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  const found = await hotelOrder(room, orderId, userId)
  if (found.order.status === 'refunded') throw refuse('ROOMS_REFUNDED')
  if (found.order.status !== 'issued') throw refuse('NOT_ISSUED')
  const voucherAddress = room.orders.ticketAddressOf(found.order)
  const brand = paperBrand(room.sites.ofBrand(found.order.brand).brand)
  const sold = soldBy(await room.orders.creditSellerOf(orderId))
  const document = voucherDocument(voucherFacts(found, { brand, voucherAddress, ...sold }))
  return { bytes: await room.papers.voucherPdf(document), name: document.fileName }
}

export async function sharedVoucher(room: Room, link: string): ReturnType<typeof voucher> {
  const { orderId, ownerId } = await room.orders.openedByLink(link, 'hotel')
  return voucher(room, orderId, ownerId)
}
