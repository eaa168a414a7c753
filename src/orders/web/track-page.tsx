import './track-page.css'
import { TrackForm } from '#orders/web/track-form.tsx'
import { TrackFound } from '#orders/web/track-found.tsx'
import { useTracking } from '#orders/web/use-tracking.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { useVisitor } from '#web/use-user.tsx'

/** پیگیری سفارش: where an order stands, by its number and its mobile, for whoever has no account or is not signed in. */
export default function TrackPage() {
  const { name } = useBrand()
  const visitor = useVisitor()
  const tracking = useTracking()
  return (
    <SiteLayout {...visitor}>
      <title>{`پیگیری سفارش، ${name}`}</title>
      <div className="wrap track">
        <header>
          <h1>پیگیری سفارش</h1>
          <p>شمارهٔ سفارش و موبایلی را که هنگام خرید نوشتید وارد کنید؛ ورود به حساب لازم نیست.</p>
        </header>
        <TrackForm {...tracking} />
        <div aria-live="polite">{tracking.found && <TrackFound found={tracking.found} />}</div>
      </div>
    </SiteLayout>
  )
}
