import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/flight/ticket-edge.css'
import '#web/ui/fields/choice.css'
import '#web/ui/fields/field.css'
import '#web/ui/flight/penalty-clock.css'
import '#web/ui/flight/penalty-line.css'
import '#web/ui/states/tag.css'
import './refund-page.css'
import { lazy, Suspense, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'
import type { RefundCreated } from '#refunds/responses.ts'
import { RefundStatus } from '#refunds/web/refund-status.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/refund-page'

const RefundForm = woken(async () => (await import('#refunds/web/refund-form.tsx')).RefundForm)
const RefundDone = lazy(() => import('#refunds/web/refund-done.tsx'))

export { loader } from './refund-page.server.ts'

export default function RefundPage({ loaderData }: Route.ComponentProps) {
  const { name } = useBrand()
  const { revalidate } = useRevalidator()
  const [done, setDone] = useState<RefundCreated>()
  const { orderId, orderPath, title, route, isOnItsWay, standings } = loaderData
  useLiveOrder(orderId, isOnItsWay, () => void revalidate())
  return (
    <ProfileFrame>
      <title>{`${title}، ${name}`}</title>
      <div className="refund">
        <nav className="refund-way" aria-label="مسیر">
          <Link to="/profile/my-travels">سفرهای من</Link>
          <Icon name="caret-left-bold" size="small" />
          <Link to={orderPath}>{route}</Link>
        </nav>
        {done === undefined ? (
          <h1>{title}</h1>
        ) : (
          <Suspense>
            <RefundDone refund={done} orderPath={orderPath} />
          </Suspense>
        )}
        <RefundStatus standings={standings} />
        {done === undefined && (
          <WhatNow
            {...loaderData}
            onDone={(refund) => {
              setDone(refund)
              void revalidate()
            }}
          />
        )}
      </div>
    </ProfileFrame>
  )
}

interface WhatNowProps extends Pick<Route.ComponentProps['loaderData'], 'orderPath' | 'form' | 'whyNot'> {
  readonly onDone: (refund: RefundCreated) => void
}

function WhatNow({ orderPath, form, whyNot, onDone }: WhatNowProps) {
  if (form === undefined)
    return (
      <Note
        tone="warn"
        action={
          <LinkButton kind="tonal" size="small" to={orderPath}>
            برگشت به سفارش
          </LinkButton>
        }
      >
        {whyNot}
      </Note>
    )
  return (
    <>
      <header>
        <h2>درخواست استرداد</h2>
        <p>جریمه را پیش از ثبت می‌بینید؛ تا وقتی تأیید نکنید چیزی لغو نمی‌شود.</p>
      </header>
      <RefundForm {...form} orderPath={orderPath} onDone={onDone} />
    </>
  )
}
