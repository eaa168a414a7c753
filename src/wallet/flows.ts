import type { EntryKind } from '#wallet/ledger.ts'

export const flowWords = {
  'order-paid': 'پرداخت سفارش',
  'order-issued': 'صدور بلیت',
  'order-failed': 'برگشت وجه سفارشی که صادر نشد',
  'payment-unused': 'برگشت پرداختی که برای سفارش به کار نرفت',
  'topped-up': 'افزایش موجودی',
  'wallet-held': 'پرداخت سفارش از کیف پول',
  'wallet-returned': 'برگشت وجه سفارشی که پرداخت نشد',
  'order-credited': 'پرداخت با بلیت پیشین',
  'discount-given': 'تخفیف',
  'discount-taken-back': 'برگشت تخفیف',
  'refund-agreed': 'استرداد بلیت',
  'refunded-to-wallet': 'استرداد به کیف پول',
  'refunded-to-order': 'بهای بلیت، برای پرواز تازه',
  'refund-sent': 'استرداد به حساب بانکی',
  'refund-bounced': 'برگشت واریز استرداد از بانک',
  compensated: 'جبران دیرکرد',
  'supplier-netted': 'تسویه با تأمین‌کننده',
  'gateway-settled': 'تسویهٔ درگاه',
  'payout-settled': 'تسویهٔ واریزها',
} as const satisfies Record<EntryKind, string>
