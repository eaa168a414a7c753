import { rial } from '#money/rial.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Visitor } from '#server/visitor.ts'

/** ten million toman need a step-up */
const provenFrom = rial(100_000_000)

interface Asked {
  readonly orders: Pick<Orders, 'walletWouldPay'>
  /** refuses STEP_UP_NEEDED without a fresh step-up */
  readonly mustBeProven: (sessionId: string) => Promise<void>
}

/** Large wallet payments need the owner's phone. */
export function walletProof({ orders, mustBeProven }: Asked) {
  return async (orderId: string, visitor: Visitor): Promise<void> => {
    if (visitor.kind !== 'user') return
    if ((await orders.walletWouldPay(orderId, visitor.userId)) >= provenFrom)
      await mustBeProven(visitor.sessionId)
  }
}
