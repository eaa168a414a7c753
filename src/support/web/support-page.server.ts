import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { openHoursOf, openNow } from '#help/open-hours.ts'
import { priceText } from '#money/display-unit.ts'
import { supportPath } from '#orders/support-path.ts'
import { type Intent, intents } from '#support/intents.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Another's order is a 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  const { userId } = visitor
  const agency = agencyOf(context, 'support')
  const { support, help, settings, clock } = agency
  const orderId = searchParams.get('orderId') ?? undefined
  if (orderId !== undefined && !uuid.test(orderId)) throw data(null, { status: 404 })
  const now = clock.now()
  const [conversation, order, others, letters] = await Promise.all([
    support.conversation({ userId, orderId }).catch(missingIfRefused),
    orderId === undefined ? null : orderCard(agency, { userId, orderId, now }).catch(missingIfRefused),
    support.conversationsOf(userId),
    orderId === undefined ? [] : help.requestsOn({ userId, orderId }),
  ])
  const { name, contact } = settings.sites.here().brand
  const hours = openHoursOf(contact)
  return data(
    {
      conversation,
      order,
      others: others
        .filter((one) => one.orderId !== (orderId ?? null))
        .map(({ orderNumber, unread, ...one }) => ({
          path: supportPath(one.orderId),
          orderNumber,
          unread,
        })),
      letters: letters.map(({ number, state, writtenAt }) => ({ number, state, writtenAt })),
      chips: chipsFor(order?.hasFlights ?? true),
      brandName: name,
      phone: { address: contact.phone, words: contact.phoneText },
      open: hours === undefined ? contact.hours : openNow(hours, now).words,
    },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

export type SupportPageData = Awaited<ReturnType<typeof loader>>['data']

/** What is answered only of a flight is not offered for a stay or a visa. */
function chipsFor(hasFlights: boolean): readonly string[] {
  const ofFlights: readonly Intent[] = ['name', 'baggage', 'presence']
  const offered = (Object.keys(intents) as Intent[]).filter((one) => hasFlights || !ofFlights.includes(one))
  return offered.map((intent) => intents[intent].chip)
}

interface Card {
  readonly userId: string
  readonly orderId: string
  readonly now: Temporal.Instant
}

async function orderCard({ orders }: Pick<PageRooms['support'], 'orders'>, { userId, orderId, now }: Card) {
  const details = await orders.detailsOf(userId, orderId)
  const face = orders.faceOf(details.product)
  const { name, from, to, when, people } = face.trip(details, now)
  return {
    orderNumber: details.orderNumber,
    hasFlights: details.journeys.length > 0,
    title: name ?? `${from} به ${to}`,
    when,
    people,
    status: details.labels.says,
    amount: priceText(details.payable),
    path: face.orderPath(orderId),
  }
}
