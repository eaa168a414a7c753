import type { paymentCalls } from '#payments/calls.ts'
import type { ReturnSent } from '#payments/gateway.ts'
import { outcomePath } from '#payments/outcome-path.ts'
import type { Payments } from '#payments/server/payments.ts'
import { returnPage } from '#payments/server/return-page.ts'
import type { FileResponse, Handlers } from '#server/handlers.ts'
import type { Settings } from '#server/settings.ts'
import type { Visitor } from '#server/visitor.ts'

/** A payer who comes back from a bank reads a page, whatever went wrong. */
export function paymentFailures(settings: Pick<Settings, 'sites'>) {
  const page = returnPage(settings)
  return { comeBack: page, comeBackByForm: page }
}

/** What is paid for: an order, or all that waits of a trip. */
export type Purchase = { readonly orderId: string; readonly isOnCredit?: true } | { readonly tripId: string }

export interface BuyerChecks {
  /** Refuses a session that has to show first that its owner's phone is at hand. */
  readonly provenForWallet: (purchase: Purchase, visitor: Visitor) => Promise<void>
  /** Refuses who has not said yet that he is 18 (§1). */
  readonly mustBeOfAge: (userId: string) => Promise<void>
}

export function paymentHandlers(
  payments: Payments,
  { provenForWallet, mustBeOfAge }: BuyerChecks,
): Handlers<typeof paymentCalls> {
  async function comeBack(attemptId: string, sent: ReturnSent): Promise<FileResponse> {
    const location = outcomePath(await payments.comeBack(attemptId, sent))
    return { type: 'text/plain; charset=utf-8', body: '', headers: { location } }
  }
  return {
    gateways: async ({ query, userId }) => [...(await payments.choice({ userId, amount: query.amount }))],
    async pay({ body: { orderId, tripId, topUp, gatewayId, useWallet }, userId, visitor }) {
      if (topUp === undefined) await mustBeOfAge(userId)
      if (tripId !== undefined) {
        if (useWallet === true) await provenForWallet({ tripId }, visitor)
        return payments.payTrip({ tripId, userId, gatewayId, useWallet })
      }
      if (orderId === undefined) return payments.topUp({ userId, gatewayId, amount: topUp?.amount ?? 0 })
      if (useWallet === true) await provenForWallet({ orderId }, visitor)
      return payments.pay({ orderId, userId, gatewayId, useWallet })
    },
    payShare: ({ body, userId }) => payments.payShare({ ...body, userId }),
    byId: async ({ query, userId }) => payments.byId(query.id, userId),
    comeBack: async ({ params, query, reply }) => {
      reply.code(303)
      return comeBack(params.attemptId, { method: 'GET', fields: query })
    },
    comeBackByForm: async ({ params, query, body, reply }) => {
      reply.code(303)
      return comeBack(params.attemptId, { method: 'POST', fields: { ...query, ...body } })
    },
  }
}
