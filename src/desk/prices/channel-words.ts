import type { SalesChannel } from '#calls/sales-channel.ts'

/** Through what something is bought, as a rule's form and words name it. */
export const channelWords = {
  site: 'خرید مستقیم از سایت',
  app: 'برنامهٔ نصب‌شده',
  marketplace: 'بازار سفر',
  agency: 'آژانس',
} as const satisfies Record<SalesChannel, string>
