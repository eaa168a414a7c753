import type { Labels } from '#orders/answered.ts'
import type { Status } from '#orders/life.ts'

const nothingYet = { confirm: 'none', payment: 'none', finalization: 'none' } as const
const agreed = { order: 'Approved', confirm: 'successful', payment: 'none', finalization: 'none' } as const
const paid = { order: 'Paid', confirm: 'successful', payment: 'successful' } as const
const gone = { order: 'Rejected', confirm: 'failed', payment: 'none', finalization: 'none' } as const

/** Where an order stands in the words of §4: order, confirmation, payment, finalization, and a phrase for the traveller. */
export const labels = {
  created: { order: 'Created', ...nothingYet, says: 'در حال بررسی' },
  submitted: { order: 'Submitted', ...nothingYet, says: 'در انتظار تایید شما' },
  approved: { ...agreed, says: 'در انتظار پرداخت' },
  paid: { ...paid, finalization: 'pending', says: 'پرداخت شد؛ در نوبت صدور' },
  issuing: { ...paid, finalization: 'in-progress', says: 'در حال صدور' },
  issued: { ...paid, finalization: 'successful', says: 'صادر شد' },
  failed: { ...paid, finalization: 'failed', says: 'صادر نشد؛ مبلغ به کیف پول شما برگشت' },
  rejected: { ...gone, says: 'رزرو ناموفق' },
  expired: { ...gone, says: 'مهلت پرداخت به پایان رسید' },
  cancelled: { ...gone, says: 'لغو شد' },
} as const satisfies Record<Status, Labels>
