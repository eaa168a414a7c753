import type { Claim } from '#flights/claims/claim.ts'
import type { ClaimView, claimCalls } from '#flights/claims/claim-calls.ts'
import type { Flights } from '#flights/server/flights.ts'
import { rial } from '#money/rial.ts'
import type { Handlers } from '#server/handlers.ts'

export function claimHandlers({ claims }: Flights): Handlers<typeof claimCalls> {
  return {
    claimSent: async ({ body: { sentOn, ...body }, userId }) =>
      viewOf(await claims.begin({ ...body, userId, sentOn: Temporal.PlainDate.from(sentOn) })),
    claimStep: async ({ body: { onDay, paidRial, ...body }, userId }) =>
      viewOf(
        await claims.note({
          ...body,
          userId,
          onDay: Temporal.PlainDate.from(onDay),
          ...(paidRial !== undefined && { paidRial: rial(paidRial) }),
        }),
      ),
    claimEnd: async ({ body, userId }) => {
      await claims.end({ ...body, userId })
      return { isOpen: false }
    },
    authorityLetter: async ({ params, query, userId }) => ({
      type: 'application/pdf',
      ...(await claims.authorityLetter({ ...params, ...query, userId })),
    }),
  }
}

function viewOf({ leg, subject, answerBy, suitBy, steps }: Claim): ClaimView {
  return {
    leg,
    subject,
    answerBy: answerBy.toString(),
    suitBy: suitBy?.toString() ?? null,
    steps: steps.map(({ onDay, ...step }) => ({ ...step, onDay: onDay.toString() })),
  }
}
