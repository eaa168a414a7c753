import { Outlet } from 'react-router'

export { loader, middleware } from './private.server.ts'

/** Never cached: the back button shows nothing private after signing out. */
export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export default function Private() {
  return <Outlet />
}
