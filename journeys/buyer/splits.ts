import type { Rooms } from '#app/door.ts'
import { type Rial, rial } from '#money/rial.ts'
import { equalShares } from '#orders/split.ts'
import { splitCalls } from '#orders/split-calls.ts'
import type { Belongings, Named } from './belongings.ts'
import type { Buyer } from './diary.ts'
import { stayOf } from './stays.ts'

/** A share of an order that others pay, by its id. */
export async function shareIn({ orders }: Rooms, { userId }: Buyer, orderId: string): Promise<string> {
  const { due } = await orders.sumOf(orderId, userId)
  const shares = equalShares(rial(due), 2).map((amount, n) => ({ label: `همسفر ${n}`, amount }))
  const made = await orders.splits.make({ orderId, userId, host: 'نگار', shares, once: crypto.randomUUID() })
  return made.shares[0]?.shareId ?? ''
}

/** Another that waits to be paid, and what is due of it. */
export async function orderToSplit(
  agency: Rooms,
  buyer: Buyer,
): Promise<{ readonly orderId: string; readonly total: Rial }> {
  const orderId = await stayOf(agency, buyer, 40)
  const { due } = await agency.hotels.reserve({ orderId }, buyer.userId)
  return { orderId, total: rial(due) }
}

const orders = ({ walletOrder }: Belongings): Named => ({ body: { orderId: walletOrder } })
const shares = ({ share }: Belongings): Named => ({ body: { shareId: share } })

/** In an order its owner can ask them in. */
export const splitRules = {
  [splitCalls.ofOrder.line]: ({ walletOrder }: Belongings): Named => ({ path: { id: walletOrder } }),
  [splitCalls.payFromWallet.line]: shares,
  [splitCalls.renewLink.line]: shares,
  [splitCalls.close.line]: orders,
  [splitCalls.make.line]: ({
    walletOrder,
    orderToSplit: { orderId, total } = { orderId: walletOrder, total: rial(10_000) },
  }: Belongings): Named => ({
    body: { orderId, host: 'نگار', shares: [{ label: 'پدر', amount: total }] },
  }),
}
