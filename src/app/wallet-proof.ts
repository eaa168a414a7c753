import { rial } from '#money/rial.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Visitor } from '#server/visitor.ts'

/** From so much on, ten million toman, a session alone does not take it out of a wallet. */
const provenFrom = rial(100_000_000)

interface Asked {
  readonly orders: Pick<Orders, 'walletWouldPay'>
  /** refuses STEP_UP_NEEDED to a session that has not shown a fresh code */
  readonly mustBeProven: (sessionId: string) => Promise<void>
}

/** Before much leaves a wallet for an order: its owner's phone has to be at hand. */
export function walletProof({ orders, mustBeProven }: Asked) {
  return async (orderId: string, visitor: Visitor): Promise<void> => {
    if (visitor.kind !== 'user') return
    if ((await orders.walletWouldPay(orderId, visitor.userId)) >= provenFrom)
      await mustBeProven(visitor.sessionId)
  }
}
