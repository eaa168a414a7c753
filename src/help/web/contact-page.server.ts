import type { LoaderFunctionArgs } from 'react-router'
import { answerWays } from '#help/contact-form.ts'
import { openNow } from '#help/open-hours.ts'
import { callDaysOf } from '#help/web/call-days.server.ts'
import type { ContactFormProps } from '#help/web/contact-form.tsx'
import { writerIn } from '#help/web/writer.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** `?orderId=` which of one's own orders it is about, `?order=` a guest's number. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { settings, clock, help, messages } = agencyOf(context, 'help')
  const { brand, publicUrl: site } = settings.sites.here()
  const { name, contact } = brand
  const { searchParams } = new URL(request.url)
  const callDays = await callDaysOf(help, clock.now())
  const hours = help.hours()
  const ways = answerWays.filter((way) => (way === 'email' ? messages.open.includes('Email') : way === 'sms'))
  const ownOrders = await ordersIn(context, searchParams.get('orderId'))
  const form: ContactFormProps = {
    ways,
    writer: await writerIn(context),
    ...ownOrders,
    orderNumber: /^\d{1,12}$/.exec(searchParams.get('order') ?? '')?.[0] ?? '',
  }
  return {
    name,
    contact,
    mobile: contact.mobile ?? null,
    open: hours === undefined ? null : openNow(hours, clock.now()),
    site,
    form,
    callDays,
  }
}

const listed = 20

/** The newest of whoever is signed in; the one that is named is chosen, if it is among them. */
async function ordersIn(
  context: LoaderFunctionArgs['context'],
  named: string | null,
): Promise<Pick<ContactFormProps, 'orders' | 'orderId'>> {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') return { orders: [], orderId: '' }
  const { orders, clock } = agencyOf(context, 'help')
  const own = await orders.mine(visitor.userId, { kind: 'all', page: 1, take: listed })
  const options = own.orders.map((order) => {
    const { name, from, to } = orders.faceOf(order.product).trip(order, clock.now())
    return { value: order.orderId, label: `${name ?? `${from} به ${to}`}، ${order.orderNumber}` }
  })
  return { orders: options, orderId: options.some(({ value }) => value === named) ? (named ?? '') : '' }
}
