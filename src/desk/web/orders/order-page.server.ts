import { data, type LoaderFunctionArgs } from 'react-router'
import { lookAtOrder } from '#desk/server/orders/look.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { orderPageView } from '#desk/web/orders/order-view.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const staff = staffOf(context)
  const rooms = agencyOf(context, 'desk')
  const record = await lookAtOrder(rooms, staff, params['number'] ?? '')
  if (record === undefined) throw data(null, { status: 404 })
  const { pieces, broken } = await rooms.orders.evidence.state(record.view.order.orderId)
  return { ...orderPageView(record, staff.roles), evidence: { pieces, broken } }
}
