import { iranZone } from '#calendar/zones.ts'
import type { hotelDeskCalls } from '#desk/hotel-calls.ts'
import { answerAsHotel, saveNights, writeAsHotel } from '#desk/server/hotels/actions.ts'
import { gridOf, messagesIn, staysOf } from '#desk/server/hotels/lists.ts'
import type { HotelRooms } from '#desk/server/hotels/theirs.ts'
import type { Handlers } from '#server/handlers.ts'

export function hotelDeskHandlers(rooms: HotelRooms): Handlers<typeof hotelDeskCalls> {
  const today = () => rooms.clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString()
  return {
    async nights({ visitor, params, query }) {
      const { roomTypes, ...grid } = await gridOf(rooms, visitor, { ...params, ...query })
      return {
        ...grid,
        roomTypes: roomTypes.map(({ nights, ...type }) => ({ ...type, nights: [...nights] })),
      }
    },
    async saveNights({ visitor, params, body }) {
      await saveNights(rooms, visitor, { ...params, ...body })
      return undefined
    },
    async stays({ visitor, params, query: { from = today(), days } }) {
      return [...(await staysOf(rooms, visitor, { ...params, from, days }))]
    },
    async messages({ visitor, params: { hotelId } }) {
      return (await messagesIn(rooms, visitor, hotelId)).map(({ messages, ...one }) => ({
        ...one,
        messages: [...messages],
      }))
    },
    async writeMessage({ visitor, params, body }) {
      await writeAsHotel(rooms, visitor, { ...params, ...body })
      return undefined
    },
    async answerReview({ visitor, params: { hotelId, id }, body: { words } }) {
      await answerAsHotel(rooms, visitor, { hotelId, id: Number(id), words })
      return undefined
    },
  }
}
