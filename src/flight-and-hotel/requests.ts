import * as z from 'zod/mini'
import { JourneyChosen, OrderToSubmit } from '#flights/requests.ts'
import { HotelDetailRequest } from '#hotels/requests.ts'

/** The total that was shown, rial: another price refuses it. */
const Total = z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.'))
const mostRooms = 6

const FlightToBook = z.object({ ...JourneyChosen.shape, total: Total })
export type FlightToBook = z.infer<typeof FlightToBook>

export const PairToBook = z.object({
  flight: FlightToBook,
  stay: z.object({
    ...HotelDetailRequest.shape,
    /** one a room */
    rateIds: z
      .array(z.string('برای هر اتاق یک نرخ انتخاب کنید.').check(z.maxLength(120)))
      .check(z.minLength(1), z.maxLength(mostRooms)),
    /** who signs for each room, by his place among the passengers */
    leaders: z
      .array(z.int('سرپرست هر اتاق را انتخاب کنید.').check(z.gte(0), z.lte(8)))
      .check(z.minLength(1), z.maxLength(mostRooms)),
    total: Total,
  }),
  passengers: OrderToSubmit.shape.passengers,
  contact: OrderToSubmit.shape.contact,
  productChannel: OrderToSubmit.shape.productChannel,
  captcha: OrderToSubmit.shape.captcha,
})
export type PairToBook = z.infer<typeof PairToBook>
