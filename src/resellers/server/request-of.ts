import type { Trx } from '#database/database.ts'
import type { MarketplaceRequest } from '#resellers/calls.ts'
import { ordersOfClick, type StoredClick, stepsOf } from '#resellers/server/ledger.ts'

export async function requestOf(
  trx: Trx,
  click: StoredClick,
  { orderId, resellerName }: { readonly orderId?: string | undefined; readonly resellerName: string },
): Promise<MarketplaceRequest> {
  const [steps, orders] = await Promise.all([stepsOf(trx, click.id), ordersOfClick(trx, click.id)])
  return {
    requestId: click.id,
    proposalId: click.proposalId,
    returningRequestId: null,
    returningProposalId: null,
    orderId: orderId ?? orders[0] ?? null,
    pixelUrl: null,
    data: {
      reseller: click.reseller,
      resellerName,
      cameAt: click.cameAt.toString(),
      steps: steps.map(({ step, at }) => ({ step, at: at.toString() })),
    },
  }
}
