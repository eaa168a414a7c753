import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { claimSteps, claimSubjects, stepsAfterLetter } from '#flights/claims/claim.ts'

const orderId = z.uuid('شمارهٔ سفارش درست نیست.')
const leg = z.int('مسیر درست نیست.').check(z.gte(0), z.lte(5))
const subject = z.enum(claimSubjects, 'موضوع مطالبه درست نیست.')
const day = z.iso.date('روز درست نیست.')
const reference = z._default(z.string().check(z.trim(), z.maxLength(40, 'شماره حداکثر ۴۰ نویسه است.')), '')
const named = { orderId, leg, subject }

export type ClaimNamed = z.output<typeof Named>
const Named = z.object(named)

const ClaimView = z.object({
  leg: z.int(),
  subject: z.enum(claimSubjects),
  answerBy: z.string(),
  suitBy: z.nullable(z.string()),
  steps: z.array(
    z.object({
      step: z.enum(claimSteps),
      onDay: z.string(),
      reference: z.nullable(z.string()),
      paidRial: z.nullable(z.int()),
      paidEuro: z.nullable(z.int()),
    }),
  ),
})
export type ClaimView = z.output<typeof ClaimView>

const rialsAtMost = 1_000_000_000_000

/** Not in the contract; ours. */
export const claimCalls = {
  claimSent: call('POST /api/flight-reservation/Rights/ClaimSent', {
    summary: 'The traveller sent the letter to the airline: on which day, and the number it gave',
    who: 'user',
    body: z.object({ ...named, sentOn: day, reference }),
    answer: ClaimView,
  }),
  claimStep: call('POST /api/flight-reservation/Rights/ClaimStep', {
    summary: 'What came of a claim: paid, granted, refused, no answer, or sent on to the authority',
    who: 'user',
    body: z.object({
      ...named,
      step: z.enum(stepsAfterLetter, 'نتیجه را انتخاب کنید.'),
      onDay: day,
      reference,
      paidRial: z.optional(z.int('مبلغ درست نیست.').check(z.gte(1), z.lte(rialsAtMost))),
      paidEuro: z.optional(z.int('مبلغ درست نیست.').check(z.gte(1), z.lte(100_000))),
    }),
    answer: ClaimView,
  }),
  claimEnd: call('POST /api/flight-reservation/Rights/ClaimEnd', {
    summary: 'The traveller follows a claim no more',
    who: 'user',
    body: Named,
    answer: z.object({ isOpen: z.boolean() }),
  }),
  authorityLetter: call('GET /api/flight-reservation/Rights/AuthorityLetter/{orderId}', {
    summary: 'A letter to the authority about a claim that was refused or not answered, as a PDF',
    who: 'user',
    out: 'file',
    params: z.object({ orderId }),
    query: z.object({
      leg: z._default(z.coerce.number('مسیر درست نیست.').check(z.int(), z.gte(0), z.lte(5)), 0),
      subject: z._default(subject, 'flight'),
    }),
  }),
} as const
