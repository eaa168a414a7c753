import { Outlet } from 'react-router'

export { loader, middleware } from './guest.server.ts'

/** Pages of no use to whoever is signed in. */
export default function Guest() {
  return <Outlet />
}
