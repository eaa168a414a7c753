import { type Permission, permissions } from '#desk/permissions.ts'

interface RoleTerms {
  readonly title: string
  readonly may: readonly Permission[]
}

const everybody = ['desk.use', 'approvals.read'] as const satisfies readonly Permission[]
const orders = [
  'orders.read',
  'orders.work',
  'tasks.read',
  'tasks.work',
  'support.read',
  'support.work',
] as const satisfies readonly Permission[]
const visas = ['visas.read', 'visas.pictures', 'visas.work'] as const satisfies readonly Permission[]
const flights = [
  'flights.read',
  'flights.declare',
  'flights.cancel',
  'waivers.propose',
] as const satisfies readonly Permission[]
const refunds = ['refunds.read', 'refunds.work', 'refunds.propose'] as const satisfies readonly Permission[]
const jobs = ['jobs.read', 'jobs.work'] as const satisfies readonly Permission[]
const suppliers = ['suppliers.read', 'suppliers.switch'] as const satisfies readonly Permission[]
const ofHotel = [
  'nights.read',
  'nights.write',
  'stays.read',
  'stays.answer',
  'reviews.answer',
] as const satisfies readonly Permission[]
const everything = Object.keys(permissions) as readonly Permission[]

/** Who may what. Several roles add up. */
export const roles = {
  owner: { title: 'مدیر', may: everything },
  support: {
    title: 'پشتیبانی',
    may: [
      ...everybody,
      ...orders,
      ...flights,
      ...refunds,
      'macros.write',
      'jobs.read',
      'visas.read',
      'mobile.see',
    ],
  },
  refunds: {
    title: 'استرداد',
    may: [...everybody, ...orders, ...refunds, 'refunds.mass', 'money.propose', 'account.see'],
  },
  visas: {
    title: 'ویزا',
    may: [...everybody, ...orders, ...visas, 'passport.see', 'national-code.see', 'mobile.see'],
  },
  ticketing: {
    title: 'صدور',
    may: [...everybody, ...orders, ...flights, ...jobs, ...suppliers, 'passport.see', 'national-code.see'],
  },
  hotels: {
    title: 'هتل',
    may: [...everybody, ...orders, ...suppliers, ...ofHotel, 'hotels.all', 'content.read', 'reviews.decide'],
  },
  /** of one hotel or some, never of the house */
  hotelier: { title: 'همکار هتل', may: ['desk.use', ...ofHotel] },
  finance: {
    title: 'مالی',
    may: [
      ...everybody,
      'approvals.decide',
      'orders.read',
      'ledger.read',
      'refunds.read',
      'refunds.mass',
      'refunds.approve',
      'tasks.read',
      'tasks.work',
      'close.work',
      'agencies.read',
      'agencies.block',
      'suppliers.read',
      'money.propose',
      'money.approve',
      'sources.read',
      'prices.read',
      'prices.propose',
      'prices.approve',
      'flights.read',
      'flights.approve',
      'staff.read',
      'staff.approve',
      'account.see',
    ],
  },
  content: {
    title: 'محتوا',
    may: [...everybody, 'content.read', 'content.write', 'incidents.write', 'reviews.decide', 'sources.read'],
  },
  auditor: {
    title: 'بازرس',
    may: [
      ...everybody,
      'orders.read',
      'tasks.read',
      'visas.read',
      'jobs.read',
      'refunds.read',
      'ledger.read',
      'suppliers.read',
      'agencies.read',
      'sources.read',
      'prices.read',
      'staff.read',
      'audit.read',
      'support.read',
    ],
  },
} as const satisfies Readonly<Record<string, RoleTerms>>

export type Role = keyof typeof roles

export const roleNames = Object.keys(roles) as readonly Role[]

export function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name)
}

/** A role that is no longer in the table gives nothing. */
export function mayDo(held: readonly string[], permission: Permission): boolean {
  return held.some((role) => isRole(role) && (roles[role].may as readonly Permission[]).includes(permission))
}

export function roleTitles(held: readonly string[]): string {
  return held.map((role) => (isRole(role) ? roles[role].title : role)).join('، ')
}
