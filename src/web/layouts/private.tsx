import { Outlet } from 'react-router'

export { loader, middleware } from './private.server.ts'

/** Pages for signed-in travellers. */
export default function Private() {
  return <Outlet />
}
