import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { laterBagKind } from '#flights/later-bags/kind.ts'
import { bagTexts } from '#flights/later-bags/web/bag-texts.ts'
import { laterBagFace } from '#flights/later-bags/web/face.ts'
import { noneIfEnded } from '#flights/later-bags/web/none-if-ended.server.ts'
import { sharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { isId } from '#payments/web/is-id.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** Another user's order or another product's is a 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  const { orders, flights, refunds, clock } = agencyOf(context, 'flights')
  const orderId = searchParams.get('orderId') ?? ''
  if (!isId(orderId)) throw data(null, { status: 404 })
  const { userId } = visitor
  const details = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  if (details.product !== laterBagKind) throw data(null, { status: 404 })
  const isIssued = details.allowed.ticket || details.status === 'refunded'
  const given = isIssued ? await refunds.ofOrder(orderId, userId) : []
  const ordered = await flights.laterBags.ordered(orderId, userId).catch(noneIfEnded)
  return {
    ...sharedTexts({ details, refunds: given, face: laterBagFace }, clock.now()),
    name: details.service?.name ?? '',
    reservationNumber: details.reservationNumber,
    texts: ordered === undefined ? undefined : bagTexts(ordered),
  }
}

export type BagOrderView = Awaited<ReturnType<typeof loader>>
