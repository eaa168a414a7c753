import './together.css'
import { Link, useRevalidator } from 'react-router'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SkipLink } from '#web/layouts/skip-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/together-page'

export { loader } from './together-page.server.ts'

const SplitForm = woken(async () => (await import('#orders/web/together/split-form.tsx')).SplitForm)
const SplitStatus = woken(async () => (await import('#orders/web/together/split-status.tsx')).SplitStatus)

export default function TogetherPage({ loaderData: view }: Route.ComponentProps) {
  const { name } = useBrand()
  const { revalidate } = useRevalidator()
  useLiveOrder(view.orderId, view.split?.state !== 'closed', () => void revalidate())
  const isMade = view.split !== undefined && (view.split.state !== 'closed' || !view.mayPay)
  return (
    <>
      <title>{`پرداخت گروهی، ${name}`}</title>
      <SkipLink />
      <header className="together-head">
        <div className="wrap">
          <Link className="icon-button icon-link" to={view.confirmPath} aria-label="بازگشت">
            <Icon name="arrow-right" size="medium" />
          </Link>
          <div>
            <h1>پرداخت گروهی</h1>
            <p>
              {view.what}&nbsp;· سفارش <bdi dir="ltr">{view.orderNumber}</bdi>
            </p>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="wrap together">
        {isMade && view.split !== undefined ? (
          <SplitStatus {...view} split={view.split} />
        ) : (
          <SplitForm {...view} />
        )}
      </main>
    </>
  )
}
