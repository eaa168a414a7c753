import './magazine-shelf.css'
import { Link } from 'react-router'
import type { ArticleCard as Card } from '#magazine/article.ts'
import { magazinePath } from '#magazine/paths.ts'
import { ArticleCard } from '#magazine/web/article-card.tsx'

interface Props {
  readonly title: string
  readonly articles: readonly Card[]
}

/** A few articles beside something else; nothing when there are none. */
export function MagazineShelf({ title, articles }: Props) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="magazine-shelf">
      <div className="magazine-shelf-head">
        <h2 id="magazine-shelf">{title}</h2>
        <Link to={magazinePath}>مجلهٔ سفر</Link>
      </div>
      <ul className="magazine-shelf">
        {articles.map((one) => (
          <li key={one.slug}>
            <ArticleCard article={one} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
