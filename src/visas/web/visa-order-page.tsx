import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/calendar/dated-steps.css'
import '#web/ui/states/countdown.css'
import '#web/ui/flight/penalty-clock.css'
import '#orders/web/order/order-page.css'
import '#documents/web/passport-scan.css'
import './papers.css'
import './refund-stages.css'
import './visa-appointment.css'
import './visa-order.css'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { OrderHead } from '#orders/web/order/order-head.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/visa-order-page'

export { loader } from './visa-order-page.server.ts'

const VisaOrderBody = woken(async () => (await import('#visas/web/visa-order-body.tsx')).VisaOrderBody)

export default function VisaOrderPage({ loaderData: order }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <OrderHead {...order} title={order.name} theirs={{ says: 'شمارهٔ پرونده', number: order.caseNumber }} />
      <VisaOrderBody order={order} />
    </ProfileFrame>
  )
}
