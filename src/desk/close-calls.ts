import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

const file = { mostBytes: 512 * 1024, tooLarge: 'فایل تا ۵۱۲ کیلوبایت پذیرفته می‌شود.' } as const
const day = z.string('روز را بنویسید.').check(z.maxLength(20, 'روز درست نیست.'))
const gateway = z.string('درگاه را انتخاب کنید.').check(z.maxLength(40, 'درگاه درست نیست.'))
/** the bank's, of the end of that day; rial */
const balance = z.optional(z.string().check(z.maxLength(30, 'موجودی درست نیست.')))
/** of the file that was checked */
const digest = z.string('نخست فایل را بررسی کنید.').check(z.maxLength(64, 'نخست فایل را بررسی کنید.'))

const Checked = z.object({
  digest: z.string(),
  rows: z.int(),
  /** what booking it enters; rial */
  fresh: z.object({ rows: z.int(), amount: z.int(), fees: z.int() }),
  /** entered by an earlier file */
  known: z.int(),
  /** as soon as there is one, nothing of the file is booked; the first hundred */
  faults: z.array(z.object({ line: z.int(), words: z.string() })),
  faulty: z.int(),
})
export type CheckedFile = z.output<typeof Checked>

const Booked = z.object({ rows: z.int(), amount: z.int(), fees: z.int(), known: z.int() })

export const closeCalls = {
  checkSettlement: deskCall('POST /api/desk/close/settlements/check', 'close.work', {
    summary: 'What booking a gateway’s settlement file would enter, and what is wrong with its rows',
    kind: 'multipart',
    file,
    body: z.object({ gateway, day }),
    answer: Checked,
  }),
  bookSettlement: deskCall('POST /api/desk/close/settlements', 'close.work', {
    summary: 'Books a gateway’s settlement file, each payment once; all of it or nothing',
    kind: 'multipart',
    file,
    body: z.object({ gateway, day, digest }),
    answer: Booked,
  }),
  checkTransfers: deskCall('POST /api/desk/close/transfers/check', 'close.work', {
    summary: 'What entering the bank’s statement of gateways’ transfers would add',
    kind: 'multipart',
    file,
    body: z.object({ day, balance }),
    answer: Checked,
  }),
  bookTransfers: deskCall('POST /api/desk/close/transfers', 'close.work', {
    summary: 'Enters the bank’s statement of a day, each transfer once, and its balance',
    kind: 'multipart',
    file,
    body: z.object({ day, balance, digest }),
    answer: Booked,
  }),
  setRate: deskCall('POST /api/desk/rates', 'close.work', {
    summary: 'Enters what one unit of a currency costs in rial; one far from the last is proposed to another',
    body: z.object({
      currency: z.enum(['USD', 'AED', 'IQD'], 'ارز را انتخاب کنید.'),
      rialAUnit: z.int('نرخ را به ریال و به عدد بنویسید.'),
      day,
      source: z
        .string('مرجع نرخ را بنویسید.')
        .check(
          z.trim(),
          z.minLength(2, 'مرجع نرخ را بنویسید.'),
          z.maxLength(200, 'مرجع نرخ تا ۲۰۰ حرف است.'),
        ),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'دلیل تا ۵۰۰ حرف است.'))),
    }),
    /** of the proposal; null where it holds at once */
    answer: z.object({ proposal: z.nullable(z.int()) }),
  }),
}
