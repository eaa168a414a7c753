import type { RefundItem } from '#orders/refund-terms.ts'
import type { RequestBody } from '#refunds/calls.ts'
import { isSameItem } from '#refunds/same-item.ts'
import { caseOf } from '#refunds/server/case.ts'
import { create } from '#refunds/server/create.ts'
import { quote } from '#refunds/server/quotes.ts'
import { faultOf } from '#refunds/server/refundable.ts'
import type { Room } from '#refunds/server/room.ts'

/** «دلیل دیگر» */
const anotherReason = 7

const intoWallet = {
  proposalId: undefined,
  reasonId: anotherReason,
  destination: 'wallet',
  iban: '',
  cardNumber: '',
  bankAccountNumber: '',
  holderName: '',
  savedAccountId: '',
  agreement: true,
} as const satisfies Partial<RequestBody>

export interface GivingBackAll {
  readonly orderId: string
  readonly userId: string
  /** left out: all of the order */
  readonly only?: readonly RefundItem[]
}

/** See `Refunds.giveBackAll`: as its owner would. */
export async function giveBackAll(room: Room, { orderId, userId, only }: GivingBackAll): Promise<void> {
  const found = await caseOf(room, orderId, userId)
  const now = room.clock.now()
  const items = found.reckoning.items
    .filter((item) => only === undefined || only.some((one) => isSameItem(one, item)))
    .filter((item) => item.state === 'refundable' && faultOf(found, item, now) === undefined)
    .map(({ passenger, leg }) => ({ passenger, leg }))
  if (items.length === 0) return
  const { quoteId } = await quote(room, { orderId, userId, items })
  await create(room, userId, { ...intoWallet, orderId, quoteId, items })
}
