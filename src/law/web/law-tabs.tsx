import { Link } from 'react-router'
import { type LawSlug, lawNames, lawPaths, lawSlugs } from '#law/law-text.ts'

export function LawTabs({ current }: { readonly current: LawSlug }) {
  return (
    <nav className="law-tabs" aria-label="متن‌های قوانین">
      <ul className="strip">
        {lawSlugs.map((slug) => (
          <li key={slug}>
            <Link to={lawPaths[slug]} aria-current={slug === current ? 'page' : undefined}>
              {lawNames[slug]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
