import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'
import { documentKinds } from '#documents/kinds.ts'
import { MOST_APPLICANTS } from '#visas/choice.ts'
import { VISA_FILE_MOST_BYTES } from '#visas/visa-file.ts'

const ofOrder = z.object({
  number: z.string().check(z.regex(/^\d{9}$/, 'شمارهٔ سفارش درست نیست.')),
})
/** counted from 0 */
const ofApplicant = z.object({
  ...ofOrder.shape,
  applicant: z.coerce.number().check(z.int(), z.gte(0), z.lt(MOST_APPLICANTS)),
})
const kind = z.enum(documentKinds, 'نوع مدرک درست نیست.')
const words = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(500, 'تا ۵۰۰ حرف بنویسید.'))

function isMinute(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return false
  try {
    return Temporal.PlainDateTime.from(text).year > 0
  } catch {
    return false
  }
}

export const visaDeskCalls = {
  visaChecks: deskCall('GET /api/desk/visas/{number}/applicants/{applicant}/checks', 'visas.pictures', {
    summary: 'What is found in the pictures of one applicant, and the form beside the passport',
    params: ofApplicant,
    answer: z.object({
      findings: z.array(z.object({ kind, says: z.array(z.string()) })),
      compared: z.array(
        z.object({
          name: z.string(),
          typed: z.string(),
          read: z.string(),
          state: z.enum(['same', 'unlike', 'unread']),
        }),
      ),
    }),
  }),
  visaPicture: deskCall(
    'GET /api/desk/visas/{number}/applicants/{applicant}/pictures/{kind}',
    'visas.pictures',
    {
      summary: 'A paper of an applicant, as a picture; each look is an entry',
      params: z.object({ ...ofApplicant.shape, kind }),
      out: 'file',
    },
  ),
  visaPolicy: deskCall('GET /api/desk/visas/{number}/policies/{policy}', 'visas.pictures', {
    summary: 'An insurance policy that lies with the request, as PDF; each look is an entry',
    params: z.object({ ...ofOrder.shape, policy: z.string().check(z.maxLength(60)) }),
    out: 'file',
  }),
  visaChecked: deskCall('POST /api/desk/visas/{number}/checked', 'visas.work', {
    summary: 'All papers were looked at and are complete',
    params: ofOrder,
  }),
  visaSent: deskCall('POST /api/desk/visas/{number}/sent', 'visas.work', {
    summary: 'The request went to its authority',
    params: ofOrder,
  }),
  visaAskAgain: deskCall('POST /api/desk/visas/{number}/applicants/{applicant}/again', 'visas.work', {
    summary: 'Asks the traveller for another picture; the promise stops until it comes',
    params: ofApplicant,
    body: z.object({ kind, says: words('بنویسید چه چیزی درست نیست.') }),
  }),
  visaReject: deskCall('POST /api/desk/visas/{number}/applicants/{applicant}/reject', 'visas.work', {
    summary: 'The authority refused one applicant; a guarantee is paid before this returns',
    params: ofApplicant,
    body: z.object({ reason: words('دلیل را بنویسید.') }),
  }),
  visaApprove: deskCall('POST /api/desk/visas/{number}/applicants/{applicant}/approve', 'visas.work', {
    summary: 'The authority approved one applicant, with the visa as PDF or JPEG',
    params: ofApplicant,
    kind: 'multipart',
    file: { mostBytes: VISA_FILE_MOST_BYTES, tooLarge: 'فایل ویزا حداکثر ۵ مگابایت است.' },
  }),
  visaOffer: deskCall('POST /api/desk/visas/{number}/appointment', 'visas.work', {
    summary: 'Offers a time at the embassy, by its own clock',
    params: ofOrder,
    body: z.object({
      at: z.string().check(z.refine(isMinute, 'روز و ساعت را انتخاب کنید.')),
      place: words('جای وقت را بنویسید.'),
    }),
  }),
  visaAppointment: deskCall('POST /api/desk/visas/{number}/appointment/state', 'visas.work', {
    summary: 'What became of an appointment',
    params: ofOrder,
    body: z.object({ became: z.enum(['taken', 'missed', 'attended']) }),
  }),
}
