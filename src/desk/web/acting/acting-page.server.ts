import { data, type LoaderFunctionArgs } from 'react-router'
import { nameView } from '#accounts/names.ts'
import { actingStatus } from '#desk/server/acting/acting-status.ts'
import { ofOrder, recordLook } from '#desk/server/record-look.ts'
import { movableOf } from '#desk/web/acting/movable.server.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { phoneText } from '#desk/web/orders/row-view.ts'
import { refundOf } from '#desk/web/refunds/order-refund-page.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const staff = staffOf(context)
  const order = await rooms.orders.numbered(params['number'] ?? '')
  const view = order && (await rooms.orders.desk.view(order.orderNumber))
  if (order === undefined || view === undefined) throw data(null, { status: 404 })
  await recordLook(rooms, staff, { action: 'order.opened', subject: ofOrder(order.orderNumber) })
  const [acting, user, refund] = await Promise.all([
    actingStatus(rooms, staff, order.orderId),
    rooms.accounts.userOf(order.ownerId),
    refundOf(rooms, order),
  ])
  return {
    number: order.orderNumber,
    phone: phoneText(user?.phone ?? '', staff.roles),
    acting,
    refund,
    dates: acting.state === 'open' ? await movableOf(rooms, order) : undefined,
    people: view.passengers.map((person, position) => ({
      position,
      name: nameView(person),
      firstName: person.firstName,
      lastName: person.lastName,
      firstNameFarsi: person.firstNameFarsi,
      lastNameFarsi: person.lastNameFarsi,
    })),
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>
export type ActingOnPage = Pick<Loaded, 'number' | 'phone' | 'acting'>
export type PersonOnPage = Loaded['people'][number]
