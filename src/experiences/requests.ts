import * as z from 'zod/mini'
import { CaptchaGiven } from '#calls/captcha-solution.ts'
import { idShape } from '#experiences/experience-id.ts'
import { SentPassenger } from '#passengers/sent-passenger.ts'

const ExperienceId = z.string('گشت را انتخاب کنید.').check(z.regex(idShape, 'این گشت را نمی‌شناسیم.'))
const OptionRef = z.string('گزینه را انتخاب کنید.').check(z.minLength(1), z.maxLength(200))
const Day = z.iso.date('روز را انتخاب کنید.')
const mostKinds = 12

const Party = z
  .array(
    z.object({
      unitRef: z.string('نوع بلیت درست نیست.').check(z.minLength(1), z.maxLength(200)),
      count: z.int('تعداد درست نیست.').check(z.gte(1, 'تعداد درست نیست.'), z.lte(30, 'حداکثر ۳۰ بلیت')),
    }),
  )
  .check(z.minLength(1, 'دست‌کم یک بلیت لازم است.'), z.maxLength(mostKinds, 'نوع‌های بلیت زیاد است.'))

export const ExperienceRequest = z.object({ experienceId: ExperienceId })

export const CalendarRequest = z.object({
  experienceId: ExperienceId,
  optionRef: OptionRef,
  from: Day,
  to: Day,
})

export const SlotsRequest = z.object({
  experienceId: ExperienceId,
  optionRef: OptionRef,
  day: Day,
  /** `adult:2,child:1` */
  units: z._default(z.string().check(z.maxLength(1000)), ''),
})

export const ExperienceOrderToSubmit = z.object({
  experienceId: ExperienceId,
  optionRef: OptionRef,
  slotRef: z.string('نوبت را انتخاب کنید.').check(z.minLength(1), z.maxLength(200)),
  day: Day,
  party: Party,
  /** who comes, or whose name is said at the entrance */
  leader: SentPassenger,
  contact: z.object({
    phoneNumber: z.string('شمارهٔ موبایل را کامل وارد کنید.').check(z.maxLength(40)),
    email: z._default(z.string('نشانی ایمیل درست نیست.').check(z.maxLength(200)), ''),
  }),
  productChannel: z._default(z.int().check(z.gte(1), z.lte(5, 'کانال خرید درست نیست.')), 1),
  /** the total that was shown, rial: another price refuses the order */
  totalPrice: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
  captcha: z.optional(z.object(CaptchaGiven)),
})
export type ExperienceOrderToSubmit = z.infer<typeof ExperienceOrderToSubmit>
