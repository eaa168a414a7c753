import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/calendar/dated-steps.css'
import '#web/ui/states/countdown.css'
import '#web/ui/flight/penalty-clock.css'
import '#orders/web/order/order-page.css'
import './experience-order.css'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { OrderHead } from '#orders/web/order/order-head.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/experience-order-page'

export { loader } from './experience-order-page.server.ts'

const ExperienceOrderBody = woken(
  async () => (await import('#experiences/web/experience-order-body.tsx')).ExperienceOrderBody,
)

export default function ExperienceOrderPage({ loaderData: order }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <OrderHead
        {...order}
        title={order.name}
        theirs={{ says: 'شمارهٔ برگزارکننده', number: order.reservationNumber }}
      />
      <ExperienceOrderBody order={order} />
    </ProfileFrame>
  )
}
