import { clockTime, fullDate } from '#calendar/formatted.ts'
import { inRial } from '#money/formatted.ts'
import { type Rial, rial } from '#money/rial.ts'
import { type BrandView, brandView } from '#papers/brand-view.ts'
import { latin, mixed, printable } from '#papers/printable.ts'
import type { ReceiptFacts } from '#papers/receipt-facts.ts'
import { toman } from '#papers/ticket-price.ts'

export interface ReceiptDocument {
  readonly title: string
  readonly fileTitle: string
  readonly fileName: string
  readonly brand: BrandView
  readonly number: string
  readonly madeAt: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly lines: readonly {
    readonly label: string
    readonly when: string
    /** «دریافت» or «پرداخت»: colour and sign alone are not accessible */
    readonly way: string
    readonly amount: string
  }[]
  readonly total: { readonly label: string; readonly amount: string; readonly inRial: string }
  readonly notes: readonly string[]
}

/** Pure; unprintable characters are replaced. */
export function receiptDocument(facts: ReceiptFacts): ReceiptDocument {
  const { owner, total } = facts
  const number = printable(facts.number)
  return {
    title: printable(facts.title),
    fileTitle: `${printable(facts.title)}، ${latin(number)}`,
    fileName: `receipt-${number.replaceAll(/\W/g, '')}.pdf`,
    brand: brandView(facts.brand),
    number: latin(number),
    madeAt: momentWords(facts.madeAt),
    details: [
      ...(owner.name === null ? [] : [{ label: 'به نام', value: printable(owner.name) }]),
      { label: 'شمارهٔ موبایل', value: latin(owner.phone) },
      ...facts.details.map(({ label, value }) => ({ label: printable(label), value: mixed(value) })),
    ],
    lines: facts.lines.map(({ label, amount, at }) => ({
      label: mixed(label),
      when: momentWords(at),
      way: amount < 0 ? 'پرداخت شما' : 'دریافت شما',
      amount: toman(positive(amount)),
    })),
    total: {
      label: printable(total.label),
      amount: toman(positive(total.amount)),
      inRial: `${latin(inRial(positive(total.amount)))} ریال`,
    },
    notes: [
      'این رسید از دفتر مالی ما ساخته شده است و بدون مهر و امضا معتبر است.',
      'این برگه بلیت نیست؛ بلیت را از «سفرهای من» بگیرید.',
    ],
  }
}

function momentWords(at: Temporal.PlainDateTime): string {
  return `${fullDate(at.toPlainDate())}، ساعت ${clockTime(at)}`
}

function positive(amount: Rial): Rial {
  return rial(Math.abs(amount))
}
