import { type Rial, ZERO } from '#money/rial.ts'
import { paidBack, withDiscount } from '#penalties/paid-with-discount.ts'

/** Refunds depend on the stage of the work, not on time. */
export const refundMoments = ['received', 'checked', 'sent', 'rejected', 'approved'] as const
export type RefundMoment = (typeof refundMoments)[number]

/** Rial: each = fee + service + guarantee. */
export interface ApplicantPrice {
  readonly each: Rial
  readonly service: Rial
  /** zero where not bought */
  readonly guarantee: Rial
}

interface Rule {
  readonly words: string
  readonly says: string
  readonly keeps: keyof ApplicantPrice | 'nothing'
}

/** What is kept of an applicant's price at each stage. After a rejection only a guarantee refunds. */
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
    says: 'ضمانت هزینه دارید: همه جز بهای ضمانت خودبه‌خود برمی‌گردد.',
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

export function storedAt(moment: RefundMoment, price: ApplicantPrice): Rial {
  const { keeps } = ruleAt(moment, price)
  return keeps === 'nothing' ? ZERO : price[keeps]
}

export function refundSays(moment: RefundMoment, price: ApplicantPrice): string {
  return ruleAt(moment, price).says
}

export interface RefundRow {
  readonly moment: RefundMoment
  readonly words: string
  readonly says: string
  /** of one applicant, rial */
  readonly keeps: Rial
  readonly back: Rial
}

export function refundRows(price: ApplicantPrice, discount: Rial = ZERO): readonly RefundRow[] {
  return refundMoments.map((moment) => {
    const { words, says } = ruleAt(moment, price)
    const { penalty, refund } = paidBack({ total: price.each, discount }, storedAt(moment, price))
    return { moment, words, says, keeps: penalty, back: refund }
  })
}

/** Each applicant's share of the discount, rial; rounded up. */
export function discountOfEach(each: Rial, { applicants, discount }: OrderDiscount): Rial {
  const all = Array.from({ length: applicants }, () => ({ total: each }))
  return withDiscount(all, discount)[0]?.discount ?? ZERO
}

interface OrderDiscount {
  readonly applicants: number
  readonly discount: Rial
}
