import { rial } from '#money/rial.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Purchase } from '#payments/server/routes.ts'
import type { Visitor } from '#server/visitor.ts'

/** ten million toman need a step-up */
const provenFrom = rial(100_000_000)

interface ProofNeeds {
  readonly orders: Pick<Orders, 'walletWouldPay' | 'sumOf'> & {
    readonly trips: Pick<Orders['trips'], 'walletWouldPay'>
  }
  readonly mustBeProven: (sessionId: string) => Promise<void>
}

/** Before much leaves a wallet for an order or a trip, or is bought on credit: its owner's phone has to be at hand. */
export function walletProof({ orders, mustBeProven }: ProofNeeds) {
  async function wouldPay(purchase: Purchase, userId: string): Promise<number> {
    if ('tripId' in purchase) return orders.trips.walletWouldPay(purchase.tripId, userId)
    if (purchase.isOnCredit === true) return (await orders.sumOf(purchase.orderId, userId)).due
    return orders.walletWouldPay(purchase.orderId, userId)
  }
  return async (purchase: Purchase, visitor: Visitor): Promise<void> => {
    if (visitor.kind !== 'user') return
    if ((await wouldPay(purchase, visitor.userId)) >= provenFrom) await mustBeProven(visitor.sessionId)
  }
}
