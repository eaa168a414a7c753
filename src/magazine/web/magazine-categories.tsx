import { Link } from 'react-router'
import type { CountedCategory } from '#magazine/article.ts'
import { listPath, magazinePath } from '#magazine/paths.ts'
import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly categories: readonly CountedCategory[]
  readonly chosen: string | null
  /** the one that the chosen stands below */
  readonly top: string | null
  readonly all: number
}

export function MagazineCategories({ categories, chosen, top, all }: Props) {
  return (
    <nav className="magazine-categories" aria-label="موضوع‌ها">
      <ul>
        <li>
          <Link to={magazinePath} aria-current={chosen === null ? 'page' : undefined}>
            همه <small>{persianDigits(all)}</small>
          </Link>
        </li>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={listPath({ category: slug })} aria-current={currentOf(slug, chosen, top)}>
              {name} <small>{persianDigits(count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function currentOf(slug: string, chosen: string | null, top: string | null): 'page' | 'true' | undefined {
  if (slug === chosen) return 'page'
  return slug === top ? 'true' : undefined
}
