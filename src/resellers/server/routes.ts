import type { FastifyRequest } from 'fastify'
import type { resellerCalls } from '#resellers/calls.ts'
import type { Resellers } from '#resellers/server/resellers.ts'
import type { Handlers } from '#server/handlers.ts'

export function resellerHandlers(resellers: Resellers): Handlers<typeof resellerCalls> {
  return {
    availableRequest: async ({ body }) => resellers.availableRequest(body.safarmarketId),
    feed: async ({ params, body, request }) => resellers.feed(params.code, keyIn(request), body),
    callStep: async ({ body, userId }) => {
      await resellers.step({ ...body, userId })
      return undefined
    },
    requestByProposal: ({ query, request }) =>
      resellers.requestByProposal(request.headers.cookie, query.proposalId),
    requestByOrder: ({ query, userId }) => resellers.requestByOrder(query.orderId, userId),
    sellSetting: async () => resellers.sellSetting(),
    sales: ({ params, query, request }) => resellers.sales(params.code, keyIn(request), query),
  }
}

function keyIn(request: FastifyRequest): string {
  return String(request.headers['x-reseller-key'] ?? '')
}
