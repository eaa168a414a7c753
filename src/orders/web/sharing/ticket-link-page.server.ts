import { data, type LoaderFunctionArgs } from 'react-router'
import { untilWords } from '#orders/web/confirm/until-words.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** Where a link to a ticket or a voucher leads while it is open. One that is over, was closed or is none of ours is told alike: 404. */
export async function loader({ params: { link = '' }, context }: LoaderFunctionArgs) {
  const { orders } = agencyOf(context, 'orders')
  const shown = await orders.linkShown(link)
  if (shown === undefined) return data(undefined, { status: 404 })
  const { until, tracking } = shown
  const { journeys, stay, service, orderNumber, product, paper } = tracking
  const face = orders.faceOf(product)
  const [title, papers] = [face.words.sharedTitle, face.sharedOf(link)]
  return data({
    papers,
    until: untilWords(until),
    journeys,
    stay,
    service,
    number: orderNumber,
    title,
    paper,
  })
}
