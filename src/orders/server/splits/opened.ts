import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import { isOver, type OrderPassenger } from '#orders/order.ts'
import { journeysOf, passengersOf } from '#orders/server/order-contents.ts'
import { orderOf, rowOf } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import { type Share, type Split, shareByToken, sharesOf, splitById } from '#orders/server/splits/record.ts'
import { trackingOf } from '#orders/server/track.ts'
import type { ShareView } from '#orders/split-calls.ts'
import { mayTry } from '#server/attempt-limits.ts'
import { announce } from '#server/bus.ts'

export interface Viewer {
  readonly userId?: string | undefined
  readonly attemptId?: string | undefined
}

/** A page that is open reads again with every news of nine shares. */
const opens = { most: 300, seconds: 600 }

/** See `Splits.opened`. After the hold nothing is told of what was bought. */
export async function openedShare(
  room: Room,
  token: string,
  { userId, attemptId }: Viewer = {},
): Promise<ShareView | undefined> {
  const { database, clock } = room
  const share = await shareByToken(database, token)
  const split = share && (await splitById(database, share.splitId))
  const row = split && (await rowOf(database, split.orderId))
  if (share === undefined || split === undefined || row === undefined) return undefined
  const now = clock.now()
  if (!(await mayTry(database, `open share ${share.shareId}`, { limit: opens, now })))
    throw refuse('TOO_MANY_OPENED')
  const order = orderOf(row)
  const isOwner = order.ownerId === userId
  if (!isOwner && share.seenAt === null) await seen(room, share, order.orderId)
  const state = stateOf(share, split, order.status === 'approved' && !isOver(order, now))
  const all = await sharesOf(database, share.splitId)
  return {
    shareId: share.shareId,
    orderId: order.orderId,
    label: share.label,
    host: split.host,
    amount: share.amount,
    total: split.amount,
    deadline: order.holdExpiresAt.toString(),
    state,
    isComplete: split.state === 'paid',
    orderStatus: order.status,
    isOwner,
    payment: attemptId === undefined ? null : await paymentOf(room, share.shareId, attemptId),
    ...(isOver(order, now) || state === 'over' ? nothing : await boughtOf(room, order.orderId)),
    others: all
      .filter(({ shareId }) => shareId !== share.shareId)
      .map(({ label, paidAt }) => ({ label, isPaid: paidAt !== null })),
  }
}

function stateOf({ paidAt }: Share, { state }: Split, isWaiting: boolean): ShareView['state'] {
  if (paidAt !== null) return 'paid'
  return state === 'open' && isWaiting ? 'payable' : 'over'
}

const nothing = { bought: null, times: [], people: [] }

async function boughtOf(
  room: Room,
  orderId: string,
): Promise<Pick<ShareView, 'bought' | 'times' | 'people'>> {
  const { database } = room
  const tracking = await trackingOf(room, orderId)
  const journeys = await journeysOf(database, orderId)
  return {
    bought: tracking ?? null,
    times: journeys.map(({ departsLocal, arrivesLocal, airlineCode, airlineName }) => ({
      departs: departsLocal.toString({ smallestUnit: 'minute' }),
      arrives: arrivesLocal.toString({ smallestUnit: 'minute' }),
      airlineCode,
      airlineName,
    })),
    people: (await passengersOf(database, orderId)).map(firstNameOf),
  }
}

function firstNameOf({ firstName, firstNameFarsi }: OrderPassenger): string {
  return firstNameFarsi === '' ? firstName : firstNameFarsi
}

async function seen({ database, clock }: Room, { shareId }: Share, orderId: string): Promise<void> {
  const first = await maybe(
    database,
    sql`update orders.share set seen_at = ${clock.now()} where id = ${shareId} and seen_at is null returning id`,
  )
  if (first !== undefined) await announce(database, { topic: 'shares', orderId })
}

async function paymentOf(
  { database }: Room,
  shareId: string,
  attemptId: string,
): Promise<ShareView['payment']> {
  const row = await maybe(
    database,
    sql<{ state: NonNullable<ShareView['payment']> }>`
      select state from orders.share_payment where id::text = ${attemptId} and share_id = ${shareId}`,
  )
  return row?.state ?? null
}
