import * as z from 'zod/mini'
import { mostMarkup } from '#agencies/markup.ts'
import { agencyRoles } from '#agencies/roles.ts'
import { call } from '#calls/call.ts'

const personId = z.uuid('این همکار را نمی‌شناسیم.')
const mostRial = 10_000_000_000_000
const amount = (missing: string) =>
  z.int(missing).check(z.minimum(0, 'سقف نمی‌تواند منفی باشد.'), z.maximum(mostRial, 'سقف بیش از اندازه است.'))
const terms = {
  role: z.enum(agencyRoles, 'نقش همکار را انتخاب کنید.'),
  /** rial */
  orderLimit: amount('سقف هر سفارش را بنویسید.'),
  dayLimit: amount('سقف خرید هر روز را بنویسید.'),
}
export const month = z
  .string('ماه را بنویسید؛ مانند 1405-09.')
  .check(z.maxLength(10, 'ماه درست نیست؛ مانند 1405-09 بنویسید.'))

const Colleague = z.object({
  personId: z.string(),
  name: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  role: z.enum(agencyRoles),
  orderLimit: z.int(),
  dayLimit: z.int(),
  hasJoined: z.boolean(),
})
export type Colleague = z.infer<typeof Colleague>

/** Rial. */
const Account = z.object({
  debt: z.int(),
  paidAhead: z.int(),
  limit: z.int(),
  left: z.int(),
  /** the last day to pay the oldest of it; ISO */
  dueOn: z.nullable(z.string()),
})

const OwnAgency = z.object({
  name: z.string(),
  phone: z.string(),
  personId: z.string(),
  role: z.enum(agencyRoles),
  isBlocked: z.boolean(),
  isOverdue: z.boolean(),
  /** rial that the person may still buy for on one order */
  mayBuy: z.int(),
  orderLimit: z.int(),
  dayLimit: z.int(),
  dueDays: z.int(),
  /** hundredths of a percent */
  markup: z.int(),
  /** for managers alone */
  account: z.nullable(Account),
  people: z.array(Colleague),
})
export type OwnAgency = z.infer<typeof OwnAgency>

export const AgencyPage = z.object({
  agency: z.nullable(OwnAgency),
  invitations: z.array(z.object({ personId: z.string(), name: z.string(), role: z.enum(agencyRoles) })),
})
export type AgencyPage = z.infer<typeof AgencyPage>

/** Rial; below zero is owed. */
export const StatementView = z.object({
  name: z.string(),
  nationalId: z.string(),
  /** `1405-09` */
  month: z.string(),
  opening: z.int(),
  closing: z.int(),
  lines: z.array(
    z.object({
      at: z.string(),
      says: z.string(),
      orderNumber: z.nullable(z.string()),
      reference: z.nullable(z.string()),
      invoice: z.nullable(z.string()),
      amount: z.int(),
      balance: z.int(),
    }),
  ),
})
export type StatementView = z.infer<typeof StatementView>

/** Not in the contract; ours: an agency's people, who buy on its credit. */
export const agencyCalls = {
  mine: call('GET /api/agencies/Agency/Mine', {
    summary:
      'The agency whose person the signed-in user is, with its credit and people for a manager; and open invitations',
    who: 'user',
    answer: AgencyPage,
  }),
  answer: call('POST /api/agencies/Person/Answer', {
    summary: 'Accepts or declines an invitation to the mobile of the signed-in user',
    who: 'user',
    body: z.object({ personId, isAccepted: z.boolean('پاسخ دعوت را انتخاب کنید.') }),
  }),
  invite: call('POST /api/agencies/Person/Invite', {
    summary: 'A manager invites somebody by mobile, with a role and limits for an order and a day; rial',
    who: 'user',
    body: z.object({
      mobile: z
        .string('شماره موبایل را بنویسید.')
        .check(z.minLength(1, 'شماره موبایل را بنویسید.'), z.maxLength(40, 'شماره موبایل را درست بنویسید.')),
      ...terms,
    }),
  }),
  change: call('POST /api/agencies/Person/Change', {
    summary: 'A manager changes role and limits of one of the agency’s people; rial',
    who: 'user',
    body: z.object({ personId, ...terms }),
  }),
  remove: call('POST /api/agencies/Person/Remove', {
    summary: 'A manager takes somebody out of the agency, or one leaves it',
    who: 'user',
    body: z.object({ personId }),
  }),
  markup: call('POST /api/agencies/Agency/Markup', {
    summary:
      'A manager sets the markup that customers read on tickets bought from now on; hundredths of a percent',
    who: 'user',
    body: z.object({
      markup: z
        .int('درصد سود را به عدد بنویسید.')
        .check(
          z.minimum(0, 'درصد سود نمی‌تواند منفی باشد.'),
          z.maximum(mostMarkup, 'درصد سود تا ۵۰ درصد است.'),
        ),
    }),
  }),
  statement: call('GET /api/agencies/Statement/Read', {
    summary: 'A Jalali month of the agency’s account, for its managers; rial',
    who: 'user',
    query: z.object({ month: z._default(month, '') }),
    answer: StatementView,
  }),
  sheet: call('GET /api/agencies/Statement/Sheet', {
    summary: 'The same month as a workbook',
    who: 'user',
    query: z.object({ month: z._default(month, '') }),
    out: 'file',
  }),
}
