import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/calendar/dated-steps.css'
import '#web/ui/states/countdown.css'
import '#web/ui/flight/penalty-clock.css'
import '#orders/web/order/order-page.css'
import './hotel-order.css'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { OrderHead } from '#orders/web/order/order-head.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/hotel-order-page'

export { loader } from './hotel-order-page.server.ts'

const HotelOrderBody = woken(async () => (await import('#hotels/web/hotel-order-body.tsx')).HotelOrderBody)

export default function HotelOrderPage({ loaderData: order }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <OrderHead
        {...order}
        title={order.name}
        theirs={{ says: 'شمارهٔ تأیید هتل', number: order.reservationNumber }}
      />
      <HotelOrderBody order={order} />
    </ProfileFrame>
  )
}
