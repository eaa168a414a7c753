import './lost.css'
import type { ReactNode } from 'react'
import { TileWall } from '#web/art/tile-wall.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'

type Props = {
  title: string
  children: ReactNode
  /** id of the fault in Persian digits */
  code?: string
  ours?: boolean
  door?: ReactNode
  ways?: ReactNode
}

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
          {contact.phone !== '' && (
            <a className="button" data-kind="ghost" href={`tel:${contact.phone}`}>
              پشتیبانی، {contact.hours}
            </a>
          )}
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
