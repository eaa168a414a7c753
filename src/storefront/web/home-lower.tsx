import type { ArticleCard } from '#magazine/article.ts'
import type { ProductTile } from '#orders/product-tile.ts'
import type { PromiseDaysView } from '#status/promise-days.ts'
import { HomeCounted } from '#storefront/web/home-counted.tsx'
import { HomeMagazine } from '#storefront/web/home-magazine.tsx'
import { HomeTiles } from '#storefront/web/home-tiles.tsx'

interface Props {
  readonly tiles: readonly ProductTile[]
  readonly articles: readonly Omit<ArticleCard, 'excerpt'>[]
  readonly promises: readonly PromiseDaysView[]
}

/** What lies below the search and the flights, in one piece. */
export function HomeLower({ tiles, articles, promises }: Props) {
  return (
    <>
      {tiles.length > 0 && <HomeTiles tiles={tiles} />}
      {articles.length > 0 && <HomeMagazine articles={articles} />}
      <HomeCounted promises={promises} />
    </>
  )
}
