import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/flight/airline-tile.css'
import '#web/ui/flight/airline-text.css'
import '#web/ui/flight/flight-line.css'
import '#web/ui/calendar/dated-steps.css'
import '#web/ui/states/countdown.css'
import '#orders/web/order/order-page.css'
import '#flights/changes/web/order-disruption.css'
import '#flights/rights/web/order-rights.css'
import '#flights/claims/web/order-claims.css'
import '#flights/passes/web/wallet-passes.css'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { OrderHead } from '#orders/web/order/order-head.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/flight-order-page'

export { loader } from './flight-order-page.server.ts'

export type FlightOrderView = Route.ComponentProps['loaderData']

const FlightOrderBody = woken(
  async () => (await import('#flights/tickets/web/flight-order-body.tsx')).FlightOrderBody,
)

export default function FlightOrderPage({ loaderData: order }: Route.ComponentProps) {
  const { from, to, isRoundTrip } = order.route
  return (
    <ProfileFrame>
      <OrderHead
        {...order}
        title={isRoundTrip ? `${from} به ${to}، رفت‌وبرگشت` : `${from} به ${to}`}
        theirs={{ says: 'کد رزرو ایرلاین', number: order.reservationNumber }}
      />
      <FlightOrderBody order={order} />
    </ProfileFrame>
  )
}
