import { Outlet } from 'react-router'

export { loader, middleware } from './private.server.ts'

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export default function Private() {
  return <Outlet />
}
