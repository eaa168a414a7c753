// Styles of the form, which is woken later: the server draws it at once, and lazy parts bring theirs too late.
import '#web/ui/note.css'
import '#web/ui/price.css'
import '#web/ui/ticket-edge.css'
import '#web/ui/choice.css'
import '#web/ui/field.css'
import '#web/ui/penalty-clock.css'
import '#web/ui/penalty-line.css'
import './refund-page.css'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { orderPath } from '#orders/web/paths.ts'
import type { RefundRequest } from '#refunds/answered.ts'
import { RefundStanding } from '#refunds/web/refund-standing.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/refund-page'

const RefundForm = woken(async () => (await import('#refunds/web/refund-form.tsx')).RefundForm)
const RefundDone = lazy(() => import('#refunds/web/refund-done.tsx'))

export { loader } from './refund-page.server.ts'

/** درخواست استرداد: which tickets or rooms, what that costs now and later, why, and where the money goes. */
export default function RefundPage({ loaderData }: Route.ComponentProps) {
  const { name } = useBrand()
  const [done, setDone] = useState<RefundRequest>()
  const { refundable, legs } = loaderData
  return (
    <SiteLayout {...useVisitor()}>
      <title>{`درخواست استرداد، ${name}`}</title>
      <div className="wrap refund">
        <nav className="refund-way" aria-label="مسیر">
          <Link to="/profile/my-travels">سفرهای من</Link>
          <Icon name="caret-left-bold" size="small" />
          <Link to={orderPath(refundable.orderId, refundable.product)}>{legs[0]?.route}</Link>
        </nav>
        {done === undefined ? (
          <>
            <header>
              <h1>درخواست استرداد</h1>
              <p>جریمه را پیش از ثبت می‌بینید؛ تا وقتی تأیید نکنید چیزی لغو نمی‌شود.</p>
            </header>
            {refundable.allowed ? (
              <RefundForm {...loaderData} onDone={setDone} />
            ) : (
              <>
                <WhyNot {...loaderData} />
                <RefundStanding {...loaderData} />
              </>
            )}
          </>
        ) : (
          <Suspense>
            <RefundDone refund={done} product={refundable.product} />
          </Suspense>
        )}
      </div>
    </SiteLayout>
  )
}

/** No dead button: the reason, and the ways that are open. */
function WhyNot({ refundable }: Pick<Route.ComponentProps['loaderData'], 'refundable'>) {
  return (
    <Note
      tone="warn"
      action={
        <LinkButton kind="tonal" size="small" to={orderPath(refundable.orderId, refundable.product)}>
          برگشت به سفارش
        </LinkButton>
      }
    >
      {refundable.reason}
      {refundable.product === 'flight' &&
        ' اگر پرواز بیش از ۲ ساعت تأخیر یا تعجیل داشته باشد، استرداد بدون جریمه است.'}
    </Note>
  )
}
