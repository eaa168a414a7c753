import * as z from 'zod/mini'
import { CaptchaGiven } from '#calls/captcha-solution.ts'
import { SentPassenger } from '#passengers/sent-passenger.ts'
import { beds } from '#tours/beds.ts'
import { mostPeople } from '#tours/rooms.ts'

const DepartureId = z
  .string('تور را انتخاب کنید.')
  .check(z.regex(/^[a-z]{3}-\d{1,2}-\d{4}-\d\d-\d\d$/, 'این تور را نمی‌شناسیم.'))

const HotelId = z.string('هتل را انتخاب کنید.').check(z.regex(/^[a-z0-9-]{3,60}$/, 'این هتل را نمی‌شناسیم.'))

export const TourRequest = z.object({ departureId: DepartureId })

export const TourOrderToSubmit = z.object({
  departureId: DepartureId,
  hotelId: HotelId,
  /** room by room, in the order of the rooms */
  travellers: z
    .array(
      z.object({
        room: z.int('اتاق درست نیست.').check(z.gte(0), z.lte(5, 'حداکثر ۶ اتاق در هر خرید')),
        bed: z.enum(beds, 'تخت را انتخاب کنید.'),
        fields: SentPassenger,
      }),
    )
    .check(z.minLength(1, 'دست‌کم یک مسافر لازم است.'), z.maxLength(mostPeople, 'حداکثر ۹ مسافر در هر خرید')),
  contact: z.object({
    phoneNumber: z.string('شمارهٔ موبایل را کامل وارد کنید.').check(z.maxLength(40)),
    email: z._default(z.string('نشانی ایمیل درست نیست.').check(z.maxLength(200)), ''),
  }),
  productChannel: z._default(z.int().check(z.gte(1), z.lte(5, 'کانال خرید درست نیست.')), 1),
  /** the total that was shown, rial: another price refuses the order */
  totalPrice: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
  captcha: z.optional(z.object(CaptchaGiven)),
})
export type TourOrderToSubmit = z.infer<typeof TourOrderToSubmit>

/** As many as the order has, in its beds. */
export const TourOrderToEdit = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  travellers: z
    .array(z.object({ fields: SentPassenger }))
    .check(z.minLength(1, 'دست‌کم یک مسافر لازم است.'), z.maxLength(mostPeople, 'حداکثر ۹ مسافر در هر خرید')),
  contact: TourOrderToSubmit.shape.contact,
})
export type TourOrderToEdit = z.infer<typeof TourOrderToEdit>

export const VoucherLink = z.object({ link: z.string().check(z.maxLength(120)) })
