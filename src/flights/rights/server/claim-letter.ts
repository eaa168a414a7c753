import { nameView } from '#accounts/names.ts'
import { durationWords } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { RightsEvent } from '#flights/rights/right.ts'
import { dueText, sourceText } from '#flights/rights/right-texts.ts'
import { orderRights } from '#flights/rights/server/order-rights.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { type FlightOrder, flightOrder } from '#flights/tickets/server/order-views.ts'
import { ticketsOf } from '#flights/tickets/server/stored-tickets.ts'
import { type ClaimFacts, claimDocument } from '#papers/claim-document.ts'
import { paperBrand } from '#papers/paper-brand.ts'

export interface ClaimWanted {
  readonly orderId: string
  readonly userId: string
  readonly leg: number
}

/** What the airline owes, never what we give ourselves. Refuses ORDER_NOT_FOUND, NOTHING_TO_CLAIM, PDF_UNAVAILABLE. */
export async function claimLetter(
  room: Room,
  wanted: ClaimWanted,
): Promise<{ readonly body: Uint8Array; readonly fileName: string }> {
  const { orderId, userId, leg } = wanted
  const rights = (await orderRights(room, orderId, userId)).find((one) => one.leg === leg)
  const owed = rights?.due.filter(({ by }) => by === 'airline') ?? []
  const journey = (await room.orders.journeysOf(orderId))[leg]
  if (rights?.event === undefined || owed.length === 0 || journey === undefined)
    throw refuse('NOTHING_TO_CLAIM')
  const ordered = await flightOrder(room, orderId, userId)
  const now = room.clock.now().toZonedDateTimeISO(iranZone)
  const document = claimDocument({
    brand: paperBrand(room.sites.ofBrand(ordered.order.brand).brand),
    orderNumber: ordered.order.orderNumber,
    writtenOn: now.toPlainDate(),
    airline: journey.airlineName,
    flight: `${journey.airlineName} ${journey.flightNumber}`,
    route: `${journey.originName} به ${journey.destinationName}`,
    sold: journey.departsLocal,
    happened: happenedText(rights.event),
    heardAt: heardAt(ordered, leg),
    people: await peopleOf(room, ordered, leg),
    claims: owed.map(({ due, source }) => ({ what: dueText(due), source: sourceText(source) })),
  })
  return { body: await room.papers.claimPdf(document), fileName: document.fileName }
}

function happenedText(event: RightsEvent): string {
  if (event.kind === 'late') return `${durationWords(event.minutes)} تأخیر`
  if (event.kind === 'early') return `${durationWords(-event.minutes)} زودتر از ساعت بلیت`
  return 'پرواز لغو شد'
}

function heardAt({ legs }: FlightOrder, leg: number): Temporal.PlainDateTime | undefined {
  const since = legs[leg]?.sold.fares.flatMap(({ departure }) => departure.changed?.since ?? [])[0]
  return since?.toZonedDateTimeISO(iranZone).toPlainDateTime()
}

async function peopleOf(
  { database }: Room,
  { order, passengers }: FlightOrder,
  leg: number,
): Promise<ClaimFacts['people']> {
  const tickets = await ticketsOf(database, order.orderId)
  return tickets.flatMap((ticket) => {
    const person = passengers[ticket.position]
    if (ticket.leg !== leg || ticket.state !== 'open' || person === undefined) return []
    return [{ name: nameView(person), ticket: [ticket.number, ...ticket.furtherNumbers].join('، ') }]
  })
}
