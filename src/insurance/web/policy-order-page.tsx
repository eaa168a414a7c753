import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/calendar/dated-steps.css'
import '#web/ui/states/countdown.css'
import '#web/ui/flight/penalty-clock.css'
import '#orders/web/order/order-page.css'
import './policy-parts.css'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { OrderHead } from '#orders/web/order/order-head.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/policy-order-page'

export { loader } from './policy-order-page.server.ts'

const PolicyOrderBody = woken(
  async () => (await import('#insurance/web/policy-order-body.tsx')).PolicyOrderBody,
)

export default function PolicyOrderPage({ loaderData: order }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <OrderHead
        {...order}
        title={order.name}
        theirs={{ says: 'شمارهٔ بیمه‌نامه', number: order.reservationNumber }}
      />
      <PolicyOrderBody order={order} />
    </ProfileFrame>
  )
}
