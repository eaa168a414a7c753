import type { LoaderFunctionArgs } from 'react-router'
import { sharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'
import { walkFace } from './face.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { orders, refunds, clock } = agencyOf(context, 'orders')
  if (visitor.kind !== 'user') throw new Response(null, { status: 404 })
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  const details = await orders.detailsOf(visitor.userId, orderId)
  const given = await refunds.ofOrder(orderId, visitor.userId)
  return {
    ...sharedTexts({ details, refunds: given, face: walkFace }, clock.now()),
    ...walkFace.trip(details, clock.now()),
    reference: details.reservationNumber,
  }
}

export type WalkView = Awaited<ReturnType<typeof loader>>
