import './desk-frame.css'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { DeskRail } from '#desk/web/desk-rail.tsx'
import { StaffProvider } from '#desk/web/use-staff.ts'
import { SkipLink } from '#web/layouts/skip-link.tsx'
import type { Route } from './+types/desk-layout'

export { loader, middleware } from './desk-layout.server.ts'

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export function meta() {
  return [{ name: 'robots', content: 'noindex, nofollow' }]
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  return (
    <StaffProvider value={loaderData}>
      <div className="desk">
        <SkipLink />
        <DeskRail />
        <Outlet />
      </div>
    </StaffProvider>
  )
}

/** What the desk refuses, or does not have. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const [title, words] = refusalWords[status] ?? failed
  return (
    <main className="desk-refused" id="content" tabIndex={-1}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{words}</p>
      <a className="button" data-kind="line" href="/desk">
        برگشت به میز
      </a>
    </main>
  )
}

const failed = ['این صفحه باز نشد', 'خبرش به ما رسید. کمی بعد دوباره باز کنید.'] as const

const refusalWords: Readonly<Record<number, readonly [string, string]>> = {
  403: ['این صفحه برای شما باز نیست', 'نقش شما یا شبکه‌ای که از آن آمده‌اید اجازهٔ دیدن این صفحه را ندارد.'],
  404: ['چنین صفحه‌ای در میز نیست', 'نشانی را بررسی کنید یا از فهرست کنار صفحه بروید.'],
}
