import { Link } from 'react-router'
import type { ArticleCard as Card } from '#magazine/article.ts'
import { magazinePath, picturePath } from '#magazine/paths.ts'
import { ArticleCard } from '#magazine/web/article-card.tsx'
import { NearPicture } from '#web/art/near-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The newest stands first and widest. */
export function HomeMagazine({ articles }: { readonly articles: readonly Omit<Card, 'excerpt'>[] }) {
  return (
    <section className="wrap home-magazine" aria-labelledby="home-magazine">
      <header className="home-lower-head">
        <h2 id="home-magazine">مجلهٔ سفر</h2>
        <p>خواندنی‌های کوتاه، پیش از بستن چمدان</p>
        <Link to={magazinePath} discover="none">
          همهٔ نوشته‌ها
          <Icon name="arrow-left-bold" size="small" />
        </Link>
      </header>
      <ul>
        {articles.map((one) => (
          <li key={one.slug}>
            <ArticleCard article={one} heading="h3" picture={one.picture && <Picture {...one.picture} />} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A browser's own lazy loading would bring it while nobody has scrolled yet. */
function Picture({ id, alt, width, height }: NonNullable<Card['picture']>) {
  return (
    <NearPicture
      className="article-picture"
      src={picturePath(id, 'small')}
      alt={alt}
      width={width}
      height={height}
    />
  )
}
