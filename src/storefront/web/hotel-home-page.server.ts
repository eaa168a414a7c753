import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { requestIn } from '#hotels/search-form.ts'
import { hotelSearchChoices } from '#hotels/web/hotel-search-choices.ts'
import { trendingView } from '#hotels/web/trending-view.ts'
import { railOf } from '#storefront/web/home-products.tsx'
import { forgetHotelSearches, recentHotelSearches } from '#storefront/web/hotel-recents.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** Cities to choose from, then hotels shown (§9: ten). */
const citiesOffered = 8
const take = 10
const slidingExpiration = 300

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { hotels, orders, clock } = agencyOf(context, 'storefront')
  const params = new URL(request.url).searchParams
  const cities = hotels.cities()
  const offered = cities.slice(0, citiesOffered)
  const city = cities.find(({ cityCode }) => cityCode === params.get('city')) ?? offered[0]
  const [trending, { recents, headers }] = await Promise.all([
    city ? hotels.trending({ cityCode: city.cityCode, take, slidingExpiration, reValidate: false }) : [],
    recentHotelSearches({ request, context }),
  ])
  const asked = requestIn(params)
  const choices = hotelSearchChoices(clock.now(), { cities, asked, before: recents })
  const shown = trending.map(trendingView)
  return data({ tabs: railOf(orders), choices, asked, offered, city, trending: shown, recents }, { headers })
}

export async function action(asked: ActionFunctionArgs) {
  const headers = await forgetHotelSearches(asked)
  const isWholePage = asked.request.headers.get('accept')?.includes('text/html') === true
  return isWholePage ? redirect('/hotel-home', { status: 303, headers }) : data(null, { headers })
}
