import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/calendar/dated-steps.css'
import '#web/ui/states/countdown.css'
import '#web/ui/flight/penalty-clock.css'
import '#orders/web/order/order-page.css'
import './tour-order.css'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { OrderHead } from '#orders/web/order/order-head.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/tour-order-page'

export { loader } from './tour-order-page.server.ts'

const TourOrderBody = woken(async () => (await import('#tours/web/tour-order-body.tsx')).TourOrderBody)

export default function TourOrderPage({ loaderData: order }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <OrderHead
        {...order}
        title={order.tour.name}
        theirs={{ says: 'شمارهٔ واچر', number: order.reservationNumber }}
      />
      <TourOrderBody order={order} />
    </ProfileFrame>
  )
}
