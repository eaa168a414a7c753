import './entrance.css'
import { Outlet } from 'react-router'
import { Bird } from '#web/art/bird.tsx'

export { loader, middleware } from './entrance-layout.server.ts'

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export function meta() {
  return [{ name: 'robots', content: 'noindex, nofollow' }]
}

/** Before the desk: keys alone open it. */
export default function EntranceLayout() {
  return (
    <main className="desk-entrance" id="content" tabIndex={-1}>
      <Bird />
      <Outlet />
    </main>
  )
}
