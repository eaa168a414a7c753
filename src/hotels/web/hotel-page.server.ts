import { data, type LoaderFunctionArgs } from 'react-router'
import { MOST_ROOMS } from '#hotels/occupancy.ts'
import type { HotelDetail } from '#hotels/responses.ts'
import { type Company, companies } from '#hotels/reviews.ts'
import { requestIn, searchOf } from '#hotels/search-form.ts'
import { favouritesFor } from '#hotels/web/favourites.server.ts'
import { hotelSearchChoices } from '#hotels/web/hotel-search-choices.ts'
import { sentenceIn } from '#hotels/web/refused.server.ts'
import { bodyOf } from '#hotels/web/results-page.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** Prices only where the address has nights and rooms. 404 for an unknown hotel. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { hotels, clock, settings } = agencyOf(context, 'hotels')
  const site = settings.sites.here().publicUrl
  const hotel = await hotels.hotel(params.hotelId ?? '')
  if (hotel === undefined) throw data(null, { status: 404 })
  const address = new URL(request.url).searchParams
  address.set('city', hotel.cityCode)
  const asked = requestIn(address)
  const choices = hotelSearchChoices(clock.now(), { cities: hotels.cities(), asked })
  const { search, faults } = searchOf(address, choices.today)
  const isAsked = address.has('checkIn') || address.has('checkOut')
  const asking = search && { ...bodyOf(search), hotelId: hotel.id }
  const found = asking && (await detailOf(() => hotels.detail(asking, chosenRates(address))))
  const visitor = context.get(visitorContext)
  const userId = visitor.kind === 'user' ? visitor.userId : undefined
  const { favourites, headers } = await favouritesFor(hotels, userId, request.headers.get('cookie'))
  const wanted = { company: companyIn(address.get('guests')), page: pageIn(address.get('reviews')) }
  const reviews = await hotels.reviews(hotel.id, wanted)
  return data(
    { site, hotel, choices, asked, faults: isAsked ? faults : [], found, reviews, favourites },
    { headers: { 'cache-control': 'private, no-store', ...headers } },
  )
}

/** They keep the price they were chosen at, whatever the exchange rate is now. */
function chosenRates(address: URLSearchParams): readonly string[] {
  const ids = (address.get('rates') ?? '').split(',').filter((id) => id !== '')
  return [...new Set(ids)].slice(0, MOST_ROOMS)
}

function companyIn(text: string | null): Company | undefined {
  return companies.find((company) => company === text)
}

const mostPages = 1000

function pageIn(text: string | null): number {
  return /^\d{1,4}$/.test(text ?? '') ? Math.min(mostPages, Math.max(1, Number(text))) : 1
}

export interface HotelFound {
  readonly detail: HotelDetail | undefined
  readonly refused: string | undefined
}

async function detailOf(asking: () => Promise<HotelDetail>): Promise<HotelFound> {
  try {
    return { detail: await asking(), refused: undefined }
  } catch (error) {
    return { detail: undefined, refused: sentenceIn(error) }
  }
}
