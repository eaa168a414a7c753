import type { orderCalls } from '#orders/calls.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Answers } from '#server/answers.ts'

export function orderAnswers(orders: Orders): Answers<typeof orderCalls> {
  return {
    mine: ({ userId, body }) => orders.mine(userId, body),
    details: ({ userId, params }) => orders.detailsOf(userId, params.id),
    passengers: async ({ userId, params, query }) => [
      ...(await orders.passengersShown(userId, params.id, query.proposalId)),
    ],
    async cancel({ userId, body }) {
      await orders.cancel(body.orderId, userId)
      return orders.detailsOf(userId, body.orderId)
    },
  }
}
