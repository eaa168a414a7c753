import type * as z from 'zod/mini'
import type { Permission } from '#desk/permissions.ts'

/** A kind of proposal, as the table of kinds has it. */
export interface ProposalTerms {
  readonly title: string
  readonly propose: Permission
  readonly approve: Permission
}

/** What needs two people: one with `propose`, another with `approve`. */
export const proposalKinds = {
  'wallet-adjustment': {
    title: 'اصلاح موجودی کیف پول',
    propose: 'money.propose',
    approve: 'money.approve',
  },
  'flight-cancellation': {
    title: 'لغو پرواز',
    propose: 'flights.cancel',
    approve: 'flights.approve',
  },
  'rate-jump': { title: 'نرخ ارز دور از نرخ پیشین', propose: 'close.work', approve: 'money.approve' },
  'refund-beyond-rule': {
    title: 'استرداد بیش از قانون',
    propose: 'refunds.propose',
    approve: 'refunds.approve',
  },
  'supplier-payout': {
    title: 'پرداخت به تأمین‌کننده',
    propose: 'money.propose',
    approve: 'money.approve',
  },
  'supplier-credit': {
    title: 'سقف بدهی به تأمین‌کننده',
    propose: 'money.propose',
    approve: 'money.approve',
  },
  'agency-opening': { title: 'آژانس تازه', propose: 'money.propose', approve: 'money.approve' },
  'agency-manager': { title: 'مدیر آژانس', propose: 'money.propose', approve: 'money.approve' },
  'agency-credit': { title: 'سقف اعتبار آژانس', propose: 'money.propose', approve: 'money.approve' },
  'agency-settlement': { title: 'واریز آژانس', propose: 'money.propose', approve: 'money.approve' },
  'mass-refund': { title: 'استرداد گروهی', propose: 'refunds.mass', approve: 'refunds.approve' },
  'price-rule': { title: 'قاعدهٔ قیمت', propose: 'prices.propose', approve: 'prices.approve' },
  'discount-code': { title: 'کد تخفیف', propose: 'prices.propose', approve: 'prices.approve' },
  'price-rule-end': {
    title: 'پس گرفتن قاعدهٔ قیمت',
    propose: 'prices.propose',
    approve: 'prices.approve',
  },
  'law-edition': { title: 'نسخهٔ تازهٔ قوانین', propose: 'content.write', approve: 'law.approve' },
  'penalty-waiver': {
    title: 'معافیت از جریمه',
    propose: 'waivers.propose',
    approve: 'flights.approve',
  },
  'staff-roles': { title: 'تغییر نقش همکار', propose: 'staff.propose', approve: 'staff.approve' },
  'staff-invitation': { title: 'دعوت همکار', propose: 'staff.propose', approve: 'staff.approve' },
  'staff-recovery': { title: 'بازیابی کلید همکار', propose: 'staff.propose', approve: 'staff.approve' },
} as const satisfies Readonly<Record<string, ProposalTerms>>

export type ProposalKind = keyof typeof proposalKinds

export const proposalStatuses = ['open', 'approved', 'refused', 'withdrawn', 'expired'] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

export const statusWords = {
  open: 'در انتظار نفر دوم',
  approved: 'تأیید شد',
  refused: 'رد شد',
  withdrawn: 'پس گرفته شد',
  expired: 'مهلتش گذشت',
} as const satisfies Record<ProposalStatus, string>

/** A payload is checked as it comes in and again before it is carried out. */
export type PayloadShape<Payload> = z.ZodMiniType<Payload>
