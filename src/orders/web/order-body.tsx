import { Outlet, useRevalidator } from 'react-router'
import { isEnded } from '#orders/life.ts'
import { OrderDisruption } from '#orders/web/order-disruption.tsx'
import { OrderFlight } from '#orders/web/order-flight.tsx'
import { OrderMoney } from '#orders/web/order-money.tsx'
import type { OrderShown } from '#orders/web/order-page.tsx'
import { OrderPeople } from '#orders/web/order-people.tsx'
import { OrderRebookings } from '#orders/web/order-rebookings.tsx'
import { OrderStanding } from '#orders/web/order-standing.tsx'
import { OrderStory } from '#orders/web/order-story.tsx'
import { useLiveOrder } from '#orders/web/use-live-order.ts'

/** Where an order stands and what may be done now, then flight, people, refunds (the child route), money and story. */
export function OrderBody({ order }: { readonly order: OrderShown }) {
  const { revalidate } = useRevalidator()
  useLiveOrder(order.orderId, !isEnded(order.status), (status) => {
    if (status !== order.status) void revalidate()
  })
  return (
    <>
      <OrderRebookings rebookings={order.rebookings} />
      {order.disruptions.map((one) => (
        <OrderDisruption key={`${one.leg} ${one.since}`} orderId={order.orderId} disruption={one} />
      ))}
      <OrderStanding order={order} />
      {order.flights.map((flight) => (
        <OrderFlight key={flight.id} flight={flight} />
      ))}
      <OrderPeople people={order.people} contact={order.contact} />
      <Outlet />
      <div className="order-pair">
        <OrderMoney orderId={order.orderId} amount={order.amount} money={order.money} />
        <OrderStory story={order.story} />
      </div>
    </>
  )
}
