import './track-page.css'
import { TrackForm } from '#orders/web/tracking/track-form.tsx'
import { TrackFound } from '#orders/web/tracking/track-found.tsx'
import { useTracking } from '#orders/web/tracking/use-tracking.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/track-page'

export { loader } from './track-page.server.ts'

const how = 'شمارهٔ سفارش یا سفر و موبایلی را که هنگام خرید نوشتید وارد کنید؛ ورود به حساب لازم نیست.'

export default function TrackPage({ loaderData: { scanned } }: Route.ComponentProps) {
  const { name } = useBrand()
  const visitor = useVisitor()
  const tracking = useTracking()
  return (
    <SiteLayout {...visitor}>
      <title>{`پیگیری سفارش، ${name}`}</title>
      <meta name="description" content={how} />
      <div className="wrap track">
        <header>
          <h1>پیگیری سفارش</h1>
          <p>{how}</p>
        </header>
        {scanned && <Scanned scanned={scanned} />}
        <TrackForm {...tracking} />
        <div aria-live="polite">{tracking.found && <TrackFound found={tracking.found} />}</div>
      </div>
    </SiteLayout>
  )
}

type ScannedProps = { readonly scanned: NonNullable<Route.ComponentProps['loaderData']['scanned']> }

function Scanned({ scanned }: ScannedProps) {
  const { name } = useBrand()
  if (scanned === 'unknown')
    return (
      <Note tone="bad">
        این کد را {name} نساخته است. اگر روی بلیت یا واچری با نام ماست، آن را نپذیرید و با پشتیبانی تماس
        بگیرید.
      </Note>
    )
  return (
    <>
      <Note tone="good">
        این {scanned.paper} را {name} صادر کرده است و وضعیت کنونی‌اش این است:
      </Note>
      <TrackFound found={scanned} />
    </>
  )
}
