import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { sharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { isId } from '#payments/web/is-id.ts'
import { tourFace } from '#tours/web/face.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** Another user's order or another product's is a 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  const { orders, tours, refunds, clock } = agencyOf(context, 'tours')
  const orderId = searchParams.get('orderId') ?? ''
  if (!isId(orderId)) throw data(null, { status: 404 })
  const { userId } = visitor
  const tour = await tours.ordered(orderId, userId).catch(missingIfRefused)
  const details = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const isBooked = details.allowed.ticket || details.status === 'refunded'
  const given = isBooked ? await refunds.ofOrder(orderId, userId) : []
  return {
    ...sharedTexts({ details, refunds: given, face: tourFace }, clock.now()),
    reservationNumber: details.reservationNumber,
    tour,
  }
}

export type TourOrderTexts = Awaited<ReturnType<typeof loader>>
