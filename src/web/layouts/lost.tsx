import './lost.css'
import type { ReactNode } from 'react'
import { TileWall } from '#web/art/tile-wall.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'

type Props = {
  title: string
  children: ReactNode
  /** the number of the fault, in Persian digits; what is nobody's fault has none */
  code?: string
  /** our fault, not the address's */
  ours?: boolean
  /** the way on; to the search when left out */
  door?: ReactNode
  /** where else one may go, under the buttons */
  ways?: ReactNode
}

/** What stands in place of a page that could not be shown. It knows nothing of who is looking, so it can always be drawn. */
export function Lost({ title, children, code, ours = false, door = <ToSearch />, ways }: Props) {
  const { contact } = useBrand()
  return (
    <>
      <TileWall ours={ours} />
      <div className="wrap lost">
        <h1>{title}</h1>
        <p>{children}</p>
        <div className="lost-ways">
          {door}
          <a className="button" data-kind="ghost" href={`tel:${contact.phone}`}>
            پشتیبانی، ۹ تا ۲۴
          </a>
        </div>
        {ways}
        {code && <small>کد خطا {code}</small>}
      </div>
    </>
  )
}

function ToSearch() {
  return (
    <LinkButton to="/" icon="magnifying-glass-bold">
      جستجوی پرواز
    </LinkButton>
  )
}
