import { type LoaderFunctionArgs, redirect } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import { chosenIn } from '#hotels/chosen-rates.ts'
import { type HotelChosen, hotelChosenIn } from '#hotels/leaders-address.ts'
import type { HotelDetail } from '#hotels/responses.ts'
import { editing } from '#hotels/web/editing.server.ts'
import { hotelPath } from '#hotels/web/hotel-path.ts'
import { sentenceIn } from '#hotels/web/refused.server.ts'
import { ownerIn } from '#passengers/web/chosen-beforehand.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

const goneSays = 'یکی از این اتاق‌ها دیگر برای این شب‌ها فروخته نمی‌شود'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { hotels, passengers, accounts, orders, clock } = agencyOf(context, 'hotels')
  const params = new URL(request.url).searchParams
  const order = params.get('order')
  if (order !== null) return editing({ hotels, orders, passengers, clock }, order, visitor.userId)
  const chosen = hotelChosenIn(params)
  if (chosen === undefined) throw redirect('/hotel-home')
  const searchAgain = hotelPath(chosen.hotelId, chosen)
  try {
    const detail = await hotels.detail(bodyOf(chosen), chosen.rateIds)
    const rooms = roomsOf(detail, chosen)
    if (rooms === undefined) return { gone: goneSays, searchAgain }
    const form = `leaders ${rooms.length}`
    const [account, saved, stored] = await Promise.all([
      accounts.dataOf(visitor.userId),
      passengers.savedOf(visitor.userId),
      passengers.drafts.of(visitor.userId, form),
    ])
    const { hotel, checkIn, checkOut, nights } = detail
    return {
      gone: undefined,
      edited: undefined,
      hold: undefined,
      stay: { hotel, checkIn, checkOut, nights },
      rooms,
      today: clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString(),
      saved,
      owner: ownerIn(account),
      shared: { form, stored },
      phone: account.phoneNumber,
      searchAgain,
    }
  } catch (error) {
    return { gone: sentenceIn(error), searchAgain: '/hotel-home' }
  }
}

function bodyOf({ hotelId, checkIn, checkOut, rooms }: HotelChosen) {
  return {
    hotelId,
    checkIn,
    checkOut,
    rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  }
}

function roomsOf(detail: HotelDetail, { rateIds }: HotelChosen) {
  const left = chosenIn(rateIds.join(','), detail.rooms)
  const rooms = detail.rooms.flatMap(({ adults, childAges, rates }, place) => {
    const rate = rates.find(({ rateId }) => rateId === left[place])
    if (rate === undefined) return []
    const { rateId, roomName, board, total } = rate
    return [{ adults, childAges, rateId, roomName, board, total }]
  })
  return rooms.length === detail.rooms.length ? rooms : undefined
}
