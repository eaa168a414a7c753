import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'

const ofMacro = z.object({ id: z.uuid('این پاسخ آماده را نداریم.') })
const titleWords = 'نام را با ۲ تا ۶۰ حرف بنویسید.'
const bodyWords = 'متن را با ۵ تا ۲۰۰۰ حرف بنویسید.'
const title = z.string(titleWords).check(z.trim(), z.minLength(2, titleWords), z.maxLength(60, titleWords))
const body = z.string(bodyWords).check(z.trim(), z.minLength(5, bodyWords), z.maxLength(2000, bodyWords))
/** the version that was read */
const version = z.int('نسخهٔ این پاسخ درست نیست.').check(z.gte(1), z.lte(1000))

export const ReadyMacros = z.array(
  z.object({
    id: z.uuid(),
    title: z.string(),
    /** filled from the order in hand; what it does not have still stands in braces */
    text: z.string(),
    /** in words */
    missing: z.array(z.string()),
  }),
)
export type ReadyMacro = z.infer<typeof ReadyMacros>[number]

export const macroCalls = {
  ready: deskCall('GET /api/desk/macros/ready', 'support.work', {
    summary: 'The saved answers, filled from the order of a conversation or from another of its traveller’s',
    query: z.object({
      conversation: z.uuid('شناسهٔ گفتگو درست نیست.'),
      order: z.optional(z.string().check(z.regex(/^\d{9}$/, 'شمارهٔ سفارش درست نیست.'))),
    }),
    answer: ReadyMacros,
  }),
  make: deskCall('POST /api/desk/macros', 'macros.write', {
    summary: 'Saves an answer with gaps that the order in hand fills',
    body: z.object({ title, body }),
    answer: z.object({ id: z.uuid() }),
  }),
  change: deskCall('POST /api/desk/macros/{id}', 'macros.write', {
    summary: 'A later version of a saved answer, over the one that was read',
    params: ofMacro,
    body: z.object({ title, body, version }),
  }),
  withdraw: deskCall('POST /api/desk/macros/{id}/withdraw', 'macros.write', {
    summary: 'Offers a saved answer to nobody any more',
    params: ofMacro,
    body: z.object({ version }),
  }),
}
