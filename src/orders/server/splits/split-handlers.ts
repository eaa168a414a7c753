import { rial } from '#money/rial.ts'
import type { Orders } from '#orders/server/orders.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { splitCalls } from '#orders/split-calls.ts'
import type { BuyerChecks } from '#payments/server/routes.ts'
import type { Handlers } from '#server/handlers.ts'

export function splitHandlers(
  { splits }: Pick<Orders, 'splits'>,
  buyer: BuyerChecks,
): Handlers<typeof splitCalls> {
  return {
    async make({ userId, body: { orderId, host, shares }, request }) {
      await buyer.mustBeOfAge(userId)
      return splits.make({
        orderId,
        userId,
        host,
        shares: shares.map(({ label, amount }) => ({ label, amount: rial(amount) })),
        once: String(request.headers['idempotency-key']),
      })
    },
    ofOrder: ({ userId, params }) => splits.ofOrder(params.id, userId),
    close: ({ userId, body }) => splits.close(body.orderId, userId),
    renewLink: ({ userId, body }) => splits.renewLink(body.shareId, userId),
    async payFromWallet({ userId, visitor, body: { shareId } }) {
      const orderId = await splits.orderOfShare(shareId, userId)
      await buyer.provenForWallet({ orderId }, visitor)
      return splits.payFromWallet(shareId, userId)
    },
    async byLink({ params, userId }) {
      const view = await splits.opened(params.token, { userId })
      if (view === undefined) throw refuse('LINK_OVER')
      return view
    },
  }
}
