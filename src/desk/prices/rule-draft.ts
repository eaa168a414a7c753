import * as z from 'zod/mini'
import { salesChannels } from '#calls/sales-channel.ts'

function code(pattern: RegExp, says: string) {
  return z.nullable(z.string(says).check(z.regex(pattern, says)))
}

const daysWords = 'روزهای مانده باید عددی از ۰ تا ۴۰۰ باشد.'
const days = z.nullable(z.int(daysWords).check(z.minimum(0, daysWords), z.maximum(400, daysWords)))
const percentWords = 'درصد باید از ۰ تا ۱۰۰ برای افزودن و تا ۵۰ برای کاستن باشد.'
const amountWords = 'مبلغ باید تا ۱۰ میلیون تومان باشد.'
const commissionWords = 'کمیسیون باید از ۰ تا ۳۰ درصد باشد.'
const momentWords = 'روز و ساعت را مانند ۱۴۰۵/۰۹/۱۰ و ۱۴:۳۰ بنویسید.'
const moment = z.string(momentWords).check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, momentWords))

/** A price rule as it is proposed; an instant is in whole seconds. */
export const RuleDraft = z.object({
  product: z.string('محصول را انتخاب کنید.').check(z.regex(/^[a-z-]{2,30}$/, 'محصول را انتخاب کنید.')),
  supplier: code(/^[a-z0-9-]{2,30}$/, 'نام تأمین‌کننده را با حروف کوچک لاتین بنویسید.'),
  airline: code(/^[A-Z0-9]{2}$/, 'کد دوحرفی ایرلاین را بنویسید.'),
  origin: code(/^[A-Z]{3}$/, 'کد سه‌حرفی مبدأ را بنویسید.'),
  destination: code(/^[A-Z]{3}$/, 'کد سه‌حرفی مقصد را بنویسید.'),
  brand: code(/^[a-z-]{2,30}$/, 'سایت را انتخاب کنید.'),
  channel: z.nullable(z.enum(salesChannels, 'کانال را انتخاب کنید.')),
  daysFrom: days,
  daysUntil: days,
  /** millionths; below zero taken off */
  ppm: z.int(percentWords).check(z.minimum(-500_000, percentWords), z.maximum(1_000_000, percentWords)),
  /** rial for each seat, room or person; below zero taken off */
  amount: z.int(amountWords).check(z.minimum(-100_000_000, amountWords), z.maximum(100_000_000, amountWords)),
  /** millionths of the base fare, which its supplier pays us */
  commissionPpm: z
    .int(commissionWords)
    .check(z.minimum(0, commissionWords), z.maximum(300_000, commissionWords)),
  startsAt: moment,
  endsAt: z.nullable(moment),
})
export type RuleDraft = z.output<typeof RuleDraft>
