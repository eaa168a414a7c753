import type { codeCalls } from '#desk/codes-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { CodeMatter } from '#desk/web/prices/code-matter.ts'
import { momentIn } from '#desk/web/prices/moment-typed.ts'
import { textIn } from '#desk/web/text-in.ts'
import { parseAmount, parsePrice } from '#money/amount-input.ts'
import { persianDigits } from '#money/digits.ts'
import { codeOf } from '#orders/voucher.ts'

/** not null, which would be no limit: the server refuses it beside its field */
const unreadable = -1

/** What was done, in words: made, proposed or stopped. Throws Declined. */
export async function sendCode(matter: CodeMatter, form: FormData): Promise<string> {
  const text = (name: string) => textIn(form, name).trim()
  const reason = text('reason')
  if (matter.what === 'stop') {
    const params = { code: matter.code }
    await askDesk<typeof codeCalls.stop>('POST /api/desk/codes/{code}/stop', { params, body: { reason } })
    return `کد ${matter.code} بسته شد.`
  }
  const sum = (name: string) => (text(name) === '' ? null : (parsePrice(text(name)) ?? unreadable))
  const count = (name: string) => (text(name) === '' ? null : (parseAmount(text(name)) ?? unreadable))
  const { number } = await askDesk<typeof codeCalls.make>('POST /api/desk/codes', {
    body: {
      code: codeOf(text('code')),
      product: text('product') === '' ? null : text('product'),
      percent: count('percent'),
      amount: sum('amount'),
      most: sum('most'),
      leastTotal: sum('leastTotal') ?? 0,
      startsAt: momentIn(text('day'), ''),
      endsAt: momentIn(text('untilDay'), ''),
      usesLimit: count('usesLimit'),
      usesPerUser: count('usesPerUser'),
      isFirstOnly: text('purchase') === 'first',
      budget: sum('budget'),
      reason,
    },
  })
  if (number === null) return 'کد ساخته شد.'
  return `پیشنهاد ${persianDigits(number)} ثبت شد و در انتظار نفر دوم است.`
}
