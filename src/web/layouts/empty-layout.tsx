import type { ReactNode } from 'react'
import { SkipLink } from '#web/layouts/skip-link.tsx'

/** Nothing but the page: printing, the bank's waiting room, errors without a session. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
