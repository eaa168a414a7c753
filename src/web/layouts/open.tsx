import { Outlet } from 'react-router'

export default function Open() {
  return <Outlet />
}
