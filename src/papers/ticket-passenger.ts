import { persianDigits } from '#money/digits.ts'
import type { Code } from '#papers/barcodes.ts'
import { boardingReference } from '#papers/boarding-reference.ts'
import { latin, printable } from '#papers/printable.ts'
import type { PassengerFacts, TicketFacts } from '#papers/ticket-facts.ts'

export interface PassengerView {
  readonly name: string
  readonly latinName: string
  readonly group: string
  readonly document: string
  readonly tickets: readonly TicketView[]
}

/** A person's ticket for a direction. */
export interface TicketView {
  /** «رفت»; none where there is only one direction */
  readonly direction: string
  readonly number: string
  readonly baggage: string
  /** none when the Latin name is not one that airlines can read */
  readonly reference: Code | null
}

const groups = { adult: 'بزرگسال', child: 'کودک', infant: 'نوزاد' } as const
const documents = { nationalCode: 'کد ملی', passport: 'گذرنامه' } as const

export function passengerView(ticket: TicketFacts, passenger: PassengerFacts, index: number): PassengerView {
  const name = printable(`${passenger.name} ${passenger.surname}`)
  return {
    name,
    latinName: latin(`${passenger.latinSurname} / ${passenger.latinName}`.toUpperCase()),
    group: groups[passenger.group],
    document: `${documents[passenger.document.kind]} ${latin(passenger.document.number)}`,
    tickets: passenger.tickets.flatMap(({ direction, number, baggageKg, extraKg = 0 }) => {
      const way = ticket.directions[direction]
      if (way === undefined) return []
      const content = boardingReference(way, passenger, number)
      const says = ['مرجع بلیت مسافر', persianDigits(index + 1), way.name].filter(Boolean).join(' ')
      return {
        direction: printable(way.name ?? ''),
        number: latin(number),
        baggage: baggageWords(baggageKg, extraKg),
        reference: content === null ? null : { symbol: 'azteccode', content, says: `${says}، ${name}` },
      }
    }),
  }
}

/** «۲۰ کیلو», «۳۰ کیلو (۲۰ + ۱۰ اضافه)»: what may be checked in, and what of it was bought besides. */
function baggageWords(own: number, extra: number): string {
  if (own + extra === 0) return 'ندارد'
  const whole = `${persianDigits(own + extra)} کیلو`
  if (extra === 0) return whole
  return own === 0 ? `${whole} (اضافه)` : `${whole} (${persianDigits(own)} و ${persianDigits(extra)} اضافه)`
}
