import { data, type LoaderFunctionArgs } from 'react-router'
import { untilWords } from '#orders/web/until-words.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** Where a link to a ticket or a voucher leads while it is open. One that is over, was closed or is none of ours is told alike: 404. */
export async function loader({ params: { link = '' }, context }: LoaderFunctionArgs) {
  const shown = await agencyOf(context, 'orders').orders.linkShown(link)
  if (shown === undefined) return data(undefined, { status: 404 })
  const { until, tracking } = shown
  const { journeys, stay, orderNumber } = tracking
  return data({ link, until: untilWords(until), journeys, stay, number: orderNumber })
}
