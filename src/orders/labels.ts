import type { Labels } from '#orders/answered.ts'
import { boughtWords } from '#orders/bought-words.ts'
import type { Status } from '#orders/life.ts'
import type { ProductKind } from '#orders/product.ts'

const nothingYet = { confirm: 'none', payment: 'none', finalization: 'none', refund: 'none' } as const
const agreed = { ...nothingYet, order: 'Approved', confirm: 'successful' } as const
const paid = { order: 'Paid', confirm: 'successful', payment: 'successful', refund: 'none' } as const
const gone = { ...nothingYet, order: 'Rejected', confirm: 'failed' } as const

/** Where an order stands in the words of §4: order, confirmation, payment, finalization, refund, and a phrase for the traveller. */
export const labels = {
  created: { ...nothingYet, order: 'Created', says: 'در حال بررسی' },
  submitted: { ...nothingYet, order: 'Submitted', says: 'در انتظار تایید شما' },
  approved: { ...agreed, says: 'در انتظار پرداخت' },
  paid: { ...paid, finalization: 'pending', says: 'پرداخت شد؛ در نوبت صدور' },
  issuing: { ...paid, finalization: 'in-progress', says: 'در حال صدور' },
  issued: { ...paid, finalization: 'successful', says: 'صادر شد' },
  refunded: { ...paid, finalization: 'successful', refund: 'successful', says: 'استرداد شد' },
  failed: { ...paid, finalization: 'failed', says: 'صادر نشد؛ مبلغ به کیف پول شما برگشت' },
  rejected: { ...gone, says: 'رزرو ناموفق' },
  expired: { ...gone, says: 'مهلت پرداخت به پایان رسید' },
  cancelled: { ...gone, says: 'لغو شد' },
} as const satisfies Record<Status, Labels>

const withoutChange: Readonly<Record<Status, Labels>> = labels

/** The same in the words of what was bought: a visa's order is done once it is filed, and its answer comes later. */
export function labelsFor(product: ProductKind): Readonly<Record<Status, Labels>> {
  return product === 'visa' ? ofVisas : withoutChange
}

const ofVisas: Readonly<Record<Status, Labels>> = {
  ...labels,
  paid: { ...labels.paid, says: 'پرداخت شد؛ در نوبت ثبت' },
  issuing: { ...labels.issuing, says: 'در حال ثبت' },
  issued: { ...labels.issued, says: 'درخواست ثبت شد' },
  failed: { ...labels.failed, says: 'ثبت نشد؛ مبلغ به کیف پول شما برگشت' },
  rejected: { ...labels.rejected, says: 'درخواست ناموفق' },
}

/** What is said of an issued order of which a part was given back. */
export function partlyRefunded(product: ProductKind): string {
  return `${product === 'visa' ? 'درخواست ثبت شد' : 'صادر شد'}؛ بخشی از ${boughtWords[product].parts} استرداد شد`
}
