import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { refusalIn } from '#flights/booking/web/refused.server.ts'
import { chosenFrom, directionsTexts } from '#flights/changes/web/date-change/date-change-choice.ts'
import { daysTexts } from '#flights/changes/web/date-change/date-change-texts.ts'
import { dateRequestOnPage } from '#flights/changes/web/date-request/date-request-on-page.server.ts'
import { rebookingsTexts } from '#flights/changes/web/rebookings-texts.ts'
import { bagsLeft } from '#flights/later-bags/web/bags-left.server.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const agency = agencyOf(context, 'flights')
  const { flights, orders } = agency
  const orderId = searchParams.get('orderId') ?? ''
  if (!uuid.test(orderId)) throw data(null, { status: 404 })
  const { userId } = visitor
  const order = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const { journeys, orderNumber, passengers } = order
  const [movable, dateRequest, { to }] = await Promise.all([
    flights.movableTickets({ orderId, userId }).catch(missingIfRefused),
    dateRequestOnPage(agency, order, userId).catch(missingIfRefused),
    orders.rebookingsOf(orderId, userId),
  ])
  const chosen = chosenFrom(searchParams, movable)
  return {
    orderId,
    orderNumber,
    directions: directionsTexts(movable, journeys, chosen),
    chosen,
    dateRequest,
    bagsLeft:
      chosen.passengers.length === 0 ? undefined : await bagsLeft(agency, { orderId, userId, ...chosen }),
    promised: rebookingsTexts({ to, of: null }, passengers.length),
    ...(await daysOf(agency, { orderId, userId, ...chosen, withSuppliers: searchParams.has('all') })),
  }
}

type Wanted = Parameters<PageRooms['flights']['flights']['dateChangeDays']>[0] & {
  readonly day?: string | undefined
}

async function daysOf({ flights, clock }: Pick<PageRooms['flights'], 'flights' | 'clock'>, wanted: Wanted) {
  if (wanted.passengers.length === 0) return { days: undefined, whyNot: undefined }
  try {
    const found = await flights.dateChangeDays(wanted)
    return { days: daysTexts(found, { ...wanted, now: clock.now() }), whyNot: undefined }
  } catch (error) {
    return { days: undefined, whyNot: refusalIn(error).says }
  }
}
