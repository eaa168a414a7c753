import { clockTime, fullDate } from '#calendar/formatted.ts'
import { type BrandView, brandView } from '#papers/brand-view.ts'
import { latin, mixed, printable } from '#papers/printable.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'

/** A traveller's letter to an airline: ours is the form, the claim is theirs. */
export interface ClaimFacts {
  readonly brand: PaperBrand
  readonly orderNumber: string
  readonly writtenOn: Temporal.PlainDate
  readonly airline: string
  readonly flight: string
  readonly route: string
  readonly sold: Temporal.PlainDateTime
  /** what became of it: «۳ ساعت تأخیر» */
  readonly happened: string
  /** when its traveller heard of it, on our clock */
  readonly heardAt: Temporal.PlainDateTime | undefined
  readonly people: readonly { readonly name: string; readonly ticket: string }[]
  readonly claims: readonly { readonly what: string; readonly source: string }[]
  /** the second letter, to whoever watches over the airline */
  readonly complaint?: {
    readonly authority: string
    readonly sentOn: Temporal.PlainDate
    /** that the airline gave; empty without */
    readonly reference: string
    /** «ایرلاین نپذیرفت، ۲۰ آذر ۱۴۰۵» */
    readonly answer: string
  }
}

export interface ClaimDocument {
  readonly title: string
  readonly fileTitle: string
  readonly fileName: string
  readonly brand: BrandView
  readonly writtenOn: string
  readonly to: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly opening: string
  readonly claims: readonly { readonly what: string; readonly source: string }[]
  readonly people: readonly { readonly name: string; readonly ticket: string }[]
  readonly closing: readonly string[]
}

/** Pure; unprintable characters are replaced. */
export function claimDocument(facts: ClaimFacts): ClaimDocument {
  const number = printable(facts.orderNumber)
  return {
    ...wordsOf(facts, number),
    brand: brandView(facts.brand),
    writtenOn: fullDate(facts.writtenOn),
    details: [
      { label: 'پرواز', value: mixed(facts.flight) },
      { label: 'مسیر', value: printable(facts.route) },
      { label: 'زمان پرواز روی بلیت', value: momentWords(facts.sold) },
      { label: 'آنچه رخ داد', value: printable(facts.happened) },
      ...(facts.heardAt === undefined ? [] : [{ label: 'زمان خبر', value: momentWords(facts.heardAt) }]),
      ...earlierOf(facts),
      { label: 'شمارهٔ سفارش', value: latin(number) },
    ],
    claims: facts.claims.map(({ what, source }) => ({ what: printable(what), source: mixed(source) })),
    people: facts.people.map(({ name, ticket }) => ({ name: printable(name), ticket: latin(ticket) })),
  }
}

type Words = Pick<ClaimDocument, 'title' | 'fileTitle' | 'fileName' | 'to' | 'opening' | 'closing'>

function wordsOf({ airline, complaint }: ClaimFacts, number: string): Words {
  const title = complaint === undefined ? 'نامهٔ مطالبه' : 'شکایت از ایرلاین'
  const file = complaint === undefined ? 'claim' : 'complaint'
  const answer = 'خواهشمندیم نتیجه را کتبی به امضاکنندگان این نامه اعلام کنید.'
  return {
    title,
    fileTitle: `${title}، ${latin(number)}`,
    fileName: `${file}-${number.replaceAll(/\W/g, '')}.pdf`,
    ...(complaint === undefined
      ? {
          to: `به ${printable(airline)}، واحد رسیدگی به شکایت مسافران`,
          opening:
            'با سلام؛ ما مسافران این پرواز، بر پایهٔ آنچه زیر هر بند آمده است، این حقوق خود را از شما می‌خواهیم:',
          closing: [answer, 'این نامه را مسافر می‌نویسد و امضا می‌کند؛ پذیرفتن آن با ایرلاین است.'],
        }
      : {
          to: `به ${printable(complaint.authority)}`,
          opening: `با سلام؛ ما مسافران این پرواز، این حقوق خود را از ${printable(airline)} خواسته‌ایم و به نتیجه نرسیده‌ایم. خواهشمندیم رسیدگی کنید:`,
          closing: [answer, 'این نامه را مسافر می‌نویسد و امضا می‌کند؛ تصمیم با گیرندهٔ آن است.'],
        }),
  }
}

function earlierOf({ complaint }: ClaimFacts): ClaimDocument['details'] {
  if (complaint === undefined) return []
  const { sentOn, reference, answer } = complaint
  const number = reference === '' ? '' : `، شمارهٔ ${latin(reference)}`
  return [
    { label: 'نامه به ایرلاین', value: mixed(`${fullDate(sentOn)}${number}`) },
    { label: 'پاسخ ایرلاین', value: printable(answer) },
  ]
}

function momentWords(at: Temporal.PlainDateTime): string {
  return `${fullDate(at.toPlainDate())}، ساعت ${clockTime(at)}`
}
