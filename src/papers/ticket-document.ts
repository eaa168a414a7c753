import { clockTime, fullDate } from '#calendar/formatted.ts'
import { type BrandView, brandView } from '#papers/brand-view.ts'
import { latin, printable } from '#papers/printable.ts'
import { sellerLine } from '#papers/seller-line.ts'
import { type EnglishView, englishView } from '#papers/ticket-english.ts'
import type { DirectionFacts, TicketFacts } from '#papers/ticket-facts.ts'
import { type LegView, legViews } from '#papers/ticket-leg.ts'
import { type PassengerView, passengerView } from '#papers/ticket-passenger.ts'
import { type LadderView, ladderViews } from '#papers/ticket-penalties.ts'
import { type PriceView, priceView } from '#papers/ticket-price.ts'

export interface TicketDocument {
  readonly title: string
  readonly latinTitle: string
  readonly fileTitle: string
  readonly fileName: string
  readonly brand: BrandView
  /** who is to be asked instead of us */
  readonly seller: string | null
  readonly orderNumber: string
  readonly issuedAt: string
  readonly legs: readonly LegView[]
  readonly passengers: readonly PassengerView[]
  readonly price: PriceView
  readonly penalties: readonly LadderView[]
  readonly notes: readonly string[]
  /** for desks abroad; null for domestic flights */
  readonly english: EnglishView | null
}

/** Pure, never refuses; unprintable characters are replaced. */
export function ticketDocument(facts: TicketFacts): TicketDocument {
  const [first] = facts.directions
  const pnr = printable(first.pnr)
  return {
    title: 'بلیت الکترونیکی پرواز',
    latinTitle: 'Electronic ticket\u00a0· Itinerary receipt',
    fileTitle: `بلیت ${wayWords(first)}، ${latin(pnr)}`,
    fileName: `ticket-${facts.orderNumber.replaceAll(/\W/g, '')}-${pnr.replaceAll(/\W/g, '')}.pdf`,
    brand: brandView(facts.brand),
    seller: sellerLine(facts.seller),
    orderNumber: latin(facts.orderNumber),
    issuedAt: `${fullDate(facts.issuedAt.toPlainDate())}، ساعت ${clockTime(facts.issuedAt)}`,
    legs: facts.directions.flatMap((direction) => legViews(facts, direction)),
    passengers: facts.passengers.map((passenger, index) => passengerView(facts, passenger, index)),
    price: priceView(facts.price),
    penalties: ladderViews(facts.directions),
    notes: notesOf(facts),
    english: englishView(facts),
  }
}

function wayWords({ segments }: DirectionFacts): string {
  const [first] = segments
  const last = segments.at(-1) ?? first
  return `${printable(first.from.city)} به ${printable(last.to.city)}`
}

function notesOf({ directions, passengers, brand, seller }: TicketFacts): readonly string[] {
  const segments = directions.flatMap((direction) => direction.segments)
  const hasPassports = passengers.some(({ document }) => document.kind === 'passport')
  return [
    'این برگه کارت پرواز نیست. کارت پرواز را هنگام پذیرش در فرودگاه بگیرید؛ کد کنار نام هر مسافر فقط مرجع بلیت اوست.',
    hasPassports
      ? 'گذرنامهٔ هر مسافر، از جمله کودک و نوزاد، با دست‌کم ۶ ماه اعتبار از روز پایان سفر، همراه او باشد.'
      : 'مدرک شناسایی معتبر هر مسافر، از جمله کودک و نوزاد، همراه او باشد.',
    directions.some(({ penalties }) => penalties.some(({ percent }) => percent > 0 && percent < 100))
      ? 'همهٔ ساعت‌ها به وقت محلی فرودگاه است. درصد جریمه از نرخ پایه است، بدون مالیات و عوارض.'
      : 'همهٔ ساعت‌ها به وقت محلی فرودگاه است.',
    'اگر پرواز بیش از ۲ ساعت دیر یا زود انجام شود، استرداد بدون جریمه است.',
    seller !== undefined
      ? `استرداد و تغییر را از ${printable(seller.name)} بخواهید، ${latin(seller.phone)}.`
      : segments.some((segment) => segment.kind === 'charter')
        ? `استرداد را از «سفرهای من» در ${printable(brand.name)} درخواست کنید؛ اصلاح نام بلیت چارتری هزینه دارد.`
        : `استرداد را از «سفرهای من» در ${printable(brand.name)} درخواست کنید؛ بلیت به نام دیگری نمی‌شود.`,
  ]
}
