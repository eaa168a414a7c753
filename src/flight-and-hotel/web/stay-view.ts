import { backOf } from '#flight-and-hotel/refund-steps.ts'
import type { StayPart } from '#flight-and-hotel/server/flight-and-hotel.ts'
import { backFrom, type OptionView, optionsView, type PathTo } from '#flight-and-hotel/web/options.ts'
import { guestsInWords, roomName } from '#hotels/occupancy.ts'
import type { HotelOffer, RateView } from '#hotels/responses.ts'
import { hotelPath } from '#hotels/web/hotel-path.ts'
import { nightsInWords } from '#hotels/web/hotel-words.ts'
import { boardNames } from '#hotels/words.ts'
import { formattedMoment } from '#web/ui/flight/penalty-moments.ts'

export function stayView({ hotels, detail, rates, isAnother }: StayPart, pathTo: PathTo) {
  const { hotel, rooms, nights, checkIn, checkOut } = detail
  const rateIds = rates.map(({ rateId }) => rateId)
  const total = rates.reduce((sum, one) => sum + one.total, 0)
  const offered = hotels.find(({ id }) => id === hotel.id)
  return {
    total,
    hotel,
    score: offered?.score ?? null,
    page: hotelPath(hotel.id, { checkIn, checkOut, rooms }),
    nights: nightsInWords(nights),
    rooms: rates.map(({ rateId, roomName: name, board, dueThere }, place) => ({
      key: `${place} ${rateId}`,
      title: rates.length === 1 ? '' : roomName(place),
      name,
      board: boardNames[board],
      dueThere,
      guests: guestsInWords(rooms[place] ?? { adults: 1, childAges: [] }),
    })),
    options: [
      ...rooms.map(({ rates: all }, place) =>
        optionsView(
          `${rooms.length === 1 ? 'اتاق و شرایط دیگر' : `${roomName(place)}، اتاق و شرایط دیگر`}، با اختلاف قیمت`,
          all.map((rate) => ({
            id: rate.rateId,
            title: rate.roomName,
            says: rateTexts(rate, hotel.timeZone),
            difference: rate.total - (rates[place]?.total ?? 0),
            isChosen: rate.rateId === rateIds[place],
            to: pathTo({ rateIds: rateIds.with(place, rate.rateId) }),
          })),
        ),
      ),
      optionsView(
        'هتل دیگر، با اختلاف قیمت',
        hotels.map((one) => hotelOption(one, { chosen: hotel.id, total, pathTo })),
      ),
    ],
    back: backFrom(backOf(rates.map(({ cancellation }) => cancellation))),
    timeZone: hotel.timeZone,
    isAnother,
  }
}

export type StayView = ReturnType<typeof stayView>

interface Beside {
  readonly chosen: string
  readonly total: number
  readonly pathTo: PathTo
}

function hotelOption(one: HotelOffer, { chosen, total, pathTo }: Beside): OptionView {
  const isChosen = one.id === chosen
  return {
    id: one.id,
    title: one.name,
    says: [
      one.area,
      ...(one.board === null ? [] : [boardNames[one.board]]),
      ...(one.freeUntil === null ? [] : ['کنسلی رایگان']),
    ]
      .filter((words) => words !== '')
      .join('، '),
    difference: isChosen ? 0 : (one.total ?? 0) - total,
    isChosen,
    to: pathTo({ hotelId: one.id, rateIds: [] }),
  }
}

function rateTexts({ board, cancellation }: RateView, timeZone: string): string {
  const now = cancellation.find(({ state }) => state === 'now')
  const isFree = now?.penalty === 0
  const free = now?.until == null ? 'کنسلی رایگان' : `کنسلی رایگان تا ${formattedMoment(now.until, timeZone)}`
  const last = cancellation.every(({ refund }) => refund === 0) ? 'برگشت ندارد' : 'کنسلی با جریمه'
  return `${boardNames[board]}، ${isFree ? free : last}`
}
