import type { RefundFace } from '#orders/refund-face.ts'

/** Changes no amount: the airline's fault comes as a waiver. */
export const refundReasons = [
  { id: 1, title: 'تغییر برنامهٔ سفر' },
  { id: 2, title: 'تغییر تاریخ یا ساعت پرواز' },
  { id: 3, title: 'اشتباه در خرید' },
  { id: 4, title: 'بیماری یا درگذشت بستگان' },
  { id: 5, title: 'مشکل گذرنامه، ویزا یا مدارک' },
  { id: 6, title: 'تأخیر یا لغو پرواز' },
  { id: 7, title: 'دلیل دیگر' },
] as const

export function reasonsFor({
  notReasons,
}: Pick<RefundFace, 'notReasons'>): readonly { readonly id: number; readonly title: string }[] {
  return refundReasons.filter(({ id }) => !notReasons.includes(id))
}

export function isReason(id: number): boolean {
  return refundReasons.some((reason) => reason.id === id)
}
