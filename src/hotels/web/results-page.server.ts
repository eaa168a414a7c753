import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import type { HotelSearch } from '#hotels/address.ts'
import type { AvailableHotels } from '#hotels/requests.ts'
import type { HotelDetail, HotelResults } from '#hotels/responses.ts'
import { canonical, requestIn, searchOf } from '#hotels/search-form.ts'
import { hotelSearchesHere, withHotelSearch } from '#hotels/searches-here.ts'
import type { Hotels } from '#hotels/server/door.ts'
import { favouritesFor } from '#hotels/web/favourites.server.ts'
import { hotelSearchChoices } from '#hotels/web/hotel-search-choices.ts'
import { sentenceIn } from '#hotels/web/refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { hotels, clock } = agencyOf(context, 'hotels')
  const visitor = context.get(visitorContext)
  const { searchParams: params } = new URL(request.url)
  const asked = requestIn(params)
  const now = clock.now()
  const userId = visitor.kind === 'user' ? visitor.userId : undefined
  const cookies = request.headers.get('cookie')
  const before = userId === undefined ? hotelSearchesHere(cookies) : await hotels.searchedBefore(userId)
  const choices = hotelSearchChoices(now, { cities: hotels.cities(), asked, before })
  const { search, faults } = searchOf(params, choices.today)
  if (search === undefined) return { choices, asked, faults, isAsked: false, found: undefined }
  const address = canonical(params, search)
  if (address !== undefined) throw redirect(address)
  const { favourites, headers } = await favouritesFor(hotels, userId, cookies)
  const found = await answerTo(hotels, { search, userId, opened: params.get('hotel') })
  // a user's search is stored by the hotels room, a guest's in their cookie
  const isKeptHere = userId === undefined && found.refused === undefined
  const kept = isKeptHere ? { 'set-cookie': withHotelSearch(cookies, search) } : {}
  const until = now.add({ seconds: clocks.search })
  const times = { searchedAt: now.toString(), validUntil: until.toString() }
  return data(
    { choices, asked, faults, isAsked: true, found: { ...found, ...times, favourites } },
    { headers: { 'cache-control': 'private, no-store', ...kept, ...headers } },
  )
}

type Answer =
  | { readonly refused: string }
  | {
      readonly refused: undefined
      readonly results: HotelResults
      readonly opened: HotelDetail | undefined
    }

interface Wanted {
  readonly search: HotelSearch
  readonly userId: string | undefined
  readonly opened: string | null
}

async function answerTo(hotels: Hotels, { search, userId, opened }: Wanted): Promise<Answer> {
  try {
    const body = bodyOf(search)
    const results = await hotels.available(body, userId)
    const isThere = results.hotels.some(({ id }) => id === opened)
    const detail = isThere && opened ? await hotels.detail({ ...body, hotelId: opened }) : undefined
    return { refused: undefined, results, opened: detail }
  } catch (error) {
    return { refused: sentenceIn(error) }
  }
}

export function bodyOf({ cityCode, checkIn, checkOut, rooms }: HotelSearch): AvailableHotels {
  return {
    cityCode,
    checkIn: checkIn.toString(),
    checkOut: checkOut.toString(),
    rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  }
}
