import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'
import { TodayView } from '#desk/orders/today.ts'
import { evidenceAs } from '#orders/evidence-calls.ts'

const ofOrder = z.object({
  number: z.string().check(z.regex(/^\d{9}$/, 'شمارهٔ سفارش درست نیست.')),
})
const id = z.object({ id: z.uuid('این نشانی درست نیست.') })

export const orderDeskCalls = {
  evidence: deskCall('GET /api/desk/orders/{number}/evidence', 'orders.read', {
    summary: 'What its buyer agreed to, paid and was told, sealed piece by piece, as PDF or JSON',
    params: ofOrder,
    query: evidenceAs,
    out: 'file',
  }),
  today: deskCall('GET /api/desk/today', 'orders.read', {
    summary: 'The day in figures; each counter counts the rows of its list',
    background: true,
    answer: TodayView,
  }),
  issueAgain: deskCall('POST /api/desk/orders/{number}/issue', 'orders.work', {
    summary: 'Asks the seller for the papers of a paid order now',
    params: ofOrder,
    answer: z.object({ status: z.string() }),
  }),
  resend: deskCall('POST /api/desk/orders/{number}/resend', 'orders.work', {
    summary: 'Tells the traveller once more that the papers are there, with their address',
    params: ofOrder,
  }),
  note: deskCall('POST /api/desk/orders/{number}/notes', 'orders.work', {
    summary: 'A note that stays with the order',
    params: ofOrder,
    body: z.object({
      body: z
        .string()
        .check(z.trim(), z.minLength(1, 'یادداشت را بنویسید.'), z.maxLength(2000, 'تا ۲۰۰۰ حرف بنویسید.')),
    }),
  }),
  openTask: deskCall('POST /api/desk/orders/{number}/tasks', 'orders.work', {
    summary: 'Something to be done of an order, by an hour',
    params: ofOrder,
    body: z.object({
      body: z
        .string()
        .check(z.trim(), z.minLength(1, 'کار را بنویسید.'), z.maxLength(300, 'تا ۳۰۰ حرف بنویسید.')),
      /** from now */
      hours: z.int('مهلت را انتخاب کنید.').check(z.minimum(1), z.maximum(24 * 30)),
    }),
  }),
  finishTask: deskCall('POST /api/desk/order-tasks/{id}/done', 'orders.work', {
    summary: 'Closes such a task',
    params: id,
  }),
  saveView: deskCall('POST /api/desk/order-views', 'orders.read', {
    summary: 'A list of one’s own; one of the same name is replaced',
    body: z.object({
      name: z
        .string()
        .check(z.trim(), z.minLength(1, 'نام را بنویسید.'), z.maxLength(40, 'تا ۴۰ حرف بنویسید.')),
      address: z.string().check(z.maxLength(500)),
    }),
  }),
  removeView: deskCall('DELETE /api/desk/order-views/{id}', 'orders.read', {
    summary: 'A list of one’s own that is not wanted any more',
    params: id,
  }),
  sheet: deskCall('GET /api/desk/orders/sheet', 'orders.read', {
    summary: 'A list of orders as a workbook, 10,000 rows at most',
    query: z.object({ of: z.string().check(z.maxLength(500)) }),
    out: 'file',
  }),
}
