import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/fields/field.css'
import '#orders/web/order/order-page.css'
import './bag-parts.css'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/add-bag-page'

export { loader } from './add-bag-page.server.ts'

const AddBagForm = woken(async () => (await import('#flights/later-bags/web/add-bag-form.tsx')).AddBagForm)

export default function AddBagPage({ loaderData }: Route.ComponentProps) {
  const { name } = useBrand()
  const { orderId, orderNumber, route, when, flightNumber, onSale, whyNot } = loaderData
  const none = whyNot ?? onSale?.whyNone ?? undefined
  return (
    <ProfileFrame>
      <title>{`افزودن بار، ${name}`}</title>
      <div className="add-bag">
        <nav aria-label="مسیر">
          <Link to="/profile/my-travels">سفرهای من</Link>
          <Icon name="caret-left-bold" size="small" />
          <Link to={flightOrderPath(orderId)}>
            سفارش <span className="ltr">{orderNumber}</span>
          </Link>
        </nav>
        <h1>افزودن بار</h1>
        <p className="order-soft">
          {route}، {when}، پرواز <span className="code">{flightNumber}</span>
        </p>
        {none === undefined && onSale !== undefined ? (
          <AddBagForm key={`${orderId} ${onSale.leg}`} onSale={onSale} />
        ) : (
          <Note
            tone="warn"
            action={
              <LinkButton kind="tonal" size="small" to={flightOrderPath(orderId)}>
                برگشت به سفارش
              </LinkButton>
            }
          >
            {none}
          </Note>
        )}
      </div>
    </ProfileFrame>
  )
}
