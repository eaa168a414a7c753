import { type LoaderFunctionArgs, redirect } from 'react-router'
import { tripOf } from '#orders/web/trips/trip.ts'
import { isVisible, type TripsTab, tripsPath, tripsView } from '#orders/web/trips/trips-view.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

const take = 50
const longestSearch = 100

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/my-travels')
  const { orders, clock } = agencyOf(context, 'orders')
  const params = new URL(request.url).searchParams
  const asked = params.get('show') ?? 'upcoming'
  const shown = isVisible(asked) ? asked : 'upcoming'
  const search = (params.get('q') ?? '').trim().slice(0, longestSearch)
  const page = Math.min(1000, Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1))
  const listOf = (tab: TripsTab, how: { readonly page: number; readonly take: number }) =>
    orders.mine(visitor.userId, {
      kind: tripsView[tab].kind,
      ...how,
      ...(search !== '' && { search }),
    })
  const listed = await listOf(shown, { page, take })
  const now = clock.now()
  return {
    shown,
    search,
    trips: listed.orders.map((order) => tripOf(order, orders.faceOf(order.product), now)),
    older: page * take < listed.total ? tripsPath({ shown, search, page: page + 1 }) : undefined,
    elsewhere: search !== '' && listed.total === 0 ? await elsewhere() : [],
  }

  async function elsewhere() {
    const others = (Object.keys(tripsView) as TripsTab[]).filter((tab) => tab !== shown)
    const totals = await Promise.all(others.map((tab) => listOf(tab, { page: 1, take: 1 })))
    return others.filter((_, at) => (totals[at]?.total ?? 0) > 0)
  }
}
