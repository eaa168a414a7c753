import { iranZone } from '#calendar/zones.ts'
import type { ClaimSubject } from '#flights/claims/claim.ts'
import { type ClaimMatter, claimMatter } from '#flights/rights/server/claim-matter.ts'
import { claimPeople } from '#flights/rights/server/claim-people.ts'
import type { Room } from '#flights/server/room.ts'
import { type FlightOrder, flightOrder } from '#flights/tickets/server/order-views.ts'
import { type ClaimFacts, claimDocument } from '#papers/claim-document.ts'
import { paperBrand } from '#papers/paper-brand.ts'

export interface ClaimWanted {
  readonly orderId: string
  readonly userId: string
  readonly leg: number
  readonly subject: ClaimSubject
}

export interface ClaimPaper {
  readonly body: Uint8Array
  readonly fileName: string
}

/** What the airline owes, never what we give ourselves. Refuses ORDER_NOT_FOUND, NOTHING_TO_CLAIM, PDF_UNAVAILABLE. */
export async function claimLetter(room: Room, wanted: ClaimWanted): Promise<ClaimPaper> {
  const matter = await claimMatter(room, wanted)
  const ordered = await flightOrder(room, wanted.orderId, wanted.userId)
  const tickets = await claimPeople(room.database, ordered, wanted.leg)
  const document = claimDocument({
    ...letterHead(room, ordered, matter.journey),
    happened: matter.happened,
    heardAt: wanted.subject === 'flight' ? heardAt(ordered, wanted.leg) : undefined,
    people: tickets.filter(({ isOpen }) => isOpen),
    claims: matter.claimed,
  })
  return { body: await room.papers.claimPdf(document), fileName: document.fileName }
}

/** What every letter of an order says: whose paper, of when, about which flight. */
export function letterHead(
  { sites, clock }: Pick<Room, 'sites' | 'clock'>,
  { order }: FlightOrder,
  journey: ClaimMatter['journey'],
): Omit<ClaimFacts, 'happened' | 'heardAt' | 'people' | 'claims'> {
  return {
    brand: paperBrand(sites.ofBrand(order.brand).brand),
    orderNumber: order.orderNumber,
    writtenOn: clock.now().toZonedDateTimeISO(iranZone).toPlainDate(),
    airline: journey.airlineName,
    flight: `${journey.airlineName} ${journey.flightNumber}`,
    route: `${journey.originName} به ${journey.destinationName}`,
    sold: journey.departsLocal,
  }
}

function heardAt({ legs }: FlightOrder, leg: number): Temporal.PlainDateTime | undefined {
  const since = legs[leg]?.sold.fares.flatMap(({ departure }) => departure.changed?.since ?? [])[0]
  return since?.toZonedDateTimeISO(iranZone).toPlainDateTime()
}
