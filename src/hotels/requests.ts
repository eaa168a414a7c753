import * as z from 'zod/mini'
import { CaptchaGiven } from '#calls/captcha-solution.ts'
import { productChannels } from '#calls/product-channel.ts'
import { longestMessage } from '#hotels/guest-messages.ts'
import { MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS, OCCUPANCY_TEXTS, OLDEST_CHILD } from '#hotels/occupancy.ts'
import { companies, longestReview } from '#hotels/reviews.ts'
import { arrivals, longestNote, stayRequests } from '#hotels/stay-wishes.ts'
import { SentPassenger } from '#passengers/sent-passenger.ts'

export const CityCode = z
  .string('شهر را انتخاب کنید.')
  .check(z.regex(/^[A-Za-z]{3}$/, 'کد شهر سه حرف لاتین است.'), z.toUpperCase())

const Day = z.iso.date('تاریخ باید به شکل YYYY-MM-DD باشد.')

const ChildAge = z
  .int(OCCUPANCY_TEXTS.CHILD_AGE_REQUIRED)
  .check(
    z.gte(0, OCCUPANCY_TEXTS.CHILD_AGE_IS_INVALID),
    z.lte(OLDEST_CHILD, OCCUPANCY_TEXTS.CHILD_AGE_IS_INVALID),
  )

const Room = z.object({
  adults: z
    .int(OCCUPANCY_TEXTS.ADULT_REQUIRED)
    .check(z.gte(1, OCCUPANCY_TEXTS.ADULT_REQUIRED), z.lte(MOST_ADULTS, OCCUPANCY_TEXTS.TOO_MANY_ADULTS)),
  childAges: z._default(
    z.array(ChildAge).check(z.maxLength(MOST_CHILDREN, OCCUPANCY_TEXTS.TOO_MANY_CHILDREN)),
    [],
  ),
})

const roomCount = [
  z.minLength(1, OCCUPANCY_TEXTS.ROOM_REQUIRED),
  z.maxLength(MOST_ROOMS, OCCUPANCY_TEXTS.TOO_MANY_ROOMS),
] as const

const Dates = { checkIn: Day, checkOut: Day } as const

/** All cities without parameters. */
export const CitiesRequest = z.optional(
  z.object({
    iataCode: z.optional(CityCode),
    filters: z.optional(z.object({ search: z.optional(z.string().check(z.maxLength(60))) })),
  }),
)

export const TrendingRequest = z.object({
  cityCode: CityCode,
  take: z._default(z.int('تعداد درست نیست.').check(z.gte(1), z.lte(20)), 10),
  /** seconds a response stays cached after its last use */
  slidingExpiration: z._default(z.int('زمان درست نیست.').check(z.gte(0), z.lte(3600)), 300),
  reValidate: z._default(z.boolean('مقدار درست نیست.'), false),
})

export const AvailableHotels = z.object({
  cityCode: CityCode,
  ...Dates,
  rooms: z.array(Room).check(...roomCount),
})
export type AvailableHotels = z.infer<typeof AvailableHotels>

const HotelId = z.string('هتل را انتخاب کنید.').check(z.regex(/^[a-z0-9-]{3,60}$/, 'این هتل را نمی‌شناسیم.'))

export const HotelDetailRequest = z.object({
  hotelId: HotelId,
  ...Dates,
  rooms: z.array(Room).check(...roomCount),
})
export type HotelDetailRequest = z.infer<typeof HotelDetailRequest>

export const VoucherLink = z.object({ link: z.string().check(z.maxLength(120)) })

/** Told to the hotel, promised by nobody. */
const Wishes = z.object({
  arrival: z._default(z.nullable(z.enum(arrivals, 'ساعت رسیدن را دوباره انتخاب کنید.')), null),
  requests: z._default(
    z.array(z.enum(stayRequests, 'این خواسته را نمی‌شناسیم.')).check(z.maxLength(stayRequests.length)),
    [],
  ),
  note: z._default(
    z.string('خواسته را به متن بنویسید.').check(z.maxLength(longestNote, 'خواسته حداکثر ۲۰۰ حرف است.')),
    '',
  ),
})

