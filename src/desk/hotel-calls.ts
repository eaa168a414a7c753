import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'
import { longestMessage } from '#hotels/guest-messages.ts'
import { mostChanges, nightFacts } from '#hotels/night-change.ts'
import { GuestMessageView } from '#hotels/responses.ts'

const hotelId = z.string('هتل را انتخاب کنید.').check(z.maxLength(60, 'این هتل پیدا نشد.'))
const params = z.object({ hotelId })
const Day = z.iso.date('روز را به شکل YYYY-MM-DD بدهید.')
const days = z._default(
  z.coerce
    .number('شمار روزها را به عدد بدهید.')
    .check(z.gte(1, 'دست‌کم یک روز.'), z.lte(62, 'حداکثر ۶۲ روز.')),
  14,
)
const query = z.object({ from: z.optional(Day), days })

const Night = z.object({
  night: z.string(),
  /** rial, the room alone, with taxes */
  price: z.int(),
  allotment: z.int(),
  minStay: z.int(),
  /** 1 while it is not sold */
  isClosed: z.int(),
  /** held and sold */
  taken: z.int(),
})

const Grid = z.object({
  hotelId: z.string(),
  hotelName: z.string(),
  today: z.string(),
  roomTypes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      beds: z.string(),
      mostGuests: z.int(),
      nights: z.array(Night),
    }),
  ),
})

const Stay = z.object({
  voucherNumber: z.string(),
  leader: z.string(),
  roomType: z.string(),
  board: z.string(),
  guests: z.int(),
  checkIn: z.string(),
  nights: z.int(),
  isGivenBack: z.boolean(),
  share: z.int(),
  wishes: z.string(),
})

const Conversation = z.object({
  voucherNumber: z.string(),
  leader: z.string(),
  checkIn: z.string(),
  isWaiting: z.boolean(),
  messages: z.array(GuestMessageView),
})

const wholeNumber = z.int('عدد درست بنویسید.')
const Change = z.object({
  roomTypeId: z.string().check(z.maxLength(120)),
  night: Day,
  fact: z.enum(nightFacts, 'این خانه را نمی‌شناسیم.'),
  was: wholeNumber,
  becomes: wholeNumber,
})

const mostWords = 1000

/** For staff of a hotel theirs alone; the house's own people have all. */
export const hotelDeskCalls = {
  nights: deskCall('GET /api/desk/hotels/{hotelId}/nights', 'nights.read', {
    summary:
      "A hotel's room types night by night: price, allotment, least stay, closed or open, and what is taken",
    params,
    query,
    answer: Grid,
  }),
  saveNights: deskCall('POST /api/desk/hotels/{hotelId}/nights', 'nights.write', {
    summary: 'Saves changes of nights, all of them or none; each that cannot be is told by its place and why',
    params,
    body: z.object({
      changes: z
        .array(Change)
        .check(
          z.minLength(1, 'تغییری برای ذخیره نیست.'),
          z.maxLength(mostChanges, 'هر بار تا ۲۰۰۰ خانه ذخیره می‌شود.'),
        ),
    }),
  }),
  stays: deskCall('GET /api/desk/hotels/{hotelId}/stays', 'stays.read', {
    summary: 'Rooms that are booked in a hotel, by the day of arrival; amounts are its part, rial',
    params,
    query,
    answer: z.array(Stay),
  }),
  messages: deskCall('GET /api/desk/hotels/{hotelId}/messages', 'stays.read', {
    summary: 'What guests and the hotel wrote to each other, who waits for an answer first',
    params,
    answer: z.array(Conversation),
  }),
  writeMessage: deskCall('POST /api/desk/hotels/{hotelId}/messages', 'stays.answer', {
    summary: "The hotel's words to a guest, by the number of a voucher; once per id",
    params,
    body: z.object({
      voucherNumber: z.string('شمارهٔ واچر را بدهید.').check(z.maxLength(40, 'این واچر پیدا نشد.')),
      id: z.uuid('شمارهٔ پیام درست نیست.'),
      words: z
        .string('پیام را به متن بنویسید.')
        .check(z.maxLength(longestMessage, 'پیام یک تا ۱۰۰۰ حرف است.')),
    }),
  }),
  answerReview: deskCall('POST /api/desk/hotels/{hotelId}/reviews/{id}/answer', 'reviews.answer', {
    summary: "The hotel's words under a published review of it; later ones take their place",
    params: z.object({ hotelId, id: z.string().check(z.regex(/^\d{1,15}$/, 'این نظر پیدا نشد.')) }),
    body: z.object({
      words: z.string('پاسخ را بنویسید.').check(z.maxLength(mostWords, 'پاسخ هتل یک تا ۱۰۰۰ حرف است.')),
    }),
  }),
}
