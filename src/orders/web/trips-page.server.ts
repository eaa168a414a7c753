import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { isShown, shownTrips } from '#orders/web/shown-trips.ts'
import { tripOf } from '#orders/web/trip.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

const take = 50

/** The signed-in traveller's orders of one tab, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/my-travels')
  const { orders, clock } = context.get(agencyContext)
  const params = new URL(request.url).searchParams
  const asked = params.get('show') ?? 'upcoming'
  const shown = isShown(asked) ? asked : 'upcoming'
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const { kind } = shownTrips[shown]
  const listed = await orders.mine(visitor.userId, { kind, page, take })
  const now = clock.now()
  return {
    shown,
    trips: listed.orders.map((order) => tripOf(order, now)),
    older: page * take < listed.total ? page + 1 : undefined,
  }
}
