import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { insuranceKind } from '#insurance/kind.ts'
import { insuranceFace } from '#insurance/web/face.ts'
import { policyTexts } from '#insurance/web/policy-texts.ts'
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
  const { orders, insurance, refunds, clock } = agencyOf(context, 'insurance')
  const orderId = searchParams.get('orderId') ?? ''
  if (!isId(orderId)) throw data(null, { status: 404 })
  const { userId } = visitor
  const details = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  if (details.product !== insuranceKind) throw data(null, { status: 404 })
  const isIssued = details.allowed.ticket || details.status === 'refunded'
  const given = isIssued ? await refunds.ofOrder(orderId, userId) : []
  const policy = await insurance.policy(orderId, userId).catch(noneIfEnded)
  return {
    ...sharedTexts({ details, refunds: given, face: insuranceFace }, clock.now()),
    name: insuranceFace.trip(details, clock.now()).name ?? '',
    reservationNumber: details.reservationNumber,
    policy: policy === undefined ? undefined : policyTexts(policy),
  }
}

export type PolicyOrderView = Awaited<ReturnType<typeof loader>>

/** An order that ended before it was held. */
function noneIfEnded(error: unknown): undefined {
  if (error instanceof Error && 'status' in error && error.status === 409) return undefined
  return missingIfRefused(error)
}
