import type { Trx } from '#database/database.ts'
import type { Product } from '#orders/product.ts'
import type { PersonalPart } from '#server/personal-part.ts'
import { tourKind } from '#tours/kind.ts'
import { hold } from '#tours/server/hold.ts'
import { issue } from '#tours/server/issue.ts'
import { lossWhenGivenBack } from '#tours/server/loss-when-given-back.ts'
import { toursPart } from '#tours/server/personal.ts'
import { refund } from '#tours/server/refund.ts'
import { refundTerms } from '#tours/server/refund-terms.ts'
import { release } from '#tours/server/release.ts'
import { reprice, takePrice } from '#tours/server/reprice.ts'
import type { Room } from '#tours/server/room.ts'
import { soldParts } from '#tours/server/sold-parts.ts'
import type { TourItem } from '#tours/server/tour-item.ts'
import { tourFace } from '#tours/web/face.ts'
import { issuedTour } from '#tours/web/issued-tour.ts'

export type TourProduct = Product<TourItem, Trx, PersonalPart>

export function tourProduct(room: Room): TourProduct {
  return {
    kind: tourKind,
    face: tourFace,
    funnelPages: { searched: /^\/tours(?:\?|$)/, chosen: /^\/tours\/buy(?:\?|$)/ },
    hold: (order) => hold(room, order),
    release: (trx, orderId) => release(room, trx, orderId),
    issue: (orderId) => issue(room, orderId),
    lossWhenGivenBack: (orderId) => lossWhenGivenBack(room, orderId),
    reprice: (orderId) => reprice(room, orderId),
    takePrice: (trx, orderId, total) => takePrice(trx, { orderId, total }),
    refundTerms: (orderId, trx) => refundTerms(room, orderId, trx),
    ruled: {
      unit: 'نفر',
      asks: ['airline', 'origin', 'destination'],
      soldParts: (orderIds) => soldParts(room.database, orderIds),
    },
    issuedView: issuedTour,
    personal: (ordersOf) => toursPart(room.database, ordersOf),
    refund: (trx, orderId, items) => refund(room, trx, { orderId, items }),
  }
}
