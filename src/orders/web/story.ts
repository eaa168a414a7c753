import { boughtWords } from '#orders/bought-words.ts'
import type { Status } from '#orders/life.ts'
import type { ProductKind } from '#orders/product.ts'

/** What became of an order, told as its story. */
export function story(product: ProductKind): Readonly<Record<Status, string>> {
  const { allKept, paper, parts } = boughtWords[product]
  const common = {
    created: 'سفارش ثبت شد',
    submitted: `${allKept} برای شما نگه داشته شد`,
    approved: 'مشخصات و قیمت را تأیید کردید',
    paid: 'پرداخت شد',
    issuing: `صدور ${paper} آغاز شد`,
    issued: `${paper} صادر شد`,
    refunded: `همهٔ ${parts} استرداد شد`,
    failed: `${paper} صادر نشد و کل مبلغ به کیف پول برگشت`,
    rejected: 'رزرو انجام نشد',
    expired: `مهلت پرداخت تمام شد و ${allKept} آزاد شد`,
    cancelled: `سفارش را لغو کردید و ${allKept} آزاد شد`,
  }
  return product === 'visa' ? { ...common, ...ofVisas } : common
}

/** Nothing is kept for an applicant: a request is taken, paid, and filed. */
const ofVisas: Readonly<Partial<Record<Status, string>>> = {
  created: 'درخواست نوشته شد',
  submitted: 'مدارک و قیمت بررسی شد',
  approved: 'درخواست آمادهٔ پرداخت شد',
  issuing: 'ثبت درخواست آغاز شد',
  issued: 'درخواست ثبت شد و پرونده شماره گرفت',
  refunded: 'مبلغ همهٔ متقاضیان برگشت',
  failed: 'درخواست ثبت نشد و کل مبلغ به کیف پول برگشت',
  rejected: 'درخواست پذیرفته نشد',
  expired: 'مهلت پرداخت تمام شد و درخواست کنار گذاشته شد',
  cancelled: 'درخواست را لغو کردید',
}
