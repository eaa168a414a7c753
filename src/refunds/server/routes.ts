import type { refundCalls } from '#refunds/calls.ts'
import { refundReasons } from '#refunds/reasons.ts'
import type { Refunds } from '#refunds/server/refunds.ts'
import type { Answers } from '#server/answers.ts'

export function refundAnswers(refunds: Refunds): Answers<typeof refundCalls> {
  return {
    reasons: async () => refundReasons.map((reason) => ({ ...reason })),
    refundable: ({ userId, params, query }) => refunds.refundableOf({ userId, ...params, ...query }),
    quote: ({ userId, body }) => refunds.quote({ userId, ...body }),
    create: ({ userId, body }) => refunds.create(userId, body),
    mine: ({ userId, query }) => refunds.ofOrder(query.orderId, userId),
    async remind({ userId, body }) {
      const { isOn, tellAt } = await refunds.remind({ userId, ...body })
      return { isOn, tellAt: tellAt?.toString() ?? null }
    },
    statistics: () => refunds.statistics(),
  }
}
