import { type LoaderFunctionArgs, redirect } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import { ownerIn } from '#passengers/web/chosen-beforehand.ts'
import { partyIn, partyParams, placesFor, totalFor } from '#tours/party.ts'
import { roomFaults, roomsFor } from '#tours/rooms.ts'
import { editing } from '#tours/web/editing.server.ts'
import { tourPath } from '#tours/web/order-paths.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

const goneSays = 'ثبت‌نام این تور بسته است یا جای آن پر شده است'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { tours, passengers, accounts, orders, clock } = agencyOf(context, 'tours')
  const params = new URL(request.url).searchParams
  const order = params.get('order')
  if (order !== null) return editing({ tours, orders, passengers, clock }, order, visitor.userId)
  const tour = await tours.detail(params.get('departure') ?? '').catch(() => undefined)
  const hotel = tour?.hotels.find(({ hotelId }) => hotelId === params.get('stay'))
  if (tour === undefined || hotel === undefined) throw redirect('/tours')
  const counts = partyIn(params)
  const chosen = new URLSearchParams({ stay: hotel.hotelId, ...partyParams(counts) })
  const searchAgain = `${tourPath(tour.departureId)}?${chosen}`
  if (roomFaults(roomsFor(counts)).length > 0) throw redirect(searchAgain)
  if (!tour.isOpen) return { gone: goneSays, searchAgain: `/tours?city=${tour.cityCode}` }
  const places = placesFor(counts)
  const form = `tour ${places.length}`
  const [account, saved, stored] = await Promise.all([
    accounts.dataOf(visitor.userId),
    passengers.savedOf(visitor.userId),
    passengers.drafts.of(visitor.userId, form),
  ])
  const { departureId, name, cityName, leavesOn, returnsOn, isDomestic } = tour
  return {
    gone: undefined,
    edited: undefined,
    hold: undefined,
    tour: { departureId, name, cityName, leavesOn, returnsOn, isDomestic },
    stay: { hotelId: hotel.hotelId, name: hotel.name, stars: hotel.stars, prices: hotel.prices },
    places: [...places],
    total: totalFor(counts, hotel.prices),
    today: clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString(),
    saved,
    owner: ownerIn(account),
    shared: { form, stored },
    phone: account.phoneNumber,
    searchAgain,
  }
}
