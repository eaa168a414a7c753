import { type LoaderFunctionArgs, redirect } from 'react-router'
import { priceText } from '#money/display-unit.ts'
import { todosOf } from '#orders/web/profile/todos.ts'
import { todayAt } from '#orders/web/today.ts'
import { nextFlightOf } from '#orders/web/trips/next-flight.ts'
import { nextStayOf, sooner } from '#orders/web/trips/next-stay.ts'
import { tripOf } from '#orders/web/trips/trip.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

const lookedAt = 50
const listed = 4

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile')
  const { accounts, passengers, orders, wallet, agencies, clock } = agencyOf(context, 'orders')
  const now = clock.now()
  const [balance, ahead, account, saved, { agency, invitations }] = await Promise.all([
    wallet.balanceOf(visitor.userId),
    orders.mine(visitor.userId, { kind: 'upcoming', page: 1, take: lookedAt }),
    accounts.dataOf(visitor.userId),
    passengers.savedOf(visitor.userId),
    agencies.pageOf(visitor.userId),
  ])
  return {
    balance: priceText(balance),
    agency: agency?.name ?? invitations[0]?.name,
    next: sooner(nextFlightOf(ahead.orders, now), nextStayOf(ahead.orders, now)),
    todos: todosOf({ account, saved, orders: ahead.orders, faceOf: orders.faceOf, now, today: todayAt(now) }),
    trips: ahead.orders.slice(0, listed).map((order) => tripOf(order, orders.faceOf(order.product), now)),
  }
}
