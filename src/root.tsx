import './web/styles/app.css'
// the profile's frame and its waiting shape are drawn while their page is on its way: their styles must be there already
import '#accounts/web/profile-frame.css'
import '#accounts/web/profile-skeleton.css'
import '#web/ui/states/skeleton.css'
// and so is the page for an address of nothing, whose script comes when it is asked for
import '#web/layouts/footer-choices.css'
import '#web/layouts/site-footer.css'
import '#web/layouts/skip-link.css'
import '#web/layouts/tab-bar.css'
import '#web/ui/fields/chip.css'
import '#web/ui/search/help-search.css'
import { lazy, use, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { LoginHost } from '#accounts/web/login-host.tsx'
import { unreadBrand } from '#brands/brand.ts'
import { BrandProvider } from '#web/brand/use-brand.tsx'
import { comesAnew, isOutdated } from '#web/display/outdated.ts'
import { RateProvider } from '#web/display/use-rate.ts'
import { DocumentHead } from '#web/install/document-head.tsx'
import { LateScripts } from '#web/late-scripts.tsx'
import { FailedPage } from '#web/layouts/failed-page.tsx'
import { IncidentBanner } from '#web/layouts/incident-banner.tsx'
import { Notices } from '#web/layouts/notices.tsx'
import { usePageAlive } from '#web/page-alive.ts'
import { PageStyles } from '#web/page-styles.tsx'
import { usePressedBefore } from '#web/pressed-before.ts'
import { routeStatus } from '#web/route-status.ts'
import { ToastProvider } from '#web/ui/dialogs/toast.tsx'
import { UserProvider } from '#web/use-user.tsx'
import type { Route } from './+types/root'

export { loader } from './root.server.ts'

const MissingPage = lazy(() =>
  import('#web/layouts/missing-page.tsx').then((module) => ({ default: module.MissingPage })),
)

/** Nothing of travellers' is refused so. */
const DeskRefused = lazy(() => import('#desk/web/desk-refused.tsx'))

/** A filter or a sort changes the address and nothing that the frame knows. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return defaultShouldRevalidate && (!isSameScreen || isOutdated())
}

type RootData = Route.ComponentProps['loaderData']

export function Layout({ children }: { readonly children: React.ReactNode }) {
  usePageAlive()
  const data = useRouteLoaderData<RootData>('root')
  if (!import.meta.env.SSR && data && data.display !== document.documentElement.dataset['display'])
    use(comesAnew())
  const brand = data?.brand ?? unreadBrand
  return (
    <html lang="fa-IR" dir="rtl" data-brand={brand.id} data-theme={data?.theme} data-display={data?.display}>
      <head>
        {/* what never changes in a page's life: the browser need not draw it again */}
        {import.meta.env.SSR && <DocumentHead brand={brand} />}
        <Meta />
        <PageStyles />
      </head>
      <body>
        <BrandProvider value={brand}>
          <UserProvider user={data?.user}>
            <RateProvider value={data?.rate}>
              <ToastProvider>{children}</ToastProvider>
            </RateProvider>
          </UserProvider>
        </BrandProvider>
        <Notices notices={data?.notices} />
        {/* as the head: drawn by the server, and no script goes to the browser for it */}
        {import.meta.env.SSR && data?.incident && <IncidentBanner incident={data.incident} />}
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  )
}

export default function App() {
  usePressedBefore()
  return (
    <>
      <Outlet />
      <LoginHost />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => {
    // a part of a page that no line brought: the worker has something to show in place of the whole
    if (error instanceof TypeError && !navigator.onLine) location.reload()
  }, [error])
  const status = routeStatus(error)
  if (isRouteErrorResponse(error) && status === 403) return <DeskRefused status={403} />
  if (!isRouteErrorResponse(error) || status !== 404) return <FailedPage status={status} />
  return (
    <>
      <MissingPage />
      <LoginHost />
    </>
  )
}
