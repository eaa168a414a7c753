import { clockTime, fullDate } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'
import { type BrandView, brandView } from '#papers/brand-view.ts'
import { latin, mixed, printable } from '#papers/printable.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'

/** What its buyer agreed to, paid and was told of an order, the oldest first. */
export interface EvidenceFacts {
  readonly brand: PaperBrand
  readonly orderNumber: string
  readonly madeAt: Temporal.Instant
  /** the first piece that does not fit */
  readonly broken: number | null
  readonly pieces: readonly {
    readonly n: number
    readonly at: Temporal.Instant
    readonly title: string
    readonly lines: readonly string[]
    /** as it was read, of several lines */
    readonly text: string
    /** hexadecimal */
    readonly hash: string
  }[]
}

export interface EvidenceDocument {
  readonly title: string
  readonly fileTitle: string
  readonly fileName: string
  readonly brand: BrandView
  readonly number: string
  readonly madeAt: string
  readonly status: string
  readonly pieces: readonly {
    readonly title: string
    readonly when: string
    readonly lines: readonly string[]
    readonly text: readonly string[]
    readonly hash: string
  }[]
  readonly notes: readonly string[]
}

/** Pure; unprintable characters are replaced. */
export function evidenceDocument(facts: EvidenceFacts): EvidenceDocument {
  const number = printable(facts.orderNumber)
  return {
    title: 'پروندهٔ مستند سفارش',
    fileTitle: `پروندهٔ مستند سفارش، ${latin(number)}`,
    fileName: `evidence-${number.replaceAll(/\W/g, '')}.pdf`,
    brand: brandView(facts.brand),
    number: latin(number),
    madeAt: momentWords(facts.madeAt),
    status:
      facts.broken === null
        ? `زنجیره سالم است: ${persianDigits(facts.pieces.length)} سند`
        : `زنجیره از سند ${persianDigits(facts.broken)} به بعد سالم نیست`,
    pieces: facts.pieces.map(({ n, at, title, lines, text, hash }) => ({
      title: `${persianDigits(n)}. ${printable(title)}`,
      when: momentWords(at),
      lines: lines.map(mixed),
      text: text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(mixed),
      hash: latin(hash),
    })),
    notes: [
      'هر سند هنگام رخ دادن نوشته شده و اثر سند پیش از خود را دارد؛ هیچ‌کدام را نمی‌توان بی‌آنکه دیده شود تغییر داد یا برداشت.',
      'برای شمردن دوبارهٔ زنجیره، همین پرونده را به شکل فایل داده بگیرید.',
    ],
  }
}

function momentWords(at: Temporal.Instant): string {
  const local = at.toZonedDateTimeISO(iranZone).toPlainDateTime()
  return `${fullDate(local.toPlainDate())}، ساعت ${clockTime(local)}`
}
