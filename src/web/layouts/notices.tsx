import './incident-banner.css'
import { useLocation } from 'react-router'

interface Notice {
  readonly key: string
  readonly words: string
  readonly link: string
  readonly path: string
}

/** What the desk tells travellers for a while: on all pages, or on those whose address begins so. */
export function Notices({ notices = [] }: { readonly notices?: readonly Notice[] | undefined }) {
  const { pathname } = useLocation()
  return notices
    .filter(({ path }) => pathname.startsWith(path) && !pathname.startsWith('/desk'))
    .map(({ key, words, link }) => (
      <aside key={key} className="incident-banner" data-level="news" aria-label="اعلان">
        <p className="wrap">
          {words} {link && <a href={link}>بیشتر</a>}
        </p>
      </aside>
    ))
}
