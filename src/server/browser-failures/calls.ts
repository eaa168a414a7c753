import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const page = z.string('صفحه را بنویسید.').check(z.maxLength(200, 'صفحه درست نیست.'))
const file = z.string().check(z.regex(/^\/assets\/[\w.-]{1,100}$/, 'نام فایل درست نیست.'))
const place = z.int().check(z.gte(0), z.lte(9_999_999))

export const browserFailureCalls = {
  /** by `navigator.sendBeacon`: nobody waits for it */
  tell: call('POST /api/front-api/App/TellFailure', {
    summary: 'What went wrong in a browser: of nobody, without a message, on the pattern of a page',
    who: 'guest',
    body: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('script'),
        page,
        /** the error's class; its message may quote what was typed */
        name: z.string().check(z.regex(/^[A-Z][A-Za-z]{0,40}$/, 'نام خطا درست نیست.')),
        file,
        line: place,
        column: place,
      }),
      z.object({ kind: z.literal('call'), page, path: page, status: z.int().check(z.gte(500), z.lte(599)) }),
      z.object({ kind: z.literal('chunk'), page, file }),
    ]),
  }),
}
