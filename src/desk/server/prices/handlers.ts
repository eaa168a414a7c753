import type { priceCalls } from '#desk/prices-calls.ts'
import type { Desk } from '#desk/server/desk.ts'
import type { Handlers } from '#server/handlers.ts'

interface Rooms {
  readonly desk: Pick<Desk, 'proposals'>
}

export function priceHandlers({ desk: { proposals } }: Rooms): Handlers<typeof priceCalls> {
  return {
    proposeRule: async ({ visitor, body: { reason, ...payload } }) => ({
      number: await proposals.propose(visitor, { kind: 'price-rule', payload, reason }),
    }),
    proposeEnd: async ({ visitor, params, body: { reason } }) => ({
      number: await proposals.propose(visitor, {
        kind: 'price-rule-end',
        payload: { ruleId: Number(params.id) },
        reason,
      }),
    }),
  }
}
