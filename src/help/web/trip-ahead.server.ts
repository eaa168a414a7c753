import type { LoaderFunctionArgs } from 'react-router'
import { type TripAct, type TripAhead, tripActs, tripAheadOf } from '#help/web/trip-ahead.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** As many as the page of trips looks at. */
const take = 50

export interface TripAheadView extends TripAhead {
  readonly acts: readonly TripAct[]
}

/** Of whoever is signed in. */
export async function tripAheadIn(context: LoaderFunctionArgs['context']): Promise<TripAheadView | null> {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') return null
  const { orders, refunds, clock } = agencyOf(context, 'help')
  const { userId } = visitor
  const listed = await orders.mine(userId, { kind: 'upcoming', page: 1, take })
  const trip = tripAheadOf(listed.orders, clock.now())
  const order = listed.orders.find(({ orderId }) => orderId === trip?.orderId)
  if (trip === undefined || order === undefined) return null
  const { allowed } = await refunds.refundableOf({ orderId: trip.orderId, userId })
  const page = orders.faceOf(order.product).orderPath(trip.orderId)
  return { ...trip, acts: tripActs(trip, { page, isRefundable: allowed }) }
}
