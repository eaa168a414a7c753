import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { refusalIn } from '#flights/booking/web/refused.server.ts'
import { departureTexts } from '#orders/web/order/journey-texts.ts'
import { isId } from '#payments/web/is-id.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** Another user's order or another product's is a 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { flights, orders, clock } = agencyOf(context, 'flights')
  const orderId = searchParams.get('orderId') ?? ''
  const leg = Number(searchParams.get('leg') ?? 0)
  if (!isId(orderId) || !Number.isSafeInteger(leg) || leg < 0) throw data(null, { status: 404 })
  const { userId } = visitor
  const details = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const journey = details.journeys[leg]
  if (journey === undefined) throw data(null, { status: 404 })
  const seen = {
    orderId,
    leg,
    orderNumber: details.orderNumber,
    route: `${journey.originName} به ${journey.destinationName}`,
    when: departureTexts(journey, clock.now()),
    flightNumber: journey.flightNumber,
  }
  try {
    return { ...seen, onSale: await flights.laterBags.onSale({ orderId, userId, leg }), whyNot: undefined }
  } catch (error) {
    return { ...seen, onSale: undefined, whyNot: refusalIn(error).says }
  }
}
