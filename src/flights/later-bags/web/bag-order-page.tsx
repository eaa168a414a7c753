import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/calendar/dated-steps.css'
import '#web/ui/states/countdown.css'
import '#web/ui/flight/penalty-clock.css'
import '#orders/web/order/order-page.css'
import './bag-parts.css'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { OrderHead } from '#orders/web/order/order-head.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/bag-order-page'

export { loader } from './bag-order-page.server.ts'

const BagOrderBody = woken(
  async () => (await import('#flights/later-bags/web/bag-order-body.tsx')).BagOrderBody,
)

export default function BagOrderPage({ loaderData: order }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <OrderHead
        {...order}
        title={order.name}
        theirs={{ says: 'کد رزرو ایرلاین', number: order.reservationNumber }}
      />
      <BagOrderBody order={order} />
    </ProfileFrame>
  )
}
