import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { HotelSearch } from '#hotels/address.ts'
import { lineOf } from '#hotels/search-line.ts'
import { hotelSearchesHere, withoutHotelSearches } from '#hotels/searches-here.ts'
import { type HotelRecent, hotelRecentsOf } from '#storefront/hotel-recents.ts'
import { type StayAsked, stayShown } from '#storefront/stay-shown.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

interface Found {
  readonly recents: readonly HotelRecent[]
  /** what the page must send besides */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The cities whose hotels were looked at before: a user's as the house keeps them, a guest's as the browser does. What the
 * browser kept becomes the user's as soon as somebody is signed in there.
 */
export async function recentHotelSearches({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<Found> {
  const { storefront, clock } = context.get(agencyContext)
  const visitor = context.get(visitorContext)
  const cookies = request.headers.get('cookie')
  const here = hotelSearchesHere(cookies)
  if (visitor.kind === 'user') {
    const searches = here.map((search) => ({ kind: 'hotel', asked: askedOf(search) }) as const)
    await storefront.rememberAll(visitor.userId, searches)
    const recents = hotelRecentsOf(await storefront.hotelSearches(visitor.userId))
    return { recents, headers: here.length === 0 ? {} : { 'set-cookie': withoutHotelSearches(cookies) } }
  }
  const today = clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  const shown = here.map((search) => ({ id: lineOf(search), ...stayShown(askedOf(search), today) }))
  return { recents: hotelRecentsOf(shown), headers: {} }
}

/** Takes the searches named by `forget` off the list. One that is gone already is no fault here. */
export async function forgetHotelSearches({
  request,
  context,
}: ActionFunctionArgs): Promise<Found['headers']> {
  const ids = (await request.formData()).getAll('forget').filter((id) => typeof id === 'string')
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    return { 'set-cookie': withoutHotelSearches(request.headers.get('cookie'), ids) }
  const { storefront } = context.get(agencyContext)
  const kept = await storefront.hotelSearches(visitor.userId)
  for (const { id } of kept.filter((one) => ids.includes(one.id)))
    await storefront.forget(visitor.userId, id, ['hotel'])
  return {}
}

function askedOf({ cityCode, checkIn, checkOut, rooms }: HotelSearch): StayAsked {
  return {
    cityCode,
    checkIn: checkIn.toString(),
    checkOut: checkOut.toString(),
    rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  }
}
