import './refund-page.css'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { RefundRequest } from '#refunds/answered.ts'
import { orderPath } from '#refunds/web/paths.ts'
import { RefundForm } from '#refunds/web/refund-form.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/refund-page'

const RefundDone = lazy(() => import('#refunds/web/refund-done.tsx'))

export { loader } from './refund-page.server.ts'

/** درخواست استرداد: which tickets, what that costs now and later, why, and where the money goes. */
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
          <Link to={orderPath(refundable.orderId)}>{legs[0]?.route}</Link>
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
              <WhyNot {...loaderData} />
            )}
          </>
        ) : (
          <Suspense>
            <RefundDone refund={done} />
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
        <LinkButton kind="tonal" size="small" to={orderPath(refundable.orderId)}>
          برگشت به سفارش
        </LinkButton>
      }
    >
      {refundable.reason} اگر پرواز بیش از ۲ ساعت تأخیر یا تعجیل داشته باشد، استرداد بدون جریمه است.
    </Note>
  )
}
