import type { Trx } from '#database/database.ts'
import { experienceKind } from '#experiences/kind.ts'
import { issue } from '#experiences/server/confirming.ts'
import { hold } from '#experiences/server/hold.ts'
import type { ExperienceItem } from '#experiences/server/offer.ts'
import { ordersNumbered } from '#experiences/server/orders-numbered.ts'
import { experiencesPart } from '#experiences/server/personal.ts'
import { lossWhenGivenBack, refund, refundTerms } from '#experiences/server/refund.ts'
import { release } from '#experiences/server/release.ts'
import { reprice, takePrice } from '#experiences/server/reprice.ts'
import type { Room } from '#experiences/server/room.ts'
import { soldParts } from '#experiences/server/sold-parts.ts'
import { experienceFace } from '#experiences/web/face.ts'
import { issuedExperience } from '#experiences/web/issued-experience.ts'
import type { Product } from '#orders/product.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export type ExperienceProduct = Product<ExperienceItem, Trx, PersonalPart>

export function experienceProduct(room: Room): ExperienceProduct {
  return {
    kind: experienceKind,
    face: room.suppliers.length === 0 ? { ...experienceFace, tabs: [] } : experienceFace,
    funnelPages: { searched: /^\/experiences(?:\?|$)/, chosen: /^\/experiences\/buy(?:\?|$)/ },
    hold: (order) => hold(room, order),
    release: (trx, orderId) => release(room, trx, orderId),
    issue: (orderId) => issue(room, orderId),
    lossWhenGivenBack: (orderId) => lossWhenGivenBack(room, orderId),
    reprice: (orderId) => reprice(room, orderId),
    takePrice: (trx, orderId, total) => takePrice(trx, { orderId, total }),
    refundTerms: (orderId, trx) => refundTerms(room, orderId, trx),
    numbered: (number) => ordersNumbered(room.database, number),
    ruled: {
      unit: 'بلیت',
      asks: ['destination'],
      soldParts: (orderIds) => soldParts(room.database, orderIds),
    },
    issuedView: issuedExperience,
    personal: (ordersOf) => experiencesPart(room.database, ordersOf),
    refund: (trx, orderId, items) => refund(room, trx, { orderId, items }),
  }
}
