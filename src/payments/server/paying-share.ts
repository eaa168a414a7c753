import type { Rial } from '#money/rial.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import { liveAttemptOfShare } from '#payments/server/find-attempts.ts'
import { assertTimeLeft, type Desk, startInstead, wayBack } from '#payments/server/paying.ts'
import { refuse } from '#payments/server/refusals.ts'
import { isOpen } from '#payments/server/settle.ts'
import type { Opened } from '#payments/server/start-attempt.ts'
import type { House } from '#server/house.ts'

export interface SharePayable {
  readonly shareId: string
  /** of its order */
  readonly ownerId: string
  readonly amount: Rial
  readonly holdExpiresAt: Temporal.Instant
  readonly orderNumber: string
  readonly returnTo: string
}

/** What a gateway is to take by a link; asked of the orders room, which refuses what may not be paid. */
export interface ShareDesk {
  payable(token: string): Promise<SharePayable>
}

export interface ShareWish {
  readonly token: string
  readonly gatewayId: number
  /** the payer, if he is signed in */
  readonly userId?: string | undefined
}

/** Whoever has a link goes on with what was begun by it. Two who begin at the same moment may both pay: one of them gets his money back. */
export function shareDesk(
  house: House,
  desk: Desk & { readonly shares: ShareDesk },
): (wish: ShareWish) => Promise<Opened> {
  return async function payShare({ token, gatewayId, userId }) {
    const payable = await desk.shares.payable(token)
    const { shareId, amount, returnTo, ownerId } = payable
    const payerId = userId ?? ownerId
    const live = await liveAttemptOfShare(house.database, shareId)
    const settled = live && (await desk.settle(live))
    if (settled === 'captured') throw refuse('SHARE_PAID')
    const open = live !== undefined && settled !== undefined && isOpen(settled) ? [live] : []
    assertTimeLeft(payable.holdExpiresAt, house.clock.now())
    const address = open.map((one) => sameWay(desk, one, { gatewayId, amount, payerId, returnTo })).at(0)
    if (live !== undefined && address !== undefined) return { id: live.id, address }
    if (open.length > 0 && settled !== 'unpaid') throw refuse('SHARE_AT_BANK')
    const what = {
      purpose: 'share',
      orderId: null,
      tripId: null,
      share: { shareId, returnTo },
      userId: payerId,
      amount,
      description: `سهمی از سفارش ${payable.orderNumber}`,
    } as const
    return startInstead(house, desk, { given: open, gatewayId, what })
  }
}

interface Way {
  readonly gatewayId: number
  readonly amount: Rial
  readonly payerId: string
  readonly returnTo: string
}

function sameWay({ gateways }: Pick<Desk, 'gateways'>, live: Attempt, way: Way): string | undefined {
  const isSame = live.userId === way.payerId && live.share?.returnTo === way.returnTo
  return isSame ? wayBack(gateways, live, { wish: way, amount: way.amount }) : undefined
}
