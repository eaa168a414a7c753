import { type Rial, ZERO } from '#money/rial.ts'
import { paidBack, withDiscount } from '#penalties/paid-with-discount.ts'

/** A moment of a request, as far as money goes: what comes back follows how far the work is, not the hour. */
export const refundMoments = ['received', 'checked', 'sent', 'rejected', 'approved'] as const
export type RefundMoment = (typeof refundMoments)[number]

/** One applicant's price, in rial: each = fee + service + guarantee. */
export interface ApplicantPrice {
  readonly each: Rial
  readonly service: Rial
  /** nothing where it was not wished */
  readonly guarantee: Rial
}

interface Rule {
  /** when it holds */
  readonly words: string
  /** the rule, in a sentence */
  readonly says: string
  readonly keeps: keyof ApplicantPrice | 'nothing'
}

/** What is kept of an applicant's price, and when. A rejection is answered for by the guarantee alone, if it was bought. */
const rules = {
  received: {
    words: 'پیش از بررسی مدارک',
    says: 'هنوز مدارک را بررسی نکرده‌ایم؛ همهٔ مبلغ برمی‌گردد.',
    keeps: 'nothing',
  },
  checked: {
    words: 'پس از بررسی، پیش از فرستادن به مرجع صدور',
    says: 'مدارک را بررسی کرده‌ایم ولی پرونده را نفرستاده‌ایم؛ همه جز هزینهٔ خدمات ما برمی‌گردد.',
    keeps: 'service',
  },
  sent: {
    words: 'پس از فرستادن به مرجع صدور',
    says: 'پرونده نزد مرجع صدور است و هزینه‌اش پرداخت شده؛ با انصراف چیزی برنمی‌گردد.',
    keeps: 'each',
  },
  approved: {
    words: 'وقتی ویزا صادر شد',
    says: 'ویزا صادر شده است و مبلغی برنمی‌گردد.',
    keeps: 'each',
  },
} as const satisfies Record<Exclude<RefundMoment, 'rejected'>, Rule>

const rejected = {
  guaranteed: {
    words: 'اگر ویزا رد شود',
    says: 'ضمانت هزینه دارید: همه جز بهای ضمانت خودبه‌خود به کیف پول برمی‌گردد.',
    keeps: 'guarantee',
  },
  plain: {
    words: 'اگر ویزا رد شود',
    says: 'مرجع صدور هزینه را برنمی‌گرداند؛ بدون ضمانت هزینه چیزی برنمی‌گردد.',
    keeps: 'each',
  },
} as const satisfies Record<string, Rule>

function ruleAt(moment: RefundMoment, { guarantee }: ApplicantPrice): Rule {
  if (moment !== 'rejected') return rules[moment]
  return guarantee > ZERO ? rejected.guaranteed : rejected.plain
}

/** What is kept of one applicant's price at a moment, in rial. */
export function storedAt(moment: RefundMoment, price: ApplicantPrice): Rial {
  const { keeps } = ruleAt(moment, price)
  return keeps === 'nothing' ? ZERO : price[keeps]
}

/** The rule that holds at a moment, in a sentence. */
export function refundSays(moment: RefundMoment, price: ApplicantPrice): string {
  return ruleAt(moment, price).says
}

export interface RefundRow {
  readonly moment: RefundMoment
  readonly words: string
  readonly says: string
  /** of what one applicant pays, rial: what is kept and what comes back */
  readonly keeps: Rial
  readonly back: Rial
}

/** The whole rule for a price of which a voucher gave so much, in the order in which it is met. */
export function refundRows(price: ApplicantPrice, discount: Rial = ZERO): readonly RefundRow[] {
  return refundMoments.map((moment) => {
    const { words, says } = ruleAt(moment, price)
    const { penalty, refund } = paidBack({ total: price.each, discount }, storedAt(moment, price))
    return { moment, words, says, keeps: penalty, back: refund }
  })
}

/** What of an order's discount falls on each applicant, in rial; where it cannot be shared to the rial, the larger share. */
export function discountOfEach(each: Rial, { applicants, discount }: OrderDiscount): Rial {
  const all = Array.from({ length: applicants }, () => ({ total: each }))
  return withDiscount(all, discount)[0]?.discount ?? ZERO
}

interface OrderDiscount {
  readonly applicants: number
  readonly discount: Rial
}
