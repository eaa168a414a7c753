import './magazine-children.css'
import { Link } from 'react-router'
import type { CountedCategory } from '#magazine/article.ts'
import { listPath } from '#magazine/paths.ts'
import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly of: string
  readonly categories: readonly CountedCategory[]
}

/** What a category is parted into; nothing where it is not. */
export function MagazineChildren({ of, categories }: Props) {
  if (categories.length === 0) return null
  return (
    <nav className="magazine-children" aria-label={`در موضوع ${of}`}>
      <ul>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={listPath({ category: slug })}>
              {name} <small>{persianDigits(count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
