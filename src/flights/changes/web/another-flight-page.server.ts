import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { refusalIn } from '#flights/booking/web/refused.server.ts'
import { othersTexts } from '#flights/changes/web/another-flight-texts.ts'
import { besideMoved } from '#flights/changes/web/beside-moved.server.ts'
import { rebookingsTexts } from '#flights/changes/web/rebookings-texts.ts'
import { bagsLeft } from '#flights/later-bags/web/bags-left.server.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const place = /^[0-5]$/

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const agency = agencyOf(context, 'flights')
  const { flights, orders } = agency
  const [orderId, leg] = [searchParams.get('orderId') ?? '', searchParams.get('leg') ?? '0']
  if (!uuid.test(orderId) || !place.test(leg)) throw data(null, { status: 404 })
  const { userId } = visitor
  const order = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const { journeys, orderNumber } = order
  const journey = journeys[Number(leg)]
  if (journey === undefined) throw data(null, { status: 404 })
  const sold = Temporal.PlainDateTime.from(journey.change?.departureTime ?? journey.departureTime)
  const { to } = await orders.rebookingsOf(orderId, userId)
  const found = await othersOf(
    flights.otherFlights({ orderId, userId, leg: Number(leg), withSuppliers: searchParams.has('all') }),
  )
  return {
    orderId,
    orderNumber,
    leg: Number(leg),
    route: `${journey.originName} به ${journey.destinationName}`,
    sold: {
      when: `${weekdayDayMonth(sold.toPlainDate())}، ${clockTime(sold)}`,
      flight: `${journey.airlineName} ${journey.flightNumber}`,
    },
    bagsLeft: await bagsLeft(agency, { orderId, userId, leg: Number(leg) }),
    promised: rebookingsTexts({ to: to.filter((one) => one.leg === Number(leg)), of: null }),
    beside: await besideMoved(agency, { order, userId, passengers: found.passengers }),
    others: found.others,
    whyNot: found.whyNot,
  }
}

type Found = Parameters<typeof othersTexts>[0]

async function othersOf(asked: Promise<Found>) {
  try {
    const found = await asked
    return { others: othersTexts(found), passengers: found.passengers, whyNot: undefined }
  } catch (error) {
    return { others: undefined, passengers: [], whyNot: refusalIn(error).says }
  }
}
