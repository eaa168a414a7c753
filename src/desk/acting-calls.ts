import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'
import { DeskRefundQuote } from '#desk/refund-actions-calls.ts'
import { DateChangeBody, DateChangeDays, DateChanged } from '#flights/changes/date-change.ts'
import { CorrectionChecked, CorrectionMade } from '#flights/corrections/correction-calls.ts'
import { Item } from '#refunds/responses.ts'

const ofOrder = z.object({
  number: z.string().check(z.regex(/^\d{9}$/, 'شمارهٔ سفارش درست نیست.')),
})
/** what is too short is no try */
const codeWords = 'کدی را که مسافر می‌خواند کامل بنویسید؛ ۶ رقم است.'
const items = z.array(Item).check(z.minLength(1, 'دست‌کم یک بلیت را انتخاب کنید.'), z.maxLength(54))
const name = z.string().check(z.trim(), z.maxLength(60, 'نام بلند است.'))

const NamesBody = z.object({
  /** place in the order, from 0 */
  position: z.int('مسافر را انتخاب کنید.').check(z.gte(0), z.lte(8)),
  firstName: name,
  lastName: name,
  firstNameFarsi: name,
  lastNameFarsi: name,
})
export type NamesBody = z.output<typeof NamesBody>

const { leg, passengers, proposalId, total, worth } = DateChangeBody.shape

const DateBody = z.object({ leg, passengers, proposalId, total, worth })
export type DateBody = z.output<typeof DateBody>

/** What a colleague does for a traveller on one order, with the code that this traveller reads out. */
export const actingCalls = {
  ask: deskCall('POST /api/desk/orders/{number}/acting/code', 'orders.work', {
    summary: 'Sends the traveller a code to read out: it permits one colleague one order for some minutes',
    params: ofOrder,
    answer: z.object({ codeEndsAt: z.string() }),
  }),
  open: deskCall('POST /api/desk/orders/{number}/acting', 'orders.work', {
    summary: 'Begins with the code that was read out; three tries a code',
    params: ofOrder,
    body: z.object({
      code: z.string(codeWords).check(z.trim(), z.minLength(6, codeWords), z.maxLength(12, codeWords)),
    }),
    answer: z.object({ endsAt: z.string() }),
  }),
  end: deskCall('POST /api/desk/orders/{number}/acting/end', 'orders.work', {
    summary: 'Ends it before its time',
    params: ofOrder,
  }),
  quote: deskCall('POST /api/desk/orders/{number}/acting/refund-quote', 'orders.work', {
    summary: 'What these tickets bring back now, as their traveller would read it; rial',
    params: ofOrder,
    body: z.object({ items }),
    answer: DeskRefundQuote,
  }),
  giveBack: deskCall('POST /api/desk/orders/{number}/acting/refund', 'orders.work', {
    summary: 'Gives tickets back to their traveller’s wallet for him, at exactly the amount that was read',
    params: ofOrder,
    body: z.object({
      items,
      reasonId: z.int('دلیل استرداد را انتخاب کنید.').check(z.gte(1), z.lte(99)),
      amount: z.int('مبلغ را به عدد بنویسید.'),
    }),
    answer: z.object({ number: z.string(), amount: z.int() }),
  }),
  checkNames: deskCall('POST /api/desk/orders/{number}/acting/names-check', 'orders.work', {
    summary: 'What would become of other names on an issued ticket',
    params: ofOrder,
    body: NamesBody,
    answer: CorrectionChecked,
  }),
  correctNames: deskCall('POST /api/desk/orders/{number}/acting/names', 'orders.work', {
    summary: 'Corrects the names of a person on an issued ticket for its traveller, within the rules',
    params: ofOrder,
    body: NamesBody,
    answer: CorrectionMade,
  }),
  dateDays: deskCall('POST /api/desk/orders/{number}/acting/date-days', 'orders.work', {
    summary:
      'Days to which tickets of a direction may be moved, with the whole difference of each flight; rial',
    params: ofOrder,
    body: z.object({ leg, passengers, from: z.optional(z.iso.date('تاریخ درست نیست.')) }),
    answer: DateChangeDays,
  }),
  changeDate: deskCall('POST /api/desk/orders/{number}/acting/date', 'orders.work', {
    summary:
      'Moves tickets to one of them for their traveller; what is left to pay he pays himself until the hold ends',
    params: ofOrder,
    body: DateBody,
    answer: z.extend(DateChanged, { isDone: z.boolean() }),
  }),
}
