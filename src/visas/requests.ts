import * as z from 'zod/mini'
import { CaptchaGiven } from '#calls/captcha-solution.ts'
import { documentKinds } from '#documents/kinds.ts'
import { SentPassenger } from '#passengers/sent-passenger.ts'
import { appointmentParts } from '#visas/appointment.ts'
import { MOST_APPLICANTS, visaCountries, visaEntries, visaSpeeds, visaTypes } from '#visas/choice.ts'

const Country = z.enum(visaCountries, 'برای این کشور ویزا نمی‌گیریم.')

const Choice = {
  country: Country,
  type: z._default(z.enum(visaTypes, 'نوع ویزا را انتخاب کنید.'), 'tourist'),
  days: z.coerce.number('مدت اقامت را انتخاب کنید.').check(z.int('مدت اقامت را انتخاب کنید.'), z.gte(1)),
  entry: z._default(z.enum(visaEntries, 'تعداد دفعات ورود را انتخاب کنید.'), 'single'),
  speed: z._default(z.enum(visaSpeeds, 'سرعت صدور را انتخاب کنید.'), 'normal'),
} as const

export const TotalPriceRequest = z.object({
  ...Choice,
  isGuaranteed: z._default(z.stringbool(), false),
  applicants: z._default(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_APPLICANTS, 'در هر درخواست حداکثر ۹ نفر.')),
    1,
  ),
})
export type TotalPriceRequest = z.infer<typeof TotalPriceRequest>

export const BasePricesRequest = z.object({ country: z.optional(Country) })

const Paper = z.object({
  kind: z.enum(documentKinds, 'نوع مدرک درست نیست.'),
  /** uploaded before (Blob/Upload) */
  blobId: z.uuid('نشانی مدرک درست نیست.'),
})

/** Sent as JSON in the form field `request`. */
export const VisaRequest = z.object({
  choice: z.object({ ...Choice, isGuaranteed: z._default(z.boolean('مقدار درست نیست.'), false) }),
  /** first day of travel, YYYY-MM-DD */
  travelDate: z.iso.date('تاریخ سفر را انتخاب کنید.'),
  applicants: z
    .array(z.object({ fields: SentPassenger, papers: z.array(Paper).check(z.maxLength(10)) }))
    .check(
      z.minLength(1, 'دست‌کم یک متقاضی لازم است.'),
      z.maxLength(MOST_APPLICANTS, 'در هر درخواست حداکثر ۹ نفر.'),
    ),
  contact: z.object({
    phoneNumber: z.string('شمارهٔ موبایل را کامل وارد کنید.').check(z.maxLength(40)),
    email: z._default(z.string('نشانی ایمیل درست نیست.').check(z.maxLength(200)), ''),
  }),
  /** §3: 1 web site, 2 app, 3 PWA, 4 Android, 5 iOS */
  productChannel: z._default(z.int().check(z.gte(1), z.lte(5, 'کانال خرید درست نیست.')), 1),
  /** the total that was shown, rial: another price refuses the request */
  totalPrice: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
  captcha: z.optional(z.object(CaptchaGiven)),
})
export type VisaRequest = z.infer<typeof VisaRequest>

/** All its applicants, each in the same place. */
export const VisaRequestToEdit = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  applicants: VisaRequest.shape.applicants,
  contact: VisaRequest.shape.contact,
})
export type VisaRequestToEdit = z.infer<typeof VisaRequestToEdit>

/** Days ISO. */
export const AppointmentWish = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  firstDay: z.iso.date('روز را انتخاب کنید.'),
  lastDay: z.iso.date('روز را انتخاب کنید.'),
  part: z.enum(appointmentParts, 'صبح یا بعدازظهر را انتخاب کنید.'),
})
export type AppointmentWish = z.infer<typeof AppointmentWish>

/** `at` is the offer that was shown: another one in the meantime is neither taken nor declined. */
export const AppointmentReply = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  at: z.string().check(z.maxLength(30)),
  isTaken: z.boolean(),
})
export type AppointmentReply = z.infer<typeof AppointmentReply>

export const PaperToReplace = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  applicant: z.int().check(z.gte(0), z.lte(MOST_APPLICANTS - 1)),
  kind: z.enum(documentKinds, 'نوع مدرک درست نیست.'),
  blobId: z.uuid('نشانی مدرک درست نیست.'),
})
export type PaperToReplace = z.infer<typeof PaperToReplace>
