import { persianDigits } from '#money/digits.ts'
import type { Code } from '#papers/barcodes.ts'
import { boardingReference } from '#papers/boarding-reference.ts'
import { latin, printable } from '#papers/printable.ts'
import { seatWords } from '#papers/seat-words.ts'
import type { DirectionFacts, PassengerFacts, TicketFacts } from '#papers/ticket-facts.ts'

export interface PassengerView {
  readonly name: string
  readonly latinName: string
  readonly group: string
  readonly document: string
  readonly tickets: readonly TicketView[]
}

export interface TicketView {
  /** «رفت», «تهران به دبی»; '' for a single one */
  readonly direction: string
  readonly number: string
  /** «صندلی 12A»; '' for none chosen */
  readonly seats: string
  readonly baggage: string
  /** null when the Latin name does not fit the layout */
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
    tickets: passenger.tickets.flatMap((own) =>
      waysOf(ticket.directions[own.direction]).map((way, place) => {
        const number = place === 0 ? own.number : (own.furtherNumbers?.[place - 1] ?? '')
        const content = boardingReference(way, passenger, number)
        const says = ['مرجع بلیت مسافر', persianDigits(index + 1), way.name].filter(Boolean).join(' ')
        return {
          direction: printable(way.name ?? ''),
          number: latin(number),
          seats: place === 0 && own.seats?.length ? printable(seatWords(own.seats)) : '',
          baggage: baggageWords(own.baggageKg, own.extraKg ?? 0),
          reference: content === null ? null : { symbol: 'azteccode', content, says: `${says}، ${name}` },
        }
      }),
    ),
  }
}

/** Split by separate tickets, each named by its cities. */
function waysOf(direction: DirectionFacts | undefined): readonly DirectionFacts[] {
  if (direction === undefined) return []
  const byTicket = [...Map.groupBy(direction.segments, ({ further }) => further?.place ?? -1).values()]
  if (byTicket.length === 1) return [direction]
  return byTicket.flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const last = others.at(-1) ?? first
    const between = `${first.from.city} به ${last.to.city}`
    return {
      ...direction,
      name: [direction.name, between].filter(Boolean).join('، '),
      pnr: first.further?.pnr ?? direction.pnr,
      segments: [first, ...others] as const,
    }
  })
}

function baggageWords(own: number, extra: number): string {
  if (own + extra === 0) return 'ندارد'
  const whole = `${persianDigits(own + extra)} کیلو`
  if (extra === 0) return whole
  return own === 0 ? `${whole} (اضافه)` : `${whole} (${persianDigits(own)} و ${persianDigits(extra)} اضافه)`
}
