import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { inToman } from '#money/shown.ts'
import { nextFlightOf } from '#orders/web/next-flight.ts'
import { tripOf } from '#orders/web/trip.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

const lookedAt = 50
const listed = 4

/** What the dashboard shows: the wallet, the next flight and the latest orders still ahead. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile')
  const { orders, wallet, clock } = context.get(agencyContext)
  const now = clock.now()
  const [balance, ahead] = await Promise.all([
    wallet.balanceOf(visitor.userId),
    orders.mine(visitor.userId, { kind: 'upcoming', page: 1, take: lookedAt }),
  ])
  return {
    balance: inToman(balance),
    nextFlight: nextFlightOf(ahead.orders, now),
    trips: ahead.orders.slice(0, listed).map((order) => tripOf(order, now)),
  }
}
