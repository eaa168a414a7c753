import type { Trx } from '#database/database.ts'
import type { Product } from '#orders/product.ts'
import { visaKind } from '#visas/kind.ts'
import { hold, type VisaItem } from '#visas/server/hold.ts'
import { issue } from '#visas/server/issue.ts'
import { refund } from '#visas/server/refund.ts'
import { refundTerms } from '#visas/server/refund-terms.ts'
import { release } from '#visas/server/release.ts'
import { reprice, takePrice } from '#visas/server/reprice.ts'
import type { Room } from '#visas/server/room.ts'
import { tile } from '#visas/server/tile.ts'
import { visaFace } from '#visas/web/face.ts'
import { issuedVisa } from '#visas/web/issued-visa.ts'

export type VisaProduct = Product<VisaItem, Trx>

export function visaProduct(room: Room): VisaProduct {
  return {
    kind: visaKind,
    face: visaFace,
    funnelPages: {
      searched: /^\/visa(?:\/[^/?]+)?\/type(?:\?|$)/,
      chosen: /^\/visa\/add-passenger(?:\?|$)/,
    },
    madeOf: 'application',
    hold: (order) => hold(room, order),
    release: (trx, orderId) => release(room, trx, orderId),
    issue: (orderId) => issue(room, orderId),
    reprice: (orderId) => reprice(room, orderId),
    takePrice: (trx, orderId, total) => takePrice(trx, { orderId, total }),
    issuedView: issuedVisa,
    tile: () => tile(room),
    refundTerms: (orderId, trx) => refundTerms(room, orderId, trx),
    refund: (trx, orderId, items) => refund(room, trx, { orderId, items }),
  }
}
