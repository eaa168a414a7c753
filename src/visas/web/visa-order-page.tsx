// Styles of the body, which is woken later: the server draws it at once, and lazy parts bring theirs too late.
import '#web/ui/note.css'
import '#web/ui/price.css'
import '#web/ui/tag.css'
import '#web/ui/dated-steps.css'
import '#web/ui/countdown.css'
import '#web/ui/penalty-clock.css'
import '#orders/web/order-page.css'
import '#documents/web/passport-scan.css'
import './papers.css'
import './refund-stages.css'
import './visa-order.css'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { StandingTag } from '#orders/web/standing-tag.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/visa-order-page'

export { loader } from './visa-order-page.server.ts'

const VisaOrderBody = woken(async () => (await import('#visas/web/visa-order-body.tsx')).VisaOrderBody)

/** One request for a visa: its numbers, and how far it is. */
export default function VisaOrderPage({ loaderData: order }: Route.ComponentProps) {
  const { name } = useBrand()
  return (
    <ProfileFrame>
      <title>{`سفارش ${order.orderNumber}، ${name}`}</title>
      <header className="order-head">
        <Link className="order-back" to="/profile/my-travels">
          <Icon name="arrow-right" />
          سفرهای من
        </Link>
        <div className="order-title">
          <h1>{order.name}</h1>
          <StandingTag {...order.standing} />
        </div>
        <p>
          شمارهٔ سفارش <b className="ltr">{order.orderNumber}</b>
          {order.caseNumber && (
            <>
              {' '}
              · شمارهٔ پرونده <b className="ltr">{order.caseNumber}</b>
            </>
          )}
        </p>
      </header>
      <VisaOrderBody order={order} />
    </ProfileFrame>
  )
}
