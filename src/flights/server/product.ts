import type { Trx } from '#database/database.ts'
import { type FlightItem, hold } from '#flights/booking/server/hold.ts'
import { holdOf, release } from '#flights/booking/server/holds.ts'
import { reprice, takePrice } from '#flights/booking/server/reprice.ts'
import { acceptChange } from '#flights/changes/server/accept-change.ts'
import { changesOf } from '#flights/changes/server/order-changes.ts'
import { alternatives } from '#flights/choosing/server/alternatives.ts'
import { insteadOf } from '#flights/choosing/server/instead.ts'
import { flightKind } from '#flights/kind.ts'
import { searchesSince } from '#flights/pricing/server/search-rows.ts'
import { soldParts } from '#flights/pricing/server/sold-parts.ts'
import { refundTerms } from '#flights/search/server/refund-terms.ts'
import { seatsInMessage } from '#flights/seats/seats-in-message.ts'
import type { Room } from '#flights/server/room.ts'
import { supplierMoves } from '#flights/supplier/server/moves.ts'
import { letGo } from '#flights/supplier/server/outbox.ts'
import { issue } from '#flights/tickets/server/issue.ts'
import { lossWhenGivenBack } from '#flights/tickets/server/loss-when-given-back.ts'
import { issuing, verified } from '#flights/tickets/server/order-views.ts'
import { ordersNumbered } from '#flights/tickets/server/orders-numbered.ts'
import { referencesOf } from '#flights/tickets/server/references.ts'
import { refund } from '#flights/tickets/server/refund.ts'
import { ticketsFor } from '#flights/tickets/web/tickets-on-screen.server.ts'
import { waysOn } from '#flights/tickets/web/ways-on.ts'
import { flightFace } from '#flights/web/face.ts'
import type { Product, Released } from '#orders/product.ts'

export type FlightProduct = Required<
  Omit<Product<FlightItem, Trx>, 'offerBeside' | 'besideRefund' | 'personal' | 'tile'>
>

/** What orders may do with flights; see the port. Every method is idempotent per order. */
export function flightProduct(room: Room): FlightProduct {
  return {
    kind: flightKind,
    face: flightFace,
    funnelPages: {
      searched: /^\/(?:plp|flight-and-hotel)\?(?:.*&)?origin=/,
      chosen: /^\/(?:add-passenger|flight-and-hotel\/travellers)(?:\?|$)/,
    },
    madeOf: 'journeys',
    hold: (order) => hold(room, order),
    release: (trx, orderId) => releaseAll(room, trx, orderId),
    issue: (orderId) => issue(room, orderId),
    lossWhenGivenBack: (orderId) => lossWhenGivenBack(room, orderId),
    reprice: (orderId) => reprice(room, orderId),
    takePrice: (trx, orderId, total) => takePrice(room, trx, { orderId, total }),
    refundTerms: (orderId, trx) => refundTerms(room, orderId, trx),
    changes: (orderIds, trx = room.database) => changesOf(trx, orderIds),
    references: (orderIds) => referencesOf(room.database, orderIds),
    numbered: (number) => ordersNumbered(room.database, number),
    ruled: {
      unit: 'صندلی',
      asks: ['airline', 'origin', 'destination'],
      soldParts: (orderIds) => soldParts(room.database, orderIds),
      async searchesSince(day) {
        await room.searchesSeen.flush()
        return searchesSince(room.database, day)
      },
    },
    supplierMoves: (orderId) => supplierMoves(room.database, orderId),
    async issuedView({ orderId }, { userId }) {
      const told = {
        verified: () => verified(room, orderId, userId),
        issuing: () => issuing(room, orderId, userId),
      }
      const tickets = await ticketsFor({ flights: told, orders: room.orders }, orderId, userId)
      return tickets.length === 0 ? undefined : tickets
    },
    alternatives: async (orderId, userId) => waysOn(await alternatives(room, { orderId }, userId)),
    instead: insteadOf(room),
    // of the direction that the message names
    besideInWords: async (trx, orderId) => seatsInMessage((await holdOf(trx, orderId))?.legs[0]?.seatsChosen),
    acceptChange: (read) => acceptChange(room, read),
    refund: (trx, orderId, items) => refund(room, trx, { orderId, items }),
  }
}

/** Releases here at once; suppliers are told by a job after this transaction. */
async function releaseAll({ clock }: Room, trx: Trx, orderId: string): Promise<Released> {
  const released = await release(trx, orderId, clock.now())
  if (released === 'released') await letGo(trx, orderId, clock.now())
  return released
}
