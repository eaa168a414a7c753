import { data, type LoaderFunctionArgs } from 'react-router'
import { untilWords } from '#orders/web/confirm/until-words.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** 404 alike for expired, closed and unknown links. */
export async function loader({ params: { link = '' }, context }: LoaderFunctionArgs) {
  const { orders } = agencyOf(context, 'orders')
  const shown = await orders.linkView(link)
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
