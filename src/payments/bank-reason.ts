export interface BankReason {
  readonly says: string
  /** the payer turned back: no money is spoken of */
  readonly isCancelled: boolean
}

const cancelled = { says: 'پرداخت را در صفحهٔ بانک لغو کردید.', isCancelled: true } as const

/** By each gateway's document: in which field of the return its code stands, and what the codes mean. */
const codes = {
  zibal: {
    field: 'status',
    cancelled: '3',
    says: {
      4: 'شمارهٔ کارت نامعتبر است',
      5: 'موجودی کارت کافی نیست',
      6: 'رمز کارت نادرست بود',
      7: 'تعداد درخواست‌های این کارت بیش از حد مجاز است',
      8: 'تعداد پرداخت‌های اینترنتی روزانهٔ این کارت بیش از حد مجاز است',
      9: 'مبلغ پرداخت‌های اینترنتی روزانهٔ این کارت بیش از حد مجاز است',
      10: 'صادرکنندهٔ کارت نامعتبر است',
      11: 'شبکهٔ بانکی خطا داد',
      12: 'کارت در دسترس نیست',
    },
  },
  sep: {
    field: 'Status',
    cancelled: '1',
    says: { 3: 'پرداخت انجام نشد', 4: 'زمان پرداخت در صفحهٔ بانک تمام شد' },
  },
  mellat: {
    field: 'ResCode',
    cancelled: '17',
    says: {
      11: 'شمارهٔ کارت نامعتبر است',
      12: 'موجودی کارت کافی نیست',
      13: 'رمز کارت نادرست بود',
      14: 'رمز کارت بیش از حد مجاز نادرست وارد شد',
      15: 'کارت نامعتبر است',
      16: 'تعداد برداشت‌های این کارت بیش از حد مجاز است',
      18: 'تاریخ انقضای کارت گذشته است',
      19: 'مبلغ برداشت این کارت بیش از حد مجاز است',
    },
  },
} as const satisfies Record<
  string,
  { field: string; cancelled: string; says: Readonly<Record<string, string>> }
>

type Coded = keyof typeof codes

/** Of a return that its payer brought; nothing where the gateway says no reason, or none that its document names. */
export function bankReason(
  gateway: string,
  returned: Readonly<Record<string, string>> | null,
): BankReason | undefined {
  if (!isCoded(gateway)) return undefined
  const { field, cancelled: turnedBack, says } = codes[gateway]
  const code = returned?.[field] ?? ''
  if (code === turnedBack) return cancelled
  const reason = Object.entries(says).find(([one]) => one === code)?.[1]
  return reason === undefined ? undefined : { says: `بانک نپذیرفت: ${reason}.`, isCancelled: false }
}

function isCoded(gateway: string): gateway is Coded {
  return Object.hasOwn(codes, gateway)
}
