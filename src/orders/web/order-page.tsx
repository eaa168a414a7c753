import './order-page.css'
import { Link, Outlet, useRevalidator } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { isEnded } from '#orders/life.ts'
import { OrderFlight } from '#orders/web/order-flight.tsx'
import { OrderMoney } from '#orders/web/order-money.tsx'
import { OrderPeople } from '#orders/web/order-people.tsx'
import { OrderStanding } from '#orders/web/order-standing.tsx'
import { OrderStory } from '#orders/web/order-story.tsx'
import { StandingTag } from '#orders/web/standing-tag.tsx'
import { useLiveOrder } from '#orders/web/use-live-order.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/order-page'

export { loader } from './order-page.server.ts'

/** One order: where it stands and what may be done now, then flight, people, refunds (the child route), money and story. */
export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const { name } = useBrand()
  const { revalidate } = useRevalidator()
  useLiveOrder(order.orderId, !isEnded(order.status), (status) => {
    if (status !== order.status) void revalidate()
  })
  const { from, to, isRoundTrip } = order.route
  return (
    <ProfileFrame>
      <title>{`سفارش ${order.orderNumber}، ${name}`}</title>
      <header className="order-head">
        <Link className="order-back" to="/profile/my-travels">
          <Icon name="arrow-right" />
          سفرهای من
        </Link>
        <div className="order-title">
          <h1>
            {from} به {to}
            {isRoundTrip && '، رفت و برگشت'}
          </h1>
          <StandingTag {...order.standing} />
        </div>
        <p>
          شمارهٔ سفارش <b className="ltr">{order.orderNumber}</b>
          {order.reservationNumber && (
            <>
              {' '}
              · کد رزرو ایرلاین <b className="ltr">{order.reservationNumber}</b>
            </>
          )}
        </p>
      </header>
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
    </ProfileFrame>
  )
}
