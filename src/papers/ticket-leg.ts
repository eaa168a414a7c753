import { clockTime, durationWords, fullDate, gregorianDate, weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import type { Code } from '#papers/barcodes.ts'
import { colour } from '#papers/brand-view.ts'
import { presenceWords } from '#papers/presence-words.ts'
import { latin, mixed, printable } from '#papers/printable.ts'
import type {
  ChangeFacts,
  DirectionFacts,
  SegmentFacts,
  StopFacts,
  TicketFacts,
} from '#papers/ticket-facts.ts'

export interface LegView {
  readonly before: string
  readonly pnr: string
  readonly reference: Code
  readonly airline: {
    readonly name: string
    readonly code: string
    readonly colours: readonly [string, string]
  }
  readonly flight: string
  readonly from: StopView
  readonly to: StopView
  readonly way: string
  readonly cells: readonly Cell[]
}

export interface StopView {
  readonly city: string
  readonly code: string
  readonly time: string
  /** «روز بعد» if another day there */
  readonly day: string
  readonly airport: string
}

export interface Cell {
  readonly label: string
  readonly value: string
  readonly small: string
}

/** Signed link to the ticket's present state. */
export function ticketCode(address: string): Code {
  return { symbol: 'qrcode', content: address, says: 'کد QR برای دیدن اصالت و وضعیت بلیت' }
}

export function legViews({ ticketAddress }: TicketFacts, { name, pnr, segments }: DirectionFacts): LegView[] {
  const reference = ticketCode(ticketAddress)
  return segments.map((segment) => {
    const way = segment.change === undefined ? printable(name ?? '') : changeWords(segment.change)
    const before = [way, newsWords(segment)].filter(Boolean).join('\u00a0· ')
    const booking = { pnr: latin(printable(segment.further?.pnr ?? pnr)), reference }
    return { before, ...booking, ...flightView(segment) }
  })
}

function newsWords({ changed, departsAt }: SegmentFacts): string {
  if (changed === undefined) return ''
  if (changed.isCancelled) return 'این پرواز لغو شده است؛ با این بلیت به فرودگاه نروید'
  const { soldLocal } = changed
  if (soldLocal.equals(departsAt)) return ''
  return `ساعت تازه؛ قرار بود ${clockTime(soldLocal)}، ${weekdayDayMonth(soldLocal.toPlainDate())} برود`
}

function changeWords({ city, minutes, isSelfTransfer, otherAirport }: ChangeFacts): string {
  return [
    `تغییر پرواز در ${printable(city)}، ${durationWords(minutes)}`,
    otherAirport === undefined ? '' : `پرواز بعد از ${printable(otherAirport)} است`,
    isSelfTransfer
      ? 'دو بلیت جدا: بار را تحویل بگیرید و دوباره پذیرش شوید'
      : otherAirport && 'بار را تحویل بگیرید و در فرودگاه دوم دوباره تحویل بدهید',
  ]
    .filter(Boolean)
    .join('\u00a0· ')
}

function numberView({ flightNumber, cabin, operator }: SegmentFacts): string {
  const told = [`پرواز ${latin(flightNumber)}`, printable(cabin), operator && `اجراکننده: ${mixed(operator)}`]
  return told.filter(Boolean).join('\u00a0· ')
}

function flightView(segment: SegmentFacts): Omit<LegView, 'before' | 'pnr' | 'reference'> {
  const { airline, departsAt, arrivesAt } = segment
  return {
    airline: {
      name: printable(airline.name),
      code: latin(airline.iata),
      colours: [colour(airline.colours[0]), colour(airline.colours[1])],
    },
    flight: numberView(segment),
    from: stopView(segment.from, departsAt, 0),
    to: stopView(segment.to, arrivesAt, departsAt.toPlainDate().until(arrivesAt.toPlainDate()).days),
    way: [
      durationWords(segment.durationMinutes),
      segment.stops && `توقف در ${segment.stops.map(mixed).join(' و ')}`,
      segment.aircraft && mixed(segment.aircraft),
    ]
      .filter(Boolean)
      .join('\u00a0· '),
    cells: [dateCell(segment), presenceCell(segment), kindCell(segment), bagCell(segment)],
  }
}

function stopView(stop: StopFacts, at: Temporal.PlainDateTime, daysLater: number): StopView {
  const terminal = stop.terminal === undefined ? '' : `، پایانهٔ\u00a0${mixed(stop.terminal)}`
  return {
    city: printable(stop.city),
    code: latin(stop.iata),
    time: clockTime(at),
    day: dayWords(daysLater),
    airport: `${printable(stop.airport)}${terminal}`,
  }
}

function dayWords(daysLater: number): string {
  if (daysLater === 0) return ''
  if (daysLater === 1) return 'روز بعد'
  return daysLater < 0 ? 'روز قبل' : `${persianDigits(daysLater)} روز بعد`
}

function dateCell({ departsAt }: SegmentFacts): Cell {
  const day = departsAt.toPlainDate()
  return { label: 'تاریخ پرواز', value: fullDate(day), small: gregorianDate(day) }
}

function presenceCell({ departsAt, presenceMinutes }: SegmentFacts): Cell {
  const { at, before } = presenceWords(departsAt, presenceMinutes)
  return { label: 'حضور در فرودگاه', value: at, small: before }
}

function kindCell({ kind, fareClass }: SegmentFacts): Cell {
  return {
    label: 'نوع بلیت',
    value: kind === 'charter' ? 'چارتری' : 'سیستمی',
    small: `کلاس نرخ ${latin(fareClass)}`,
  }
}

function bagCell({ cabinBagKg }: SegmentFacts): Cell {
  return {
    label: 'بار داخل کابین',
    value: `${persianDigits(cabinBagKg)} کیلو`,
    small: 'یک قطعه، برای هر مسافر',
  }
}
