import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { useVisitor } from '#web/use-user.tsx'

export function ResultsFailed() {
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap results-failed">
        <h1 className="only-spoken">جستجوی پرواز</h1>
        <ErrorState retry="جستجوی دوباره" onRetry={() => location.reload()}>
          نتیجهٔ جستجو نرسید. چیزی خریده نشده و پولی کم نشده است؛ اینترنت را بررسی کنید و دوباره بزنید.
        </ErrorState>
      </div>
    </SiteLayout>
  )
}
