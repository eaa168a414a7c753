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
  readonly ticketNumber: string
  readonly baggage: string
  /** none when the Latin name is not one that airlines can read */
  readonly reference: Code | null
}

const groups = { adult: 'بزرگسال', child: 'کودک', infant: 'نوزاد' } as const
const documents = { nationalCode: 'کد ملی', passport: 'گذرنامه' } as const

export function passengerView(ticket: TicketFacts, passenger: PassengerFacts, index: number): PassengerView {
  const name = printable(`${passenger.name} ${passenger.surname}`)
  const content = boardingReference(ticket, passenger)
  return {
    name,
    latinName: latin(`${passenger.latinSurname} / ${passenger.latinName}`.toUpperCase()),
    group: groups[passenger.group],
    document: `${documents[passenger.document.kind]} ${latin(passenger.document.number)}`,
    ticketNumber: latin(passenger.ticketNumber),
    baggage: passenger.baggageKg > 0 ? `${persianDigits(passenger.baggageKg)} کیلو` : 'ندارد',
    reference:
      content === null
        ? null
        : { symbol: 'azteccode', content, says: `مرجع بلیت مسافر ${persianDigits(index + 1)}، ${name}` },
  }
}
