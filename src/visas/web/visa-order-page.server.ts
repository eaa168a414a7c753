import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { isId } from '#payments/web/is-id.ts'
import { visaOrderTexts } from '#visas/web/visa-order-texts.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** Another user's order or another product's is a 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  const { orders, visas, refunds, clock } = agencyOf(context, 'visas')
  const orderId = searchParams.get('orderId') ?? ''
  if (!isId(orderId)) throw data(null, { status: 404 })
  const { userId } = visitor
  const details = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const { visa } = details
  if (visa === null) throw data(null, { status: 404 })
  const tracked = await visas.tracked(orderId, userId).catch(noneIfEnded)
  const isFiled = details.allowed.ticket || details.status === 'refunded'
  const given = isFiled ? await refunds.ofOrder(orderId, userId) : []
  return visaOrderTexts({ details, visa, tracked, refunds: given }, clock.now())
}

function noneIfEnded(error: unknown): undefined {
  if (error instanceof Error && 'status' in error && error.status === 409) return undefined
  return missingIfRefused(error)
}
