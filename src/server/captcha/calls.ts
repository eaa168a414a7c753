import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { CaptchaView } from '#calls/captcha-solution.ts'

const base = '/api/flight-reservation/Captcha'

export const captchaCalls = {
  create: call(`POST ${base}/Create`, {
    summary: 'Five digits bound to an order, or to holding one more, for two minutes and one use',
    who: 'user',
    /** default: for one more hold */
    body: z.object({ orderId: z.optional(z.uuid('سفارش درست نیست.')) }),
    answer: CaptchaView,
  }),
  image: call(`GET ${base}/Image/{id}`, {
    summary: 'The digits drawn, as PNG',
    who: 'guest',
    out: 'file',
    params: z.object({ id: z.uuid() }),
  }),
  audio: call(`GET ${base}/Audio/{id}`, {
    summary: 'The digits spoken in Persian, as WAV',
    who: 'guest',
    out: 'file',
    params: z.object({ id: z.uuid() }),
  }),
}
