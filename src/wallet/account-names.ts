import type { AccountClass } from '#wallet/ledger.ts'

/** As the house's own people read them. */
export const accountNames = {
  'traveller-wallet': 'کیف پول مسافر',
  prepayment: 'نزد ما، بلاتکلیف',
  'shares-held': 'سهم‌های پرداخت گروهی',
  'refunds-due': 'استرداد در راه',
  'withdrawals-due': 'برداشت در راه',
  'gateway-clearing': 'درگاه پرداخت',
  'payout-clearing': 'واریزکننده',
  bank: 'بانک',
  'supplier-payable': 'بدهی به تأمین‌کننده',
  'supplier-receivable': 'طلب از تأمین‌کننده',
  revenue: 'درآمد',
  discounts: 'تخفیف',
  promotions: 'جبران و هدیه',
  'rate-differences': 'برگشت تفاوت نرخ ارز',
  'refund-protection': 'محافظت استرداد',
  rebooking: 'تعویض بلیت',
  'agency-receivable': 'طلب از آژانس',
} as const satisfies Readonly<Record<AccountClass, string>>
