import type { ArticleCard } from '#magazine/article.ts'
import { MagazineShelf } from '#magazine/web/magazine-shelf.tsx'

export function HomeMagazine({ articles }: { readonly articles: readonly ArticleCard[] }) {
  return (
    <div className="wrap home-magazine">
      <MagazineShelf title="پیش از بستن چمدان بخوانید" articles={articles} />
    </div>
  )
}
