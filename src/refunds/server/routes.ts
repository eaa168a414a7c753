import type { refundCalls } from '#refunds/calls.ts'
import { refundReasons } from '#refunds/reasons.ts'
import type { Refunds } from '#refunds/server/refunds.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Visitor } from '#server/visitor.ts'

interface RefundDoor {
  readonly refunds: Refunds
  /** Refuses STEP_UP_NEEDED without a fresh step-up. */
  mustBeProven(sessionId: string): Promise<void>
}

/** Typed accounts need a fresh step-up; saved ones had one. */
export function refundHandlers({ refunds, mustBeProven }: RefundDoor): Handlers<typeof refundCalls> {
  return {
    reasons: async () => refundReasons.map((reason) => ({ ...reason })),
    refundable: ({ userId, params, query }) => refunds.refundableOf({ userId, ...params, ...query }),
    quote: ({ userId, body }) => refunds.quote({ userId, ...body }),
    async create({ userId, visitor, body }) {
      if (body.destination === 'bank' && body.savedAccountId === '') await mustBeProven(sessionOf(visitor))
      return refunds.create(userId, body)
    },
    mine: ({ userId, query }) => refunds.ofOrder(query.orderId, userId),
    async remind({ userId, body }) {
      const { isOn, tellAt } = await refunds.remind({ userId, ...body })
      return { isOn, tellAt: tellAt?.toString() ?? null }
    },
    statistics: () => refunds.statistics(),
  }
}

function sessionOf(visitor: Visitor): string {
  if (visitor.kind !== 'user') throw new Error('a guest has no session')
  return visitor.sessionId
}
