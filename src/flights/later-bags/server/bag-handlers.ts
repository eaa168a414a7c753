import type { laterBagCalls } from '#flights/later-bags/later-bag-calls.ts'
import type { LaterBags } from '#flights/later-bags/server/later-bags.ts'
import type { Handlers } from '#server/handlers.ts'
import { sessionIdOf } from '#server/visitor.ts'

export function laterBagHandlers({
  laterBags,
}: {
  readonly laterBags: LaterBags
}): Handlers<typeof laterBagCalls> {
  return {
    laterBags: ({ query, userId }) => laterBags.onSale({ ...query, userId }),
    verifyLaterBags: ({ params, userId }) => laterBags.ordered(params.id, userId),
    submitLaterBags: ({ body, userId, visitor, request }) => {
      const key = request.headers['idempotency-key']
      return laterBags.submit(body, {
        userId,
        address: request.ip,
        sessionId: sessionIdOf(visitor),
        once: typeof key === 'string' ? key : request.id,
      })
    },
  }
}
