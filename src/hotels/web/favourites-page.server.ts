import { data, type LoaderFunctionArgs } from 'react-router'
import type { HotelView } from '#hotels/responses.ts'
import { favouritesFor } from '#hotels/web/favourites.server.ts'
import { sharedIds } from '#hotels/web/favourites-address.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** The reader's own favourites of all cities, or those of the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { hotels } = agencyOf(context, 'hotels')
  const visitor = context.get(visitorContext)
  const userId = visitor.kind === 'user' ? visitor.userId : undefined
  const shared = sharedIds(new URL(request.url).searchParams)
  const { favourites, headers } = await favouritesFor(hotels, userId, request.headers.get('cookie'))
  const found = await Promise.all((shared ?? favourites).map((id) => hotels.hotel(id)))
  const cities = Map.groupBy(
    found.flatMap((hotel) => hotel ?? []),
    ({ cityCode }) => cityCode,
  )
  return data(
    {
      isShared: shared !== undefined,
      favourites,
      cities: [...cities.values()].map((each) => ({
        name: each[0]?.cityName ?? '',
        hotels: each.map(shownOf),
      })),
    },
    { headers: { 'cache-control': 'private, no-store', ...headers } },
  )
}

function shownOf({ id, name, stars, area, art, pictures }: HotelView) {
  return { id, name, stars, area, art, picture: pictures?.[0] }
}
