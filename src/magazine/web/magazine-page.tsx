import './magazine-page.css'
import { listPath, magazinePath } from '#magazine/paths.ts'
import { ArticleCard } from '#magazine/web/article-card.tsx'
import { MagazineCategories } from '#magazine/web/magazine-categories.tsx'
import { MagazineChildren } from '#magazine/web/magazine-children.tsx'
import { magazineHead } from '#magazine/web/magazine-head.ts'
import { MagazinePages } from '#magazine/web/magazine-pages.tsx'
import { MagazineSearch } from '#magazine/web/magazine-search.tsx'
import { NothingRead } from '#magazine/web/nothing-read.tsx'
import { ReadingNote } from '#magazine/web/reading-note.tsx'
import { persianDigits } from '#money/digits.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Trail } from '#web/ui/lists/trail.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/magazine-page'

export { loader } from './magazine-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { brandName, site, address, q, chosen, page } = loaderData
  const part = chosen === null ? 'مجلهٔ سفر' : `${chosen.name} در مجلهٔ سفر`
  const title = q === '' ? part : `«${q}» در مجلهٔ سفر`
  return magazineHead({
    title: `${title}${page > 1 ? `، صفحهٔ ${persianDigits(page)}` : ''}، ${brandName}`,
    description: 'راهنمای شهرها، بار، ویزا، فرودگاه و آیین سفر؛ خواندنی‌های کوتاه، پیش از بستن چمدان.',
    address,
    site,
    brandName,
    isHidden: q !== '',
  })
}

const frontShapes = ['lead', 'tall'] as const

export default function MagazinePage({ loaderData }: Route.ComponentProps) {
  const { articles, total, page, pages, q, subjects, chosen, above, below, all, note } = loaderData
  const isFront = page === 1 && q === '' && chosen === null
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap magazine">
        <header className="magazine-head">
          <div>
            {above.length > 0 && (
              <Trail
                above={[
                  { to: magazinePath, words: 'مجله' },
                  ...above.map(({ slug, name }) => ({ to: listPath({ category: slug }), words: name })),
                ]}
              />
            )}
            <h1>{chosen === null ? 'مجلهٔ سفر' : chosen.name}</h1>
            <p>خواندنی‌های کوتاه، پیش از بستن چمدان.</p>
          </div>
          <MagazineSearch q={q} all={all} action={magazinePath} />
        </header>
        <MagazineCategories
          categories={subjects}
          chosen={chosen?.slug ?? null}
          top={above[0]?.slug ?? null}
          all={all}
        />
        {chosen !== null && <MagazineChildren of={chosen.name} categories={below} />}
        <ReadingNote {...note} />
        {q !== '' && (
          <h2 className="magazine-found">
            {total === 0 ? `برای «${q}» چیزی نداریم` : `${persianDigits(total)} نوشته برای «${q}»`}
          </h2>
        )}
        {articles.length === 0 ? (
          <NothingRead isSearched={q !== ''} />
        ) : (
          <ul className="magazine-list">
            {articles.map((article, place) => (
              <li key={article.slug} data-lead={isFront && place === 0 ? '' : undefined}>
                <ArticleCard
                  article={article}
                  as={isFront ? (frontShapes[place] ?? 'card') : 'card'}
                  heading={q === '' ? 'h2' : 'h3'}
                />
              </li>
            ))}
          </ul>
        )}
        {total > 0 && (
          <MagazinePages {...{ page, pages, total, q }} category={chosen?.slug} readAt={note.readAt} />
        )}
      </div>
    </SiteLayout>
  )
}
