import type { Status } from '#orders/life.ts'
import { type Refusal, refusals } from '#server/refusal.ts'

export const refuse = refusals({
  ORDER_NOT_FOUND: { says: 'سفارشی با این مشخصات پیدا نشد.', status: 404 },
  TOO_MANY_HOLDS: {
    says: 'چند سفارش پرداخت‌نشده دارید؛ یکی را پرداخت یا لغو کنید و دوباره بزنید.',
    status: 409,
  },
  BOOKING_FAILED: { says: 'رزرو شما با خطا مواجه شد! دوباره جستجو و انتخاب کنید.', status: 409 },
  PRICE_CHANGED: { says: 'قیمت پرواز از سوی تامین‌کننده تغییر کرده است.', status: 409 },
  NOT_READY: { says: 'صندلی‌های این سفارش هنوز گرفته نشده است؛ چند لحظه بعد دوباره بزنید.', status: 409 },
  NOT_APPROVED: { says: 'پیش از پرداخت، سفارش را تایید کنید.', status: 409 },
  ALREADY_PAID: { says: 'این سفارش پیش‌تر پرداخت شده است.', status: 409 },
  ORDER_EXPIRED: { says: 'مهلت این سفارش به پایان رسیده است؛ دوباره جستجو کنید.', status: 409 },
  ORDER_ENDED: { says: 'این سفارش پایان یافته است.', status: 409 },
})

const whyNot = {
  created: 'NOT_READY',
  submitted: 'NOT_APPROVED',
  approved: 'ORDER_EXPIRED',
  paid: 'ALREADY_PAID',
  issuing: 'ALREADY_PAID',
  issued: 'ALREADY_PAID',
  failed: 'ORDER_ENDED',
  rejected: 'BOOKING_FAILED',
  expired: 'ORDER_EXPIRED',
  cancelled: 'ORDER_ENDED',
} as const satisfies Record<Status, Parameters<typeof refuse>[0]>

/** Why an order where it stands cannot go on towards payment. */
export function refusalAt(status: Status): Refusal {
  return refuse(whyNot[status])
}
