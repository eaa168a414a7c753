import type { Agencies } from '#agencies/server/agencies.ts'
import type { Credits } from '#orders/server/credits.ts'

/** Orders are opened before the agencies that buy on credit. */
export function creditsOf(agencies: () => Pick<Agencies, 'credits'>): Credits {
  return {
    offerTo: (userId) => agencies().credits.offerTo(userId),
    charge: (trx, bought) => agencies().credits.charge(trx, bought),
    boughtOn: (orderIds) => agencies().credits.boughtOn(orderIds),
    payerOf: (orderId, trx) => agencies().credits.payerOf(orderId, trx),
    sellerOf: (orderId) => agencies().credits.sellerOf(orderId),
  }
}
