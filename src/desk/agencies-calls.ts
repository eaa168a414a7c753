import * as z from 'zod/mini'
import { month, StatementView } from '#agencies/calls.ts'
import { dayLike } from '#desk/day-in-field.ts'
import { deskCall } from '#desk/desk-call.ts'

const reasonWords = 'دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.'
const reason = z
  .string(reasonWords)
  .check(z.trim(), z.minLength(5, reasonWords), z.maxLength(500, reasonWords))
const text = (says: string, most: number) =>
  z.string(says).check(z.trim(), z.minLength(1, says), z.maxLength(most, says))
const mostRial = 10_000_000_000_000
const rial = (missing: string, least: number) =>
  z.int(missing).check(z.minimum(least, missing), z.maximum(mostRial, 'این مبلغ بیش از اندازه است.'))
const limit = rial('سقف اعتبار را به ریال و به عدد بنویسید.', 0)
const params = z.object({ id: z.uuid('آژانسی با این مشخصات پیدا نشد.') })
const Proposed = z.object({ number: z.int() })

export const agencyDeskCalls = {
  open: deskCall('POST /api/desk/agencies', 'money.propose', {
    summary: 'Proposes an agency that buys on credit; another approves it; rial',
    body: z.object({
      name: text('نام آژانس را بنویسید؛ تا ۸۰ حرف.', 80),
      phone: text('تلفن آژانس را بنویسید؛ تا ۳۰ رقم.', 30),
      nationalId: z
        .string('شناسهٔ ملی را بنویسید؛ ۱۱ رقم.')
        .check(z.regex(/^\d{11}$/, 'شناسهٔ ملی شرکت ۱۱ رقم است.')),
      dueDays: z
        .int('مهلت پرداخت را به روز بنویسید.')
        .check(
          z.minimum(1, 'مهلت پرداخت از ۱ تا ۹۰ روز است.'),
          z.maximum(90, 'مهلت پرداخت از ۱ تا ۹۰ روز است.'),
        ),
      limit,
      reason,
    }),
    answer: Proposed,
  }),
  manager: deskCall('POST /api/desk/agencies/{id}/managers', 'money.propose', {
    summary: 'Proposes who manages an agency, by mobile; another approves it',
    params,
    body: z.object({ mobile: text('شماره موبایل مدیر را بنویسید.', 40), reason }),
    answer: Proposed,
  }),
  credit: deskCall('POST /api/desk/agencies/{id}/credit', 'money.propose', {
    summary: 'Proposes how much an agency may owe; another approves it; rial',
    params,
    body: z.object({ limit, reason }),
    answer: Proposed,
  }),
  settlement: deskCall('POST /api/desk/agencies/{id}/settlements', 'money.propose', {
    summary: 'Proposes to enter a bank transfer of an agency; another approves it; rial',
    params,
    body: z.object({
      amount: rial('مبلغ واریز را به ریال و به عدد بنویسید.', 1),
      reference: text('شمارهٔ پیگیری بانک را بنویسید؛ تا ۶۰ حرف.', 60),
      /** ISO, not ahead */
      day: z.iso.date(`روز واریز را بنویسید؛ مانند ${dayLike}.`),
      reason,
    }),
    answer: Proposed,
  }),
  block: deskCall('POST /api/desk/agencies/{id}/block', 'agencies.block', {
    summary: 'Stops an agency from buying on credit, or lets it again, with a reason',
    params,
    body: z.object({ isBlocked: z.boolean('بستن یا باز کردن را انتخاب کنید.'), reason }),
  }),
  statement: deskCall('GET /api/desk/agencies/{id}/statement', 'agencies.read', {
    summary: 'A Jalali month of an agency’s account; rial',
    params,
    query: z.object({ month }),
    answer: StatementView,
  }),
  sheet: deskCall('GET /api/desk/agencies/{id}/statement/sheet', 'agencies.read', {
    summary: 'The same month as a workbook',
    params,
    query: z.object({ month }),
    out: 'file',
  }),
}
