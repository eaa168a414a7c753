import type { resellerCalls } from '#resellers/calls.ts'
import type { Resellers } from '#resellers/server/resellers.ts'
import type { Answers } from '#server/handlers.ts'

export function resellerHandlers(resellers: Resellers): Answers<typeof resellerCalls> {
  return {
    availableRequest: async ({ body }) => resellers.availableRequest(body.safarmarketId),
    feed: async ({ params, body, request }) =>
      resellers.feed(params.code, String(request.headers['x-reseller-key'] ?? ''), body),
  }
}