export const HotelOrderToSubmit = z.object({
  hotelId: HotelId,
  ...Dates,
  rooms: z
    .array(
      z.object({
        ...Room.shape,
        rateId: z.string('برای هر اتاق یک نرخ انتخاب کنید.').check(z.maxLength(120)),
        /** who signs at the desk; mode `national` inside Iran, passport abroad */
        leader: SentPassenger,
      }),
    )
    .check(...roomCount),
  contact: z.object({
    phoneNumber: z.string('شمارهٔ موبایل را کامل وارد کنید.').check(z.maxLength(40)),
    email: z._default(z.string('نشانی ایمیل درست نیست.').check(z.maxLength(200)), ''),
  }),
  wishes: z.optional(Wishes),
  productChannel: z._default(z.enum(productChannels, 'کانال خرید درست نیست.'), productChannels.web),
  /** the total that was shown, rial: another price refuses the order */
  totalPrice: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
  captcha: z.optional(z.object(CaptchaGiven)),
})
export type HotelOrderToSubmit = z.infer<typeof HotelOrderToSubmit>

/** An unpaid order's leaders, in the order of its rooms, and its contact, as they should be. */
export const HotelOrderToEdit = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  rooms: z.array(z.object({ leader: SentPassenger })).check(...roomCount),
  contact: HotelOrderToSubmit.shape.contact,
})
export type HotelOrderToEdit = z.infer<typeof HotelOrderToEdit>

export const HotelOrderToReserve = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  /** the higher total that was shown, rial */
  agreedTotal: z.optional(z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.'))),
})
export type HotelOrderToReserve = z.infer<typeof HotelOrderToReserve>

const Mark = z
  .int('برای هر مورد یک امتیاز انتخاب کنید.')
  .check(z.gte(1, 'امتیاز از ۱ تا ۵ است.'), z.lte(5, 'امتیاز از ۱ تا ۵ است.'))

export const ReviewToWrite = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  company: z.enum(companies, 'بگویید با چه کسی سفر کردید.'),
  scores: z.object({ clean: Mark, staff: Mark, comfort: Mark, place: Mark, worth: Mark }),
  words: z._default(
    z.string('نظر را به متن بنویسید.').check(z.maxLength(longestReview, 'نظر حداکثر ۱۰۰۰ حرف است.')),
    '',
  ),
  /** published as «مسافر», without a name */
  isAnonymous: z._default(z.boolean('مقدار درست نیست.'), false),
})
export type ReviewToWrite = z.infer<typeof ReviewToWrite>

export const MessageToWrite = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  /** of this message, the sender's own */
  id: z.uuid('شمارهٔ پیام درست نیست.'),
  words: z.string('پیام را به متن بنویسید.').check(z.maxLength(longestMessage, 'پیام یک تا ۱۰۰۰ حرف است.')),
})

export const FavouriteToTurn = z.object({
  hotelId: HotelId,
  isOn: z.boolean('مقدار درست نیست.'),
})
export type FavouriteToTurn = z.infer<typeof FavouriteToTurn>

/** `…/640.avif` */
export const PictureRequest = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{24}$/, 'این تصویر را نداریم.')),
  file: z.string().check(z.regex(/^(?:320|640|1280)\.(?:avif|webp)$/, 'این تصویر را به این اندازه نداریم.')),
})

/** Of a hotel, or the cheapest of a city. */
export const NightsRequest = z.object({
  hotelId: z.optional(HotelId),
  cityCode: z.optional(CityCode),
  from: Day,
  /** exclusive; two months at most are answered */
  until: Day,
  rooms: z.array(Room).check(...roomCount),
})
export type NightsRequest = z.infer<typeof NightsRequest>
