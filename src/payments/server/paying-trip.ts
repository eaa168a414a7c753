import { sum } from '#money/rial.ts'
import type { Attempt, Part } from '#payments/server/attempt-row.ts'
import { liveAttemptOfTrip, partsOf } from '#payments/server/find-attempts.ts'
import {
  assertTimeLeft,
  type Desk,
  mobileIn,
  openAttempt,
  type Payable,
  startInstead,
  stillOpen,
  wayBack,
} from '#payments/server/paying.ts'
import { refuse } from '#payments/server/refusals.ts'
import type { Opened } from '#payments/server/start-attempt.ts'
import type { House } from '#server/house.ts'

/** What a gateway is to take for all orders of a trip that wait to be paid;
 * asked of the orders room, which refuses what may not be paid. */
export interface TripDesk {
  payable(
    tripId: string,
    userId: string,
    wish: { readonly useWallet?: boolean | undefined },
  ): Promise<Payable & { readonly parts: readonly Part[] }>
  /** Its orders. Refuses what is not this user's. */
  orderIdsOf(tripId: string, userId: string): Promise<readonly string[]>
}

export interface TripWish {
  readonly tripId: string
  readonly userId: string
  readonly gatewayId: number
  readonly useWallet?: boolean | undefined
}

type TripsDesk = Desk & { readonly trips: TripDesk }

export function tripDesk(house: House, desk: TripsDesk): (wish: TripWish) => Promise<Opened> {
  return async function payTrip(wish) {
    const { tripId, userId, useWallet, gatewayId } = wish
    const { live, others, hasSaid } = await openAttemptsOfTrip(house, desk, wish)
    const payable = await desk.trips.payable(tripId, userId, { useWallet })
    assertTimeLeft(payable.holdExpiresAt, house.clock.now())
    const { parts, orderNumber } = payable
    const amount = sum(parts.map((part) => part.amount))
    if (live !== undefined && others.length === 0 && (await isDividedAs(house, live, parts))) {
      const address = wayBack(desk.gateways, live, { wish, amount })
      if (address !== undefined) return { id: live.id, address }
    }
    // one of them may have been paid: there is no second payment beside it
    if (!hasSaid) throw refuse('ATTEMPT_RUNNING')
    const mobile = mobileIn(payable.phoneNumber)
    const description = `سفر ${orderNumber}`
    const what = {
      purpose: 'trip',
      orderId: null,
      tripId,
      parts,
      userId,
      amount,
      description,
      mobile,
    } as const
    return startInstead(house, desk, {
      given: live === undefined ? others : [live, ...others],
      gatewayId,
      what,
    })
  }
}

export interface OpenAttempts {
  readonly live: Attempt | undefined
  readonly others: readonly Attempt[]
  readonly hasSaid: boolean
}

/** A trip is paid by one attempt at a time, and none of its orders by another: each is settled with its bank first. */
export async function openAttemptsOfTrip(
  house: House,
  desk: Pick<Desk, 'settle'> & { readonly trips: Pick<TripDesk, 'orderIdsOf'> },
  { tripId, userId }: Pick<TripWish, 'tripId' | 'userId'>,
): Promise<OpenAttempts> {
  const orderIds = await desk.trips.orderIdsOf(tripId, userId)
  const own = await stillOpen(desk, await liveAttemptOfTrip(house.database, tripId), userId)
  const alone = await Promise.all(orderIds.map((orderId) => openAttempt(house, desk, { orderId, userId })))
  return {
    live: own.live,
    others: alone.flatMap(({ live }) => (live === undefined ? [] : [live])),
    hasSaid: [own, ...alone].every(({ hasSaid }) => hasSaid),
  }
}

async function isDividedAs(
  { database }: Pick<House, 'database'>,
  live: Attempt,
  parts: readonly Part[],
): Promise<boolean> {
  const was = await partsOf(database, live.id)
  const isSame = ({ orderId, amount }: Part) =>
    parts.some((part) => part.orderId === orderId && part.amount === amount)
  return was.length === parts.length && was.every(isSame)
}
