import '#web/ui/states/note.css'
import '#web/ui/fields/field.css'
import '#web/ui/fields/segmented.css'
import '#web/ui/flight/price.css'
import '#passengers/web/name-check.css'
import '#passengers/web/traveller-fields.css'
import '#passengers/web/date-selects.css'
import '#passengers/web/country-field.css'
import './correction-page.css'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/correction-page'

export { loader } from './correction-page.server.ts'

export type CorrectionLoaded = Route.ComponentProps['loaderData']
export type Correctable = Extract<CorrectionLoaded, { readonly whyNot: undefined }>

const CorrectionForm = woken(
  async () => (await import('#flights/corrections/web/correction-form.tsx')).CorrectionForm,
)

export default function CorrectionPage({ loaderData }: Route.ComponentProps) {
  const { name } = useBrand()
  const { orderId, orderNumber, route } = loaderData
  return (
    <ProfileFrame>
      <title>{`اصلاح مشخصات، ${name}`}</title>
      <div className="correction">
        <nav aria-label="مسیر">
          <Link to="/profile/my-travels">سفرهای من</Link>
          <Icon name="caret-left-bold" size="small" />
          <Link to={flightOrderPath(orderId)}>
            {route}، سفارش <span className="ltr">{orderNumber}</span>
          </Link>
        </nav>
        <h1>اصلاح مشخصات{loaderData.whyNot === undefined && ` ${loaderData.name}`}</h1>
        {loaderData.whyNot === undefined ? (
          <CorrectionForm loaded={loaderData} waiting={<Waiting />} />
        ) : (
          <Note
            tone="warn"
            action={
              <LinkButton kind="tonal" size="small" to={flightOrderPath(orderId)}>
                برگشت به سفارش
              </LinkButton>
            }
          >
            {loaderData.whyNot}
          </Note>
        )}
      </div>
    </ProfileFrame>
  )
}
