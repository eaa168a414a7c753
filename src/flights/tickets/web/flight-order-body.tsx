import { Outlet, useRevalidator } from 'react-router'
import { DateRequestOpen } from '#flights/changes/web/date-request/date-request-open.tsx'
import { OrderDisruption } from '#flights/changes/web/order-disruption.tsx'
import { OrderRebookings } from '#flights/changes/web/order-rebookings.tsx'
import { OrderClaims } from '#flights/claims/web/order-claims.tsx'
import { OrderRights } from '#flights/rights/web/order-rights.tsx'
import type { FlightOrderView } from '#flights/tickets/web/flight-order-page.tsx'
import { OrderFlight } from '#flights/tickets/web/order-flight.tsx'
import { OrderPeople } from '#flights/tickets/web/order-people.tsx'
import { TicketPapers } from '#flights/tickets/web/ticket-papers.tsx'
import { isEnded } from '#orders/life.ts'
import { OffersBeside } from '#orders/web/offers/offers-beside.tsx'
import { OrderMoney } from '#orders/web/order/order-money.tsx'
import { OrderStatus } from '#orders/web/order/order-status.tsx'
import { OrderTimeline } from '#orders/web/order/order-timeline.tsx'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'

export function FlightOrderBody({ order }: { readonly order: FlightOrderView }) {
  const { revalidate } = useRevalidator()
  useLiveOrder(order.orderId, !isEnded(order.status), (status) => {
    if (status !== order.status) void revalidate()
  })
  return (
    <>
      <OrderRebookings rebookings={order.rebookings} />
      {order.dateRequest && <DateRequestOpen orderId={order.orderId} request={order.dateRequest} />}
      {order.disruptions.map((one) => (
        <OrderDisruption key={`${one.leg} ${one.since}`} orderId={order.orderId} disruption={one} />
      ))}
      <OrderRights
        rights={order.rights.filter(({ byUs, byAirline }) => byUs.length + byAirline.length > 0)}
      />
      <OrderClaims orderId={order.orderId} claims={order.claims} />
      <OrderStatus order={order} papers={<TicketPapers {...order} />} />
      {order.flights.map((flight) => (
        <OrderFlight key={flight.id} flight={flight} />
      ))}
      <OffersBeside orderId={order.orderId} offers={order.offers} />
      <OrderPeople people={order.people} contact={order.contact} corrections={order.corrections} />
      <OrderRights
        rights={order.rights.filter(({ byUs, byAirline }) => byUs.length + byAirline.length === 0)}
      />
      <Outlet />
      <div className="order-pair">
        <OrderMoney
          orderId={order.orderId}
          amount={order.amount}
          money={order.money}
          terms={order.terms}
          foreign={order.foreign}
          fell={order.fell}
        />
        <OrderTimeline story={order.story} />
      </div>
    </>
  )
}
