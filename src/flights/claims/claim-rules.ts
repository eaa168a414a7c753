import type { ClaimSubject } from '#flights/claims/claim.ts'
import { isDomestic } from '#flights/rights/directive-rights.ts'
import type { FlightOfRights } from '#flights/rights/right.ts'

export interface Authority {
  readonly name: string
  readonly address: string
  /** why it is the next one */
  readonly source: string
}

/** How a claim is followed, by the law it rests on. A row that changes is a second row with a day of its own: letters that were sent keep theirs. */
export interface ClaimRule {
  readonly id: string
  readonly law: 'directive' | 'europe' | 'montreal'
  /** day from which it holds as it is quoted */
  readonly from: string
  readonly answer: {
    readonly within: Temporal.DurationLike
    /** somebody's rule; else we remind after that, for want of one */
    readonly isTheirs: boolean
    readonly source: string
  }
  readonly authority?: Authority
  /** Montreal: days in which luggage is complained of, and years for a suit */
  readonly complaint?: { readonly days: Readonly<Record<Exclude<ClaimSubject, 'flight'>, number>> }
  readonly suit?: { readonly years: number; readonly source: string }
}

export const claimRules: readonly ClaimRule[] = [
  {
    id: 'directive-6893',
    law: 'directive',
    from: '2015-05-04',
    answer: {
      within: { days: 15 },
      isTheirs: false,
      source: 'دستورالعمل حقوق مسافر مهلتی برای پاسخ ایرلاین نمی‌گذارد؛ ۱۵ روز پس از نامه ما یادآوری می‌کنیم',
    },
    authority: {
      name: 'سازمان هواپیمایی کشوری، سامانهٔ شکایت‌ها',
      address: 'https://www.cao.ir/fa/web/suggestions/submit-request',
      source: 'راهنمای همان سامانه: نخست شکایت به ایرلاین، و اگر پاسخ درستی نداد همین‌جا با سابقهٔ آن',
    },
  },
  {
    id: 'europe-261',
    law: 'europe',
    from: '2005-02-17',
    answer: {
      within: { months: 2 },
      isTheirs: true,
      source: 'فرم شکایت نهادهای ملی مقررات ۲۶۱/۲۰۰۴: نخست به ایرلاین، و پس از دو ماه بی‌پاسخ به آن‌ها',
    },
    authority: {
      name: 'نهاد ملی حقوق مسافران هوایی',
      address: 'https://ec.europa.eu/transport/passenger-rights/en/34-neb-air.html',
      source: 'مقررات ۲۶۱/۲۰۰۴، مادهٔ ۱۶: کشوری که رویداد در آن بود؛ فهرست نهادها در همین نشانی',
    },
  },
  {
    id: 'montreal-1999',
    law: 'montreal',
    from: '2003-11-04',
    answer: {
      within: { days: 30 },
      isTheirs: false,
      source: 'کنوانسیون مهلتی برای پاسخ ایرلاین نمی‌گذارد؛ ۳۰ روز پس از نامه ما یادآوری می‌کنیم',
    },
    complaint: { days: { 'luggage-damaged': 7, 'luggage-late': 21 } },
    suit: { years: 2, source: 'کنوانسیون مونترال ۱۹۹۹، مادهٔ ۳۵: دو سال از روز رسیدن به مقصد' },
  },
]

/** Of a direction that something is owed for; the latest row of its day. */
export function claimRuleFor(
  flight: FlightOfRights,
  { subject, day }: { readonly subject: ClaimSubject; readonly day: Temporal.PlainDate },
): ClaimRule {
  const law = subject !== 'flight' ? 'montreal' : isDomestic(flight) ? 'directive' : 'europe'
  const rule = claimRules
    .filter((one) => one.law === law && Temporal.PlainDate.compare(one.from, day) <= 0)
    .toSorted((one, other) => Temporal.PlainDate.compare(other.from, one.from))[0]
  if (rule === undefined) throw new RangeError(`no rule of ${law} on ${day.toString()}`)
  return rule
}

export function claimRuleNamed(id: string): ClaimRule {
  const rule = claimRules.find((one) => one.id === id)
  if (rule === undefined) throw new RangeError(`no rule of claims is called ${id}`)
  return rule
}
