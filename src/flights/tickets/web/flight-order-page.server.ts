import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { nameView } from '#accounts/names.ts'
import { lastDateRequest } from '#flights/changes/web/date-request/date-request-on-order.server.ts'
import { disruptionsTexts } from '#flights/changes/web/disruption-texts.ts'
import { rebookingsTexts } from '#flights/changes/web/rebookings-texts.ts'
import { claimsOnOrder } from '#flights/claims/web/claims-on-order.server.ts'
import { correctionsOn } from '#flights/corrections/web/corrections-on-order.server.ts'
import { flightKind } from '#flights/kind.ts'
import { addBagPath } from '#flights/later-bags/web/paths.ts'
import { passesOnOrder } from '#flights/passes/web/passes-on-order.server.ts'
import { rightsTexts } from '#flights/rights/rights-texts.ts'
import { detailTexts, type Issued } from '#flights/tickets/web/flight-order-texts.ts'
import { dateChangePath } from '#flights/web/order-path.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import { offersBeside } from '#orders/web/offers/offers-for.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  const agency = agencyOf(context, 'flights')
  const orderId = searchParams.get('orderId') ?? ''
  if (!uuid.test(orderId)) throw data(null, { status: 404 })
  const details = await agency.orders.detailsOf(visitor.userId, orderId).catch(missingIfRefused)
  const face = agency.orders.faceOf(details.product)
  if (details.product !== flightKind) throw redirect(face.orderPath(orderId))
  const hasTickets = details.allowed.ticket || details.status === 'refunded'
  const now = agency.clock.now()
  const isChanged = details.status === 'issued' && details.journeys.some(({ change }) => change !== null)
  const [issued, told, refundable, rebookings, movable, bags] = await Promise.all([
    hasTickets ? issuedOf(agency, orderId, visitor.userId) : none,
    agency.flights.supplierNotes(orderId, visitor.userId),
    isChanged ? agency.refunds.refundableOf({ orderId, userId: visitor.userId }) : undefined,
    agency.orders.rebookingsOf(orderId, visitor.userId),
    agency.flights.movableTickets({ orderId, userId: visitor.userId }),
    details.status === 'issued' ? agency.flights.laterBags.beside(orderId, visitor.userId) : noBags,
  ])
  const rights = await agency.flights.rights(orderId, visitor.userId)
  const directionOf = (leg: number) => directionIfSeveral(details.journeys, leg) ?? ''
  return {
    ...detailTexts(details, { ...issued, told, laterBags: bags.bought }, now),
    addBags: bags.directions.map((leg) => ({
      direction: directionIfSeveral(details.journeys, leg) ?? '',
      path: addBagPath(orderId, leg),
    })),
    corrections: await correctionsOn(agency, { details, tickets: issued.tickets, now }),
    passes: passesOnOrder(agency, {
      tickets: details.status === 'issued' ? issued.tickets : [],
      names: details.passengers.map(nameView),
    }),
    rights: rightsTexts(rights, { orderId, directionOf }),
    claims: hasTickets ? await claimsOnOrder(agency, { orderId, rights, directionOf }) : noClaims,
    rebookings: rebookingsTexts(rebookings, details.passengers.length),
    ...(await dateChangeOf(agency, { orderId, userId: visitor.userId, status: details.status, movable })),
    offers: details.status === 'issued' ? await offersBeside(agency, details, visitor.userId) : [],
    disruptions: disruptionsTexts(details, refundable?.items ?? [], now),
  }
}

interface Moving {
  readonly orderId: string
  readonly userId: string
  readonly status: string
  readonly movable: readonly unknown[]
}

/** Where its day is changed, by its traveller or by a person, and what a person was asked for. */
async function dateChangeOf(
  agency: Pick<PageRooms['flights'], 'flights' | 'promises' | 'clock'>,
  { orderId, userId, status, movable }: Moving,
) {
  if (status !== 'issued') return { dateChange: undefined, dateRequest: undefined }
  const [asked, last] = await Promise.all([
    movable.length > 0 ? undefined : agency.flights.requestableDates({ orderId, userId }),
    lastDateRequest(agency, orderId),
  ])
  const isOffered = movable.length > 0 || (asked?.directions ?? []).length > 0
  return {
    dateChange: isOffered ? dateChangePath(orderId) : undefined,
    dateRequest: last?.isAnswered === false ? last : undefined,
  }
}

/** Ticket numbers come from the product, refunds from their own room; only this page joins them. */
async function issuedOf(
  { flights, refunds }: Pick<PageRooms['flights'], 'flights' | 'refunds'>,
  orderId: string,
  userId: string,
): Promise<Omit<Issued, 'told' | 'laterBags'>> {
  const [{ pnrs, furtherPnrs, tickets }, given] = await Promise.all([
    flights.issuing(orderId, userId),
    refunds.ofOrder(orderId, userId),
  ])
  return { pnrs, furtherPnrs, tickets, refunds: given }
}

const noClaims = { followed: [], toStart: [] } as const

const noBags = { directions: [], bought: [] } as const

const none = { pnrs: [], furtherPnrs: [], tickets: [], refunds: [] }
