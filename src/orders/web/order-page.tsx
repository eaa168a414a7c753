// Styles of the body, which is woken later: the server draws it at once, and lazy parts bring theirs too late.
import '#web/ui/note.css'
import '#web/ui/price.css'
import '#web/ui/airline-tile.css'
import '#web/ui/airline-text.css'
import '#web/ui/flight-line.css'
import '#web/ui/dated-steps.css'
import '#web/ui/countdown.css'
import './order-page.css'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { StandingTag } from '#orders/web/standing-tag.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/order-page'

export { loader } from './order-page.server.ts'

export type OrderShown = Route.ComponentProps['loaderData']

const OrderBody = woken(async () => (await import('#orders/web/order-body.tsx')).OrderBody)

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
