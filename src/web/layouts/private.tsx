import { Outlet } from 'react-router'

export { loader, middleware } from './private.server.ts'

/** Kept nowhere: after signing out the way back shows nothing private. */
export function headers() {
  return { 'cache-control': 'private, no-store' }
}

/** Pages for signed-in travellers. */
export default function Private() {
  return <Outlet />
}
