import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { experienceKind } from '#experiences/kind.ts'
import { experienceFace } from '#experiences/web/face.ts'
import { noneIfEnded } from '#experiences/web/none-if-ended.server.ts'
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
  const { orders, experiences, refunds, clock } = agencyOf(context, 'experiences')
  const orderId = searchParams.get('orderId') ?? ''
  if (!isId(orderId)) throw data(null, { status: 404 })
  const { userId } = visitor
  const details = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  if (details.product !== experienceKind) throw data(null, { status: 404 })
  const experience = await experiences.ordered(orderId, userId).catch(noneIfEnded)
  const isBooked = details.allowed.ticket || details.status === 'refunded'
  const given = isBooked ? await refunds.ofOrder(orderId, userId) : []
  return {
    ...sharedTexts({ details, refunds: given, face: experienceFace }, clock.now()),
    reservationNumber: details.reservationNumber,
    name: experience?.title ?? details.service?.name ?? '',
    experience,
  }
}

export type ExperienceOrderTexts = Awaited<ReturnType<typeof loader>>
