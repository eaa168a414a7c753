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
    title: 'نامهٔ مطالبه',
    fileTitle: `نامهٔ مطالبه، ${latin(number)}`,
    fileName: `claim-${number.replaceAll(/\W/g, '')}.pdf`,
    brand: brandView(facts.brand),
    writtenOn: fullDate(facts.writtenOn),
    to: `به ${printable(facts.airline)}، واحد رسیدگی به شکایت مسافران`,
    details: [
      { label: 'پرواز', value: mixed(facts.flight) },
      { label: 'مسیر', value: printable(facts.route) },
      { label: 'زمان پرواز روی بلیت', value: momentWords(facts.sold) },
      { label: 'آنچه رخ داد', value: printable(facts.happened) },
      ...(facts.heardAt === undefined ? [] : [{ label: 'زمان خبر', value: momentWords(facts.heardAt) }]),
      { label: 'شمارهٔ سفارش', value: latin(number) },
    ],
    opening:
      'با سلام؛ ما مسافران این پرواز، بر پایهٔ آنچه زیر هر بند آمده است، این حقوق خود را از شما می‌خواهیم:',
    claims: facts.claims.map(({ what, source }) => ({ what: printable(what), source: mixed(source) })),
    people: facts.people.map(({ name, ticket }) => ({ name: printable(name), ticket: latin(ticket) })),
    closing: [
      'خواهشمندیم نتیجه را کتبی به امضاکنندگان این نامه اعلام کنید.',
      'این نامه را مسافر می‌نویسد و امضا می‌کند؛ پذیرفتن آن با ایرلاین است.',
    ],
  }
}

function momentWords(at: Temporal.PlainDateTime): string {
  return `${fullDate(at.toPlainDate())}، ساعت ${clockTime(at)}`
}
