import './desk-frame.css'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { DeskKeys } from '#desk/web/desk-keys.tsx'
import { DeskRail } from '#desk/web/desk-rail.tsx'
import DeskRefused from '#desk/web/desk-refused.tsx'
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
        <DeskKeys />
      </div>
    </StaffProvider>
  )
}

/** A refusal of the guard is drawn by the root: nothing of the desk is loaded before it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskRefused status={isRouteErrorResponse(error) ? error.status : 500} />
}
