import './order-page.css'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { OrderBody } from '#orders/web/order-body.tsx'
import { StandingTag } from '#orders/web/standing-tag.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/order-page'

export { loader } from './order-page.server.ts'

export type OrderShown = Route.ComponentProps['loaderData']

/** One order: its way and its number, and all that may be known of it. */
export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const { name } = useBrand()
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
      <OrderBody order={order} />
    </ProfileFrame>
  )
}
