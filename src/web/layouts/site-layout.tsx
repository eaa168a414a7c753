import type { ReactNode } from 'react'
import { SiteFooter } from '#web/layouts/site-footer.tsx'
import type { Visitor } from '#web/layouts/site-header.tsx'
import { SiteHeader } from '#web/layouts/site-header.tsx'
import { SkipLink } from '#web/layouts/skip-link.tsx'
import { TabBar } from '#web/layouts/tab-bar.tsx'

type Props = Visitor & {
  overArt?: boolean
  children: ReactNode
}

/** With `overArt` the page renders the header itself. */
export function SiteLayout({ overArt, children, ...visitor }: Props) {
  return (
    <>
      <SkipLink />
      {!overArt && <SiteHeader {...visitor} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <TabBar />
    </>
  )
}
