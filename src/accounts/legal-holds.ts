export interface LegalHold {
  readonly what: string
  readonly why: string
  readonly keptFor: { readonly years: number } | { readonly days: number }
  /** columns that may still hold personal data: schema.table.column */
  readonly columns: readonly string[]
}

/** Merchants keep their books ten years (Commercial Code of Iran, article 13),
 * records of payments five (Anti-Money-Laundering Act, article 7). */
export const legalHolds: readonly LegalHold[] = [
  {
    what: 'دفتر مالی: مبلغ و زمان گردش‌های کیف پول و پرداخت‌ها، بدون نام و شمارهٔ شما',
    why: 'مادهٔ ۱۳ قانون تجارت: دفترها ده سال نگه داشته می‌شود.',
    keptFor: { years: 10 },
    columns: ['payments.attempts.card_mask'],
  },
  {
    what: 'نام مسافر، مسیر و مبلغ بلیت‌هایی که صادر شده است؛ بدون کد ملی، گذرنامه، تاریخ تولد و راه تماس',
    why: 'سند فروش است. مادهٔ ۱۳ قانون تجارت: ده سال نگه داشته می‌شود.',
    keptFor: { years: 10 },
    columns: ['first_name', 'last_name', 'first_name_farsi', 'last_name_farsi'].map(
      (column) => `orders.passenger.${column}`,
    ),
  },
  {
    what: 'حسابی که وجه استرداد به آن واریز شده است، رمزنگاری‌شده',
    why: 'مادهٔ ۷ قانون مبارزه با پول‌شویی: سابقهٔ انتقال وجه پنج سال نگه داشته می‌شود.',
    keptFor: { years: 5 },
    columns: ['refunds.request.account_hint'],
  },
  {
    what: 'شمار تلاش‌های ورود، تا کسی با پاک کردن حساب آن را از نو آغاز نکند',
    why: 'امنیت دیگران؛ خودبه‌خود پاک می‌شود.',
    // a day's count is swept a day after its end
    keptFor: { days: 2 },
    columns: ['accounts.counts.of_whom', 'documents.counts.of_whom', 'server.tries.subject'],
  },
]

export function storedUntil({ keptFor }: LegalHold, erasedOn: Temporal.PlainDate): Temporal.PlainDate {
  return erasedOn.add(keptFor)
}
