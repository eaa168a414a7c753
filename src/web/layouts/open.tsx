import { Outlet } from 'react-router'

/** Pages anybody may see. */
export default function Open() {
  return <Outlet />
}
