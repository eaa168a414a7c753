import type { Trx } from '#database/database.ts'
import { hotelKind } from '#hotels/kind.ts'
import { hold } from '#hotels/server/hold.ts'
import type { HotelItem } from '#hotels/server/hotel-item.ts'
import { issue } from '#hotels/server/issue.ts'
import { lossWhenGivenBack } from '#hotels/server/loss-when-given-back.ts'
import { ordersNumbered } from '#hotels/server/orders-numbered.ts'
import { hotelsPart } from '#hotels/server/personal.ts'
import { referencesOf } from '#hotels/server/references.ts'
import { refund } from '#hotels/server/refund.ts'
import { refundTerms } from '#hotels/server/refund-terms.ts'
import { release } from '#hotels/server/release.ts'
import { reprice, takePrice } from '#hotels/server/reprice.ts'
import type { Room } from '#hotels/server/room.ts'
import { soldParts } from '#hotels/server/sold-parts.ts'
import { tile } from '#hotels/server/tile.ts'
import { hotelFace } from '#hotels/web/face.ts'
import { issuedStay } from '#hotels/web/issued-stay.ts'
import type { Product } from '#orders/product.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export type HotelProduct = Product<HotelItem, Trx, PersonalPart>

export function hotelProduct(room: Room): HotelProduct {
  return {
    kind: hotelKind,
    face: hotelFace,
    funnelPages: {
      searched: /^\/(?:hotels\?(?:.*&)?city=|flight-and-hotel\?(?:.*&)?origin=)/,
      chosen: /^\/(?:hotel\/leaders|flight-and-hotel\/travellers)(?:\?|$)/,
    },
    madeOf: 'rooms',
    hold: (order) => hold(room, order),
    release: (trx, orderId) => release(room, trx, orderId),
    issue: (orderId) => issue(room, orderId),
    lossWhenGivenBack: (orderId) => lossWhenGivenBack(room, orderId),
    reprice: (orderId) => reprice(room, orderId),
    takePrice: (trx, orderId, total) => takePrice(room, trx, { orderId, total }),
    refundTerms: (orderId, trx) => refundTerms(room, orderId, trx),
    numbered: (number) => ordersNumbered(room.database, number),
    ruled: {
      unit: 'اتاق',
      asks: ['destination'],
      soldParts: (orderIds) => soldParts(room.database, orderIds),
    },
    issuedView: issuedStay,
    tile: () => tile(room),
    references: (orderIds) => referencesOf(room.database, orderIds),
    personal: (ordersOf) => hotelsPart(room.database, ordersOf),
    refund: (trx, orderId, items) => refund(room, trx, { orderId, items }),
  }
}
