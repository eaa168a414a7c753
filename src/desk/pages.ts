import type { Access } from '#desk/permissions.ts'

/** Every page under `/desk` by its pattern in the table of pages, with the one permission it needs. */
export const deskPages = {
  '/desk': 'desk.use',
  '/desk/tasks': 'tasks.read',
  '/desk/jobs': 'jobs.read',
  '/desk/approvals': 'approvals.read',
  '/desk/staff': 'staff.read',
  '/desk/audit': 'audit.read',
  '/desk/keys': 'desk.use',
  '/desk/sign-in': 'sign-in',
  '/desk/join': 'sign-in',
  '/desk/orders': 'orders.read',
  '/desk/orders/:number': 'orders.read',
  '/desk/orders/:number/acting': 'orders.work',
  '/desk/orders/:number/refund': 'refunds.work',
  '/desk/mass-refunds': 'refunds.read',
  '/desk/waivers': 'flights.read',
  '/desk/refunds': 'refunds.read',
  '/desk/support': 'support.read',
  '/desk/support/:id': 'support.read',
  '/desk/contacts/:number': 'tasks.work',
  '/desk/macros': 'support.read',
  '/desk/flights': 'flights.read',
  '/desk/content': 'content.read',
  '/desk/nights': 'nights.read',
  '/desk/stays': 'stays.read',
  '/desk/hotel-messages': 'stays.answer',
  '/desk/hotel-reviews': 'reviews.answer',
  '/desk/content/:kind': 'content.read',
  '/desk/visas': 'visas.read',
  '/desk/visas/:number': 'visas.read',
  '/desk/ledger': 'ledger.read',
  '/desk/close': 'ledger.read',
  '/desk/invoices': 'ledger.read',
  '/desk/suppliers': 'suppliers.read',
  '/desk/agencies': 'agencies.read',
  '/desk/sources': 'sources.read',
  '/desk/law': 'content.read',
  '/desk/prices': 'prices.read',
  '/desk/codes': 'prices.read',
  '/desk/*': 'desk.use',
} as const satisfies Readonly<Record<string, Access>>

export type DeskPage = keyof typeof deskPages

export function isDeskPage(pattern: string): pattern is DeskPage {
  return Object.hasOwn(deskPages, pattern)
}
