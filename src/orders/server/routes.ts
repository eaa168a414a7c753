import { rial } from '#money/rial.ts'
import type { orderCalls } from '#orders/calls.ts'
import type { Orders } from '#orders/server/orders.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { BuyerChecks } from '#payments/server/routes.ts'
import type { Handlers } from '#server/handlers.ts'

export function orderHandlers(orders: Orders, buyer: BuyerChecks): Handlers<typeof orderCalls> {
  return {
    async applyVoucher({ userId, body: { orderId, code, discountVoucherProviderExtraData } }) {
      const extra = discountVoucherProviderExtraData ?? undefined
      await orders.applyVoucher({ orderId, code, extra }, userId)
      return orders.sumOf(orderId, userId)
    },
    async removeVoucher({ userId, body: { orderId } }) {
      await orders.removeVoucher(orderId, userId)
      return orders.sumOf(orderId, userId)
    },
    ...confirming(orders, buyer),
    ...tripHandlers(orders, buyer),
    ...choosing(orders),
    shareTicket: ({ userId, body }) => orders.shareTicket({ ...body, userId }),
    async closeTicketLinks({ userId, body }) {
      await orders.closeTicketLinks(body.orderId, userId)
      return undefined
    },
    track: ({ body, request }) => orders.track({ ...body, address: request.ip }),
    mine: ({ userId, body }) => orders.mine(userId, body),
    details: ({ userId, params }) => orders.detailsOf(userId, params.id),
    async hotelDetails({ userId, params }) {
      const details = await orders.detailsOf(userId, params.id)
      if (details.stay === null) throw refuse('ORDER_NOT_FOUND')
      return details
    },
    async hotelPassengers({ userId, body: { orderId } }) {
      await orders.ofUser(orderId, userId)
      if ((await orders.stayOf(orderId)) === null) throw refuse('ORDER_NOT_FOUND')
      return [...(await orders.passengersView(userId, orderId))]
    },
    passengers: async ({ userId, params, query }) => [
      ...(await orders.passengersView(userId, params.id, query.proposalId)),
    ],
    async acceptNewTime({ userId, body }) {
      await orders.acceptNewTime(body, userId)
      return orders.detailsOf(userId, body.orderId)
    },
    async cancel({ userId, body }) {
      await orders.cancel(body.orderId, userId)
      return orders.detailsOf(userId, body.orderId)
    },
  }
}

type TripCalls = Pick<
  typeof orderCalls,
  'makeTrip' | 'addToTrip' | 'trip' | 'agreeTrip' | 'confirmTrip' | 'leaveTrip'
>

function tripHandlers({ trips }: Orders, buyer: BuyerChecks): Handlers<TripCalls> {
  return {
    async makeTrip({ userId, body: { orderIds, isWhole }, request }) {
      const once = String(request.headers['idempotency-key'])
      const { tripId } = await trips.make({ userId, orderIds, isWhole, once })
      return trips.detailsOf(userId, tripId)
    },
    async addToTrip({ userId, body: { tripId, orderId } }) {
      await trips.add({ tripId, orderId, userId })
      return trips.detailsOf(userId, tripId)
    },
    trip: ({ userId, params }) => trips.detailsOf(userId, params.id),
    async agreeTrip({ userId, body: { tripId, agreed } }) {
      const totals = agreed.map(({ orderId, total }) => ({ orderId, total: rial(total) }))
      await trips.agree({ tripId, userId, agreed: totals })
      return trips.detailsOf(userId, tripId)
    },
    async leaveTrip({ userId, body: { tripId } }) {
      await trips.leave(tripId, userId)
      return trips.detailsOf(userId, tripId)
    },
    async confirmTrip({ userId, visitor, body: { tripId } }) {
      await buyer.mustBeOfAge(userId)
      await buyer.provenForWallet({ tripId }, visitor)
      await trips.confirmFromWallet(tripId, userId)
      return trips.detailsOf(userId, tripId)
    },
  }
}

function confirming(orders: Orders, buyer: BuyerChecks) {
  return {
    async confirm({ userId, visitor, body: { orderId } }) {
      await buyer.mustBeOfAge(userId)
      await buyer.provenForWallet({ orderId }, visitor)
      await orders.confirmFromWallet(orderId, userId)
      return orders.detailsOf(userId, orderId)
    },
    async confirmOnCredit({ userId, visitor, body: { orderId } }) {
      await buyer.mustBeOfAge(userId)
      await buyer.provenForWallet({ orderId, isOnCredit: true }, visitor)
      await orders.confirmOnCredit(orderId, userId)
      return orders.detailsOf(userId, orderId)
    },
  } satisfies Partial<Handlers<typeof orderCalls>>
}

function choosing(orders: Orders) {
  return {
    choice: async ({ userId, params }) => orders.choiceOf(params.id, userId),
    async takeInstead({ userId, body: { orderId, offer, total }, request }) {
      const once = String(request.headers['idempotency-key'])
      const taken = await orders.takeInstead({ orderId, userId, offer, total: rial(total), once })
      return orders.detailsOf(userId, taken.orderId)
    },
    async declineChoice({ userId, body: { orderId } }) {
      await orders.declineChoice(orderId, userId)
      return orders.detailsOf(userId, orderId)
    },
  } satisfies Partial<Handlers<typeof orderCalls>>
}
