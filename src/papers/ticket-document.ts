import { clockTime, fullDate } from '#calendar/written.ts'
import type { Code } from '#papers/barcodes.ts'
import { type BrandView, brandView } from '#papers/brand-view.ts'
import { latin, printable } from '#papers/printable.ts'
import type { TicketFacts } from '#papers/ticket-facts.ts'
import { type LegView, legView } from '#papers/ticket-leg.ts'
import { type PassengerView, passengerView } from '#papers/ticket-passenger.ts'
import { type PenaltyView, penaltyViews } from '#papers/ticket-penalties.ts'
import { type PriceView, priceView } from '#papers/ticket-price.ts'

/**
 * A ticket in words: every string is ready to print, Persian digits and both calendars written, Latin guests set apart.
 * PDF and HTML are drawn from this alone, so that they cannot tell different stories.
 */
export interface TicketDocument {
  readonly title: string
  readonly latinTitle: string
  readonly fileTitle: string
  readonly fileName: string
  readonly brand: BrandView
  readonly orderNumber: string
  readonly pnr: string
  readonly issuedAt: string
  readonly reference: Code
  readonly legs: readonly LegView[]
  readonly passengers: readonly PassengerView[]
  readonly price: PriceView
  readonly penalties: readonly PenaltyView[]
  readonly notes: readonly string[]
}

/** Puts a ticket's facts into words. Pure; refuses nothing: what cannot be printed is replaced. */
export function ticketDocument(facts: TicketFacts): TicketDocument {
  const [first] = facts.segments
  const last = facts.segments.at(-1) ?? first
  const pnr = printable(facts.pnr)
  return {
    title: 'بلیت الکترونیکی پرواز',
    latinTitle: 'Electronic ticket · Itinerary receipt',
    fileTitle: `بلیت ${printable(first.from.city)} به ${printable(last.to.city)}، ${latin(pnr)}`,
    fileName: `ticket-${facts.orderNumber.replaceAll(/\W/g, '')}-${pnr.replaceAll(/\W/g, '')}.pdf`,
    brand: brandView(facts.brand),
    orderNumber: latin(facts.orderNumber),
    pnr: latin(pnr),
    issuedAt: `${fullDate(facts.issuedAt.toPlainDate())}، ساعت ${clockTime(facts.issuedAt)}`,
    reference: referenceOf(facts),
    legs: facts.segments.map(legView),
    passengers: facts.passengers.map((passenger, index) => passengerView(facts, passenger, index)),
    price: priceView(facts.price),
    penalties: penaltyViews(facts.penalties),
    notes: notesOf(facts),
  }
}

function referenceOf({ orderNumber, pnr }: TicketFacts): Code {
  return {
    symbol: 'qrcode',
    content: `ORDER ${orderNumber} PNR ${pnr}`,
    says: 'کد QR با شمارهٔ سفارش و کد رزرو ایرلاین',
  }
}

function notesOf({ segments, brand }: TicketFacts): readonly string[] {
  return [
    'این برگه کارت پرواز نیست. کارت پرواز را هنگام پذیرش در فرودگاه بگیرید؛ کد کنار نام هر مسافر فقط مرجع بلیت اوست.',
    'مدرک شناسایی معتبر هر مسافر، از جمله کودک و نوزاد، همراه او باشد.',
    'همهٔ ساعت‌ها به وقت محلی فرودگاه است.',
    'اگر پرواز بیش از ۲ ساعت دیر یا زود انجام شود، استرداد بدون جریمه است.',
    segments.some((segment) => segment.kind === 'charter')
      ? `استرداد را از «سفرهای من» در ${printable(brand.name)} درخواست کنید؛ اصلاح نام بلیت چارتری هزینه دارد.`
      : `استرداد را از «سفرهای من» در ${printable(brand.name)} درخواست کنید؛ نام مسافر تغییر نمی‌کند.`,
  ]
}
