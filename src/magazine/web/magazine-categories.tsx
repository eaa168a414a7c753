import { Link } from 'react-router'
import type { Category } from '#magazine/article.ts'
import { listPath, magazinePath } from '#magazine/paths.ts'
import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly categories: readonly (Category & { readonly count: number })[]
  readonly chosen: string | null
  readonly all: number
}

export function MagazineCategories({ categories, chosen, all }: Props) {
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
            <Link to={listPath({ category: slug })} aria-current={chosen === slug ? 'page' : undefined}>
              {name} <small>{persianDigits(count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
