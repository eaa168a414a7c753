import * as z from 'zod/mini'

const codeWords = 'کد را با ۳ تا ۳۲ حرف و رقم لاتین بنویسید.'
const worthWords = 'یا درصد (از ۱ تا ۱۰۰) یا مبلغ را بنویسید، نه هر دو.'
const sumWords = 'مبلغ را درست بنویسید.'
const usesWords = 'تعداد را درست بنویسید.'
const momentWords = 'روز و ساعت را مانند ۱۴۰۵/۰۹/۱۰ و ۱۴:۳۰ بنویسید.'
const sum = z.int(sumWords).check(z.minimum(1, sumWords), z.maximum(1_000_000_000_000, sumWords))
const uses = z.int(usesWords).check(z.minimum(1, usesWords), z.maximum(10_000_000, usesWords))
const moment = z.string(momentWords).check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, momentWords))

/** A discount code as it is typed; sums in rial, null asks nothing. */
export const CodeDraft = z.object({
  code: z.string(codeWords).check(z.regex(/^[A-Z0-9]{3,32}$/, codeWords)),
  product: z.nullable(z.string().check(z.regex(/^[a-z-]{2,30}$/))),
  percent: z.nullable(z.int(worthWords).check(z.minimum(1, worthWords), z.maximum(100, worthWords))),
  amount: z.nullable(sum),
  most: z.nullable(sum),
  leastTotal: z.int(sumWords).check(z.minimum(0, sumWords), z.maximum(1_000_000_000_000, sumWords)),
  startsAt: moment,
  endsAt: moment,
  usesLimit: z.nullable(uses),
  usesPerUser: z.nullable(uses),
  isFirstOnly: z.boolean(),
  budget: z.nullable(sum),
})
export type CodeDraft = z.output<typeof CodeDraft>
