import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { refusalIn } from '#flights/booking/web/refused.server.ts'
import { dayTexts } from '#flights/travel-day/web/day-texts.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  const { flights, orders } = agencyOf(context, 'flights')
  const orderId = searchParams.get('orderId') ?? ''
  if (!uuid.test(orderId)) throw data(null, { status: 404 })
  const { userId } = visitor
  const { journeys, orderNumber, product } = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  if (journeys.length === 0) throw redirect(orders.faceOf(product).orderPath(orderId))
  return { orderId, orderNumber, ...(await dayOf(flights, orderId, userId)) }
}

async function dayOf(flights: PageRooms['flights']['flights'], orderId: string, userId: string) {
  try {
    return { day: dayTexts(await flights.travelDay(orderId, userId)), whyNot: undefined }
  } catch (error) {
    return { day: undefined, whyNot: refusalIn(error).says }
  }
}
