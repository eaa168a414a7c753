import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

const Figures = z.object({
  calls: z.int(),
  rejected: z.int(),
  /** surely never arrived there */
  notSent: z.int(),
  /** nobody answered */
  unknown: z.int(),
  /** milliseconds that so many calls did not pass; null without calls, or beyond all bounds */
  p50: z.nullable(z.int()),
  p95: z.nullable(z.int()),
  p99: z.nullable(z.int()),
  /** asked again before paying, and those that were another than listed */
  prices: z.int(),
  changed: z.int(),
})
export type FiguresView = z.output<typeof Figures>

const Supplier = z.object({
  /** `flight/nira` */
  supplier: z.string(),
  /** «نیرا، پرواز» */
  name: z.string(),
  status: z.enum(['on', 'off', 'resting']),
  /** at rest there after failures */
  servers: z.int(),
  switched: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
  hour: Figures,
  day: Figures,
  /** rial */
  owed: z.int(),
  credit: z.nullable(z.object({ limit: z.int(), alarmBelow: z.int(), left: z.int(), isLow: z.boolean() })),
})
export type SupplierView = z.output<typeof Supplier>

const supplier = z.string('تأمین‌کننده را انتخاب کنید.').check(z.maxLength(100, 'این تأمین‌کننده پیدا نشد.'))
const reasonWords = 'دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.'
const reason = z
  .string(reasonWords)
  .check(z.trim(), z.minLength(5, reasonWords), z.maxLength(500, reasonWords))
const mostRial = 10_000_000_000_000

export const supplierDeskCalls = {
  suppliers: deskCall('GET /api/desk/suppliers', 'suppliers.read', {
    summary: 'How each supplier answers, whether it is on, and what credit is left there; rial',
    background: true,
    answer: z.array(Supplier),
  }),
  switch: deskCall('POST /api/desk/suppliers/switch', 'suppliers.switch', {
    summary: 'Switches a supplier off or on, on every server; on again it has no failures behind it',
    body: z.object({ supplier, isOff: z.boolean('بستن یا باز کردن را انتخاب کنید.'), reason }),
  }),
  payout: deskCall('POST /api/desk/suppliers/payouts', 'money.propose', {
    summary: 'Proposes to pay all that is owed to a supplier by now; rial, as it was read',
    body: z.object({ supplier, amount: z.int('مبلغ را به ریال و به عدد بنویسید.'), reason }),
    answer: z.object({ number: z.int() }),
  }),
  credit: deskCall('POST /api/desk/suppliers/credit', 'money.propose', {
    summary: 'Proposes how much a supplier lets us owe, and below what is left somebody is alarmed; rial',
    body: z.object({
      supplier,
      limit: z
        .int('سقف را به ریال و به عدد بنویسید.')
        .check(z.minimum(1, 'سقف باید بیش از صفر باشد.'), z.maximum(mostRial, 'سقف بیش از اندازه است.')),
      alarmBelow: z
        .int('آستانهٔ هشدار را به ریال و به عدد بنویسید.')
        .check(
          z.minimum(0, 'آستانهٔ هشدار نمی‌تواند منفی باشد.'),
          z.maximum(mostRial, 'آستانهٔ هشدار بیش از اندازه است.'),
        ),
      reason,
    }),
    answer: z.object({ number: z.int() }),
  }),
}
