import { data, type LoaderFunctionArgs } from 'react-router'
import { lookAtOrder } from '#desk/server/orders/look.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { orderClaims } from '#desk/web/orders/claims-view.ts'
import { orderPageView } from '#desk/web/orders/order-view.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const staff = staffOf(context)
  const rooms = agencyOf(context, 'desk')
  const record = await lookAtOrder(rooms, staff, params['number'] ?? '')
  if (record === undefined) throw data(null, { status: 404 })
  const { orderId } = record.view.order
  const [{ pieces, broken }, claims] = await Promise.all([
    rooms.orders.evidence.state(orderId),
    rooms.flights.claims.ofOrder(orderId),
  ])
  return {
    ...orderPageView(record, staff.roles, rooms.clock.now()),
    evidence: { pieces, broken },
    claims: orderClaims(claims),
  }
}
