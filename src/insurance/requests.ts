import * as z from 'zod/mini'
import { CaptchaGiven } from '#calls/captcha-solution.ts'
import { MOST_INSURED } from '#insurance/most-insured.ts'
import { planIds } from '#insurance/plans.ts'
import { SentPassenger } from '#passengers/sent-passenger.ts'

const many = `در هر سفارش حداکثر ۹ نفر.`

const Trip = {
  country: z.string('کشور مقصد را انتخاب کنید.').check(z.regex(/^[A-Z]{2}$/, 'کشور مقصد را انتخاب کنید.')),
  startsOn: z.iso.date('روز رفت را انتخاب کنید.'),
  endsOn: z.iso.date('روز برگشت را انتخاب کنید.'),
} as const

const birthsMissing = 'تاریخ تولدها را وارد کنید.'
const mostBirths = 9

export const PlansRequest = z.object({
  ...Trip,
  /** birth days, YYYY-MM-DD, with commas between */
  births: z.string(birthsMissing).check(z.refine(areDays, birthsMissing)),
})

function areDays(text: string): boolean {
  const days = text.split(',')
  return days.length <= mostBirths && days.every((day) => z.iso.date().safeParse(day).success)
}
export type PlansRequest = z.infer<typeof PlansRequest>

export const PolicyRequest = z.object({
  trip: z.object(Trip),
  plan: z.enum(planIds, 'طرح را انتخاب کنید.'),
  people: z
    .array(SentPassenger)
    .check(z.minLength(1, 'دست‌کم یک نفر لازم است.'), z.maxLength(MOST_INSURED, many)),
  contact: z.object({
    phoneNumber: z.string('شمارهٔ موبایل را کامل وارد کنید.').check(z.maxLength(40)),
    email: z._default(z.string('نشانی ایمیل درست نیست.').check(z.maxLength(200)), ''),
  }),
  /** §3: 1 web site, 2 app, 3 PWA, 4 Android, 5 iOS */
  productChannel: z._default(z.int().check(z.gte(1), z.lte(5, 'کانال خرید درست نیست.')), 1),
  /** the total that was shown, rial: another price refuses the order */
  totalPrice: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
  captcha: z.optional(z.object(CaptchaGiven)),
})
export type PolicyRequest = z.infer<typeof PolicyRequest>
