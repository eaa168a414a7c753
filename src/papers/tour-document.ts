import { clockTime, fullDate } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import type { Code } from '#papers/barcodes.ts'
import { type BrandView, brandView } from '#papers/brand-view.ts'
import { dateInEnglish } from '#papers/in-english.ts'
import { latin, mixed, printable } from '#papers/printable.ts'
import { sellerLine } from '#papers/seller-line.ts'
import type { PaperBrand, PaperSeller } from '#papers/ticket-facts.ts'

/** Filled in by the room that sold it. */
export interface TourFacts {
  readonly orderNumber: string
  readonly voucherNumber: string
  /** signed address where the voucher can be verified */
  readonly voucherAddress: string
  readonly issuedAt: Temporal.PlainDateTime
  readonly brand: PaperBrand
  readonly seller?: PaperSeller
  /** «تور استانبول، ۵ شب» */
  readonly name: string
  readonly leavesOn: Temporal.PlainDate
  readonly returnsOn: Temporal.PlainDate
  /** flights, hotel, transfer and leader, in the order they are needed */
  readonly parts: readonly { readonly label: string; readonly lines: readonly string[] }[]
  readonly people: readonly { readonly name: string; readonly latinName: string; readonly place: string }[]
  readonly notes: readonly string[]
}

export interface TourDocument {
  readonly title: string
  readonly fileTitle: string
  readonly fileName: string
  readonly brand: BrandView
  readonly seller: string | null
  readonly orderNumber: string
  readonly voucherNumber: string
  readonly issuedAt: string
  readonly name: string
  readonly days: string
  readonly daysInEnglish: string
  readonly reference: Code
  readonly parts: readonly { readonly label: string; readonly lines: readonly string[] }[]
  readonly people: readonly { readonly name: string; readonly latinName: string; readonly place: string }[]
  readonly notes: readonly string[]
}

/** Pure, never refuses; unprintable characters are replaced. */
export function tourDocument(facts: TourFacts): TourDocument {
  const { leavesOn, returnsOn, issuedAt } = facts
  const number = printable(facts.voucherNumber)
  return {
    title: 'واچر تور',
    fileTitle: `واچر ${mixed(facts.name)}، ${latin(number)}`,
    fileName: `tour-${facts.orderNumber.replaceAll(/\W/g, '')}-${number.replaceAll(/\W/g, '')}.pdf`,
    brand: brandView(facts.brand),
    seller: sellerLine(facts.seller),
    orderNumber: latin(facts.orderNumber),
    voucherNumber: latin(number),
    issuedAt: `${fullDate(issuedAt.toPlainDate())}، ساعت ${clockTime(issuedAt)}`,
    name: mixed(facts.name),
    days: `${fullDate(leavesOn)} تا ${fullDate(returnsOn)}، ${persianDigits(leavesOn.until(returnsOn).days)} شب`,
    daysInEnglish: latin(`${dateInEnglish(leavesOn)} to ${dateInEnglish(returnsOn)}`),
    reference: {
      symbol: 'qrcode',
      content: facts.voucherAddress,
      says: 'کد QR برای دیدن اصالت و وضعیت واچر',
    },
    parts: facts.parts.map(({ label, lines }) => ({ label: printable(label), lines: lines.map(mixed) })),
    people: facts.people.map(({ name, latinName, place }) => ({
      name: mixed(name),
      latinName: latin(latinName),
      place: mixed(place),
    })),
    notes: facts.notes.map(mixed),
  }
}
