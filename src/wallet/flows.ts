import type { EntryKind } from '#wallet/ledger.ts'

/** What a movement of the wallet is called to its owner. */
export const flowWords = {
  'order-paid': 'پرداخت سفارش',
  'order-issued': 'صدور بلیت',
  'order-failed': 'برگشت وجه سفارشی که صادر نشد',
  'payment-unused': 'برگشت پرداختی که برای سفارش به کار نرفت',
} as const satisfies Record<EntryKind, string>
