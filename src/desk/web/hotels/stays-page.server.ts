import type { LoaderFunctionArgs } from 'react-router'
import { dateRangeSeenFrom, dateSeenFrom } from '#calendar/formatted.ts'
import { dayAt } from '#desk/moment-words.ts'
import { staysOf } from '#desk/server/hotels/lists.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { chosenHotel, dayIn } from '#desk/web/hotels/chosen-hotel.server.ts'
import { boardNames } from '#hotels/words.ts'
import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { agencyOf } from '#web/page-context.server.ts'

const days = 14

export async function loader({ context, request }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const by = staffOf(context)
  const params = new URL(request.url).searchParams
  const { hotels, hotel } = await chosenHotel(rooms, by, params)
  const today = dayAt(rooms.clock.now())
  const from = Temporal.PlainDate.from(dayIn(params, 'from') ?? today)
  const found = hotel ? await staysOf(rooms, by, { hotelId: hotel.id, from: from.toString(), days }) : []
  return {
    hotels,
    hotel,
    words: dateRangeSeenFrom(today, from, from.add({ days: days - 1 })),
    earlier: from.subtract({ days }).toString(),
    later: from.add({ days }).toString(),
    stays: found.map(({ checkIn, nights, board, guests, share, isGivenBack, ...stay }) => ({
      ...stay,
      arrives: dateSeenFrom(today, Temporal.PlainDate.from(checkIn)),
      nights: `${persianDigits(nights)} شب`,
      guests: `${persianDigits(guests)} نفر`,
      board: boardNames[board],
      share: isGivenBack ? 'برگشت خورد' : `${inToman(share)} تومان`,
    })),
  }
}
