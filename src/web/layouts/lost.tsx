import './lost.css'
import './site-header.css'
import type { ReactNode } from 'react'
import { TileWall } from '#web/art/tile-wall.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Wordmark } from '#web/layouts/wordmark.tsx'
import { LinkButton } from '#web/ui/button.tsx'

type Props = {
  title: string
  children: ReactNode
  /** the number of the fault, in Persian digits */
  code: string
  /** our fault, not the address's */
  ours?: boolean
}

/** A full page for what could not be shown. It knows nothing of who is looking, so it can always be drawn. */
export function Lost({ title, children, code, ours = false }: Props) {
  const { contact } = useBrand()
  return (
    <>
      <header className="site-header" data-tone="paper">
        <div className="wrap">
          <Wordmark />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <TileWall ours={ours} />
        <div className="wrap lost">
          <h1>{title}</h1>
          <p>{children}</p>
          <div className="lost-ways">
            <LinkButton to="/" icon="magnifying-glass-bold">
              جستجوی پرواز
            </LinkButton>
            <a className="button" data-kind="ghost" href={`tel:${contact.phone}`}>
              پشتیبانی، ۹ تا ۲۴
            </a>
          </div>
          <small>کد خطا {code}</small>
        </div>
      </main>
    </>
  )
}
